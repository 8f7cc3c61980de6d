#!/usr/bin/env bash
# Steps of `npm test`: generated files, types, lint, the direction of imports, then every test.
# With arguments, such as a family or a file, it runs the tests whose path has one of them, and beside them types
# and the lint of changed files: `npm test -- banking`, `npm test -- --watch banking`, `npm test -- --changed`.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$1"; }
# Each checker has types of its own: a second one costs half as much memory and CPU again, beside the tests.
types() {
  step "types"
  npx --no-install tsc --noEmit --incremental --tsBuildInfoFile .cache/types.tsbuildinfo --checkers 1
}
lint() {
  step "lint"
  npx --no-install biome check --error-on-warnings "$@"
}

# Digests of the committed files that `npm run codegen` writes, because a dirty tree may be tested too.
generated() {
  sha256sum schema/api.graphql schema/identity/node-stubs.graphql schema/{possible-types,type-policies,scalars}.json \
    docs/{configuration,errors,scopes,links,demo-company}.md || true
}

if [ $# -eq 0 ]; then
  before=$(generated)
  step "documents of clients" # before the generators, which would only say that a document does not fit
  node scripts/generate.mjs schemas
  npm run -s api
  step "generated files"
  npm run -s codegen >/dev/null
  after=$(generated)
  if [ "$before" != "$after" ]; then
    echo "Generated files were not current; they are now. Commit them:"
    diff <(echo "$before") <(echo "$after") | awk '/^[<>]/ {print "  " $3}' | sort -u
    exit 1
  fi
else
  node scripts/generate.mjs code
  matched=$(find test -name '*.test.ts' | grep -F "${@/#/-e}" || true)
  # Tests outside these folders start built processes.
  if [ -z "$matched" ] || grep -qvE '^test/(budgets|contracts|links|operations|services|subgraphs)/' <<<"$matched"; then
    npm run -s build
  fi
  # Each worker loads the gateway, which takes longer than the tests of some files.
  if [ -n "$matched" ] && [ "$(wc -l <<<"$matched")" -le 20 ]; then
    export VITEST_MAX_WORKERS="${VITEST_MAX_WORKERS:-1}"
  fi
  checked=$(mktemp)
  # Two cores: the checks of sources use one, and the tests the other until the checks are done.
  (types && lint --changed --since=HEAD --no-errors-on-unmatched) >"$checked" 2>&1 &
  step "tests of: $*"
  failed=0
  npx --no-install vitest --run "$@" || failed=$?
  wait $! || failed=$?
  cat "$checked"
  rm "$checked"
  exit "$failed"
fi
# Two cores: the checks of sources use one, and installations, builds and first tests the other.
checked=$(mktemp)
(types && lint . && step "imports" && npx --no-install tsx scripts/check/main.ts) >"$checked" 2>&1 &
checks=$!
failed=0
step "servers and build"
bash scripts/install-browser.sh
bash scripts/install-servers.sh
bash scripts/test-tools/install.sh
npm run -s build
step "tests with Apollo's execution" # before the whole suite, which deletes earlier measurements
npm run -s test:apollo -- --part 4 || failed=$?
wait "$checks" || failed=$?
cat "$checked"
rm "$checked"
[ "$failed" -eq 0 ] || exit "$failed"
step "tests"
npx --no-install vitest run
step "counting"
count() { npx --no-install tsx "scripts/measured/$1.ts" --check; }
(count operations && count arguments && count rules) &
count costs
wait $!
