/** Finds the places of an answer to which a deferred fragment applies, and adds its data there. */
import type { GraphQLSchema } from "graphql";
import { isInterfaceType, isObjectType, isUnionType } from "graphql";
import type { Names } from "#gateway/execution/aliases.ts";
import type { FreshData, ResponsePath } from "#gateway/operation/later.ts";
import type { Values } from "./directive.ts";
import type { DeferredPart, DeferStep } from "./split.ts";

type Json = Record<string, unknown>;

/** An object that a deferred fragment applies to. */
export interface DeferredObject {
  readonly path: ResponsePath;
  /** Data of the object from the subgraphs. */
  readonly fetched: Json;
  /** Data of the object that the client already has. */
  readonly answered: Json;
}

export interface ResponseState {
  readonly schema: GraphQLSchema;
  readonly values: Values;
  readonly names: Names | undefined;
  readonly fetched: Json;
  readonly answered: Json;
}

/** Objects that a deferred part applies to and that the client already has. Follows the steps of the part. */
export function placesOf(
  part: DeferredPart,
  { schema, values, names, fetched, answered }: ResponseState,
): readonly DeferredObject[] {
  let places: DeferredObject[] = [{ path: [], fetched, answered }];
  for (const step of part.steps) {
    if ("variable" in step) places = values[step.variable] === step.is ? places : [];
    else if ("on" in step) places = places.filter((place) => isOf(schema, place.fetched, step.on));
    else places = places.flatMap((place) => below(place, step, names));
  }
  return places;
}

/** The objects at a field, also within lists. */
function below(
  { path, fetched, answered }: DeferredObject,
  { name }: Extract<DeferStep, { readonly name: string }>,
  names: Names | undefined,
): DeferredObject[] {
  const shown = names?.get(name) ?? name;
  const found: DeferredObject[] = [];
  const collect = (inner: unknown, known: unknown, at: ResponsePath): void => {
    if (Array.isArray(inner) && Array.isArray(known))
      for (const [index, item] of known.entries()) collect(inner[index], item, [...at, index]);
    else if (isObject(inner) && isObject(known)) found.push({ path: at, fetched: inner, answered: known });
  };
  collect(fetched[name], answered[shown], [...path, shown]);
  return found;
}

/** True if an object has a type. An object without `__typename` counts as having it. */
function isOf(schema: GraphQLSchema, { __typename: name }: Json, condition: string): boolean {
  const wanted = schema.getType(condition);
  if (typeof name !== "string") return wanted !== undefined;
  const type = schema.getType(name);
  if (!isObjectType(type)) return false;
  if (isInterfaceType(wanted) || isUnionType(wanted)) return schema.isSubType(wanted, type);
  return type === wanted;
}

/** Adds data to the client's data. @returns the new data of each object, with its path */
export function addTo(answered: Json, data: Readonly<Json>): readonly FreshData[] {
  const fresh: FreshData[] = [];
  add(answered, data, [], fresh);
  return fresh;
}

function add(answered: Json, data: Readonly<Json>, path: ResponsePath, into: FreshData[]): void {
  const own: Json = {};
  for (const [name, value] of Object.entries(data)) {
    if (Object.hasOwn(answered, name)) addValue(answered[name], value, [...path, name], into);
    else {
      own[name] = value;
      answered[name] = value;
    }
  }
  if (Object.keys(own).length > 0) into.push({ subPath: path, data: own });
}

function addValue(known: unknown, value: unknown, path: ResponsePath, into: FreshData[]): void {
  if (Array.isArray(known) && Array.isArray(value))
    for (const [index, item] of value.entries()) addValue(known[index], item, [...path, index], into);
  else if (isObject(known) && isObject(value)) add(known, value, path, into);
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
