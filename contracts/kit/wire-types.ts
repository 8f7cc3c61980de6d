/** The object types of a family's answers by name, and the members that a deployment renames in them. */
import type { TSchema } from "typebox";
import type { BoundOperation, Family } from "./contract.ts";

/** Members of an object schema. A type has one such object, wherever its schema is used. */
export type Properties = Readonly<Record<string, TSchema>>;

interface Node {
  readonly properties?: Properties;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
  readonly patternProperties?: Properties;
}

/** By type, the name of a member in the contract, and the name under which the service sends it. */
export type Renames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Schema of an operation's responses; undefined for a file, and if there is no body. */
export function answerSchemaOf({ spec: { page, returns } }: BoundOperation): TSchema | undefined {
  return page?.schema ?? (returns && "binary" in returns ? undefined : returns);
}

/**
 * The types of a family's responses by name: the exports of its contract. An object without a name is named by its
 * path from the type or operation around it.
 * @returns every name with its members
 * @example wireTypesOf(family).get("Queue") // the members of its queues
 */
export function wireTypesOf({ bound, types = {} }: Pick<Family, "bound" | "types">): Map<string, Properties> {
  const exported = new Map<Properties, string>();
  for (const [name, value] of Object.entries(types)) {
    const { properties } = (typeof value === "object" && value !== null ? value : {}) as Node;
    if (properties && !exported.has(properties)) exported.set(properties, name);
  }
  const named = new Map<string, Properties>();
  const seen = new Set<Properties>();
  function visit(schema: TSchema, place: string): void {
    const { properties, items, anyOf = [], patternProperties = {} } = schema as Node;
    for (const inner of [...anyOf, ...(items ? [items] : []), ...Object.values(patternProperties)])
      visit(inner, place);
    if (!properties || seen.has(properties)) return;
    seen.add(properties);
    const name = exported.get(properties) ?? place;
    if (!named.has(name)) named.set(name, properties);
    for (const [member, inner] of Object.entries(properties)) visit(inner, `${name}.${member}`);
  }
  for (const operation of Object.values<BoundOperation>(bound)) {
    const schema = answerSchemaOf(operation);
    if (schema) visit(schema, operation.name);
  }
  return named;
}

/**
 * Finds renames that fit no type of a family.
 * @returns a sentence without its subject for the first mistake; undefined if all fit
 */
export function mistakeIn(renames: Renames, family: Pick<Family, "bound" | "types">): string | undefined {
  const types = wireTypesOf(family);
  for (const [type, members] of Object.entries(renames)) {
    const properties = types.get(type);
    if (!properties)
      return `names no type of the contract with ${type}; types are ${[...types.keys()].join(", ")}`;
    const unknown = Object.keys(members).find((member) => !Object.hasOwn(properties, member));
    if (unknown !== undefined)
      return `names no member of ${type} with ${unknown}; members are ${Object.keys(properties).join(", ")}`;
  }
  return undefined;
}
