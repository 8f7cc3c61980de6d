/**
 * Prints contracts as OpenAPI 3.1 documents.
 *   (no argument)  all of them, in one object by the name of their family
 *   <family>       that family's document, ready for whatever takes one: `supportDesk` or `support-desk`
 */

import { openApi } from "#contracts/kit/openapi.ts";
import { services } from "#services/index.ts";
import { basePathOf } from "#services/kit/http/host.ts";

const documents = services.map(({ service: { family } }) => ({
  name: family.name,
  path: basePathOf(family.name),
  document: openApi(family, basePathOf(family.name)),
}));

const [wanted] = process.argv.slice(2);
const found = documents.find(({ name, path }) => wanted === name || `/${wanted}` === path);

if (wanted === undefined) {
  const all = Object.fromEntries(documents.map(({ name, document }) => [name, document]));
  process.stdout.write(`${JSON.stringify(all, null, 2)}\n`);
} else if (found) process.stdout.write(`${JSON.stringify(found.document, null, 2)}\n`);
else {
  const names = documents.map(({ name }) => name).join(", ");
  console.error(`There is no family "${wanted}"; there are ${names}`);
  process.exitCode = 1;
}
