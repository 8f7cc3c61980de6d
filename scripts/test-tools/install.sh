#!/usr/bin/env bash
# Installs the packages that one test each needs, if CI is set. Otherwise installed packages are used, and tests of
# missing ones are skipped with a message.
set -euo pipefail
cd "$(dirname "$0")"
[ node_modules/.package-lock.json -nt package-lock.json ] && exit 0
if [ -z "${CI:-}" ]; then
  echo "not installed: scripts/test-tools (npm ci --prefix scripts/test-tools); the tests that need them are skipped"
  exit 0
fi
echo "installing scripts/test-tools"
npm ci --silent --no-audit --no-fund
