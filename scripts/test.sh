#!/usr/bin/env bash
# What `npm test` runs: types, lint, generated files, the direction of imports, then every test.
# With arguments, such as a family or a file, it runs types, lint and the tests whose path has one of them:
# `npm test -- banking`, `npm test -- --watch banking`, `npm test -- --changed`.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$1"; }

# Content and names of everything that is generated: a dirty tree may be tested too.
generated() {
  { git ls-files --cached --others --exclude-standard -- \
      schema/supergraph.graphql schema/api.graphql schema/identity/node-stubs.graphql \
      schema/possible-types.json schema/type-policies.json schema/scalars.json \
      '*/__generated__/*' docs/configuration.md docs/errors.md docs/scopes.md docs/links.md | sort -u; } |
    while read -r file; do [ -f "$file" ] && sha256sum "$file"; done || true
}

step "types"
npx --no-install tsc --noEmit --incremental --tsBuildInfoFile .cache/types.tsbuildinfo
step "lint"
npx --no-install biome check --error-on-warnings .
if [ $# -gt 0 ]; then
  step "tests of: $*"
  npm run -s build
  exec npx --no-install vitest --run "$@"
fi
before=$(generated)
step "what clients use" # before the generators, which would only say that a document does not fit
npm run -s compose
npm run -s api
step "generated files"
npm run -s codegen >/dev/null
after=$(generated)
if [ "$before" != "$after" ]; then
  echo "Generated files were not current; they are now. Commit them:"
  diff <(echo "$before") <(echo "$after") | awk '/^[<>]/ {print "  " $3}' | sort -u
  exit 1
fi
step "imports"
npx --no-install tsx scripts/check/main.ts
step "tests"
bash scripts/install-browser.sh
bash scripts/install-servers.sh
npm run -s build
npx --no-install vitest run
step "counting"
npx --no-install tsx scripts/measured/operations.ts --check
npx --no-install tsx scripts/measured/arguments.ts --check
npx --no-install tsx scripts/measured/costs.ts --check
npx --no-install tsx scripts/measured/rules.ts --check
