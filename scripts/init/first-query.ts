/** A first query for a family: one page of a list that needs no argument. */
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import type { Weights } from "#platform/graphql/cost-table.ts";

/** Most selected fields of a row besides the id. */
const MOST_FIELDS = 4;

type Field = GraphQLField<unknown, unknown>;

const objectOf = (field: Field | undefined): GraphQLObjectType | undefined => {
  const type = field && getNamedType(field.type);
  return isObjectType(type) ? type : undefined;
};
const needsNothing = ({ args }: Field): boolean => !args.some(isRequiredArgument);

/** The rows of a connection; undefined for any other field. */
const rowsOf = (field: Field): GraphQLObjectType | undefined =>
  objectOf(objectOf(field)?.getFields()["nodes"]);

/** Names of the row fields that come with the list: values without arguments and further calls. */
function valuesOf(rows: GraphQLObjectType, weights: Weights): string[] {
  return Object.values(rows.getFields())
    .filter(
      ({ type, args, deprecationReason }) =>
        isLeafType(getNamedType(type)) && args.length === 0 && !deprecationReason,
    )
    .filter(({ name }) => name !== "id" && !weights.has(`${rows.name}.${name}[]`))
    .map(({ name }) => name)
    .slice(0, MOST_FIELDS);
}

/**
 * Writes a query over the first list of a family.
 * @param weights REST calls of fields, which show the family of a list
 * @returns undefined for a family whose lists all need arguments
 */
export function firstQuery(schema: GraphQLSchema, weights: Weights, family: string): string | undefined {
  const isOfFamily = (coordinate: string) => {
    const calls = [...(weights.get(coordinate) ?? []), ...(weights.get(`${coordinate}[]`) ?? [])];
    return calls.length > 0 && calls.every(({ operation }) => operation.startsWith(`${family}.`));
  };
  const operation = `First${family.charAt(0).toUpperCase()}${family.slice(1)}`;
  for (const namespace of Object.values(schema.getQueryType()?.getFields() ?? {}).filter(needsNothing)) {
    const type = objectOf(namespace);
    if (!type || "id" in type.getFields()) continue;
    for (const field of Object.values(type.getFields()).filter(needsNothing)) {
      const rows = rowsOf(field);
      if (!rows || !isOfFamily(`${type.name}.${field.name}`)) continue;
      const id = "id" in rows.getFields() ? ["id"] : [];
      const fields = [...id, ...valuesOf(rows, weights)];
      if (fields.length === 0) continue;
      const selection = fields.map((name) => `        ${name}\n`).join("");
      return `query ${operation} {\n  ${namespace.name} {\n    ${field.name}(first: 20) {\n      nodes {\n${selection}      }\n    }\n  }\n}\n`;
    }
  }
  return undefined;
}
