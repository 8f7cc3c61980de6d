/**
 * Readers of wire values, compiled from the schemas of a contract. Valid values pass unchanged, other spellings
 * are converted, and unreadable values become null and are recorded.
 */

import type { TSchema } from "typebox";
import { withoutCasing } from "#contracts/kit/casing.ts";
import type { Properties } from "#contracts/kit/wire-types.ts";
import type { Spelling } from "#platform/config/family-settings.ts";
import { Notes } from "./findings.ts";
import {
  booleanIn,
  dayIn,
  idOfObject,
  instantIn,
  integerIn,
  isPlainDay,
  isPlainInstant,
  linkedId,
  numberIn,
  textIn,
  UNREADABLE,
} from "./spellings.ts";

/** The keywords of JSON Schema that contracts use. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
}

type Members = Record<string, unknown>;

/** Converts a value to the schema's form. The value is neither null nor undefined. */
export type Reader = (value: unknown, notes: Notes) => unknown;

/** Result for an object without the id that its schema requires. */
const NO_ID = Symbol("an object without an id");

export const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** True for the path of a page's rows. They keep their index, because positions are counted by it. */
export type RowsAt = (place: string) => boolean;

/** Renames by type: names in the contract with the sent names. */
export type RenamesByType = ReadonlyMap<Properties, readonly (readonly [member: string, sent: string])[]>;

export class ReaderCompiler {
  readonly #spelling: Spelling;
  readonly #isPage: RowsAt;
  readonly #renames: RenamesByType;

  constructor(spelling: Spelling, isPage: RowsAt, renames: RenamesByType = new Map()) {
    this.#spelling = spelling;
    this.#isPage = isPage;
    this.#renames = renames;
  }

  /** Compiles the reader of a whole body. */
  body(schema: TSchema): Reader {
    const read = this.#compile(schema, "");
    return (value, notes) => {
      const found = read(value, notes);
      return found === NO_ID ? value : found;
    };
  }

