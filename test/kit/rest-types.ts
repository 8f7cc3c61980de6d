/** The types with `@rest` as clients see them, and the rows of their collections as REST has them. */
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { demoSecret } from "#contracts/demo-credentials.ts";
import type { Collection } from "#contracts/kit/collections.ts";
import type { Family } from "#contracts/kit/contract.ts";
import type { Position } from "#contracts/kit/pages/style.ts";
import { renderQuery } from "#contracts/kit/wire.ts";
import { typeDefsIn } from "#subgraphs/kit/schema/build.ts";
import { allFamilies, modules } from "#subgraphs/modules.ts";
import { apiSchema } from "./demo-nodes.ts";

type Field = GraphQLField<unknown, unknown>;

/** A type with `@rest`. */
export interface RestType {
  readonly name: string;
  readonly type: GraphQLObjectType;
  readonly collection: Collection;
  readonly family: Family;
}

export const restTypes: readonly RestType[] = modules.flatMap((module) =>
  [...typeDefsIn(module).collections].map(([name, collection]) => {
    const type = apiSchema.getType(name);
    const family = allFamilies.find((one) => one.name === collection.list.family);
    if (!isObjectType(type) || !family) throw new Error(`${name} is not in the schema`);
    return { name, type, collection, family };
  }),
);

const restTypeNamed = (name: string) => restTypes.find((one) => one.name === name);
const fieldsOf = (type: GraphQLObjectType): readonly Field[] => Object.values(type.getFields());

/** The types from which objects are reached without an id, each with its field of `Query`. */
const entries = Object.values(apiSchema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
  const type = getNamedType(field.type);
  const isEntry = isObjectType(type) && !field.args.some(isRequiredArgument);
  return isEntry && !restTypeNamed(type.name) ? [{ name: field.name, type }] : [];
});

/** The field of an entry that fits, written as a selection within `Query`; undefined for none. */
function entryTo(fits: (field: Field) => boolean): ((args: string, selection: string) => string) | undefined {
  for (const entry of entries) {
    const field = fieldsOf(entry.type).find(fits);
    if (field) return (args, selection) => `${entry.name} { it: ${field.name}${args} ${selection} }`;
  }
  return undefined;
}

/** All objects of a type. */
export const listOf = ({ name }: RestType) =>
  entryTo((field) => field.type.toString() === `${name}Connection` && !field.args.some(isRequiredArgument));

/** One object of a type by its id. */
export const lookUpOf = ({ name }: RestType) =>
  entryTo((field) => field.type.toString() === name && field.args.map((one) => one.name).join() === "id");

/** The members of the filter of a type, with the types of their values. */
export function filtersOf({ name }: RestType) {
  const input = apiSchema.getType(`${name}Filter`);
  return isInputObjectType(input) ? Object.values(input.getFields()) : [];
}

/** The single objects with `@rest` that objects of a type link to. */
export const linksOf = ({ type }: RestType) =>
  fieldsOf(type).flatMap((field) => {
    const target = restTypeNamed(field.type.toString());
    return target && field.args.length === 0 ? [{ name: field.name, target }] : [];
  });

/** The lists of objects with `@rest` that belong to one object of a type. */
export const ownedBy = ({ type }: RestType) =>
  fieldsOf(type).flatMap((field) => {
    const rows = restTypeNamed(field.type.toString().replace(/Connection$/, ""));
    return rows && field.type.toString() !== rows.name ? [{ name: field.name, rows }] : [];
  });

/** The fields that come with an object: values, and objects without an id. */
export function ownFields(type: GraphQLObjectType): readonly string[] {
  return fieldsOf(type).flatMap(({ name, description, args, type: returned }) => {
    const inner = getNamedType(returned);
    if (args.length > 0 || /REST call/.test(description ?? "")) return [];
    if (isLeafType(inner)) return [name];
    if (!isObjectType(inner) || "id" in inner.getFields()) return [];
    return [`${name} { ${ownFields(inner).join(" ")} }`];
  });
}

/** A field that the key of an object does not say: it needs a call. */
export function plainFieldOf({ name, type }: RestType): string {
  const field = ownFields(type).find((one) => /^\w+$/.test(one) && one !== "id" && one !== "upstreamId");
  if (field === undefined) throw new Error(`${name} has no field beside its key`);
  return field;
}

/** Reads a list page by page over REST, beside the gateway. */
export async function rowsAt(
  baseUrl: string,
  { list, pageSize: size }: Collection,
  { auth, name }: Family,
  input: Readonly<Record<string, unknown>> = {},
): Promise<readonly unknown[]> {
  const { page } = list.spec;
  const rows: unknown[] = [];
  let position: Position | undefined;
  do {
    const query = renderQuery(list.query, { ...input, ...page?.ask({ size, position }) });
    const response = await fetch(`${baseUrl}${list.template.render({})}${query}`, {
      headers: { [auth.header]: auth.present(demoSecret(name)) },
    });
    if (!response.ok) throw new Error(`${list.id}${query} was answered with ${response.status}`);
    const read = page?.read(
      { body: await response.json(), headers: Object.fromEntries(response.headers) },
      { size, position },
    );
    rows.push(...(read?.items ?? []));
    position = read?.next;
  } while (position !== undefined);
  return rows;
}
