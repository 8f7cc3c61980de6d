/**
 * The documents that were parsed and validated, by their hash. With a document goes all that hangs on it:
 * its plan, its compiled shape, its cost and its demands. So the store is bounded by their size together.
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

/** Estimates, bytes: small documents were seen to leave 0.16 MB with their plans, large ones 1.2 MB. */
const DOCUMENT_BYTES = 160_000;
const SELECTION_BYTES = 6_000;
const MAX_BYTES = 128 * 1024 * 1024;

interface Entry {
  readonly document: DocumentNode;
  readonly bytes: number;
}

/** Keeps the documents that were used last, as far as they fit. */
export class DocumentStore {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** @param maxBytes Estimated limit of all documents with their plans, bytes. */
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
    this.#entries.delete(key); // to the end: what is used stays
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

/** The selections of a document as it is written, each fragment once. */
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
 * Apollo Server 5.5.1 tells the documents of one schema from those of another by a hash of the printed schema.
 * For our store a number does that, and a start prints nothing.
 */
ApolloServer["generateSchemaDerivedData"] = (schema: GraphQLSchema, store: unknown) => {
  if (!(store instanceof DocumentStore)) return stock(schema, store);
  assertValidSchema(schema);
  return { schema, documentStore: store, documentStoreKeyPrefix: `${schemas++}:` };
};