  /** @param place path of the value in a body, for findings */
  #compile(schema: TSchema, place: string): Reader {
    const shape = schema as JsonSchema;
    if (shape.anyOf) return this.#union(shape.anyOf, place);
    if (shape.enum) return enumReader(shape.enum, place);
    if ("const" in shape) return enumReader([shape.const], place);
    if (shape.properties) {
      const read = this.#object(shape.properties, new Set(shape.required), place);
      const renames = this.#renames.get(shape.properties);
      return renames ? renaming(renames, shape.properties, read) : read;
    }
    switch (shape.type) {
      case "array":
        return this.#list(shape.items ?? {}, place);
      case "object":
        return this.#record(Object.values(shape.patternProperties ?? {})[0], place);
      case "string":
        return this.#text(shape.format, place);
      case "integer":
        return scalarReader(place, Number.isInteger, (value) => integerIn(value, this.#spelling));
      case "number":
        return scalarReader(place, Number.isFinite, (value) => numberIn(value, this.#spelling));
      case "boolean":
        return scalarReader(place, (value) => typeof value === "boolean", booleanIn);
      default:
        return asItIs;
    }
  }

  #text(format: string | undefined, place: string): Reader {
    const spelling = this.#spelling;
    if (format === "date-time")
      return scalarReader(place, isPlainInstant, (value) => instantIn(value, spelling));
    if (format === "date") return scalarReader(place, isPlainDay, (value) => dayIn(value, spelling));
    return scalarReader(place, (value) => typeof value === "string", textIn);
  }

  #union(all: readonly TSchema[], place: string): Reader {
    const some = all.filter((one) => (one as JsonSchema).type !== "null");
    const [only, ...others] = some;
    if (!only) return asItIs;
    if (others.length === 0) return this.#compile(only, place);
    const shapes = some as readonly JsonSchema[];
    if (shapes.every((shape) => "const" in shape || shape.enum))
      return enumReader(
        shapes.flatMap((shape) => shape.enum ?? [shape.const]),
        place,
      );
    const kinds = some.map((schema) => ({ fits: fitting(schema), read: this.#compile(schema, place) }));
    return (value, notes) => {
      const kind = kinds.find(({ fits }) => fits(value));
      if (kind) return kind.read(value, notes);
      for (const { read } of kinds) {
        const tried = new Notes();
        // A copy, because readers change objects in place.
        const found = read(structuredClone(value), tried);
        if (tried.members === 0 && found !== null && found !== NO_ID) return found;
      }
      notes.member(place, value);
      return null;
    };
  }

  #list(items: TSchema, place: string): Reader {
    const inner = `${place}[]`;
    const read = this.#compile(items, inner);
    const mayBeNull = allowsNull(items);
    const isPage = this.#isPage(place);
    const hasRows =
      (items as JsonSchema).properties !== undefined || (items as JsonSchema).anyOf !== undefined;
    return (value, notes) => {
      if (!Array.isArray(value)) {
        notes.member(place, value);
        return null;
      }
      const list: unknown[] = value;
      let gaps = 0;
      for (let i = 0; i < list.length; i++) {
        const item = list[i];
        if (item === null && mayBeNull) continue;
        const members = notes.members;
        const found = item === null ? null : read(item, notes);
        if (found !== item) list[i] = found;
        if (found !== null && found !== NO_ID) continue;
        list[i] = null;
        gaps++;
        // For a row that is left out, its unreadable members are not recorded.
        if (hasRows) notes.members = members;
        if (hasRows || item === null) notes.row(inner, item);
      }
      return gaps === 0 || isPage ? list : list.filter((item) => item !== null);
    };
  }

  #record(values: TSchema | undefined, place: string): Reader {
    const read = values ? this.#compile(values, `${place}.*`) : asItIs;
    return (value, notes) => {
      if (!isObject(value)) {
        notes.member(place, value);
        return null;
      }
      if (read === asItIs) return value;
      for (const [name, member] of Object.entries(value)) {
        const found = member === null ? null : read(member, notes);
        if (found !== member)
          Object.defineProperty(value, name, {
            value: found === NO_ID ? null : found,
            enumerable: true,
            configurable: true,
            writable: true,
          });
      }
      return value;
    };
  }

  #object(
    properties: Readonly<Record<string, TSchema>>,
    required: ReadonlySet<string>,
    place: string,
  ): Reader {
    const members = Object.entries(properties).map(([name, schema]) => this.#member(name, schema, place));
    const spellings = new Spellings(members);
    const hasId = required.has("id");
    const isOptionalId = !hasId && properties["id"] !== undefined;
    const { length } = members;
    return (value, notes) => {
      if (!isObject(value)) {
        // A list with only the object, or only its id: `"owner": 7`.
        if (Array.isArray(value) && value.length === 1 && isObject(value[0])) value = value[0];
        else if (hasId && (typeof value === "string" || typeof value === "number") && value !== "")
          value = { id: value };
        else {
          notes.member(place, value);
          return null;
        }
      }
      const object = value as Members;
      let missing = 0;
      for (let i = 0; i < length; i++) {
        const member = members[i] as Member;
        const found = object[member.name];
        if (found === undefined) missing++;
        else if (!member.passes(found)) {
          const after = member.read(found, notes);
          if (after !== found) object[member.name] = after;
        }
      }
      // Without members beyond the known ones, none is in another casing.
      if (missing > 0 && countOf(object) > length - missing) spellings.adopt(object, notes);
      if (hasId || isOptionalId) {
        if (object["id"] === undefined) {
          const id = linkedId(object);
          if (id !== undefined) object["id"] = members.find(({ name }) => name === "id")?.read(id, notes);
        }
        if (hasId && (object["id"] === undefined || object["id"] === null || object["id"] === ""))
          return NO_ID;
      }
      return object;
    };
  }

  #member(name: string, schema: TSchema, place: string): Member {
    const inner = place === "" ? name : `${place}.${name}`;
    const read = this.#compile(schema, inner);
    const isId = /(?:^id|_id|Id|ID)$/.test(name) && isScalar(schema);
    const isList = (schema as JsonSchema).type === "array";
    return new Member(name, inner, isId ? idReader(read) : read, isList, passingOf(schema));
  }
}

/** A member of an object, with its reader. */
class Member {
  readonly name: string;
  readonly #place: string;
  readonly #read: Reader;
  /** True for a list. If the contract does not allow null, null then becomes an empty list. */
  readonly #isList: boolean;
  readonly #passing: Passing;

  constructor(name: string, place: string, read: Reader, isList: boolean, passing: Passing) {
    this.name = name;
    this.#place = place;
    this.#read = read;
    this.#isList = isList;
    this.#passing = passing;
  }

  /** True if a value is known to be valid as it is. Nearly all values are, and this costs no call of a reader. */
  passes(value: unknown): boolean {
    const { strings, numbers, booleans } = this.#passing;
    switch (typeof value) {
      case "string":
        return strings === true || (strings !== false && strings.has(value));
      case "number":
        return numbers && Number.isInteger(value);
      case "boolean":
        return booleans;
      default:
        return value === null && !this.#isList;
    }
  }

  read(value: unknown, notes: Notes): unknown {
    if (value === null) return this.#isList ? [] : null;
    const found = this.#read(value, notes);
    if (found !== NO_ID) return found;
    // An object with one member and no id stands for no object: `{ "score": "unoffered" }`.
    if (Object.keys(value as object).length > 1) notes.member(this.#place, value);
    return null;
  }
}

/** Largest number of cached spellings of member names. */
const MAX_SPELLINGS = 500;

/** The members of an object by name without casing. */
class Spellings {
  readonly #byName: ReadonlyMap<string, Member>;
  readonly #seen = new Map<string, Member | undefined>();

  constructor(members: readonly Member[]) {
    this.#byName = new Map(members.map((member) => [withoutCasing(member.name), member]));
    for (const { name } of members) this.#seen.set(name, undefined);
  }

