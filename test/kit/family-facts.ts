/** Facts, conditions and changes of rows for the conformance tests of types with `@rest`. */
import { type GraphQLInputField, getNamedType, isEnumType, isInputObjectType } from "graphql";
import { enumName } from "#subgraphs/kit/mapping/enum-values.ts";
import { conditionOf, type RestType, takesOne } from "./rest-types.ts";

/** Facts of a family that neither its contract nor its SDL has. */
export interface FamilyFacts {
  /** Rules that the tests of the family's types verify. */
  readonly rules: Readonly<Record<Aspect, string>>;
  /** The key of a row. For a type without an id, the value of its first field. */
  readonly idOf: (row: unknown) => string;
  /** The id of the linked object of a row. */
  readonly linkOf: (row: unknown, link: string) => string | undefined;
  /** The value of a row for a condition of the contract. */
  readonly valueIn: (row: unknown, condition: string) => string | undefined;
  /** Time of a row's creation. */
  readonly createdAt: (row: unknown) => string | undefined;
  /** Links from rows to the objects of a type. */
  readonly linkTo: Readonly<Record<string, string>>;
  /** Values of filters in the graph with another name on the wire, by type and member. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Key of no object. The default is `1`. */
  readonly missing?: string;
  /** Types whose look-up by id makes no call and does not notice a missing object. */
  readonly knownByIdAlone?: readonly string[];
}

type Aspect = "pages" | "fields" | "filters" | "order" | "links" | "byId" | "owned" | "tolerant";

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
  { createdAt, linkTo, valueIn, values: spellings }: FamilyFacts,
  member: GraphQLInputField,
  rows: readonly unknown[],
) {
  const type = getNamedType(member.type);
  if (isInputObjectType(type)) {
    const times = rows.flatMap((row) => createdAt(row) ?? []).sort();
    const [since = "", until = ""] = [times[Math.floor(times.length / 2)], times.at(-1)];
    return {
      value: { from: since, until },
      sent: { since, until },
      meets: (row: unknown) => since <= (createdAt(row) ?? "") && (createdAt(row) ?? "") < until,
    };
  }
  const condition = conditionOf(rest, member.name);
  const isOne = takesOne(rest, condition);
  const known = new Set(rows.flatMap((row) => valueIn(row, condition) ?? []));
  const values = [...known].slice(0, isOne ? 1 : 2);
  const words = spellings?.[`${rest.name}Filter.${member.name}`];
  const [owner] = Object.entries(linkTo).find(([, link]) => `${link}Ids` === member.name) ?? [];
  const inGraph = (value: string, index: number) => {
    if (isEnumType(type)) return words?.[value] ?? enumName(value);
    return type.name === "ID" && index === 0 ? `${owner}:${value}` : value;
  };
  return {
    value: values.map(inGraph),
    sent: { [condition]: isOne ? values[0] : values },
    meets: (row: unknown) => values.includes(valueIn(row, condition) ?? ""),
  };
}
