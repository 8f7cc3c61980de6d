/**
 * Declares loaders: the operation to call, the parameters for keys, and the items of the response with their keys.
 * Results are matched by key, not by position. A missing item is null for its own key only.
 */
import type { BoundOperation, Family, Input, Item, Operation, Wire } from "#contracts/kit/contract.ts";
import { RefusedError, TributaryError } from "#platform/errors/catalog.ts";
import type { CallResult, FamilyClient, OperationName } from "#subgraphs/kit/calls/family-client.ts";
import type { ChildListDeclaration } from "./child-list-reader.ts";
import { type ChildLists, childListLoader } from "./child-lists.ts";
import { readPage } from "./connection.ts";
import { type Fields, type Find, type KeyLoader, keyLoader } from "./key-loader.ts";
import { asError, cacheKeyFn, chunks, type KeyLike, keyFrom, type LoaderKey } from "./keys.ts";
import { fewestKeys, type ListDeclaration, listFirst } from "./list-scan.ts";
import { isAnother } from "./other-object.ts";

export type { Fields, KeyLoader } from "./key-loader.ts";

/** Operation of a loader, and the number of keys per call, for `docs/links.md`. */
export interface LoaderReads {
  /** `<family>.<operation>` */
  readonly operation: string;
  /** Number of keys that a call serves. Less than 1 if a key takes several calls. */
  readonly perCall: number;
  /** Operation that reads a single key. */
  readonly single?: string;
  /** List whose pages are read instead, if there are at least `from` keys. */
  readonly list?: { readonly operation: string; readonly from: number };
}

/** Creates a loader for one GraphQL operation. */
export interface LoaderDeclaration<Instance> {
  (client: FamilyClient): Instance;
  readonly reads?: LoaderReads;
}

/** A declaration that names the operation it reads. */
export type ReadingDeclaration<Instance> = LoaderDeclaration<Instance> & { readonly reads: LoaderReads };

/** Number of keys per call for a call that returns the whole list, regardless of keys. */
export const WHOLE_LIST = Number.MAX_SAFE_INTEGER;

/** Creates a declaration that names the operation it reads. */
export function reading<Instance>(
  reads: LoaderReads,
  make: (client: FamilyClient) => Instance,
): ReadingDeclaration<Instance> {
  return Object.assign(make, { reads });
}

export interface ListLoader<Value, K extends LoaderKey = string> {
  /** All objects of the key, or an empty list. A selective loader returns them with the requested members. */
  load(key: KeyLike<K>, fields?: Fields): Promise<readonly Value[]>;
}

/** @typeParam Shared value that the keys of one call have in common; see `within` */
interface BatchDeclaration<Op extends Operation, Value, K extends LoaderKey, Shared extends LoaderKey> {
  /** Largest number of keys in one call, by the documents. */
  readonly max: number;
  /** Parameters for the keys; `fields` is used if the family can send a part of the members. */
  readonly ask: (keys: K[], fields: Fields) => Input<Op>;
  /** Items of a response. Those of a paged operation are read from all pages by its page style. */
  readonly itemsIn?: (body: CallResult<Op>) => readonly Value[] | null | undefined;
  /** Converts an item, if it lacks a part of the object (a row of the ERP does not contain its company). */
  readonly toObject?: (item: Wire<Item<Op>>, shared: NoInfer<Shared>) => NoInfer<Value>;
  /** The key or keys of an item. `shared` is the result of `within` for the call. */
  readonly keyOf: (item: Value, shared: Shared) => KeyLike<K> | readonly KeyLike<K>[] | null | undefined;
  /** Value that the keys of one call must share, because the call contains it once (the integration in a path). */
  readonly within?: (key: K) => Shared;
  /** True if `ask` uses `fields`. */
  readonly selective?: boolean;
  /** True if one refused key makes the family refuse the whole call (contacts by e-mail). */
  readonly halveRefused?: boolean;
}

interface SingleDeclaration<Op extends Operation, Value, K extends LoaderKey> {
  readonly ask: (key: K, fields: Fields) => Input<Op>;
  readonly itemIn: (body: CallResult<Op>, key: K) => Value | null | undefined;
  readonly selective?: boolean;
}

interface ResponseDeclaration<Op extends Operation, Value> {
  /** The part of the response that is read. Default: all. */
  readonly itemIn?: (body: CallResult<Op>) => Value | null | undefined;
  /** Further parameters, for the selected members. Without it, a response is complete. */
  readonly also?: (fields: Fields) => Partial<Input<Op>>;
}

/** List for a loader whose calls take one key. Its rows have all members of a single read. */
interface LoaderList<F extends Family, Value> {
  readonly operation: OperationName<F>;
  readonly declaration: ListDeclaration<object, Value>;
}

