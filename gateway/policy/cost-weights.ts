/** Which REST calls the fields of each type lead to, by the measured weights and the supergraph's types. */
import type { Weight, Weights } from "#platform/graphql/cost-table.ts";
import type { TypeFacts } from "./schema-facts.ts";

/** Fields that every object has without a call. */
const WITHOUT_CALL = new Set(["id", "__typename", "upstreamId"]);

export const needsNoCall = (field: string): boolean => WITHOUT_CALL.has(field);

/** Look-ups in weights and types. They depend on the schema alone, never on an operation. */
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
   * The operations that read objects of a type: those of its plain fields. A type without an id is a
   * namespace, where each field reads something else.
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
   * The calls that a field leads to.
   * @param listed The object is an item of a list. Of the calls that read the object itself, only those count
   *   that items of lists were seen to need.
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

  /** The calls by which a subgraph reads an object that another one referred to. */
  ofReference(type: string): readonly Weight[] {
    return this.#weights.get(`${type}.__resolveReference`) ?? [];
  }

  /** Of the ids of each type, how many an operation may read: those of types whose fields lead to it. */
  idsReadBy(operation: string, named: ReadonlyMap<string, number>): number {
    let ids = 0;
    for (const [type, count] of named) if (this.#operationsOf(type).has(operation)) ids += count;
    return ids;
  }

  /**
   * Finds a call for ids of a type whose own calls are not known, because no field of it costs one and no other
   * subgraph refers to it: reading an object by its id takes one call all the same.
   * @param readers calls of the field that takes the ids
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

  /** The fields of an object that are read because selected fields need them, and are not selected themselves. */
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
