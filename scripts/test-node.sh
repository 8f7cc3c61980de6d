#!/usr/bin/env bash
# Runs the tests on another version of Node: `npm run test:node -- 24 [what npm test takes]`. The binary
# is that of the npm package `node`, kept in .cache.
set -euo pipefail
cd "$(dirname "$0")/.."

version=${1:?usage: npm run test:node -- <version of Node, such as 24> [test filter]}
shift
folder=.cache/node-$version
if [ ! -x "$folder/node_modules/.bin/node" ]; then
  mkdir -p "$folder"
  echo '{"private": true}' >"$folder/package.json"
  # Its install script moves the binary to its place.
  npm install --prefix "$folder" --silent --no-audit --no-fund --ignore-scripts=false "node@$version"
fi
PATH="$PWD/$folder/node_modules/.bin:$PATH"
export PATH
echo "Node $(node --version)"
exec bash scripts/test.sh "$@"
