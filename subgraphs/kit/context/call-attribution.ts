/**
 * Which GraphQL coordinates make which REST calls, and which arguments their resolvers read, measured
 * while tests run. Off in service: then it costs one comparison a call.
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

interface Attribution {
  readonly from: readonly string[];
  readonly keys: number;
}

let sink: Sink | undefined;
const asking = new AsyncLocalStorage<Attribution>();

/** Turns recording on for the whole process, before the subgraphs are built; off again with undefined. */
export function recordAttributionTo(to: Sink | undefined): void {
  sink = to;
}

export function isRecording(): boolean {
  return sink !== undefined;
}

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

/** Runs a resolver so that the calls it leads to are its own; without recording it just runs. */
export function runAs<T>(from: readonly string[], run: () => T): T {
  return sink ? asking.run({ from, keys: 1 }, run) : run();
}

/** The coordinates that the current code runs for. */
export function currentCoordinates(): readonly string[] {
  return sink ? (asking.getStore()?.from ?? []) : [];
}

/**
 * Runs a batch for all who asked for it; without recording it just runs.
 * @param keys How many of them one call may serve.
 */
export function runForAll<T>(asked: readonly (readonly string[])[], run: () => T, keys = 1): T {
  return sink ? asking.run({ from: [...new Set(asked.flat())], keys }, run) : run();
}

/** Runs a write that serves so many keys a call, of those that its field was given. */
export const inBatches = <T>(keys: number, run: () => T): T => runForAll([currentCoordinates()], run, keys);

export function recordCall(operationId: string): void {
  const store = sink && asking.getStore();
  if (sink && store) for (const coordinate of store.from) sink.called(operationId, coordinate, store.keys);
}

interface InputMember {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/**
 * A field's arguments, as its resolver is given them while tests record: each read is told. A rest
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
