/** Parts of an answer that must be equal for both executors. */
import { executeSync, type GraphQLSchema, parse } from "graphql";

export interface ExecutorAnswer {
  readonly data?: unknown;
  readonly errors?: readonly ErrorLike[] | undefined;
  readonly extensions?: object | undefined;
}

export interface ErrorLike {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Keys in order. Errors in any order, without request ids and remaining times. */
export function comparable({ data, errors = [], extensions }: ExecutorAnswer) {
  return {
    data: JSON.stringify(data) as string | undefined,
    errors: errors.map(said).sort(),
    extensions: JSON.stringify({ ...extensions }, (key, value: unknown) =>
      key === "retryAfterMs" ? null : key === "valueCompletion" ? undefined : value,
    ),
  };
}

const isValueCompletion = (value: unknown): value is { valueCompletion: ErrorLike[] } =>
  typeof value === "object" && value !== null && "valueCompletion" in value;

function said({ message, path, extensions }: ErrorLike): string {
  const { requestId: _, retryAfterMs: __, ...rest } = { ...extensions };
  // The stock gateway quotes the thrown error. Our executor has its own message.
  const words = rest["code"] === "INTERNAL_SERVER_ERROR" ? null : message;
  return JSON.stringify([path ?? null, words, Object.entries(rest).sort()]);
}

/**
 * True if our answer reports missing values whenever the stock gateway does. Nested values may differ, and so may
 * the report about an object without a type. The stock gateway stops at the first value that makes its object null,
 * in the order of its own selections.
 */
export function reportSameMissingValues(ours: ExecutorAnswer, theirs: ExecutorAnswer): boolean {
  const [own, stock] = [completionOf(ours), completionOf(theirs)];
  return (stock.length === 0 || own.length > 0) && own.every(({ path }) => leadsToNothing(ours.data, path));
}

const completionOf = ({ extensions }: ExecutorAnswer): readonly ErrorLike[] =>
  isValueCompletion(extensions) ? extensions.valueCompletion : [];

/** Errors without list indexes, because errors of several lists come in any order. */
export const withoutIndexes = (errors: readonly string[]) =>
  errors.map((error) => error.replace(/(?<=^\[\[[^\]]*[,[])\d+(?=[,\]])/g, "0")).sort();

/** True if an error's path leads to a missing or null value. */
function leadsToNothing(data: unknown, path: readonly (string | number)[] | undefined): boolean {
  let here = data;
  for (const part of path ?? []) {
    if (here === null || here === undefined) return true;
    here = (here as Record<string, unknown>)[part];
  }
  return here === null || here === undefined;
}

/** One JSON text for all orders of keys. */
export const inAnyOrder = (data: unknown): string =>
  JSON.stringify(data, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/**
 * True if the keys of the data are in the order of the specification, as in graphql-js. An object without
 * `__typename` is compared with each possible type.
 */
export function isInSpecOrder(
  schema: GraphQLSchema,
  { query, variables }: { readonly query: string; readonly variables: Record<string, unknown> },
  data: unknown,
): boolean {
  const document = parse(query);
  const text = JSON.stringify(data);
  for (let guess = 0; guess < 12; guess++) {
    const { data: ordered } = executeSync({
      schema,
      document,
      variableValues: variables,
      rootValue: data,
      fieldResolver: (source, _args, _context, { path }) => source[path.key],
      typeResolver(value, _context, _info, type) {
        // Under any alias, because the items of one list may be of several types.
        const ids = Object.keys(value).filter((key) => /^id(_\d+)?$/.test(key));
        const told = [
          value.__typename,
          value.kind,
          ...ids.map((key) => /^[A-Z]\w+(?=:)/.exec(String(value[key]))?.[0]),
        ];
        const possible = schema.getPossibleTypes(type);
        return (possible.find(({ name }) => told.includes(name)) ?? possible[guess % possible.length])?.name;
      },
    });
    if (JSON.stringify(ordered) === text) return true;
  }
  return false;
}

/**
 * Compares the paths of errors exactly, before errors of one field are merged. If the stock gateway names another
 * item of the same list, our item must have no value.
 */
export function comparePlaces(
  ours: readonly ErrorLike[],
  theirs: readonly ErrorLike[],
  data: unknown,
): "same" | "stock misplaces" | "other" {
  const placeOf = ({ path, extensions }: ErrorLike) => JSON.stringify([path ?? null, extensions?.["code"]]);
  const left = theirs.map(placeOf);
  const moved = ours.filter((error) => {
    const at = left.indexOf(placeOf(error));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (moved.length === 0 && left.length === 0) return "same";
  const fields = (places: readonly string[]) => JSON.stringify(withoutIndexes(places));
  return fields(moved.map(placeOf)) === fields(left) && moved.every(({ path }) => leadsToNothing(data, path))
    ? "stock misplaces"
    : "other";
}
