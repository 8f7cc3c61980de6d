/**
 * Loaders by declaration: which operation reads, how keys are asked for, where the items are and
 * what their key is. Results are matched by key, never by position; what is missing is null for
 * its own key only.
 */
import DataLoader from "dataloader";
import type { BoundOperation, Family, Input, Item, Operation, Wire } from "#contracts/kit/contract.ts";
import { RefusedError, TributaryError } from "#platform/errors/catalog.ts";
import { type Asker, currentAskers, runForAll } from "#subgraphs/kit/context/call-attribution.ts";
import type { Answered, FamilyClient, OperationName } from "#subgraphs/kit/context/family-client.ts";
import { type ChildListDeclaration, type ChildLists, childListLoader } from "./child-lists.ts";
import { readPage } from "./connection.ts";
import { asError, chunks } from "./keys.ts";
import { isAnother } from "./other-object.ts";

/** What a loader calls, and for how many keys at once: what `docs/links.md` tells of it. */
export interface Reads {
  /** `<family>.<operation>` */
  readonly operation: string;
  readonly perCall: number;
  /** The operation that reads a key that is alone. */
  readonly single?: string;
}

/** Makes a loader for one GraphQL operation. */
export interface LoaderDeclaration<Instance> {
  (client: FamilyClient): Instance;
  readonly reads?: Reads;
}

/** A declaration that says what it reads. */
export type ReadingDeclaration<Instance> = LoaderDeclaration<Instance> & { readonly reads: Reads };

/** Keys of a call that answers with the whole list, whatever keys it is for. */
export const WHOLE_LIST = Number.MAX_SAFE_INTEGER;

/** Makes a declaration that says what it reads. */
export function reading<Instance>(
  reads: Reads,
  make: (client: FamilyClient) => Instance,
): ReadingDeclaration<Instance> {
  return Object.assign(make, { reads });
}

type Key = string | number;
/** The wire members that are needed of an object; undefined: all of them. */
export type Fields = ReadonlySet<string> | undefined;

export interface KeyLoader<Value> {
  /** The object of the key, or null when the family has none. */
  load(key: Key, fields?: Fields): Promise<Value | null>;
  /** The whole object where another answer held it: no promise for what is there already. */
  known(key: Key): Value | undefined;
  /**
   * Takes what another answer held of an object, unless as much of it is loaded already; null where
   * that answer said that it is not there.
   * @param fields The members that answer was asked for; undefined: the whole object.
   */
  prime(key: Key, value: Value | null, fields?: Fields): void;
  /** Forgets a key after a write. */
  clear(key: Key): void;
  /** Forgets all keys, after a write that may have touched any (tabs by document, by page, by kind). */
  clearAll(): void;
}

export interface ListLoader<Value> {
  /** All objects of the key; none is an empty list. */
  load(key: Key): Promise<readonly Value[]>;
  clear(key: Key): void;
  clearAll(): void;
}

interface BatchDeclaration<Op extends Operation, Value> {
  /** How many keys one call takes, as the documents limit it. */
  readonly max: number;
  /** The parameters that name the keys; `fields` where the family can send less than everything. */
  readonly ask: (keys: string[], fields: Fields) => Input<Op>;
  /** The items of an answer; a paged operation's are read by its style, all pages. */
  readonly itemsIn?: (body: Answered<Op>) => readonly Value[] | null | undefined;
  /** The key, or keys, under which an item was asked for; `scope` is what `within` says of its call. */
  readonly keyOf: (item: Value, scope: string) => Key | readonly Key[] | null | undefined;
  /** What the keys of one call must share, where a call names it once (the integration in a path). */
  readonly within?: (key: string) => string;
  /** True when answers are asked for by selection (`ask` uses `fields`). */
  readonly selective?: boolean;
  /** True when one key that the family refuses would cost all keys of its call (contacts by e-mail). */
  readonly halveRefused?: boolean;
}

interface SingleDeclaration<Op extends Operation, Value> {
  readonly ask: (key: string, fields: Fields) => Input<Op>;
  readonly itemIn: (body: Answered<Op>, key: string) => Value | null | undefined;
  readonly selective?: boolean;
}

/** How a declaration names its keys in a call. */
type KeysAsker = (...args: never) => unknown;

type Found<Value> = (keys: string[], fields: Fields) => Promise<(Value | null | Error)[]>;

/** The fewest values that one list among an operation's parameters takes, as the contract documents it. */
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
 * The declarations of one family: operations by name, everything typed by its contract.
 * @throws at load when a declaration asks for more keys in one call than its contract allows.
 */