/** Function that builds the parameters for keys. */
type KeyParameters = (...args: never) => unknown;

/** The lowest documented limit of values among an operation's list parameters. */
function shortestList({ query, spec }: BoundOperation): number {
  const inSchema = (schema: unknown): number[] => {
    if (typeof schema !== "object" || schema === null) return [];
    const own = "maxItems" in schema && typeof schema.maxItems === "number" ? [schema.maxItems] : [];
    return [...own, ...Object.values(schema).flatMap(inSchema)];
  };
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...Object.values(query).flatMap(({ max, schema }) => [max ?? [], inSchema(schema)].flat()),
    ...inSchema(spec.body?.schema),
  );
}

/**
 * Functions to declare loaders of a family, typed by its contract.
 * @throws at load for a declaration with more keys per call than the contract allows
 */
export function loadersOf<F extends Family>(family: F) {
  type Op<N extends OperationName<F>> = F["operations"][N];
  type Row<N extends OperationName<F>> = Wire<Item<Op<N>>>;
  const idOf = (name: string) => `${family.name}.${name}`;
  /** @param ask without a parameter, it sends no keys and reads the whole list, regardless of `max` */
  const readsOf = (name: OperationName<F>, ask: KeyParameters, max: number, single?: string): LoaderReads => {
    const operation = family.bound[name];
    if (!operation) throw new Error(`${family.name} has no operation ${name}`);
    const most = shortestList(operation);
    if (ask.length > 0 && max > most)
      throw new Error(
        `${operation.id} takes ${most} keys in one call at most, and its loader asks for ${max}`,
      );
    return {
      operation: operation.id,
      perCall: max,
      ...(single !== undefined && { single: idOf(single) }),
    };
  };
  /** Adds a reader of list pages if the loader declares a list. It is used if it is cheaper than single calls. */
  const withList = <Value, Found, K extends LoaderKey>(
    name: OperationName<F>,
    list: LoaderList<F, Value> | undefined,
    foundIn: (rows: readonly Value[]) => Found | null,
    several: boolean,
  ) => {
    const [listed, single] = [list && family.bound[list.operation], family.bound[name]];
    if (!list || !listed || !single)
      return { reads: {}, of: (_client: FamilyClient, one: Find<Found, K>) => one };
    const from = fewestKeys(listed, single, list.declaration);
    return {
      reads: { list: { operation: listed.id, from } },
      of: (client: FamilyClient, one: Find<Found, K>): Find<Found, K> =>
        erase(listFirst<Value, Found>(client, list, { from, one: erase(one), foundIn, several })),
    };
  };
  return {
    /** One object per key, several keys per call. A single key is read by `single`, if declared. */
    batch<
      N extends OperationName<F>,
      Value = Row<N>,
      K extends LoaderKey = string,
      Shared extends LoaderKey = string,
    >(
      name: N,
      declaration: BatchDeclaration<Op<N>, Value, K, Shared> & {
        readonly single?: Single<F, Value, K>;
      },
    ): ReadingDeclaration<KeyLoader<Value, K>> {
      const { single } = declaration;
      const make = (client: FamilyClient) => {
        const find = batchFinder<Value, K>(client, name, erase(declaration));
        const one = single && singleFinder<Value, K>(client, single.operation, single.declaration);
        return keyLoader<Value, K>(
          client,
          async (keys, fields) => {
            if (one && keys.length === 1) return one(keys, fields);
            const lists = await find(keys, fields);
            return lists.map((list) => (list instanceof Error ? list : (list[0] ?? null)));
          },
          declaration.selective === true,
          declaration.within ? 1 : declaration.max,
        );
      };
      return reading(readsOf(name, declaration.ask, declaration.max, single?.operation), make);
    },

    /** All objects of a key, several keys per call, for look-ups with several matches. */
    batchMany<
      N extends OperationName<F>,
      Value = Row<N>,
      K extends LoaderKey = string,
      Shared extends LoaderKey = string,
      Other = never,
    >(
      name: N,
      declaration: BatchDeclaration<Op<N>, Value, K, Shared> & {
        readonly list?: K extends string ? LoaderList<F, Other> : never;
      },
    ): ReadingDeclaration<ListLoader<Value | Other, K>> {
      if (declaration.list && declaration.max > 1)
        throw new Error(`${idOf(name)} reads ${declaration.max} keys a call, and needs no list`);
      const list = withList<Other, readonly (Value | Other)[], K>(
        name,
        declaration.list,
        (rows) => rows,
        true,
      );
      const reads = { ...readsOf(name, declaration.ask, declaration.max), ...list.reads };
      return reading(reads, (client) => {
        const find = batchFinder<Value, K>(client, name, erase(declaration));
        const loader = keyLoader<readonly (Value | Other)[], K>(
          client,
          list.of(client, find),
          declaration.selective === true,
          declaration.max,
        );
        return {
          load: async (key, fields) => (await loader.load(key, fields)) ?? [],
        };
      });
    },

    /** One object per key, one key per call, for families without a batch operation. */
    each<N extends OperationName<F>, Value, K extends LoaderKey = string>(
      name: N,
      declaration: SingleDeclaration<Op<N>, Value, K> & {
        readonly list?: K extends string ? LoaderList<F, Value> : never;
      },
    ): ReadingDeclaration<KeyLoader<Value, K>> {
      const list = withList<Value, Value, K>(name, declaration.list, ([row]) => row ?? null, false);
      return reading({ ...readsOf(name, declaration.ask, 1), ...list.reads }, (client) =>
        keyLoader(
          client,
          list.of(client, singleFinder<Value, K>(client, name, erase(declaration))),
          declaration.selective === true,
        ),
      );
    },

    /**
     * Response of an operation, by its parameters. Other members of a key are ignored, so the object to which a
     * response belongs can be the key.
     * @example fields: response("getDocumentFields") // fields.load(document)
     */
    response<N extends OperationName<F>, Value = CallResult<Op<N>>>(
      name: N,
      { itemIn = (body: CallResult<Op<N>>) => body as Value, also }: ResponseDeclaration<Op<N>, Value> = {},
    ): ReadingDeclaration<KeyLoader<Value, Input<Op<N>>>> {
      type Key = Input<Op<N>>;
      const { template, query = {} } = family.bound[name] ?? {};
      const names = [...(template?.params ?? []), ...Object.keys(query)];
      const keyOf = (from: KeyLike<Key>): KeyLike<Key> => {
        const parts = from as Readonly<Record<string, unknown>>;
        const key: Record<string, unknown> = {};
        for (const part of names) key[part] = parts[part];
        return erase(key);
      };
      const ask = (key: Key, fields: Fields) => (also ? { ...key, ...also(fields) } : key);
      return reading(readsOf(name, ask, 1), (client) => {
        const find = singleFinder<Value, Key>(client, name, erase({ ask, itemIn }));
        const loader = keyLoader(client, find, also !== undefined);
        return {
          load: (from, fields) => loader.load(keyOf(from), fields),
          known: (from) => loader.known(keyOf(from)),
          prime: (from, value, fields) => loader.prime(keyOf(from), value, fields),
        };
      });
    },

    /** List that `each`, or `batchMany` with one key per call, reads if this is cheaper. */
    list<N extends OperationName<F>>(
      operation: N,
      declaration: ListDeclaration<Input<Op<N>>, Row<N>>,
    ): LoaderList<F, Row<N>> {
      return { operation, declaration: erase(declaration) };
    },

    /** Operation with which a `batch` reads a single key. */
    single<N extends OperationName<F>, Value, K extends LoaderKey = string>(
      operation: N,
      declaration: SingleDeclaration<Op<N>, Value, K>,
    ): Single<F, Value, K> {
      return { operation, declaration: erase(declaration) };
    },

    /** Child lists: the first rows of each parent, read for all parents together. */
    slices<N extends OperationName<F>, Args extends object = object, Value extends Row<N> = Row<N>>(
      name: N,
      declaration: ChildListDeclaration<Input<Op<N>>, Row<N>, CallResult<Op<N>>, Args>,
    ): ReadingDeclaration<ChildLists<Value, Args>> {
      return reading(
        readsOf(name, declaration.ask, declaration.max),
        (client) => childListLoader(client, name, erase(declaration)) as ChildLists<Value, Args>,
      );
    },

    /** Objects that responses include, by key. The module's `sideload` adds them. */
    sideloaded<Value>(): LoaderDeclaration<Map<string | number, Value>> {
      return () => new Map();
    },
  };
}

