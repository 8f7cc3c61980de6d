/**
 * What clients' caches and code generators need to know of the schema, beside it:
 * `possible-types.json` and `type-policies.json` (for `schema/apollo.ts`); `scalars.json` is kept by
 * hand and must name every scalar.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from "graphql";
import { ROOT } from "./tables.ts";

const read = (file: string) => readFileSync(join(ROOT, "schema", file), "utf8");
const schema = buildSchema(read("api.graphql"));
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());
const isConnection = (type: GraphQLType): boolean => {
  const named = getNamedType(type);
  return isObjectType(named) && "edges" in named.getFields() && "pageInfo" in named.getFields();
};

const PAGING = new Set(["first", "after", "last", "before"]);
const connections = Object.fromEntries(
  types.filter(isObjectType).flatMap((type) => {
    const lists = fieldsOf(type)
      .filter((field) => isConnection(field.type))
      .map(({ name, args }) => [name, args.map((arg) => arg.name).filter((arg) => !PAGING.has(arg))]);
    return lists.length > 0 ? [[type.name, Object.fromEntries(lists)]] : [];
  }),
);

const query = schema.getQueryType();
const namespaces = (query ? fieldsOf(query) : []).flatMap(({ type }) => {
  const named = getNullableType(type);
  return isObjectType(named) && !("id" in named.getFields()) && !isConnection(named) ? [named.name] : [];
});

const possibleTypes = Object.fromEntries(
  types
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
);

const scalars = Object.keys(JSON.parse(read("scalars.json")) as object).sort();
const custom = types
  .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
  .map(({ name }) => name);
if (scalars.join() !== custom.sort().join())
  throw new Error(`schema/scalars.json must name ${custom.join(", ")}; it names ${scalars.join(", ")}`);

function write(file: string, value: unknown): void {
  writeFileSync(join(ROOT, "schema", file), `${JSON.stringify(value, null, 2)}\n`);
}
write("possible-types.json", possibleTypes);
write("type-policies.json", { connections, namespaces });
