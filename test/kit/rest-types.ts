/** Types with `@rest` as clients see them, and the rows of their collections in REST. */
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

/** Types that are reachable without an id, with their field of `Query`. */
const entries = Object.values(apiSchema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
  const type = getNamedType(field.type);
  const isEntry = isObjectType(type) && !field.args.some(isRequiredArgument);
  return isEntry && !restTypeNamed(type.name) ? [{ name: field.name, type }] : [];
});

/** The first field of an entry that fits, as a selection on `Query`. Undefined without one. */
function entryTo(fits: (field: Field) => boolean): ((args: string, selection: string) => string) | undefined {
  for (const entry of entries) {
    const field = fieldsOf(entry.type).find(fits);
    if (field) return (args, selection) => `${entry.name} { it: ${field.name}${args} ${selection} }`;
  }
  return undefined;
}

/** The field with all objects of a type. */
export const listOf = ({ name }: RestType) =>
  entryTo((field) => field.type.toString() === `${name}Connection` && !field.args.some(isRequiredArgument));

/** The field with one object of a type by id. */
export const lookUpOf = ({ name }: RestType) =>
  entryTo((field) => field.type.toString() === name && field.args.map((one) => one.name).join() === "id");

/** Members of a type's filter, with their types. */
export function filtersOf({ name }: RestType) {
  const input = apiSchema.getType(`${name}Filter`);
  return isInputObjectType(input) ? Object.values(input.getFields()) : [];
}

/** Fields of a type that link to single objects with `@rest`. */
export const linksOf = ({ type }: RestType) =>
  fieldsOf(type).flatMap((field) => {
    const target = restTypeNamed(field.type.toString());
    return target && field.args.length === 0 ? [{ name: field.name, target }] : [];
  });

/** Fields of a type with lists of its own objects with `@rest`. */
export const ownedBy = ({ type }: RestType) =>
  fieldsOf(type).flatMap((field) => {
    const rows = restTypeNamed(field.type.toString().replace(/Connection$/, ""));
    return rows && field.type.toString() !== rows.name ? [{ name: field.name, rows }] : [];
  });

/** Fields that come with an object: values, and objects without an id. */
export function ownFields(type: GraphQLObjectType): readonly string[] {
  return fieldsOf(type).flatMap(({ name, description, args, type: returned }) => {
    const inner = getNamedType(returned);
    if (args.length > 0 || /REST call/.test(description ?? "")) return [];
    if (isLeafType(inner)) return [name];
    if (!isObjectType(inner) || "id" in inner.getFields()) return [];
    return [`${name} { ${ownFields(inner).join(" ")} }`];
  });
}

/** A field that is not in the key of an object, so that it needs a call. */
export function plainFieldOf({ name, type }: RestType): string {
  const field = ownFields(type).find((one) => /^\w+$/.test(one) && one !== "id" && one !== "upstreamId");
  if (field === undefined) throw new Error(`${name} has no field beside its key`);
  return field;
}

/** Reads all pages of a list from REST, without the gateway. */
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
