/**
 * Cache of parsed and validated documents, by hash. The plan, shape, cost and demands of a document are cached
 * with it and dropped with it, so the cache is bounded by their total size.
 */
import { ApolloServer } from "@apollo/server";
import {
  assertValidSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { fragmentsIn, walkSelections } from "#platform/graphql/selections.ts";
import { MAX_PLANS } from "./defer/deferred-plan.ts";
import { defersIn } from "./defer/directive.ts";

/** Estimates, bytes. In measurements, small documents took 0.16 MB with their plans, large ones 1.2 MB. */
const DOCUMENT_BYTES = 160_000;
const SELECTION_BYTES = 6_000;
const MAX_BYTES = 128 * 1024 * 1024;

interface Entry {
  readonly document: DocumentNode;
  readonly bytes: number;
}

/** LRU cache of documents, bounded by estimated bytes. */
export class DocumentStore {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** @param maxBytes Limit of the estimated size of all documents with their plans, bytes. */
  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** Estimated size of all documents with their plans, bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  async get(key: string): Promise<DocumentNode | undefined> {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key); // to the end, because the first entry is evicted first
    this.#entries.set(key, entry);
    return entry.document;
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    await this.delete(key);
    const plans = defersIn(document).length > 0 ? 1 + MAX_PLANS : 1;
    const bytes = plans * (DOCUMENT_BYTES + SELECTION_BYTES * selectionsIn(document));
    this.#entries.set(key, { document, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      await this.delete(oldest);
    }
  }

  /** Forgets all documents, with their plans. */
  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  async delete(key: string): Promise<boolean> {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    return this.#entries.delete(key);
  }
}

/** Number of selections in a document. Each fragment counts once. */
function selectionsIn(document: DocumentNode): number {
  const fragments = fragmentsIn(document);
  const count = (selectionSet: SelectionSetNode): number => {
    let sum = 0;
    walkSelections(selectionSet, true, fragments, {
      field({ selectionSet: inner }) {
        sum += 1 + (inner ? count(inner) : 0);
      },
      fragment({ kind }) {
        sum++;
        return kind === Kind.INLINE_FRAGMENT ? true : undefined;
      },
    });
    return sum;
  };
  return document.definitions.reduce(
    (sum, definition) =>
      sum +
      (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
        ? count(definition.selectionSet)
        : 0),
    0,
  );
}

const stock: (schema: GraphQLSchema, store: unknown) => object = ApolloServer["generateSchemaDerivedData"];
let schemas = 0;

/**
 * Apollo Server 5.5.1 prefixes the keys of documents with a hash of the printed schema. For our store, the
 * prefix is a number, so that no schema is printed at the start.
 */
ApolloServer["generateSchemaDerivedData"] = (schema: GraphQLSchema, store: unknown) => {
  if (!(store instanceof DocumentStore)) return stock(schema, store);
  assertValidSchema(schema);
  return { schema, documentStore: store, documentStoreKeyPrefix: `${schemas++}:` };
};
