/** Converts structured filters of the ERP's entities to `$filter`, for all lists. */
import type Type from "typebox";
import { kindsOf } from "#contracts/erp/index.ts";
import type { Collection } from "#contracts/kit/collections.ts";
import type { DateRange, DateTimeRange, DecimalRange, TextFilter } from "#generated/business/inputs.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { ALL_ROWS } from "#subgraphs/kit/filters/narrowing.ts";
import { allOf, anyOf, bounded, type ODataFilter } from "#subgraphs/kit/filters/odata.ts";
import { spelledFor } from "#subgraphs/kit/mapping/enum-values.ts";
import type { Resource } from "#subgraphs/kit/schema/derived-resolvers.ts";
import { entityOf } from "./collections.ts";

const MAX_DEPTH = 8;

type Bound = string | number | null | undefined;

/** A filter input. */
export type Filter = Readonly<Record<string, unknown>>;

/** Returns the ERP's id of an object that a filter names. */
export type OwnId = (type: string, id: string, argument: string) => string;

/**
 * Returns a function that converts filters of an entity. Each condition compares the member that the SDL names for
 * the condition, by the member's kind; `and` and `or` contain further filters.
 * @throws BAD_USER_INPUT (when run) for a filter that is nested too deeply, too long, or has `OTHER`
 */
export function filterOver(
  collection: Collection,
  conditions: Resource["conditions"],
  isObject: (type: string) => boolean = () => false,
) {
  const row = collection.row as Type.TObject;
  const kinds: Readonly<Record<string, ReturnType<typeof kindsOf>[string]>> = kindsOf(row);
  const entity = entityOf(collection);
  const named = new Map(conditions.map((condition) => [condition.name, condition]));

  function text(property: string, { eq, in: some, contains, startsWith, endsWith }: TextFilter) {
    const equals = (value: string) => entity.compare(property, "eq", value);
    return allOf([
      eq == null ? undefined : equals(eq),
      some ? anyOf(some.map(equals)) : undefined,
      contains == null ? undefined : entity.text("contains", property, contains),
      startsWith == null ? undefined : entity.text("startswith", property, startsWith),
      endsWith == null ? undefined : entity.text("endswith", property, endsWith),
    ]);
  }

  function range(property: string, first: Bound, last: Bound, upper: "le" | "lt" = "le") {
    return allOf([
      first == null ? undefined : entity.compare(property, "ge", first),
      last == null ? undefined : entity.compare(property, upper, last),
    ]);
  }

  function field(name: string, value: unknown, depth: number, ownId: OwnId): ODataFilter {
    if (value === null || value === undefined) return ALL_ROWS;
    const inner = (one: unknown) => whole(one as Filter, depth + 1, ownId);
    if (name === "and") return allOf((value as unknown[]).map(inner));
    if (name === "or") return anyOf((value as unknown[]).map(inner));
    const { member, of } = named.get(name) ?? { member: name, of: "String" };
    if (Array.isArray(value)) {
      const spelled = (one: string) => {
        if (isObject(of)) return ownId(of, one, name);
        const schema = row.properties[member];
        return of === "String" || !schema ? one : String(spelledFor(schema, one, name));
      };
      return anyOf((value as string[]).map((one) => entity.compare(member, "eq", spelled(one))));
    }
    switch (kinds[member]) {
      case "text":
        return text(member, value);
      case "number": {
        const { min, max }: DecimalRange = value;
        return range(member, min, max);
      }
      case "date": {
        const { from, until }: DateRange = value;
        return range(member, from, until);
      }
      case "instant": {
        const { from, until }: DateTimeRange = value;
        return range(member, from, until, "lt");
      }
      default:
        throw new Error(`"${name}" cannot be filtered by`);
    }
  }

  function whole(filter: Filter, depth: number, ownId: OwnId): ODataFilter {
    if (depth > MAX_DEPTH) throw badInput(`"filter" is nested more than ${MAX_DEPTH} deep`, "filter");
    return allOf(Object.entries(filter).map(([name, value]) => field(name, value, depth, ownId)));
  }

  return (filter: Filter | null | undefined, ownId: OwnId = (_, id) => id): ODataFilter =>
    filter ? bounded(whole(filter, 1, ownId)) : ALL_ROWS;
}
