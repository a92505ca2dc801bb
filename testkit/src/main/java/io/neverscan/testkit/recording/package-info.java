/** Clients without a server that record requests and give scripted answers, and assertions on what was recorded. */
@NullMarked
package io.neverscan.testkit.recording;

import org.jspecify.annotations.NullMarked;
