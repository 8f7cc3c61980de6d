/** What two executors' answers to one operation have to have in common. */
import { executeSync, type GraphQLSchema, parse } from "graphql";

export interface Answered {
  readonly data?: unknown;
  readonly errors?: readonly ErrorLike[] | undefined;
  readonly extensions?: unknown;
}

export interface ErrorLike {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** Keys in order, errors in any order and without the id of their request. */
export function comparable({ data, errors = [], extensions }: Answered) {
  return {
    data: JSON.stringify(data) as string | undefined,
    errors: errors.map(said).sort(),
    extensions: JSON.stringify(extensions, (_key, value: unknown) =>
      isValueCompletion(value)
        ? { ...value, valueCompletion: value.valueCompletion.map(said).sort() }
        : value,
    ) as string | undefined,
  };
}

const isValueCompletion = (value: unknown): value is { valueCompletion: ErrorLike[] } =>
  typeof value === "object" && value !== null && "valueCompletion" in value;

function said({ message, path, extensions }: ErrorLike): string {
  const { requestId: _, serviceName: __, ...rest } = { ...extensions };
  return JSON.stringify([path ?? null, message, Object.entries(rest).sort()]);
}

/** The same without the place in each list: several lists' errors come in any order. */
export const withoutIndexes = (errors: readonly string[]) =>
  errors.map((error) => error.replace(/(?<=^\[\[[^\]]*[,[])\d+(?=[,\]])/g, "0")).sort();

/** Whether an error's path leads to where the answer has nothing. */
export function leadsToNothing(data: unknown, path: readonly (string | number)[] | undefined): boolean {
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
 * Whether the data's keys are in the order that the specification asks for, as graphql-js gives it.
 * An object that does not tell its type is taken for each possible one in turn.
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
        const told = [value.__typename, value.kind, /^[A-Z]\w+(?=:)/.exec(value.id ?? "")?.[0]];
        const possible = schema.getPossibleTypes(type);
        return (possible.find(({ name }) => told.includes(name)) ?? possible[guess % possible.length])?.name;
      },
    });
    if (JSON.stringify(ordered) === text) return true;
  }
  return false;
}

/** Each error's place and code, exactly. */
export const placesOf = (errors: readonly ErrorLike[]): string =>
  JSON.stringify(errors.map(({ path, extensions }) => JSON.stringify([path ?? null, extensions?.["code"]])).sort());
