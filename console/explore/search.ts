/** Search over everything that a person may look for: fields, types, descriptions, REST paths. */
import { type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import { operations } from "#console/data/operations.ts";

export interface Hit {
  readonly kind: "field" | "type" | "REST";
  /** A coordinate, a type's name, or `GET /accounts`. */
  readonly name: string;
  readonly about: string;
  /** The type whose page shows it. */
  readonly type: string;
  /** Coordinates, where it is a REST operation. */
  readonly coordinates: readonly string[];
  readonly family: string | undefined;
}

interface Entry extends Hit {
  readonly low: string;
  readonly lowAbout: string;
}

const indexes = new WeakMap<GraphQLSchema, readonly Entry[]>();

function indexOf(schema: GraphQLSchema): readonly Entry[] {
  let index = indexes.get(schema);
  if (index) return index;
  const entries: Entry[] = [];
  const add = (hit: Hit) =>
    entries.push({ ...hit, low: hit.name.toLowerCase(), lowAbout: hit.about.toLowerCase() });
  for (const operation of operations)
    add({
      kind: "REST",
      name: `${operation.method} ${operation.path}`,
      about: operation.id,
      type: "",
      coordinates: operation.coordinates,
      family: operation.family,
    });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    const common = { coordinates: [], family: undefined, type: type.name };
    add({ ...common, kind: "type", name: type.name, about: type.description ?? "" });
    if (!(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))) continue;
    if (/(Edge|Connection)$/.test(type.name)) continue;
    for (const field of Object.values(type.getFields()))
      add({ ...common, kind: "field", name: `${type.name}.${field.name}`, about: field.description ?? "" });
  }
  index = entries;
  indexes.set(schema, index);
  return index;
}

/** Words of a question that name nothing which could be found. */
const FILLERS = new Set(
  "a an and are at by can do does for from get gets how i in is me my of on one our show the their this to was were what when where which who whose with".split(
    " ",
  ),
);

/**
 * The words of a text that are looked for, in lower case and in the singular: "where do I get a vendor's
 * payments from" looks for `vendor` and `payment`.
 */
export function wordsOf(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/['’]s\b/g, "")
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[?!,;"]+|[?!,;."]+$/g, ""))
    .filter((word) => word !== "");
  // In a path's search `GET` is a method.
  const telling = text.includes("/") ? words : words.filter((word) => !FILLERS.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(singular))];
}

/** Names of fields stand in the plural and in the singular; the singular is in both. */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith("ies")) return word.slice(0, -3);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

interface Found {
  readonly entry: Entry;
  readonly matched: number;
  readonly score: number;
}

/**
 * The best hits first: of names and descriptions that have all words, or as many of them as any has.
 */
export function search(schema: GraphQLSchema, text: string, most = 60): readonly Hit[] {
  const words = wordsOf(text);
  const found: Found[] = [];
  let best = 1;
  for (const entry of indexOf(schema)) {
    let [score, matched] = [0, 0];
    for (const word of words) {
      const at = entry.low.indexOf(word);
      if (at >= 0) score += 20 - Math.min(10, at) + (entry.low.endsWith(word) ? 8 : 0);
      else if (entry.lowAbout.includes(word)) score += 3;
      else continue;
      matched++;
    }
    if (matched < best) continue;
    best = matched;
    found.push({ entry, matched, score: score - entry.name.length / 40 });
  }
  return found
    .filter(({ matched }) => matched === best)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}
