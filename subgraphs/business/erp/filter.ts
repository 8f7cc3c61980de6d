/** Structured filters over the ERP's entities as `$filter`: one reading for all lists. */
import type Type from "typebox";
import { kindsOf, lineTypes } from "#contracts/erp/index.ts";
import type { DateRange, DateTimeRange, DecimalRange, TextFilter } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { ALL_ROWS } from "#subgraphs/kit/filters/narrowing.ts";
import { allOf, anyOf, bounded, type ODataFilter, odata } from "#subgraphs/kit/filters/odata.ts";

const MAX_DEPTH = 8;

/** How the fields of a filter are written, where they are not properties of the same name. */
interface Reading {
  /** Fields that are properties of another name. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Fields that list enum values, with the ERP's own words. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
}

type Bound = string | number | null | undefined;

/** A filter input; ids in it are the ERP's own already. */
type Input = Readonly<Record<string, unknown>>;

/**
 * The ERP's own word for an enum value.
 * @throws BAD_USER_INPUT for `OTHER`, which stands for words that we do not know
 */
export function wordOf<const W extends string>(words: readonly W[], value: string, field: string): W {
  const word = words.find((one) => one.toUpperCase() === value);
  if (word === undefined) throw badInput(`"${value}" cannot be asked for or set`, field);
  return word;
}

/** The ERP's own word for what kind of thing a line is about, where one is given. */
export const lineTypeIn = <T extends string | null | undefined>(value: T) =>
  value && wordOf(lineTypes, value, "lineType");

/**
 * What makes filters over an entity. Every property of its record that the input names is read by
 * its kind; `and` and `or` hold further filters.
 * @throws BAD_USER_INPUT when a filter is nested too deeply, too long, or asks for `OTHER`
 */
export function filterOver(record: Type.TObject, { renamed = {}, words = {} }: Reading = {}) {
  const kinds: Readonly<Record<string, ReturnType<typeof kindsOf>[string]>> = kindsOf(record);
  const entity = odata(kinds);

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

  function field(name: string, value: unknown, depth: number): ODataFilter {
    if (value === null || value === undefined) return ALL_ROWS;
    const inner = (one: unknown) => whole(one as Input, depth + 1);
    if (name === "and") return allOf((value as unknown[]).map(inner));
    if (name === "or") return anyOf((value as unknown[]).map(inner));
    const property = renamed[name] ?? name;
    const known = words[name];
    if (known) {
      const chosen = (value as string[]).map((one) => wordOf(known, one, name));
      return anyOf(chosen.map((word) => entity.compare(property, "eq", word)));
    }
    if (Array.isArray(value)) return anyOf(value.map((one) => entity.compare(property, "eq", one)));
    switch (kinds[property]) {
      case "text":
        return text(property, value);
      case "number": {
        const { min, max }: DecimalRange = value;
        return range(property, min, max);
      }
      case "date": {
        const { from, until }: DateRange = value;
        return range(property, from, until);
      }
      case "instant": {
        const { from, until }: DateTimeRange = value;
        return range(property, from, until, "lt");
      }
      default:
        throw new Error(`"${name}" cannot be filtered by`);
    }
  }

  function whole(filter: Input, depth: number): ODataFilter {
    if (depth > MAX_DEPTH) throw badInput(`"filter" is nested more than ${MAX_DEPTH} deep`, "filter");
    return allOf(Object.entries(filter).map(([name, value]) => field(name, value, depth)));
  }

  return (filter: Input | null | undefined): ODataFilter => (filter ? bounded(whole(filter, 1)) : ALL_ROWS);
}