interface Single<F extends Family, Value, K extends LoaderKey> {
  readonly operation: OperationName<F>;
  readonly declaration: SingleDeclaration<Operation, Value, K>;
}

/** Removes the types of a declaration, which were checked where it was written. */
function erase<To>(declaration: unknown): To {
  return declaration as To;
}

function batchFinder<Value, K extends LoaderKey>(
  client: FamilyClient,
  name: string,
  declaration: BatchDeclaration<Operation, Value, K, LoaderKey>,
): (keys: K[], fields: Fields) => Promise<(readonly Value[] | Error)[]> {
  const operation = client.operation(name);
  return async (keys, fields) => {
    const found = new Map<string, Value[] | Error>(keys.map((key) => [cacheKeyFn(key), []]));
    const { max, halveRefused = false, within = () => "", toObject } = declaration;
    /** True if a call can contain the key. An invalid key fails alone. */
    const canBeSent = (key: K): boolean => {
      try {
        client.upstream.prepare(
          operation,
          declaration.ask([key], fields) as Record<string, unknown>,
          client.context,
        );
        return true;
      } catch (error) {
        found.set(cacheKeyFn(key), asError(error));
        return false;
      }
    };
    const textsOf = (item: Value, shared: LoaderKey): ReadonlySet<string> => {
      const none: readonly KeyLike<K>[] = [];
      const named = none.concat(declaration.keyOf(item, shared) ?? none);
      return new Set(named.map((key) => cacheKeyFn(keyFrom<K>(key))));
    };
    const read = async (chunk: K[], shared: LoaderKey): Promise<void> => {
      try {
        for (const item of await itemsOf(client, operation, declaration, chunk, fields)) {
          const value = toObject?.(item as never, shared) ?? item;
          for (const text of textsOf(value, shared)) {
            const list = found.get(text);
            if (Array.isArray(list)) list.push(value);
          }
        }
      } catch (error) {
        const sendable = unsendable(error) ? chunk.filter(canBeSent) : chunk;
        if (sendable.length < chunk.length) return sendable.length > 0 ? read(sendable, shared) : undefined;
        const refused = error instanceof RefusedError && error.code === "BAD_USER_INPUT";
        const half = Math.ceil(chunk.length / 2);
        if (halveRefused && refused && chunk.length > 1)
          await Promise.all([read(chunk.slice(0, half), shared), read(chunk.slice(half), shared)]);
        else for (const key of chunk) found.set(cacheKeyFn(key), asError(error));
      }
    };
    const sharing = new Map<string, { readonly shared: LoaderKey; readonly keys: K[] }>();
    for (const key of keys) {
      const shared = within(key);
      const text = cacheKeyFn(shared);
      const others = sharing.get(text);
      if (others) others.keys.push(key);
      else sharing.set(text, { shared, keys: [key] });
    }
    await Promise.all(
      [...sharing.values()].flatMap((one) => chunks(one.keys, max).map((chunk) => read(chunk, one.shared))),
    );
    return keys.map((key) => found.get(cacheKeyFn(key)) ?? []);
  };
}

