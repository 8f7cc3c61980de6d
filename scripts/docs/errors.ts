/** Prints the error catalogue as `docs/errors.md`; part of `npm run codegen`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCatalog } from "#platform/errors/catalog.ts";
import { ROOT } from "#scripts/tables.ts";

const rows = Object.entries(errorCatalog)
  .map(
    ([code, { retryable, message, description }]) =>
      `| \`${code}\` | ${retryable ? "yes" : "no"} | ${message} | ${description} |`,
  )
  .join("\n");

writeFileSync(
  join(ROOT, "docs/errors.md"),
  `# Errors

Generated from \`platform/errors/catalog.ts\` by \`npm run codegen\`.

An error carries \`extensions.code\`, \`retryable\` and, where they are known, \`family\`, \`status\` (the family's HTTP status), \`familyCode\` (the family's own code), \`retryAfterMs\`, \`quota\`, \`argument\`, \`idempotencyKey\`, \`missingScopes\` and \`requestId\`. Where a list repeats one failure, the first path stands for all and \`count\` says how many there are. Nothing of an upstream's URL, body, headers or credentials is ever in an error.

When a family that the operation asked was in trouble, the answer's \`extensions.sources\` names each family that was asked once, as \`{ family, status, retryAfterMs }\`. \`DOWN\`: nothing of it could be had; \`DEGRADED\`: a part failed, or it refused, limited the rate or took too long; \`OK\` otherwise. \`retryAfterMs\` is there where the family, or its open circuit, says when asking again may help. With \`x-upstream-report: 1\` it is always given.

A single object that is not there is \`null\` without an error. What a family refuses of a write (400, 403, 404, 409, 412, 422) is in the payload's \`userErrors\`, in the family's own scrubbed words.

| code | retry helps | message | meaning |
|---|---|---|---|
${rows}
`,
);
