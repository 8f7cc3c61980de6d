/** Values for arguments and input members. Each leaf has a distinct value, which identifies it when sent. */
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";

type Declared = GraphQLArgument | GraphQLInputField;
type NamedInput = Exclude<ReturnType<typeof namedInput>, undefined>;

/** A value without members, at the end of a path. */
export interface Leaf {
  /** `input.profile.email`; an item of a list has the name of its list. */
  readonly path: string;
  readonly name: string;
  readonly type: NamedInput;
  /** The value and its parents, outermost first, each with the fact if it is required in its parent. */
  readonly chain: readonly { readonly path: string; readonly required: boolean }[];
}

function namedInput(type: GraphQLInputType) {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return namedInput(nullable.ofType);
  return nullable;
}

const isRequired = ({ type, defaultValue }: Declared) => isNonNullType(type) && defaultValue === undefined;

/**
 * Largest number of times that a type occurs in a path. A filter of other filters occurs once within itself.
 */
const MOST_NESTED = 2;

/** All leaves of an argument. A path ends at the third occurrence of a type. */
export function leavesOf(argument: GraphQLArgument): Leaf[] {
  const found: Leaf[] = [];
  const walk = (one: Declared, path: string, around: Leaf["chain"], seen: readonly string[]) => {
    const type = namedInput(one.type);
    const chain = [...around, { path, required: isRequired(one) }];
    if (!isInputObjectType(type)) found.push({ path, name: one.name, type, chain });
    else if (seen.filter((name) => name === type.name).length < MOST_NESTED)
      for (const member of Object.values(type.getFields()))
        walk(member, `${path}.${member.name}`, chain, [...seen, type.name]);
  };
  walk(argument, argument.name, [], []);
  return found;
}

/** True if a leaf is required with another one: each optional value around it is also around the other. */
export const isNeededFor = (leaf: Leaf, other: Leaf): boolean =>
  leaf.chain.every(({ path, required }) => required || other.path.startsWith(`${path}.`));

/** The argument with the given leaves. Undefined without leaves in it. */
export function buildValue(
  argument: GraphQLArgument,
  values: ReadonlyMap<string, unknown>,
  twice: readonly string[] = [],
): unknown {
  const paths = [...values.keys()];
  const build = (type: GraphQLInputType, path: string): unknown => {
    // Without this check, a recursive type would never end.
    if (!paths.some((given) => given === path || given.startsWith(`${path}.`))) return undefined;
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      const item = build(nullable.ofType, path);
      if (item === undefined || Array.isArray(item)) return item;
      return twice.some((name) => path.endsWith(`.${name}`)) ? [item, item] : [item];
    }
    if (!isInputObjectType(nullable)) return values.get(path);
    const members = Object.values(nullable.getFields()).flatMap((member) => {
      const value = build(member.type, `${path}.${member.name}`);
      return value === undefined ? [] : [[member.name, value] as const];
    });
    return Object.fromEntries(members);
  };
  return build(argument.type, argument.name);
}

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2001, 0, 1);

/**
 * Values for a leaf, two for each form of texts and ids. If a family refuses the first form, the next is tried.
 * @param mark number that no other leaf of the operation has
 */
export function valuesFor({ type, name }: Leaf, mark: number): readonly (readonly [unknown, unknown])[] {
  if (isEnumType(type)) {
    const names = type.getValues().map((value) => value.name);
    return [[names[0], names[1]]];
  }
  const day = (from: number) => new Date(from + mark * DAY_MS).toISOString();
  switch (type.name) {
    case "Boolean":
      return [[true, false]];
    case "Int":
      return [[mark, mark + 1]];
    case "Decimal":
      return [[`${mark}.25`, `${mark}.5`]];
    case "Date":
      return [[day(FIRST_DAY).slice(0, 10), "2031-07-01"]];
    case "DateTime":
      return [[day(FIRST_DAY), "2031-07-01T10:11:12.000Z"]];
    case "JSON":
      return [[{ name: `mark${mark}` }, { name: `other${mark}` }]];
    case "ID":
      return [
        [`${7_000_000 + mark}`, `${8_000_000 + mark}`],
        [guid(7_000_000 + mark), guid(8_000_000 + mark)],
      ];
    default:
      return [...textsFor(name, mark), [guid(7_000_000 + mark), guid(8_000_000 + mark)]];
  }
}

const guid = (number: number) => `70000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

function textsFor(name: string, mark: number): readonly (readonly [string, string])[] {
  const address = [`mark${mark}@example.org`, `other${mark}@example.org`] as const;
  if (/email/i.test(name)) return [address];
  if (/url|uri$/i.test(name))
    return [[`https://example.org/mark${mark}`, `https://example.org/other${mark}`]];
  if (/currenc/i.test(name)) return [["USD", "EUR"]];
  return [[`mark${mark}`, `other${mark}`], address];
}

/** Text to search for at the destination of a value. Undefined if other values may have it too. */
export function markOf(value: unknown): string | undefined {
  if (typeof value === "object" && value !== null) return markOf((value as { name?: unknown }).name);
  if (typeof value === "number") return String(value);
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d/.test(text)) return text.slice(0, 10);
  return /mark\d+|[78]\d{6}$|^\d{3,}\.25$/.test(text) ? text : undefined;
}