export function loadersOf<F extends Family>(family: F) {
  type Op<N extends OperationName<F>> = F["operations"][N];
  type Row<N extends OperationName<F>> = Wire<Item<Op<N>>>;
  const idOf = (name: string) => `${family.name}.${name}`;
  /** @param ask Without a parameter it sends no keys: it reads the whole list, whatever `max` is. */
  const readsOf = (name: OperationName<F>, ask: KeysAsker, max: number, single?: string): Reads => {
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
  return {
    /** One object for a key, many keys in a call; a batch of one by the item operation if `single`. */
    batch<N extends OperationName<F>, Value = Row<N>>(
      name: N,
      declaration: BatchDeclaration<Op<N>, Value> & {
        readonly single?: Single<F, Value>;
      },
    ): ReadingDeclaration<KeyLoader<Value>> {
      const { single } = declaration;
      const make = (client: FamilyClient) => {
        const find = batchFinder<Value>(client, name, erase(declaration));
        const one = single && singleFinder<Value>(client, single.operation, single.declaration);
        return keyLoader(
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

    /** All objects for a key, many keys in a call (a look-up that may match more than once). */
    batchMany<N extends OperationName<F>, Value = Row<N>>(
      name: N,
      declaration: BatchDeclaration<Op<N>, Value>,
    ): ReadingDeclaration<ListLoader<Value>> {
      return reading(readsOf(name, declaration.ask, declaration.max), (client) => {
        const find = batchFinder<Value>(client, name, erase(declaration));
        const loader = keyLoader<readonly Value[]>(client, find, false, declaration.max);
        return {
          load: async (key) => (await loader.load(key)) ?? [],
          clear: loader.clear,
          clearAll: loader.clearAll,
        };
      });
    },

    /** One object for a key, one key in a call: the family has no batch operation. */
    each<N extends OperationName<F>, Value>(
      name: N,
      declaration: SingleDeclaration<Op<N>, Value>,
    ): ReadingDeclaration<KeyLoader<Value>> {
      return reading(readsOf(name, declaration.ask, 1), (client) =>
        keyLoader(
          client,
          singleFinder<Value>(client, name, erase(declaration)),
          declaration.selective === true,
        ),
      );
    },

    /** The item operation of a `batch`. */
    single<N extends OperationName<F>, Value>(
      operation: N,
      declaration: SingleDeclaration<Op<N>, Value>,
    ): Single<F, Value> {
      return { operation, declaration: erase(declaration) };
    },

    /** A list within a list: the first rows of each parent, asked for all parents at once. */
    slices<N extends OperationName<F>, Args extends object = object, Value extends Row<N> = Row<N>>(
      name: N,
      declaration: ChildListDeclaration<Input<Op<N>>, Row<N>, Answered<Op<N>>, Args>,
    ): ReadingDeclaration<ChildLists<Value, Args>> {
      return reading(
        readsOf(name, declaration.ask, declaration.max),
        (client) => childListLoader(client, name, erase(declaration)) as ChildLists<Value, Args>,
      );
    },

    /** What answers held beside what was asked for, by key; filled by the module's `sideload`. */
    sideloaded<Value>(): LoaderDeclaration<Map<Key, Value>> {
      return () => new Map();
    },
  };
}

interface Single<F extends Family, Value> {
  readonly operation: OperationName<F>;
  readonly declaration: SingleDeclaration<Operation, Value>;
}

/** Declarations are checked where they are written; inside the kit the operation is a variable. */
function erase<To>(declaration: unknown): To {
  return declaration as To;
}

function batchFinder<Value>(
  client: FamilyClient,
  name: string,
  declaration: BatchDeclaration<Operation, Value>,
): (keys: string[], fields: Fields) => Promise<(readonly Value[] | Error)[]> {
  const operation = client.operation(name);
  return async (keys, fields) => {
    const found = new Map<string, Value[] | Error>(keys.map((key) => [key, []]));
    const { max, halveRefused = false, within = () => "" } = declaration;
    /** Whether a call can name the key; one that cannot fails alone. */
    const canBeSent = (key: string): boolean => {
      try {
        client.upstream.prepare(
          operation,
          declaration.ask([key], fields) as Record<string, unknown>,
          client.context,
        );
        return true;
      } catch (error) {
        found.set(key, asError(error));
        return false;
      }
    };
    const read = async (chunk: string[]): Promise<void> => {
      try {
        for (const item of await itemsOf(client, operation, declaration, chunk, fields))
          for (const key of new Set(
            [declaration.keyOf(item, within(chunk[0] ?? "")) ?? []].flat().map(String),
          )) {
            const list = found.get(key);
            if (Array.isArray(list)) list.push(item);
          }
      } catch (error) {
        const sendable = unsendable(error) ? chunk.filter(canBeSent) : chunk;
        if (sendable.length < chunk.length) return sendable.length > 0 ? read(sendable) : undefined;
        const refused = error instanceof RefusedError && error.code === "BAD_USER_INPUT";
        const half = Math.ceil(chunk.length / 2);
        if (halveRefused && refused && chunk.length > 1)
          await Promise.all([read(chunk.slice(0, half)), read(chunk.slice(half))]);
        else for (const key of chunk) found.set(key, asError(error));
      }
    };
    const scopes = new Map<string, string[]>(keys.map((key) => [within(key), []]));
    for (const key of keys) scopes.get(within(key))?.push(key);
    await Promise.all([...scopes.values()].flatMap((scoped) => chunks(scoped, max)).map(read));
    return keys.map((key) => found.get(key) ?? []);
  };
}

/** A call that could not be rendered: none was made. */
const unsendable = (error: unknown) =>
  error instanceof TributaryError && error.code === "BAD_USER_INPUT" && !(error instanceof RefusedError);

async function itemsOf<Value>(
  client: FamilyClient,
  operation: BoundOperation,
  { ask, itemsIn }: BatchDeclaration<Operation, Value>,
  keys: string[],
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
      if (page.next !== undefined && page.next === position) throw client.badResponse(); // it would never end
      position = page.next;
    } while (position !== undefined);
    return present(items as Value[]);
  } catch (error) {
    // "None of these" may be said with a 404 (contacts by e-mail): the keys are missing, not broken.
    if (error instanceof TributaryError && error.code === "NOT_FOUND") return [];
    throw error;
  }
}

/** A list on the wire may hold nulls; nothing was asked for under their key. */
const present = <Value>(items: readonly Value[]) => items.filter((item) => item !== null);

function singleFinder<Value>(
  client: FamilyClient,
  name: string,
  { ask, itemIn }: SingleDeclaration<Operation, Value>,
): Found<Value> {
  const operation = client.operation(name);
  return (keys, fields) =>
    Promise.all(
      keys.map(async (key) => {
        try {
          const input = ask(key, fields) as Record<string, unknown>;
          const { body } = await client.fetch(operation, input);
          const item = itemIn(body as never, key);
          // Null says that there is no such object; an answer without its place says nothing.
          if (item === null) return null;
          return item === undefined || isAnother(item, operation, input) ? client.badResponse() : item;
        } catch (error) {
          const failed = asError(error);
          return failed instanceof TributaryError && failed.code === "NOT_FOUND" ? null : failed;
        }
      }),
    );
}

interface Loading<Value> {
  fields: Fields;
  readonly value: Promise<Value | null>;
}

interface Asked {
  readonly key: string;
  readonly entry: { fields: Fields };
  /** Who asked, while tests record. */
  readonly from: readonly Asker[];
}

/**
 * A loader that knows what was asked of each object: a batch asks for the union of its selections,
 * a later need that is no wider is served from it, a wider one reads again.
 */
function keyLoader<Value>(
  { context, upstream }: FamilyClient,
  find: Found<Value>,
  selective: boolean,
  perCall = 1,
): KeyLoader<Value> {
  const loading = new Map<string, Loading<Value>>();
  const primed = new Map<string, { readonly value: Value | null; readonly fields: Fields }>();
  const loader = new DataLoader<Asked, Value | null>(
    (asked) => {
      const union = selective ? unionOf(asked.map(({ entry }) => entry.fields)) : undefined;
      for (const { entry } of asked) entry.fields = union;
      const keys = [...new Set(asked.map(({ key }) => key))];
      context.observer?.batched(upstream.family.name, keys.length);
      const found = runForAll(
        asked.map(({ from }) => from),
        () => find(keys, union),
        perCall,
      );
      return found.then((values) => {
        const byKey = new Map(keys.map((key, i) => [key, values[i] ?? null]));
        return asked.map(({ key }) => byKey.get(key) ?? null);
      });
    },
    { cache: false },
  );
  return {
    load(key, fields) {
      const name = String(key);
      const known = loading.get(name);
      if (known && covers(known.fields, selective ? fields : undefined)) return known.value;
      const entry = { fields: selective ? fields : undefined };
      const value = loader.load({ key: name, entry, from: currentAskers() });
      loading.set(name, Object.assign(entry, { value }));
      return value;
    },
    known(key) {
      const held = primed.get(String(key));
      return held?.fields === undefined ? (held?.value ?? undefined) : undefined;
    },
    prime(key, value, fields) {
      const name = String(key);
      const before = loading.get(name);
      if (before && covers(before.fields, fields)) return;
      const part = primed.get(name);
      // Parts of one object, from several answers, add up.
      const held =
        part?.value && value && fields
          ? { value: { ...part.value, ...value }, fields: unionOf([part.fields, fields]) }
          : { value, fields };
      primed.set(name, held);
      if (!before || covers(held.fields, before.fields))
        loading.set(name, { fields: held.fields, value: Promise.resolve(held.value) });
    },
    clear(key) {
      loading.delete(String(key));
      primed.delete(String(key));
    },
    clearAll() {
      loading.clear();
      primed.clear();
    },
  };
}

function covers(known: Fields, wanted: Fields): boolean {
  if (known === undefined) return true;
  return wanted !== undefined && [...wanted].every((field) => known.has(field));
}

function unionOf(all: readonly Fields[]): Fields {
  const union = new Set<string>();
  for (const fields of all) {
    if (fields === undefined) return undefined;
    for (const field of fields) union.add(field);
  }
  return union;
}
