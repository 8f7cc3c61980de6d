/**
 * Calls of an operation as Apollo Connectors defines them. Each selected field with a connector is a fetch for the
 * objects at its place in the answer, and so is each connector that reads members of these objects by a key. A
 * fetch makes one call for each object, with `$batch` one for `maxSize` objects. Apollo Router makes one call for
 * equal objects of a fetch. Fetches share nothing.
 */

import { type CallInput, callConnector } from "#subgraphs/declared/calls.ts";
import { valueAt } from "#subgraphs/declared/keys.ts";
import { isMembers } from "#subgraphs/declared/mapping/methods.ts";
import type { Connector } from "#subgraphs/declared/model.ts";
import { Shapes } from "#subgraphs/declared/shapes.ts";
import { newOperation, type OpenedFolder } from "./open.ts";
import type { Field, Operation } from "./operations.ts";
import { valueType } from "./service.ts";

type Row = Record<string, unknown>;

/**
 * Makes the calls of an operation as Apollo Router does, one after another, so that none joins another.
 * @returns the number of calls with one for each object
 */
export async function callByLanguage(opened: OpenedFolder, operation: Operation): Promise<number> {
  const objects = (operation.objects ?? [{}]).map((object) => ({ ...object }));
  const run = new LanguageRun(opened);
  await run.complete(operation.type.name, objects, operation.fields);
  return run.callsByObject;
}

class LanguageRun {
  callsByObject = 0;
  readonly #opened: OpenedFolder;
  readonly #context;
  readonly #shapes: Shapes;
  readonly #fields = new Map<string, readonly Connector[]>();

  constructor(opened: OpenedFolder) {
    this.#opened = opened;
    this.#context = newOperation(opened);
    const { connectors, subgraph } = opened.declared;
    this.#shapes = new Shapes(subgraph.schema);
    for (const connector of connectors) {
      const { coordinate } = connector;
      this.#fields.set(coordinate, [...(this.#fields.get(coordinate) ?? []), connector]);
    }
  }

  /** The connectors that a field with its selection needs. */
  #connectorsOf(typeName: string, { name, fields }: Field): readonly Connector[] {
    const all = this.#fields.get(`${typeName}.${name}`) ?? [];
    if (all.length < 2) return all;
    return all.filter(({ selection: { members } }, index) =>
      fields.some(
        (field) =>
          members?.has(field.name) !== false &&
          !all.slice(0, index).some((before) => before.selection.members?.has(field.name) !== false),
      ),
    );
  }

  /** Completes the objects at one place of the answer. */
  async complete(typeName: string, objects: readonly Row[], fields: readonly Field[]): Promise<void> {
    if (objects.length === 0) return;
    const needed = fields.flatMap((field) => {
      const connectors = this.#connectorsOf(typeName, field);
      if (connectors.length === 0) return [field.name];
      return typeName === "Query" ? [] : connectors.flatMap(({ keys }) => keys.map(([first = ""]) => first));
    });
    await this.#readByKey(typeName, objects, new Set(needed));
    for (const field of fields)
      for (const connector of this.#connectorsOf(typeName, field))
        await this.#readField(connector, objects, field);
    for (const { name, type, fields: below } of fields) {
      const values = objects.flatMap((object) =>
        Array.isArray(object[name]) ? object[name] : [object[name]],
      );
      if (type) await this.complete(type.name, values.filter(isMembers), below);
    }
  }

  /** Reads members that the objects lack, by as few connectors as have them. */
  async #readByKey(typeName: string, objects: readonly Row[], needed: ReadonlySet<string>): Promise<void> {
    const { connectors } = this.#opened.declared;
    let left = connectors.filter(({ kind, returns }) => kind !== "field" && returns === typeName);
    for (;;) {
      const missing = [...needed].filter((name) => objects.some((object) => object[name] === undefined));
      const has = ({ selection: { members } }: Connector) =>
        missing.filter((name) => members?.has(name) !== false).length;
      const [best] = left
        .filter(({ keys }) => objects.some((object) => hasKeys(object, keys)))
        .sort(
          (one, other) =>
            has(other) - has(one) || Number(other.kind === "batch") - Number(one.kind === "batch"),
        );
      if (!best || has(best) === 0) return;
      left = left.filter((connector) => connector !== best);
      const lacking = objects.filter(
        (object) => hasKeys(object, best.keys) && missing.some((name) => object[name] === undefined),
      );
      await this.#readObjects(best, lacking);
    }
  }

  async #readObjects(connector: Connector, objects: readonly Row[]): Promise<void> {
    const { kind, keys, maxBatch } = connector;
    const byKey = grouped(objects, (object) => keyOf(object, keys));
    const all = [...byKey.values()].map(([first = {}]) => first);
    const size = kind === "batch" ? maxBatch : 1;
    this.callsByObject += Math.ceil(objects.length / size);
    for (let at = 0; at < all.length; at += size) {
      const some = all.slice(at, at + size);
      const [first = {}] = some;
      const value = await this.#call(
        connector,
        kind === "batch" ? { batch: some } : kind === "entity" ? { args: first } : { this: first },
      );
      const found = kind === "batch" ? [value].flat().filter(isMembers) : [asRow(value)];
      for (const row of found)
        for (const object of byKey.get(keyOf(kind === "batch" ? row : first, keys)) ?? [])
          for (const [name, own] of Object.entries(row)) object[name] ??= own;
    }
  }

  async #readField(connector: Connector, objects: readonly Row[], { name, args }: Field): Promise<void> {
    const { keys, kind } = connector;
    this.callsByObject += objects.length;
    const ofParent = connector.typeName === "Query" ? [] : keys;
    for (const [, same] of grouped(objects, (object) => keyOf(object, ofParent))) {
      const [first = {}] = same;
      const value = await this.#call(connector, kind === "entity" ? { args } : { args, this: first });
      for (const object of same) {
        const before = object[name];
        object[name] = structuredClone(
          isMembers(before) && isMembers(value) ? { ...value, ...before } : (value ?? before),
        );
      }
    }
  }

  async #call(connector: Connector, input: CallInput): Promise<unknown> {
    const { declared } = this.#opened;
    const endpoint = declared.endpoints.get(connector);
    if (!endpoint) throw new Error(`${connector.coordinate} has no endpoint`);
    const mapped = await callConnector(connector, endpoint, input, this.#context);
    return this.#shapes.of(valueType(connector, declared.subgraph.schema))(mapped?.value);
  }
}

const asRow = (value: unknown): Row => (isMembers(value) ? { ...value } : {});

const keyOf = (object: Row, keys: Connector["keys"]): string =>
  JSON.stringify(keys.map((path) => String(valueAt(object, path))));

const hasKeys = (object: Row, keys: Connector["keys"]): boolean =>
  keys.every((path) => valueAt(object, path) !== undefined && valueAt(object, path) !== null);

function grouped(objects: readonly Row[], key: (object: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const object of objects) groups.set(key(object), [...(groups.get(key(object)) ?? []), object]);
  return groups;
}
