/**
 * Who follows whom.
 *
 * <p>Generated from social.yaml, do not edit.
 */
@NullMarked
package com.example.social;

import org.jspecify.annotations.NullMarked;
