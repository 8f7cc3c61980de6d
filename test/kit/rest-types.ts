/** Types with `@rest` as clients see them, and the rows of their collections in REST. */
import { isDeepStrictEqual } from "node:util";
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
import type { PageStyle, Position } from "#contracts/kit/pages/style.ts";
import { parseQuery, renderQuery } from "#contracts/kit/wire.ts";
import { MAX_FIRST } from "#subgraphs/kit/loading/connection.ts";
import { typeDefsIn } from "#subgraphs/kit/schema/build.ts";
import { normalizedName } from "#subgraphs/kit/schema/plain/family.ts";
import { type FieldCondition, singularOf } from "#subgraphs/kit/schema/shorthand/rest.ts";
import { allFamilies, modules } from "#subgraphs/modules.ts";
import { apiSchema } from "./demo-nodes.ts";

type Field = GraphQLField<unknown, unknown>;

/** A type with `@rest`. */
export interface RestType {
  readonly name: string;
  readonly type: GraphQLObjectType;
  readonly collection: Collection;
  readonly family: Family;
  /** Wire members of fields with another name. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Members of its filter, with their conditions in the contract. */
  readonly conditions: readonly FieldCondition[];
}

export const restTypes: readonly RestType[] = modules.flatMap((module) => {
  const { collections, marks } = typeDefsIn(module);
  return [...collections].map(([name, collection]) => {
    const type = apiSchema.getType(name);
    const family = allFamilies.find((one) => one.name === collection.list.family);
    if (!isObjectType(type) || !family) throw new Error(`${name} is not in the schema`);
    const { conditions = [], renamed = {} } = marks?.get(name) ?? {};
    return { name, type, collection, family, conditions, renamed };
  });
});

const restTypeNamed = (name: string) => restTypes.find((one) => one.name === name);
const fieldsOf = (type: GraphQLObjectType): readonly Field[] => Object.values(type.getFields());

/**
 * Types that are reachable without an id, with their field of `Query`. An object with an id, such as the caller, is
 * none: its lists are not those of all objects.
 */
const entries = Object.values(apiSchema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
  const type = getNamedType(field.type);
  const isEntry = isObjectType(type) && !("id" in type.getFields()) && !field.args.some(isRequiredArgument);
  return isEntry ? [{ name: field.name, type }] : [];
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

/** True if the list of all objects of a type can be sorted. */
export const isSorted = ({ name, collection }: RestType) =>
  collection.sorted &&
  entryTo((field) => field.type.toString() === `${name}Connection` && field.args.some(isOrder)) !== undefined;

const isOrder = ({ name }: { readonly name: string }) => name === "orderBy";

/** True if a type has `@node`. */
export const isNode = ({ type }: RestType) => type.getInterfaces().some(({ name }) => name === "Node");

/** Facts about the pages of a list that follow from a page that its style cuts. */
export function pagingOf(style: PageStyle<unknown>) {
  const isFixed = isDeepStrictEqual(style.ask({ size: 1 }), style.ask({ size: 2 }));
  const isWhole = style.maxSize === Number.MAX_SAFE_INTEGER;
  const first = isFixed && !isWhole ? style.maxSize : 1;
  const context = {
    now: () => 0,
    seal: () => "",
    open: () => undefined,
    path: "",
    search: new URLSearchParams(),
  };
  const { body, headers = {} } = style.cut(new Array(first).fill({}), style.ask({ size: 1 }), context);
  const { total, next } = style.read({ body, headers }, { size: 1 });
  return {
    /** Most rows of a page in REST for a page of the graph. */
    size: isFixed ? style.maxSize : Math.min(MAX_FIRST + (style.tellsNext ? 0 : 1), style.maxSize),
    /** True if pages begin at multiples of their size only. */
    isAligned: isFixed || style.steady === true,
    /** True if a page has the number of all rows. */
    isCounted: total !== undefined,
    /** True if the last page says that it is the last, even if it is full. */
    saysEnd: next === undefined,
    /** Number of rows of the smallest first page. A second one needs more rows. */
    first,
  };
}

/** Sentence about a list without a second page. */
export const needsSecondPage = (style: PageStyle<unknown>): string =>
  `a second page needs more than ${pagingOf(style).first} rows in the seed of the stand-in service (services)`;

/** True if a condition of a type's list takes one value. */
export const takesOne = ({ collection }: RestType, condition: string) =>
  collection.filters.get(condition) === 1;

/** The condition of the contract behind a member of a type's filter. */
export function conditionOf({ conditions, collection }: RestType, member: string): string {
  const wanted = conditions.find(({ name }) => name === member)?.member ?? singularOf(member);
  const alike = [...collection.filters.keys()].find((one) => normalizedName(one) === normalizedName(wanted));
  return alike ?? wanted;
}

/** Conditions that a call of a type's list sent, with their values as text. */
export function sentConditions(
  { collection: { list, filters } }: RestType,
  search: string,
): Readonly<Record<string, unknown>> {
  const query: Readonly<Record<string, unknown>> = parseQuery(list.query, new URLSearchParams(search));
  const own = (list.query["filter"] ? query["filter"] : query) as typeof query | undefined;
  const text = (value: unknown): unknown => (Array.isArray(value) ? value.map(String) : String(value));
  return Object.fromEntries(
    Object.entries(own ?? {}).flatMap(([name, value]) => (filters.has(name) ? [[name, text(value)]] : [])),
  );
}

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

/** True if the objects of a type have a global id. */
export const hasId = ({ type }: RestType) => "id" in type.getFields();

/** Selection of the key of a type's objects as `id`. Without an id, their first field stands for it. */
export const keySelection = (rest: RestType): string => (hasId(rest) ? "id" : `id: ${plainFieldOf(rest)}`);

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
    const response = await fetch(`${baseUrl}${list.template.render(input)}${query}`, {
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
