/** Facts, conditions and changes of rows for the conformance tests of types with `@rest`. */
import {
  type GraphQLInputField,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from "graphql";
import { enumName } from "#subgraphs/kit/mapping/enum-values.ts";
import { keyMember, memberLike } from "#subgraphs/kit/schema/plain/family.ts";
import { linkMember } from "#subgraphs/kit/schema/plain/style.ts";
import { conditionOf, linksOf, type RestType, takesOne } from "./rest-types.ts";

/** Facts of a family that neither its contract nor its SDL has. */
export interface FamilyFacts {
  /** Rules that the tests of the family's types verify. */
  readonly rules: Readonly<Record<Aspect, string>>;
  /** The key of a row. For a type without an id, the value of its first field. */
  readonly idOf: (row: unknown, of: RestType) => string;
  /** The id of the linked object of a row. */
  readonly linkOf: (row: unknown, link: string, of: RestType) => string | undefined;
  /** The value of a row for a condition of the contract. */
  readonly valueIn: (row: unknown, condition: string, of: RestType) => string | undefined;
  /** Time of a row's creation. */
  readonly createdAt: (row: unknown, of: RestType) => string | undefined;
  /** Links from rows to the objects of a type, if their rows do not have the link as a field. */
  readonly linkTo?: Readonly<Record<string, string>>;
  /** Values of filters in the graph with another name on the wire, by type and member. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Key of no object. The default is `1`. */
  readonly missing?: string;
  /** Types whose look-up by id makes no call and does not notice a missing object. */
  readonly knownByIdAlone?: readonly string[];
}

type Aspect = "pages" | "fields" | "filters" | "order" | "links" | "byId" | "owned" | "tolerant";

const textIn = (row: unknown, member: string | undefined): string | undefined => {
  const value = member === undefined ? undefined : (row as Readonly<Record<string, unknown>>)[member];
  return value === undefined || value === null ? undefined : String(value);
};

/** Facts of a plain family: members by their names. */
export const plainFacts: FamilyFacts = {
  rules: { pages: "", fields: "", filters: "", order: "", links: "", byId: "", owned: "", tolerant: "" },
  idOf: (row, { collection }) => textIn(row, keyMember(collection)) ?? "",
  linkOf(row, link, of) {
    const target = linksOf(of).find(({ name }) => name === link)?.target;
    return target && textIn(row, linkMember(link, of.collection, of.renamed, target.collection));
  },
  valueIn: (row, condition, { collection }) => textIn(row, memberLike(collection.row, condition)),
  createdAt: (row, { collection }) => textIn(row, memberLike(collection.row, "createdAt")),
  missing: "999999",
};

/** The link from rows to an object of a type. */
export const linkFrom = (rows: RestType, { linkTo = {} }: FamilyFacts, type: string): string | undefined =>
  linkTo[type] ?? linksOf(rows).find(({ target }) => target.name === type)?.name;

/** Adds a text member that the contract does not have to each object. */
export const withUnknownMembers = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withUnknownMembers)
    : typeof value === "object" && value !== null
      ? Object.fromEntries([
          ...Object.entries(value).map(([name, inner]) => [name, withUnknownMembers(inner)]),
          ["unheardOf", "?"],
        ])
      : value;

/** Values of a member of a type's filter, its conditions in the contract, and the matching rows. */
export function conditionsOf(
  rest: RestType,
  { createdAt, linkTo = {}, valueIn, values: spellings }: FamilyFacts,
  member: GraphQLInputField,
  rows: readonly unknown[],
) {
  const type = getNamedType(member.type);
  if (isInputObjectType(type)) {
    const times = rows.flatMap((row) => createdAt(row, rest) ?? []).sort();
    const [since = "", until = ""] = [times[Math.floor(times.length / 2)], times.at(-1)];
    return {
      value: { from: since, until },
      sent: { since, until },
      meets: (row: unknown) => since <= (createdAt(row, rest) ?? "") && (createdAt(row, rest) ?? "") < until,
    };
  }
  const condition = conditionOf(rest, member.name);
  const isOne = takesOne(rest, condition) || !isListType(getNullableType(member.type));
  const known = new Set(rows.flatMap((row) => valueIn(row, condition, rest) ?? []));
  const values = [...known].slice(0, isOne ? 1 : 2);
  const words = spellings?.[`${rest.name}Filter.${member.name}`];
  const link = member.name.replace(/Ids?$/, "");
  const [owner = linksOf(rest).find(({ name }) => name === link)?.target.name] =
    Object.entries(linkTo).find(([, name]) => name === link) ?? [];
  const inGraph = (value: string, index: number) => {
    if (isEnumType(type)) return words?.[value] ?? enumName(value);
    if (type.name === "Int" || type.name === "Float") return Number(value);
    if (type.name === "Boolean") return value === "true";
    return type.name === "ID" && index === 0 ? `${owner}:${value}` : value;
  };
  const inFilter = values.map(inGraph);
  return {
    value: isListType(getNullableType(member.type)) ? inFilter : inFilter[0],
    sent: { [condition]: isOne ? values[0] : values },
    meets: (row: unknown) => values.includes(valueIn(row, condition, rest) ?? ""),
  };
}