  /** Reads members that an object has in another casing. */
  adopt(object: Members, notes: Notes): void {
    for (const name in object) {
      let member = this.#seen.get(name);
      if (member === undefined && !this.#seen.has(name)) {
        member = this.#byName.get(withoutCasing(name));
        if (this.#seen.size < MAX_SPELLINGS) this.#seen.set(name, member);
      }
      if (member && object[member.name] === undefined) object[member.name] = member.read(object[name], notes);
    }
  }
}

const asItIs: Reader = (value) => value;

/** Reads an object with renamed members. A sent name takes precedence over the contract's name. */
function renaming(
  renames: readonly (readonly [member: string, sent: string])[],
  properties: Properties,
  read: Reader,
): Reader {
  return (value, notes) => {
    const [first] = Array.isArray(value) && value.length === 1 ? value : [value];
    if (!isObject(first)) return read(value, notes);
    const found = renames.map(([, sent]) => (Object.hasOwn(first, sent) ? first[sent] : undefined));
    for (const [i, [, sent]] of renames.entries())
      if (found[i] !== undefined && !Object.hasOwn(properties, sent)) first[sent] = undefined;
    for (const [i, [member]] of renames.entries()) if (found[i] !== undefined) first[member] = found[i];
    return read(value, notes);
  };
}

/** @param isExact True if a value is valid without conversion. */
function scalarReader(
  place: string,
  isExact: (value: unknown) => boolean,
  read: (value: unknown) => string | number | boolean | null | typeof UNREADABLE,
): Reader {
  return (value, notes) => {
    if (isExact(value)) return value;
    const found = read(value);
    if (found !== UNREADABLE) return found;
    notes.member(place, value);
    return null;
  };
}

/** Reader of an enum: known values in any casing; a blank is null; other texts pass unchanged. */
function enumReader(values: readonly unknown[], place: string): Reader {
  const exact = new Set(values);
  const bySpelling = new Map(values.map((value) => [withoutCasing(String(value)), value]));
  const isBoolean = values.every((value) => typeof value === "boolean");
  return (value, notes) => {
    if (exact.has(value)) return value;
    const text = isBoolean ? booleanIn(value) : textIn(value);
    if (text === UNREADABLE) {
      notes.member(place, value);
      return null;
    }
    if (typeof text !== "string") return text;
    if (text.trim() === "") return exact.has("") ? "" : null;
    return bySpelling.get(withoutCasing(text)) ?? text;
  };
}

/** Reader of an id that accepts an object with the id. */
const idReader =
  (read: Reader): Reader =>
  (value, notes) =>
    read(isObject(value) ? (idOfObject(value) ?? value) : value, notes);

/** Values of a schema that pass unchanged. Other values may pass as well, after their reader has checked them. */
interface Passing {
  readonly strings: boolean | ReadonlySet<unknown>;
  /** True if integers pass. */
  readonly numbers: boolean;
  readonly booleans: boolean;
}

const NOTHING_PASSES: Passing = { strings: false, numbers: false, booleans: false };

function passingOf(schema: TSchema): Passing {
  const { anyOf, type, format, enum: values } = schema as JsonSchema;
  if (anyOf) {
    const some = anyOf.filter((one) => (one as JsonSchema).type !== "null");
    const [only, ...more] = some;
    if (only && more.length === 0) return passingOf(only);
    const texts = (some as readonly JsonSchema[]).flatMap((one) => one.enum ?? [one.const]);
    return some.every((one) => "const" in one || "enum" in one)
      ? { ...NOTHING_PASSES, strings: new Set(texts) }
      : NOTHING_PASSES;
  }
  if (values || "const" in schema)
    return { ...NOTHING_PASSES, strings: new Set(values ?? [(schema as JsonSchema).const]) };
  const isDate = format === "date-time" || format === "date";
  return {
    strings: type === "string" && !isDate,
    numbers: type === "integer" || type === "number",
    booleans: type === "boolean",
  };
}

/** Number of members of an object. */
function countOf(object: object): number {
  let count = 0;
  for (const _ in object) count++;
  return count;
}

const isScalar = (schema: TSchema): boolean => {
  const { type, anyOf } = schema as JsonSchema;
  return anyOf ? anyOf.every(isScalar) : type !== "object" && type !== "array" && type !== undefined;
};

/** True if a schema allows null. A schema without a type allows every value. */
const allowsNull = (schema: TSchema): boolean => {
  const { type, anyOf, enum: values } = schema as JsonSchema;
  if (anyOf) return anyOf.some(allowsNull);
  return type === "null" || (type === undefined && values === undefined && !("const" in schema));
};

/** Returns a test for the JSON type of a schema. Literals of an object must have the schema's values. */
function fitting(schema: TSchema): (value: unknown) => boolean {
  const { type, properties, enum: values } = schema as JsonSchema;
  const own = schema as JsonSchema;
  if (values) return (value) => values.includes(value);
  if ("const" in own) return (value) => value === own.const;
  if (properties) {
    const literals = Object.entries(properties).filter(([, member]) => "const" in (member as JsonSchema));
    return (value) =>
      isObject(value) &&
      literals.every(
        ([name, member]) =>
          value[name] === (member as JsonSchema).const ||
          String(value[name]).toLowerCase() === String((member as JsonSchema).const).toLowerCase(),
      );
  }
  if (type === "array") return Array.isArray;
  if (type === "object") return isObject;
  const kind = type === "integer" ? "number" : type;
  return (value) => typeof value === kind;
}