/** True for a call that could not be rendered, so that no call was made. */
const unsendable = (error: unknown) =>
  error instanceof TributaryError && error.code === "BAD_USER_INPUT" && !(error instanceof RefusedError);

async function itemsOf<Value, K extends LoaderKey>(
  client: FamilyClient,
  operation: BoundOperation,
  { ask, itemsIn }: BatchDeclaration<Operation, Value, K, LoaderKey>,
  keys: K[],
  fields: Fields,
): Promise<readonly Value[]> {
  const input = ask(keys, fields) as Readonly<Record<string, unknown>>;
  const style = operation.spec.page;
  try {
    if (!style || itemsIn) {
      const { body } = await client.fetch(operation, input, keys.length);
      const items = itemsIn?.(body as never);
      if (!Array.isArray(items)) throw client.badResponse();
      return present(items as readonly Value[]);
    }
    const items: unknown[] = [];
    let position: string | number | undefined;
    do {
      const request = { size: style.maxSize, position };
      const page = await readPage(
        client,
        operation,
        style,
        input,
        request,
        false,
        position ? 0 : keys.length,
      );
      items.push(...page.items);
      if (page.endless) throw client.badResponse();
      if (page.next !== undefined && page.next === position) throw client.badResponse(); // the list would never end
      position = page.next;
    } while (position !== undefined);
    return present(items as Value[]);
  } catch (error) {
    // A family may answer 404 if none of the keys has an object (contacts by e-mail).
    if (error instanceof TributaryError && error.code === "NOT_FOUND") return [];
    throw error;
  }
}

/** Removes null items, which have no key. */
const present = <Value>(items: readonly Value[]) => items.filter((item) => item !== null);

function singleFinder<Value, K extends LoaderKey>(
  client: FamilyClient,
  name: string,
  { ask, itemIn }: SingleDeclaration<Operation, Value, K>,
): Find<Value, K> {
  const operation = client.operation(name);
  return (keys, fields) =>
    Promise.all(
      keys.map(async (key) => {
        try {
          const input = ask(key, fields) as Record<string, unknown>;
          const { body } = await client.fetch(operation, input);
          const item = itemIn(body as never, key);
          // Null means that the object does not exist. A response without the member is invalid.
          if (item === null) return null;
          if (item === undefined) return client.badResponse();
          if (!isAnother(item, operation, input)) return item;
          client.upstream.answeredAnother(operation);
          return client.badResponse();
        } catch (error) {
          const failed = asError(error);
          return failed instanceof TributaryError && failed.code === "NOT_FOUND" ? null : failed;
        }
      }),
    );
}
