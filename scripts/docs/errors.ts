/** Prints the error catalog as `docs/errors.md`; part of `npm run codegen`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCatalog, requestErrorCodes } from "#platform/errors/catalog.ts";
import { ROOT } from "#scripts/tables.ts";

const rows = Object.entries(errorCatalog)
  .map(
    ([code, { retryable, message, description }]) =>
      `| \`${code}\` | ${retryable ? "yes" : "no"} | ${message} | ${description} |`,
  )
  .join("\n");

const requestRows = Object.entries(requestErrorCodes)
  .map(([code, meaning]) => `| \`${code}\` | ${meaning} |`)
  .join("\n");

writeFileSync(
  join(ROOT, "docs/errors.md"),
  `# Errors

Generated from \`platform/errors/catalog.ts\` by \`npm run codegen\`.

An error has \`extensions.code\`, \`retryable\` and, if they are known, \`family\`, \`status\` (the family's HTTP status), \`familyCode\` (the family's own code), \`retryAfterMs\`, \`quota\`, \`argument\`, \`limit\`, \`idempotencyKey\`, \`missingScopes\` and \`requestId\`. Each position of a list that failed has an error with its \`path\`, and with the place of the field in the document (\`locations\`). Errors of fields that only fragments on different types select have no \`locations\`, because the path does not say of which type the object is. A wrong value is refused before any REST call; \`locations\` has the place of the value, or of the variable that contains it. When one failure repeats at more than 250 positions, the 250th error stands for those that follow, and its \`count\` is the number of failures that it stands for. An error never contains the URL, body, headers or credentials of a REST call.

When a family that the operation called had a problem, \`extensions.sources\` of the response lists every family that was called, as \`{ family, status, retryAfterMs }\`. \`DOWN\`: all its data is missing; \`DEGRADED\`: a part failed, was left out or rate limited, or took too long; \`OK\`: no problem. \`retryAfterMs\` is present when the family or its open circuit breaker says when a retry may help. With the header \`x-upstream-report: 1\` the list is always present.

A single object that does not exist is \`null\` without an error. When a family refuses a write (400, 403, 404, 409, 412, 422), the reason is in \`userErrors\` of the payload: the family's own text without private data. The mutations after it in the document run all the same, unless the operation is written \`mutation Pay @stopOnError { … }\`.

| code | retry helps | message | meaning |
|---|---|---|---|
${rows}

Requests that are no valid operation have a code of the GraphQL server. A retry of the same request does not help; no family was called.

| code | meaning |
|---|---|
${requestRows}
`,
);
