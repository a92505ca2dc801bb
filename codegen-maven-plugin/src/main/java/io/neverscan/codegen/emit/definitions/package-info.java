/** Table definitions for other tools: CloudFormation, Terraform and the AWS command line. */
@NullMarked
package io.neverscan.codegen.emit.definitions;

import org.jspecify.annotations.NullMarked;
