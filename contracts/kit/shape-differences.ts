/** How a body differs from what a contract says of it: names of members, never their values. */
import type { TSchema } from "typebox";

export interface ShapeDifferences {
  /** Members that the contract requires. */
  readonly missing: readonly string[];
  /** Members whose value is of another type. */
  readonly otherType: readonly string[];
  /** Members that the contract does not know. */
  readonly unknown: readonly string[];
}

interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
}

/** Rows of a list that are compared: rows of one list are alike. */
const ROWS = 5;
const MAX_NAMES = 50;

/**
 * Compares a body with its schema. A member that is null counts as there and of the right type.
 * @returns paths such as `data[].address.zip`, each once
 */
export function shapeDifferences(schema: TSchema, body: unknown): ShapeDifferences {
  const found = { missing: new Set<string>(), otherType: new Set<string>(), unknown: new Set<string>() };
  const add = (names: Set<string>, path: string) => {
    if (names.size < MAX_NAMES) names.add(path === "" ? "(the body)" : path);
  };

  function compare(node: Node, value: unknown, path: string): void {
    if (value === null || value === undefined) return;
    const { anyOf } = node;
    if (anyOf) {
      const [fitting] = anyOf.filter((one) => isOfType(one, value));
      if (fitting) compare(fitting, value, path);
      else add(found.otherType, path);
      return;
    }
    if (!isOfType(node, value)) add(found.otherType, path);
    else if (Array.isArray(value)) {
      const { items } = node;
      if (items) for (const row of value.slice(0, ROWS)) compare(items, row, `${path}[]`);
    } else if (typeof value === "object" && node.properties) compareMembers(node, value, path);
  }

  function compareMembers({ properties = {}, required = [] }: Node, value: object, path: string): void {
    const below = path === "" ? "" : `${path}.`;
    const members = value as Readonly<Record<string, unknown>>;
    for (const name of required) if (!Object.hasOwn(members, name)) add(found.missing, below + name);
    for (const [name, member] of Object.entries(members)) {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (known) compare(known, member, below + name);
      else add(found.unknown, below + name.slice(0, 64));
    }
  }

  compare(schema as Node, body, "");
  return {
    missing: [...found.missing],
    otherType: [...found.otherType],
    unknown: [...found.unknown],
  };
}

function isOfType({ type }: Node, value: unknown): boolean {
  if (type === undefined) return true;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  return type === "null" ? value === null : typeof value === type;
}
