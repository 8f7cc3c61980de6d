/** Filters of a plain family's lists: members of a filter input as conditions of the contract. */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";
import { spelledFor } from "#subgraphs/kit/mapping/enum-values.ts";
import type { FieldsOf, Resource, Resources, SdlField } from "#subgraphs/kit/schema/derived-resolvers.ts";
import { singularOf } from "#subgraphs/kit/schema/shorthand/rest.ts";
import { normalizedName, type PlainType, type Row, type Schema } from "./family.ts";

/** A condition of a list: a parameter, or a member of the parameter `filter`. */
interface Condition {
  readonly name: string;
  /** Schema of one value. */
  readonly schema: Schema;
  readonly takesSeveral: boolean;
}

/** The condition of a list with a name in any spelling. */
export function conditionIn({ query }: BoundOperation, wanted: string): Condition | undefined {
  const nested = query["filter"]?.schema as Schema | undefined;
  const conditions = nested ? (nested.properties ?? {}) : query;
  const name = Object.keys(conditions).find((one) => normalizedName(one) === normalizedName(wanted)) ?? "";
  if (nested) {
    const schema = nested.properties?.[name];
    return schema && { name, schema: schema.items ?? schema, takesSeveral: schema.type === "array" };
  }
  const own = query[name];
  return own && { name, schema: own.schema as Schema, takesSeveral: own.style !== "plain" };
}

/**
 * Converts a filter to parameters of a list. The conversion returns undefined if a member is an empty list, because
 * then nothing can match.
 * @param rows type of the rows
 * @param owner type of the owner, for a list below the path of an object. A condition on it is BAD_USER_INPUT.
 * @throws at the start for a member that is no condition of the list
 */
export function plainFilter(
  list: BoundOperation,
  { keyIn }: PlainType,
  rows: Resource,
  resources: Resources,
  fieldsOf: FieldsOf,
  owner?: string,
): (filter: Row | null | undefined) => Row | undefined {
  const members = fieldsOf(`${rows.type}Filter`).map((member) => {
    const marked = rows.conditions.find(({ name }) => name === member.name);
    const of = typeOfIds(member, rows, resources, marked?.of);
    if (of !== undefined && of.type === owner)
      return { member: member.name, condition: "", read: refuseOwner(member) };
    const condition = conditionIn(list, marked?.member ?? singularOf(member.name));
    if (!condition || fieldsOf(member.returns).length > 0)
      throw new Error(
        `"${member.name}" of ${rows.type}Filter is no condition of ${list.id}: write the list by hand`,
      );
    const { schema, takesSeveral } = condition;
    const convert = (value: unknown): unknown => {
      if (of === undefined) return typeof value === "string" ? spelledFor(schema, value, member.name) : value;
      const key = keyIn(of, String(value), member.name);
      return schema.type === "integer" ? Number(key) : key;
    };
    const read = (given: readonly unknown[]) => {
      const values = given.map(convert);
      return takesSeveral ? values : onlyOne(values, member.name);
    };
    return { member: member.name, condition: condition.name, read };
  });
  return (filter) => {
    const sent: Record<string, unknown> = {};
    for (const { member, condition, read } of members) {
      const given = filter?.[member];
      if (given === null || given === undefined) continue;
      const values = [given].flat();
      if (values.length === 0) return undefined;
      sent[condition] = read(values);
    }
    return list.query["filter"] && Object.keys(sent).length > 0 ? { filter: sent } : sent;
  };
}

const refuseOwner =
  ({ name }: SdlField) =>
  (): never => {
    throw badInput(`"${name}" cannot be used here: the list is of one owner already`, name);
  };

/** The type whose ids a member lists: that of the link of the same name, or for `ids` that of the rows. */
function typeOfIds(
  { name, returns }: SdlField,
  { type, links }: Resource,
  resources: Resources,
  marked: string | undefined,
): Resource | undefined {
  if (returns !== "ID") return undefined;
  const link = name.replace(/Ids?$/, "");
  const of =
    resources.get(marked ?? "") ?? resources.get(/^ids?$/.test(name) ? type : (links.get(link) ?? ""));
  if (of === undefined)
    throw new Error(
      `"${name}" of ${type}Filter has ids, but ${type} has no link "${link}": write the list by hand`,
    );
  return of;
}
