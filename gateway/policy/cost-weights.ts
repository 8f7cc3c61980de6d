/** Finds the REST calls of fields, by the measured weights and the supergraph's types. */
import type { Weight, Weights } from "#platform/graphql/cost-table.ts";
import type { TypeFacts } from "./schema-facts.ts";

/** Fields that no object needs a call for. */
const WITHOUT_CALL = new Set(["id", "__typename", "upstreamId"]);

export const needsNoCall = (field: string): boolean => WITHOUT_CALL.has(field);

/** Lookups in weights and types. They depend only on the schema, never on an operation. */
export class CostWeights {
  readonly #types: ReadonlyMap<string, TypeFacts>;
  readonly #weights: Weights;
  readonly #own = new Map<string, ReadonlySet<string>>();
  readonly #all = new Map<string, ReadonlySet<string>>();

  constructor(types: ReadonlyMap<string, TypeFacts>, weights: Weights) {
    this.#types = types;
    this.#weights = weights;
  }

  /**
   * The operations that read objects of a type: those of its plain fields. Empty for a type without an id,
   * because each field of a namespace reads something else.
   */
  ownOperations(type: string): ReadonlySet<string> {
    let own = this.#own.get(type);
    if (!own) {
      const plain = [...(this.#types.get(type)?.fields ?? [])].filter(
        ([, field]) => !this.#types.has(field.type) && !field.inaccessible,
      );
      const readable = plain.some(([name]) => name === "id");
      const names = readable ? plain.map(([name]) => name) : [];
      own = new Set(names.flatMap((name) => this.ofField(type, name).map(({ operation }) => operation)));
      this.#own.set(type, own);
    }
    return own;
  }

  /**
   * The calls of a field.
   * @param listed True for an item of a list. Of the calls that read the object itself, only those count that
   * items of lists needed when they were measured.
   */
  ofField(type: string, field: string, listed = false): readonly Weight[] {
    const inLists = this.#weights.get(`${type}.${field}[]`) ?? [];
    const alone = (this.#weights.get(`${type}.${field}`) ?? []).filter(
      ({ operation }) =>
        !inLists.some((weight) => weight.operation === operation) &&
        !(listed && this.ownOperations(type).has(operation)),
    );
    return [...inLists, ...alone];
  }

  /** The calls by which a subgraph reads an entity that another subgraph refers to. */
  ofReference(type: string): readonly Weight[] {
    return this.#weights.get(`${type}.__resolveReference`) ?? [];
  }

  /** Number of the ids that an operation may read: those of types whose fields call the operation. */
  idsReadBy(operation: string, named: ReadonlyMap<string, number>): number {
    let ids = 0;
    for (const [type, count] of named) if (this.#operationsOf(type).has(operation)) ids += count;
    return ids;
  }

  /**
   * Finds a call for ids of a type whose own calls are not known, because no field of it needs one and no other
   * subgraph refers to it. Reading an object by its id takes one call nevertheless.
   * @param readers calls of the field that has the ids as argument
   * @returns a call of the type's family, or any; undefined if the type's own calls are known
   */
  readerOf(type: string, readers: readonly Weight[]): Weight | undefined {
    const known = this.#operationsOf(type);
    if (this.ofReference(type).length > 0 || readers.some(({ operation }) => known.has(operation)))
      return undefined;
    const isOfFamily = ({ operation }: Weight) =>
      type.toLowerCase().startsWith((operation.split(".")[0] ?? "").toLowerCase());
    return readers.find(isOfFamily) ?? readers[0];
  }

  #operationsOf(type: string): ReadonlySet<string> {
    let operations = this.#all.get(type);
    if (!operations) {
      const names = [...(this.#types.get(type)?.fields.keys() ?? [])];
      operations = new Set(
        [...names.flatMap((name) => this.ofField(type, name)), ...this.ofReference(type)].map(
          ({ operation }) => operation,
        ),
      );
      this.#all.set(type, operations);
    }
    return operations;
  }

  /** True if a subgraph knows only the ids of a type. The type's owner then checks which objects exist. */
  isStub(type: string, graph: string | undefined): boolean {
    const all = [...(this.#types.get(type)?.fields ?? [])].filter(([name]) => !needsNoCall(name));
    return (
      graph !== undefined &&
      all.length > 0 &&
      all.every(([, { graphs }]) => graphs.length > 0 && !graphs.includes(graph))
    );
  }

  /** Fields that are read because selected fields require them, without those that are selected themselves. */
  requiredFor(type: string, selected: ReadonlySet<string>): ReadonlySet<string> {
    const required = new Set<string>();
    const visit = (name: string) => {
      for (const needed of this.#types.get(type)?.fields.get(name)?.requires ?? []) {
        if (selected.has(needed) || required.has(needed)) continue;
        required.add(needed);
        visit(needed);
      }
    };
    for (const name of selected) visit(name);
    return required;
  }
}
