#!/bin/sh
# Installs the engine that package-lock.json pins, unless it is there or another one is configured.
# Called by Maven with endpoint=… and command=… (the properties neverscan.endpoint and neverscan.engine, or empty).
set -eu
cd "$(dirname "$0")"

if [ "${1:-endpoint=}" != "endpoint=" ] || [ "${2:-command=}" != "command=" ] \
    || [ -n "${AWS_ENDPOINT_URL_DYNAMODB:-}" ]; then
  exit 0
fi

# The lock file that the folder was made from: npm's own hidden one is written differently.
stamp=node_modules/.installed-from-package-lock.json
if cmp -s package-lock.json "$stamp"; then
  exit 0
fi

hint='Or test against another engine: -Dneverscan.endpoint=http://127.0.0.1:8000 (one that runs),
or -Dneverscan.engine="some-server --port {port}" (a command that starts one). -Dneverscan.engine.install.skip=true leaves this step out.'

if ! command -v npm >/dev/null 2>&1; then
  echo "The tests need a DynamoDB-compatible engine. By default it comes from npm, which is not on the PATH:" >&2
  echo "install Node.js with npm and run the build again. $hint" >&2
  exit 1
fi
echo "Installing the test engine: npm ci in $(pwd)"
if ! npm ci --no-audit --no-fund; then
  echo "npm ci failed in $(pwd), so there is no engine to test against. $hint" >&2
  exit 1
fi
for executable in node_modules/@dynoxide/*/dynoxide node_modules/@dynoxide/*/dynoxide.exe; do
  if [ -x "$executable" ]; then
    cp package-lock.json "$stamp"
    exit 0
  fi
done
echo "npm has no engine for this platform ($(uname -sm)) among the packages of testkit/package.json. A dynoxide on the PATH is found too. $hint" >&2
command -v dynoxide >/dev/null 2>&1
