/**
 * Which GraphQL fields make which REST calls: their coordinates, and the arguments that resolvers read,
 * for the recorder that a process is wired with; the response paths of operations that are traced.
 * Any other operation pays one comparison for each resolver.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { type GraphQLInputType, getNullableType, isInputObjectType, isListType } from "graphql";

/** Takes what the fields of operations do; handed in where a process is wired, by tests that measure. */
export interface CallRecorder {
  /**
   * @param keys Number of keys of its coordinate that one such call can serve; 1 if each key needs its own
   *   call.
   */
  called(operationId: string, coordinate: string, keys: number): void;
  /** @param coordinate Of an argument, `Type.field(argument:)`, or of an input's member, `Input.member`. */
  read(coordinate: string): void;
}

/** A field that calls are made for. */
export interface Asker {
  /** `Type.field`, see `coordinateIn`. */
  readonly coordinate: string;
  /** Path of the field in the response, if the operation is traced. */
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

const asking = new AsyncLocalStorage<Attribution>();

/** The part of an operation's context that says whether anything wants to know what calls are made for. */
interface Attributed {
  readonly recorder?: CallRecorder | undefined;
  readonly report?: { readonly trace?: unknown };
}

/** The recorder of an operation, if any. */
export const recorderOf = (context: unknown): CallRecorder | undefined =>
  (context as Attributed | undefined)?.recorder;

/**
 * True if the calls of an operation are attributed to fields, because they are recorded or the operation is
 * traced.
 */
export const isAttributed = (context: unknown): boolean =>
  recorderOf(context) !== undefined || (context as Attributed | undefined)?.report?.trace !== undefined;

/** Runs a fetch of a traced operation, so that its fields know where they lie in the response. */
export const runInFetch = <T>(fetch: TracedFetch, run: () => T): T =>
  asking.run({ from: [], keys: 1, fetch }, run);

/** Path of a value in an answer, in the form of both executors. */
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

/** Runs a resolver of an operation that is attributed, so that the calls it leads to are its own. */
export function runAs<T>(coordinate: string, path: Path | undefined, run: () => T): T {
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

const NOBODY: readonly Asker[] = [];

/** The fields that the current code runs for; none where nothing is attributed. */
export const currentAskers = (): readonly Asker[] => asking.getStore()?.from ?? NOBODY;

/** Runs something for fields that are known from before, such as those that a file's link is from. */
export const runFor = <T>(from: readonly Asker[], run: () => T): T => asking.run({ from, keys: 1 }, run);

/**
 * Runs a batch for all who asked for it; where nothing is attributed it just runs.
 * @param keys Number of them that one call can serve.
 */
export function runForAll<T>(asked: readonly (readonly Asker[])[], run: () => T, keys = 1): T {
  return asking.getStore() ? asking.run({ from: [...new Set(asked.flat())], keys }, run) : run();
}

/** Runs a write that serves so many keys a call, of those that its field was given. */
export const inBatches = <T>(keys: number, run: () => T): T => runForAll([currentAskers()], run, keys);

/** Records a call for the fields that the current code runs for. */
export function recordCall(recorder: CallRecorder, operationId: string): void {
  const { from = NOBODY, keys = 1 } = asking.getStore() ?? {};
  for (const coordinate of new Set(from.map((asker) => asker.coordinate)))
    recorder.called(operationId, coordinate, keys);
}

interface InputMember {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/**
 * A field's arguments, as its resolver gets them where they are recorded: each read is. A rest
 * (`...rest`) reads all that is declared; what takes it refuses members that it does not know.
 */
export function watchedArguments<Args extends object>(
  recorder: CallRecorder,
  coordinate: string,
  args: Args,
  declared: readonly InputMember[],
): Args {
  return watched(recorder, args, declared, (name) => `${coordinate}(${name}:)`);
}

function watched<Value extends object>(
  recorder: CallRecorder,
  value: Value,
  members: readonly InputMember[],
  coordinateOf: (name: string) => string,
): Value {
  const types = new Map<PropertyKey, GraphQLInputType>(members.map(({ name, type }) => [name, type]));
  const told = (name: PropertyKey) => {
    if (typeof name === "string" && types.has(name)) recorder.read(coordinateOf(name));
  };
  return new Proxy(value, {
    get(target, name, receiver) {
      told(name);
      return watchedValue(recorder, Reflect.get(target, name, receiver), types.get(name));
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

function watchedValue(
  recorder: CallRecorder,
  value: unknown,
  declared: GraphQLInputType | undefined,
): unknown {
  const type = declared && getNullableType(declared);
  if (Array.isArray(value) && isListType(type))
    return value.map((item) => watchedValue(recorder, item, type.ofType));
  if (typeof value !== "object" || value === null || !isInputObjectType(type)) return value;
  return watched(recorder, value, Object.values(type.getFields()), (name) => `${type.name}.${name}`);
}
