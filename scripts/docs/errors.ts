/** Prints the error catalog as `docs/errors.md`; part of `npm run codegen`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCatalog, requestErrorCodes } from "#platform/errors/catalog.ts";
import { ROOT } from "#scripts/tables.ts";

const rows = Object.entries(errorCatalog)
  .map(
    ([code, { retryable, description }]) => `| \`${code}\` | ${retryable ? "yes" : "no"} | ${description} |`,
  )
  .join("\n");

const requestRows = Object.entries(requestErrorCodes)
  .map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  .join("\n");

writeFileSync(
  join(ROOT, "docs/errors.md"),
  `# Errors

Generated from \`platform/errors/catalog.ts\` by \`npm run codegen\`.

An error has \`extensions.code\`, \`retryable\` and, if they are known, \`family\`, \`status\` (the family's HTTP status), \`familyCode\` (the family's own code), \`retryAfterMs\`, \`quota\`, \`argument\`, \`limit\`, \`idempotencyKey\`, \`missingScopes\` and \`requestId\`. Each failed position of a list has an error with its \`path\`, and with \`locations\` unless only fragments on different types select the field. A wrong value is refused before any REST call; \`locations\` has the place of the value or of its variable. If one failure repeats at more than 250 positions, \`count\` of the 250th error is the number of failures that it stands for. An error never contains the URL, body, headers or credentials of a REST call.

When a called family had a problem, \`extensions.sources\` lists every called family as \`{ family, status, retryAfterMs }\`: \`DOWN\`: all its data is missing; \`DEGRADED\`: a part failed, was left out, limited or late; \`OK\`. \`retryAfterMs\` is the time until a retry may help. The header \`x-upstream-report: 1\` always adds the list.

A single object that does not exist is \`null\` without an error. When a family refuses a write (400, 403, 404, 409, 412, 422), \`userErrors\` of the payload has the family's text without private data. Later mutations of the document run all the same, unless the operation has \`@stopOnError\`: \`mutation Pay @stopOnError { … }\`.

| code | retry helps | meaning |
|---|---|---|
${rows}

Requests that are no valid operation have a code of the GraphQL server; a retry does not help, and no family was called.

| code | meaning |
|---|---|
${requestRows}
`,
);
