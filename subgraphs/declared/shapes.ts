/**
 * Converts mapped values to the types of their fields. A value of another type becomes null at its own place, as
 * for every family, and is never an internal error.
 */
import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from "graphql";
import { emailIn } from "#platform/email.ts";
import { isHollow, isMembers } from "./mapping/methods.ts";
import type { Value } from "./mapping/syntax.ts";

export type Shaper = (value: Value) => Value;

const MAX_INT = 2 ** 31 - 1;

const numberIn = (value: Value): number | null => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
};

const BUILT_IN: Readonly<Record<string, Shaper>> = {
  ID: (value) => (typeof value === "string" ? value : typeof value === "number" ? String(value) : null),
  String: (value) =>
    typeof value === "string"
      ? value
      : typeof value === "number" || typeof value === "boolean"
        ? String(value)
        : null,
  Int: (value) => {
    const number = numberIn(value);
    return number !== null && Number.isInteger(number) && Math.abs(number) <= MAX_INT ? number : null;
  },
  Float: numberIn,
  Boolean: (value) =>
    typeof value === "boolean" ? value : value === "true" ? true : value === "false" ? false : null,
};

export const BUILT_IN_SCALARS: ReadonlySet<string> = new Set(Object.keys(BUILT_IN));

/** Converts values to a scalar. @param serialize Undefined for a built-in scalar. */
export const scalarShaper = (name: string, serialize: ((value: unknown) => unknown) | undefined): Shaper =>
  BUILT_IN[name] ?? ((value) => (attempt(() => serialize?.(value)) === undefined ? null : value));

/** Converts values to a list. A single object becomes a list of one. @param drops True if items cannot be null. */
export const listShaper =
  (item: Shaper, drops: boolean): Shaper =>
  (value) => {
    if (value === null || value === undefined) return null;
    const items = (Array.isArray(value) ? value : [value]).map(item);
    return drops ? items.filter((one) => one !== null) : items;
  };

/** Creates the conversion functions of a schema, one for each type, at the first use. */
export class Shapes {
  readonly #schema: GraphQLSchema;
  readonly #named = new Map<string, Shaper>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** The function for the values of a field. */
  of(type: GraphQLOutputType): Shaper {
    if (isNonNullType(type)) return this.of(type.ofType);
    if (!isListType(type)) return this.named(getNamedType(type).name);
    return listShaper(this.of(type.ofType), isNonNullType(type.ofType));
  }

  /** The function for the values of a type. */
  named(name: string): Shaper {
    let shape = this.#named.get(name);
    if (!shape) {
      let made: Shaper | undefined;
      // A type may contain itself.
      shape = (value) => {
        made ??= this.#make(name);
        return value === null || value === undefined ? null : made(value);
      };
      this.#named.set(name, shape);
    }
    return shape;
  }

  #make(name: string): Shaper {
    const type = this.#schema.getType(name);
    if (isScalarType(type)) return scalarShaper(name, type.serialize);
    if (isEnumType(type)) {
      const values = new Set(type.getValues().map((value) => value.name));
      const other = values.has("OTHER") ? "OTHER" : null;
      return (value) => (typeof value === "string" && values.has(value) ? value : other);
    }
    if (isAbstractType(type)) {
      const members = new Set(this.#schema.getPossibleTypes(type).map((member) => member.name));
      return (value) => {
        const typename = isMembers(value) ? value["__typename"] : undefined;
        return typeof typename === "string" && members.has(typename) ? this.named(typename)(value) : null;
      };
    }
    if (!isObjectType(type)) return () => null;
    const fields = Object.entries(type.getFields()).map(
      ([field, { type: own }]) => [field, this.of(own)] as const,
    );
    const hasRequired = Object.values(type.getFields()).some((field) => isNonNullType(field.type));
    // All objects of a type are copies of one object, so that V8 does not create a hidden class step by step for
    // each.
    const empty: Record<string, Value> = { __typename: name };
    for (const [field] of fields) empty[field] = undefined;
    return (value) => {
      if (!isMembers(value)) return null;
      // A link without a key identifies no object.
      if (hasRequired && isHollow(value) && Object.keys(value).length > 0) return null;
      // A user entity is identified by the normalized address, and is null without one.
      const email = name === "User" ? emailIn(value["email"]) : undefined;
      if (name === "User" && email === undefined) return null;
      const object = { ...empty };
      for (const [field, shape] of fields)
        if (value[field] !== undefined) object[field] = shape(value[field]);
      if (email !== undefined) object["email"] = email;
      return object;
    };
  }
}

function attempt(run: () => Value): Value {
  try {
    return run() ?? undefined;
  } catch {
    return undefined;
  }
}
