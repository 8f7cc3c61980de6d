/** Differences between a body and its contract: names of members, never their values. */
import type { TSchema } from "typebox";
import { withoutCasing } from "./casing.ts";
import type { Properties } from "./wire-types.ts";

export interface ShapeDifferences {
  /** Required members that no object at their place has. */
  readonly missing: readonly string[];
  /** Members that the contract does not know. */
  readonly unknown: readonly string[];
  /** Absent members, required or not, of objects that have an unknown member of similar name and type. */
  readonly renamed: readonly LikelyRename[];
}

/** A member that a service probably sends under another name. */
export interface LikelyRename {
  readonly place: string;
  /** The type that has the member. */
  readonly type: Properties;
  readonly member: string;
  readonly sent: string;
}

interface Node {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Node & TSchema>>;
  readonly required?: readonly string[];
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
}

/** The objects of one type at one place. */
interface Objects {
  readonly node: Node;
  /** Prefix of the paths of the members: empty, or with a dot at its end. */
  readonly below: string;
  readonly present: Set<string>;
  /** Unknown members with a value of each. */
  readonly unknown: Map<string, unknown>;
}

/** Most rows of a list that are compared, because rows of one list are alike. */
const ROWS = 20;
const MAX_NAMES = 50;
const MAX_NAME = 64;

/**
 * Compares a decoded body with its schema. A null member counts as present. Members in another casing have the
 * contract's names already, because decoding renamed them.
 * @param selected Names of the requested members, if not all were requested. Others do not count as missing.
 * @returns paths such as `data[].address.zip`, each once
 * @example shapeDifferences(Type.Object({ id: Type.String() }), { key: "7" }).missing // ["id"]
 */
export function shapeDifferences(
  schema: TSchema,
  body: unknown,
  selected?: ReadonlySet<string>,
): ShapeDifferences {
  const found = new Map<string, Map<Node, Objects>>();
  collect(schema as Node, body, "", found);
  const missing: string[] = [];
  const unknown: string[] = [];
  const renamed: LikelyRename[] = [];
  for (const { node, below, present, unknown: foreign } of [...found.values()].flatMap((all) => [
    ...all.values(),
  ])) {
    const { properties = {}, required = [] } = node;
    const absent = Object.keys(properties).filter((name) => !present.has(name));
    for (const name of required)
      if (!present.has(name) && selected?.has(name) !== false) missing.push(below + name);
    for (const name of foreign.keys()) unknown.push(below + name);
    for (const [member, sent] of likelyPairs(absent, foreign, properties))
      renamed.push({ place: below + member, type: properties, member, sent });
  }
  return {
    missing: missing.slice(0, MAX_NAMES),
    unknown: unknown.slice(0, MAX_NAMES),
    renamed: renamed.slice(0, MAX_NAMES),
  };
}

function collect(node: Node, value: unknown, path: string, found: Map<string, Map<Node, Objects>>): void {
  if (value === null || value === undefined) return;
  if (node.anyOf) {
    const fitting = node.anyOf.filter((one) => fits(one, value));
    // If several alternatives fit, the actual one is unknown.
    if (fitting.length === 1 && fitting[0]) collect(fitting[0], value, path, found);
    return;
  }
  if (Array.isArray(value)) {
    const { items } = node;
    if (items) for (const row of value.slice(0, ROWS)) collect(items, row, `${path}[]`, found);
    return;
  }
  const { properties } = node;
  if (typeof value !== "object" || !properties) return;
  const objects = objectsAt(node, path, found);
  const known = new Set(Object.keys(properties).map(withoutCasing));
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    if (Object.hasOwn(properties, name)) {
      objects.present.add(name);
      collect(properties[name] ?? {}, member, objects.below + name, found);
    } else if (!known.has(withoutCasing(name)) && objects.unknown.size < MAX_NAMES)
      objects.unknown.set(name.slice(0, MAX_NAME), member);
  }
}

function objectsAt(node: Node, path: string, found: Map<string, Map<Node, Objects>>): Objects {
  const here = found.get(path) ?? new Map<Node, Objects>();
  found.set(path, here);
  const below = path === "" ? "" : `${path}.`;
  const objects = here.get(node) ?? { node, below, present: new Set(), unknown: new Map() };
  here.set(node, objects);
  return objects;
}

function fits(node: Node, value: unknown): boolean {
  if ("const" in node) return node.const === value;
  if (node.enum) return node.enum.includes(value);
  if (!isOfType(node, value)) return false;
  const members = value as Readonly<Record<string, unknown>>;
  return Object.entries(node.properties ?? {}).every(
    ([name, member]) => !("const" in member) || member.const === members[name],
  );
}

function isOfType({ type, anyOf }: Node, value: unknown): boolean {
  if (anyOf) return anyOf.some((one) => isOfType(one, value));
  if (type === undefined) return true;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  return type === "null" ? value === null : typeof value === type;
}

/** A pair of names is likely when at least half of their words are alike. */
const LIKELY = 0.5;

/** Pairs each absent member with the most similar unknown one. No unknown member is in two pairs. */
function likelyPairs(
  absent: readonly string[],
  foreign: ReadonlyMap<string, unknown>,
  properties: Readonly<Record<string, Node>>,
): [member: string, sent: string][] {
  const pairs = absent
    .flatMap((member) =>
      [...foreign].map(([sent, value]) => ({
        member,
        sent,
        likeness: likeness(member, sent) * fitness(properties[member] ?? {}, value),
      })),
    )
    .filter((pair) => pair.likeness >= LIKELY)
    .sort((a, b) => b.likeness - a.likeness);
  const taken = new Set<string>();
  return pairs.flatMap(({ member, sent }) => {
    if (taken.has(`member ${member}`) || taken.has(`sent ${sent}`)) return [];
    taken.add(`member ${member}`).add(`sent ${sent}`);
    return [[member, sent]];
  });
}

/** Factor for a scalar of another type, because services may send numbers as text. */
const OTHER_SCALAR = 0.9;

function fitness(node: Node, value: unknown): number {
  if (value === null || isOfType(node, value)) return 1;
  return typeof value !== "object" && hasScalar(node) ? OTHER_SCALAR : 0;
}

const hasScalar = ({ type, anyOf }: Node): boolean =>
  anyOf ? anyOf.some(hasScalar) : type !== "object" && type !== "array" && type !== "null";

/** Share of the words of two names that are alike, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const alike = words.filter((word) => others.some((each) => isAlike(word, each)));
  return (2 * alike.length) / (words.length + others.length);
}

const wordsIn = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());

/** Least share of the longer word that two alike words have as a common prefix. */
const COMMON = 0.6;

function isAlike(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  let common = 0;
  while (common < longest && one[common] === other[common]) common++;
  return common === longest || (common >= 3 && common >= COMMON * longest);
}
