/**
 * Attributes REST calls to GraphQL fields: the fields' coordinates and the arguments that resolvers read, for the
 * recorder of the process, and the response paths of traced operations. All other operations only pay one
 * comparison for each resolver.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { type GraphQLInputType, getNullableType, isInputObjectType, isListType } from "graphql";

/** Records the calls of fields. Tests that measure pass one in. */
export interface CallRecorder {
  /** @param keys number of keys of the coordinate that one such call can serve; 1 if each key needs its own call */
  called(operationId: string, coordinate: string, keys: number): void;
  /** @param coordinate of an argument, `Type.field(argument:)`, or of an input member, `Input.member` */
  read(coordinate: string): void;
}

/** A field that causes calls. */
export interface CallingField {
  /** `Type.field`; see `coordinateIn`. */
  readonly coordinate: string;
  /** Path of the field in the response, if the operation is traced. */
  readonly path?: string | undefined;
  /** Id of the fetch of the query plan that contains the field. */
  readonly fetch?: number | undefined;
}

/** A fetch of a traced operation: its id in the plan, and the response path of its objects. */
export interface TracedFetch {
  readonly id: number;
  readonly path: readonly string[];
}

interface Attribution {
  readonly from: readonly CallingField[];
  readonly keys: number;
  readonly fetch?: TracedFetch | undefined;
}

const asking = new AsyncLocalStorage<Attribution>();

/** The part of an operation's context that decides if calls are attributed. */
interface AttributionContext {
  readonly recorder?: CallRecorder | undefined;
  readonly report?: { readonly trace?: unknown };
}

/** The recorder of an operation, if any. */
export const recorderOf = (context: unknown): CallRecorder | undefined =>
  (context as AttributionContext | undefined)?.recorder;

/**
 * True if calls of the operation are attributed to fields, because the process records calls or the operation is
 * traced.
 */
export const isAttributed = (context: unknown): boolean =>
  recorderOf(context) !== undefined ||
  (context as AttributionContext | undefined)?.report?.trace !== undefined;

/** Runs a fetch of a traced operation, so that its fields know their response paths. */
export const runInFetch = <T>(fetch: TracedFetch, run: () => T): T =>
  asking.run({ from: [], keys: 1, fetch }, run);

/** Path of a value in the response, as both executors write it. */
interface Path {
  readonly prev?: Path | undefined;
  readonly key: string | number;
}

/**
 * The coordinate of a field, with `[]` at the end for items of a list, because an item may need fewer calls than
 * the same object on its own.
 */
export function coordinateIn(type: string, field: string, path: Path | undefined): string {
  const object = path?.prev;
  const item = object?.key === "node" ? object.prev : object;
  const listed = typeof item?.key === "number" && item.prev?.key !== "_entities";
  return `${type}.${field}${listed ? "[]" : ""}`;
}

/** Runs a resolver of an attributed operation. Calls in it are attributed to its field. */
export function runAs<T>(coordinate: string, path: Path | undefined, run: () => T): T {
  const fetch = asking.getStore()?.fetch;
  const asker = fetch
    ? { coordinate, path: [...fetch.path, ...keysOf(path)].join("."), fetch: fetch.id }
    : { coordinate };
  return asking.run({ from: [asker], keys: 1, fetch }, run);
}

/** The keys of a path within a fetch, without the prefix of the entity. List indexes are `@`. */
function keysOf(path: Path | undefined): readonly string[] {
  const keys: string[] = [];
  for (let at = path; at; at = at.prev) keys.unshift(typeof at.key === "number" ? "@" : at.key);
  return keys[0] === "_entities" ? keys.slice(2) : keys;
}

const NOBODY: readonly CallingField[] = [];

/** The fields for which the current code runs. Empty if nothing is attributed. */
export const currentAskers = (): readonly CallingField[] => asking.getStore()?.from ?? NOBODY;

/** Runs a function for given fields, such as those that created a file link. */
export const runFor = <T>(from: readonly CallingField[], run: () => T): T =>
  asking.run({ from, keys: 1 }, run);

/**
 * Runs a batch for all fields that requested one of its keys. Without attribution, it only runs the batch.
 * @param keys number of keys that one call can serve
 */
export function runForAll<T>(asked: readonly (readonly CallingField[])[], run: () => T, keys = 1): T {
  return asking.getStore() ? asking.run({ from: [...new Set(asked.flat())], keys }, run) : run();
}

/** Runs a write in which one call serves `keys` of the field's keys. */
export const inBatches = <T>(keys: number, run: () => T): T => runForAll([currentAskers()], run, keys);

/** Records a call for the fields for which the current code runs. */
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
 * A field's arguments for its resolver while calls are recorded. Each read of a member is recorded. A rest
 * (`...rest`) reads all declared members, and its user must refuse unknown members.
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
