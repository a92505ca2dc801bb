// Generated from social.yaml:39, do not edit.
package com.example.social;

import javax.annotation.processing.Generated;

/** What access pattern {@code home} may return. */
@Generated("neverscan")
public sealed interface HomeItem permits User, Follow {}
