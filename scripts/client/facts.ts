/**
 * Writes the facts of the schema that clients' caches and code generators need: `possible-types.json`,
 * `type-policies.json` and `scalars.json`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, isScalarType, isSpecifiedScalarType } from "graphql";
import { clientFacts, scalarTypes } from "#gateway/schemas/client-facts.ts";
import { ROOT } from "#scripts/tables.ts";

const schema = buildSchema(readFileSync(join(ROOT, "schema/api.graphql"), "utf8"));
const custom = Object.values(schema.getTypeMap())
  .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
  .map(({ name }) => name);
const named = Object.keys(scalarTypes);
if (custom.toSorted().join() !== named.toSorted().join())
  throw new Error(`scalarTypes (gateway/schemas/client-facts.ts) must name ${custom}; it names ${named}`);

function write(file: string, value: unknown): void {
  writeFileSync(join(ROOT, "schema", file), `${JSON.stringify(value, null, 2)}\n`);
}
const { possibleTypes, typePolicies } = clientFacts(schema);
write("possible-types.json", possibleTypes);
write("type-policies.json", typePolicies);
write("scalars.json", scalarTypes);
