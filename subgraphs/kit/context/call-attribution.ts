/**
 * Which GraphQL fields make which REST calls: their coordinates, and the arguments that resolvers read,
 * while tests measure; the response paths of operations that are traced. Otherwise it costs one
 * comparison a resolver.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { type GraphQLInputType, getNullableType, isInputObjectType, isListType } from "graphql";

/** What tests measure. */
interface Sink {
  /** @param keys How many keys of its coordinate one such call may serve; 1 where each needs its own. */
  called(operationId: string, coordinate: string, keys: number): void;
  /** @param coordinate Of an argument, `Type.field(argument:)`, or of an input's member, `Input.member`. */
  read(coordinate: string): void;
}

/** A field that calls are made for. */
export interface Asker {
  /** `Type.field`, see `coordinateIn`. */
  readonly coordinate: string;
  /** Where the field lies in the response, where the operation is traced. */
  readonly path?: string | undefined;
  /** The fetch of the query plan that asked for it. */
  readonly fetch?: number | undefined;
}

/** A fetch of a traced operation: its number in the plan, and where its objects lie in the response. */
export interface TracedFetch {
  readonly id: number;
  readonly path: readonly string[];
}

interface Attribution {
  readonly from: readonly Asker[];
  readonly keys: number;
  readonly fetch?: TracedFetch | undefined;
}

/** Operations that are traced now. */
let traced = 0;
let sink: Sink | undefined;
const asking = new AsyncLocalStorage<Attribution>();

/** Turns recording on for the whole process, before the subgraphs are built; off again with undefined. */
export function recordAttributionTo(to: Sink | undefined): void {
  sink = to;
}

export function isRecording(): boolean {
  return sink !== undefined;
}

/** Whether anything wants to know what calls are made for. */
export const isAttributing = (): boolean => sink !== undefined || traced > 0;

/** Keeps attribution on for an operation that is traced. @returns how to let it go, once. */
export function keepAttribution(): () => void {
  traced++;
  let kept = true;
  return () => {
    if (kept) traced--;
    kept = false;
  };
}

/** Runs a fetch of a traced operation, so that its fields know where they lie in the response. */
export const runInFetch = <T>(fetch: TracedFetch, run: () => T): T =>
  asking.run({ from: [], keys: 1, fetch }, run);

/** Where a value lies in an answer, as both executors tell it. */
interface Path {
  readonly prev?: Path | undefined;
  readonly key: string | number;
}

/**
 * The coordinate of a field, ending in `[]` where its object came as an item of a list: what a list
 * holds of an object need not be read again.
 */
export function coordinateIn(type: string, field: string, path: Path | undefined): string {
  const object = path?.prev;
  const item = object?.key === "node" ? object.prev : object;
  const listed = typeof item?.key === "number" && item.prev?.key !== "_entities";
  return `${type}.${field}${listed ? "[]" : ""}`;
}

/** Runs a resolver so that the calls it leads to are its own; where nothing is attributed it just runs. */
export function runAs<T>(coordinate: string, path: Path | undefined, run: () => T): T {
  if (!isAttributing()) return run();
  const fetch = asking.getStore()?.fetch;
  const asker = fetch
    ? { coordinate, path: [...fetch.path, ...keysOf(path)].join("."), fetch: fetch.id }
    : { coordinate };
  return asking.run({ from: [asker], keys: 1, fetch }, run);
}

/** The keys of a path within a fetch, from its objects on; indexes of lists are `@`. */
function keysOf(path: Path | undefined): readonly string[] {
  const keys: string[] = [];
  for (let at = path; at; at = at.prev) keys.unshift(typeof at.key === "number" ? "@" : at.key);
  return keys[0] === "_entities" ? keys.slice(2) : keys;
}

/** The fields that the current code runs for. */
export function currentAskers(): readonly Asker[] {
  return isAttributing() ? (asking.getStore()?.from ?? []) : [];
}

/**
 * Runs a batch for all who asked for it; where nothing is attributed it just runs.
 * @param keys How many of them one call may serve.
 */
export function runForAll<T>(asked: readonly (readonly Asker[])[], run: () => T, keys = 1): T {
  return isAttributing() ? asking.run({ from: [...new Set(asked.flat())], keys }, run) : run();
}

/** Runs a write that serves so many keys a call, of those that its field was given. */
export const inBatches = <T>(keys: number, run: () => T): T => runForAll([currentAskers()], run, keys);

export function recordCall(operationId: string): void {
  const store = sink && asking.getStore();
  if (!sink || !store) return;
  for (const coordinate of new Set(store.from.map((asker) => asker.coordinate)))
    sink.called(operationId, coordinate, store.keys);
}

interface InputMember {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/**
 * A field's arguments, as its resolver gets them while tests record: each read is recorded. A rest
 * (`...rest`) reads all that is declared; what takes it refuses members that it does not know.
 */
export function watchedArguments<Args extends object>(
  coordinate: string,
  args: Args,
  declared: readonly InputMember[],
): Args {
  return watched(args, declared, (name) => `${coordinate}(${name}:)`);
}

function watched<Value extends object>(
  value: Value,
  members: readonly InputMember[],
  coordinateOf: (name: string) => string,
): Value {
  const types = new Map<PropertyKey, GraphQLInputType>(members.map(({ name, type }) => [name, type]));
  const told = (name: PropertyKey) => {
    if (typeof name === "string" && types.has(name)) sink?.read(coordinateOf(name));
  };
  return new Proxy(value, {
    get(target, name, receiver) {
      told(name);
      return watchedValue(Reflect.get(target, name, receiver), types.get(name));
    },
    has(target, name) {
      told(name);
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      for (const { name } of members) told(name);
      return Reflect.ownKeys(target);
    },
  });
}

function watchedValue(value: unknown, declared: GraphQLInputType | undefined): unknown {
  const type = declared && getNullableType(declared);
  if (Array.isArray(value) && isListType(type)) return value.map((item) => watchedValue(item, type.ofType));
  if (typeof value !== "object" || value === null || !isInputObjectType(type)) return value;
  return watched(value, Object.values(type.getFields()), (name) => `${type.name}.${name}`);
}
