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

/** The best hits for words that all must be in a name or a description; the best first. */
export function search(schema: GraphQLSchema, text: string, most = 60): readonly Hit[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const found: { readonly entry: Entry; readonly score: number }[] = [];
  for (const entry of indexOf(schema)) {
    let score = 0;
    for (const word of words) {
      const at = entry.low.indexOf(word);
      if (at >= 0) score += 20 - Math.min(10, at) + (entry.low.endsWith(word) ? 8 : 0);
      else if (entry.lowAbout.includes(word)) score += 3;
      else {
        score = -1;
        break;
      }
    }
    if (score > 0) found.push({ entry, score: score - entry.name.length / 40 });
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}
