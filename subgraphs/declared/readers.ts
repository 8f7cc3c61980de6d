/**
 * Reads the objects and fields of declared types for one GraphQL operation. Reads by key go through a `DataLoader`:
 * with `$batch`, keys of the same tick are one call, and each key is read once. Equal requests are sent once, even
 * if different connectors make them.
 */
import DataLoader from "dataloader";
import { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import { type ConnectionArgs, fillConnection, refusedCursor } from "#subgraphs/kit/loading/connection.ts";
import { type CallInput, callConnector, type Endpoint, type Mapped } from "./calls.ts";
import { valueAt } from "./keys.ts";
import { isHollow, isMembers, memberOrFailure } from "./mapping/methods.ts";
import type { Value } from "./mapping/syntax.ts";
import type { Connector, Paging } from "./model.ts";
import { pagedBy, parametersOf, readRows } from "./paging.ts";
import type { Reads } from "./reads.ts";
import type { Shaper } from "./shapes.ts";

export type Row = Readonly<Record<string, Value>>;

/** Parts shared by all operations. */
export interface Readers {
  readonly endpoints: ReadonlyMap<Connector, Endpoint>;
  /** The connectors that read objects of a type by their keys. */
  readonly byKey: (typeName: string) => readonly Connector[];
  /** Converts the value of a connector to its field's type, or to one object of its type. */
  readonly shaperOf: (connector: Connector) => Shaper;
}

/** The state of one operation. */
export class OperationReads {
  readonly #readers: Readers;
  readonly #context: OperationContext;
  readonly #loaders = new Map<Connector, DataLoader<Row, Row | null, string>>();
  readonly #fields = new Map<string, Promise<Value>>();
  readonly #reads: Reads = new Map();

  constructor(readers: Readers, context: OperationContext) {
    this.#readers = readers;
    this.#context = context;
  }

  /** The value of a field with a connector. Reads with equal values are made once. */
  async field(connector: Connector, source: Row, args: Row): Promise<Value> {
    if (connector.kind === "entity") return this.#loaderOf(connector).load(args);
    const own = await this.#parentValues(connector, source);
    if (connector.typeName === "Mutation") {
      const value = await this.#call(connector, { args }).finally(() => this.#forget());
      return this.#readers.shaperOf(connector)(value);
    }
    // Several connectors of a field share a coordinate, but each has its own operation.
    const key = `${connector.operation} ${JSON.stringify([args, own])}`;
    let value = this.#fields.get(key);
    if (!value) {
      value = connector.paging
        ? this.#page(connector, connector.paging, args, own)
        : this.#call(connector, { args, this: own })
            .then((found) => this.#readableRows(connector, found))
            .then(this.#readers.shaperOf(connector));
      this.#fields.set(key, value);
    }
    return value;
  }

  /**
   * A member of an object. If the object does not have it, it is read by the object's key.
   * @param reading Connectors that already read for this member.
   */
  async member(
    typeName: string,
    source: Row,
    name: string,
    reading: ReadonlySet<Connector> = new Set(),
  ): Promise<Value> {
    if (source[name] !== undefined) return memberOrFailure(source[name]);
    for (const connector of this.#readers.byKey(typeName)) {
      if (reading.has(connector) || connector.selection.members?.has(name) === false) continue;
      const key = await this.#keyOf(connector, typeName, source, new Set([...reading, connector]));
      if (!key) continue;
      const row = await this.#loaderOf(connector).load(key);
      const value = row?.[name];
      if (value !== undefined && value !== null) return value;
    }
    return null;
  }

  /** The members of an object that are a connector's key, including nested ones. Undefined without a key. */
  async #keyOf(
    { keys }: Connector,
    typeName: string,
    source: Row,
    reading: ReadonlySet<Connector>,
  ): Promise<Row | undefined> {
    const key: Record<string, Value> = {};
    for (const [name = "", ...rest] of keys) {
      key[name] ??= await this.member(typeName, source, name, reading);
      const value = valueAt(key[name], rest);
      if (value === null || value === undefined) return undefined;
    }
    return key;
  }

  /** `$this` of a field: the members that its mapping reads. */
  async #parentValues({ typeName, keys }: Connector, source: Row): Promise<Row | undefined> {
    if (typeName === "Query" || typeName === "Mutation") return undefined;
    const own: Record<string, Value> = {};
    for (const [name = ""] of keys) own[name] ??= await this.member(typeName, source, name);
    return own;
  }

  #loaderOf(connector: Connector): DataLoader<Row, Row | null, string> {
    let loader = this.#loaders.get(connector);
    if (!loader) {
      loader = new DataLoader<Row, Row | null, string>(
        (keys) =>
          connector.kind === "batch" ? this.#readTogether(connector, keys) : this.#readEach(connector, keys),
        {
          // An answer may depend on every argument, not only on the key.
          cacheKeyFn: connector.kind === "entity" ? argumentsText : (key) => keyTextOf(connector, key),
          ...(connector.kind === "batch" && { maxBatchSize: connector.maxBatch }),
        },
      );
      this.#loaders.set(connector, loader);
    }
    return loader;
  }

  /** One call for many keys. Rows are matched by key, never by position. */
  async #readTogether(connector: Connector, keys: readonly Row[]): Promise<(Row | null)[]> {
    const value = await this.#call(connector, { batch: keys });
    const shape = this.#readers.shaperOf(connector);
    const byKey = new Map<string, Row>();
    for (const item of Array.isArray(value) ? value : [value]) {
      const row = shape(item);
      if (isMembers(row)) byKey.set(keyTextOf(connector, row), row);
    }
    return keys.map((key) => byKey.get(keyTextOf(connector, key)) ?? null);
  }

  #readEach(connector: Connector, keys: readonly Row[]): Promise<(Row | null | Error)[]> {
    const shape = this.#readers.shaperOf(connector);
    return Promise.all(
      keys.map(async (key) => {
        try {
          const input = connector.kind === "entity" ? { args: key } : { this: key };
          const row = shape(await this.#call(connector, input));
          // The answer may lack members of the key by which the object was read.
          return isMembers(row) ? { ...key, ...row } : null;
        } catch (error) {
          return error instanceof Error ? error : new Error(String(error));
        }
      }),
    );
  }

  async #call(connector: Connector, input: CallInput): Promise<Value> {
    return (await this.#mapped(connector, input))?.value ?? null;
  }

  /** A list with null for each unreadable row. The source status counts these rows. */
  #readableRows({ list, source }: Connector, value: Value): Value {
    if (!list || !Array.isArray(value)) return value;
    const rows = value.filter(isHollow).length;
    if (rows === 0) return value;
    this.#context.report.sources.unreadable(source.name, { rows, members: 0 });
    return value.map((row: Value) => (isHollow(row) ? null : row));
  }

  #mapped(connector: Connector, input: CallInput): Promise<Mapped | undefined> {
    return callConnector(connector, this.#endpointOf(connector), input, this.#context, this.#reads);
  }

  #endpointOf(connector: Connector): Endpoint {
    const endpoint = this.#readers.endpoints.get(connector);
    if (!endpoint) throw new Error(`${connector.coordinate} has no endpoint`);
    return endpoint;
  }

  /** A window of a list. Null if the service does not have the list. */
  async #page(
    connector: Connector,
    paging: Paging,
    { first, after, ...args }: Row,
    own: Row | undefined,
  ): Promise<Value> {
    const endpoint = this.#endpointOf(connector);
    const scope = `${endpoint.operation.id} ${argumentsText({ args, own })}`;
    let isAbsent = false;
    const list = await fillConnection(
      endpoint.clientOf(this.#context),
      pagedBy(paging),
      scope,
      { first, after } as ConnectionArgs,
      async (request, fromCursor) => {
        const page = parametersOf(paging, request);
        try {
          const mapped = await this.#mapped(connector, { args, this: own, page });
          isAbsent = mapped === undefined;
          if (!mapped) return { items: [] };
          const rows = this.#readableRows(connector, mapped.value);
          return readRows(paging, rows, mapped.scope, request);
        } catch (error) {
          throw fromCursor ? refusedCursor(error) : error;
        }
      },
    );
    const shape = this.#readers.shaperOf(connector);
    return isAbsent && list.nodes.length === 0 ? null : list.map((row) => shape(row) ?? undefined);
  }

  /** Discards all earlier reads, because a write may have changed their objects. */
  #forget(): void {
    this.#loaders.clear();
    this.#fields.clear();
    this.#reads.clear();
  }
}

/** Keys are compared as texts, because services send numbers for the type `ID`. */
const keyTextOf = ({ keys }: Connector, row: Row): string =>
  JSON.stringify(keys.map((path) => String(valueAt(row, path))));

/** Arguments as a text, independent of their order. A number is equal to an `ID` with the same digits. */
const argumentsText = (args: Row): string =>
  JSON.stringify(Object.entries(args).sort(byName), (_name, value: unknown) =>
    typeof value === "number" ? String(value) : value,
  );

const byName = ([one]: readonly [string, Value], [other]: readonly [string, Value]): number =>
  one < other ? -1 : 1;

/** Clients of the families of one operation, by their names. */
export class OperationClients {
  readonly #context: OperationContext;
  readonly #clients = new Map<string, FamilyClient>();

  constructor(context: OperationContext) {
    this.#context = context;
  }

  of(name: string, upstream: FamilyClient["upstream"]): FamilyClient {
    let client = this.#clients.get(name);
    if (!client) {
      client = new FamilyClient(upstream, this.#context);
      this.#clients.set(name, client);
    }
    return client;
  }
}
