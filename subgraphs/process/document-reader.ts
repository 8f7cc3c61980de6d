/** The documents of a subgraph's requests, parsed and checked. */
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from "graphql";
import { rulesOfTheRest, withoutAbsentFields } from "./absent-fields.ts";

const MAX_DOCUMENTS = 1_000;
/** Maximum total length of the documents. Their compiled form is larger in proportion. */
const MAX_DOCUMENTS_LENGTH = 2_000_000;

/** The sender's data that the cache needs. */
export interface DocumentSender {
  /**
   * Documents of unknown callers are not cached, because they could evict documents that others send repeatedly.
   */
  readonly unknown: boolean;
  readonly maxTokens: number | undefined;
}

/**
 * Parses and checks each document once, because the gateway repeats a few documents, and the schema caches compiled
 * documents by parsed document.
 */
export class DocumentReader {
  readonly #schema: GraphQLSchema;
  readonly #known = new Map<string, DocumentNode | GraphQLError>();
  readonly #absent = new WeakMap<DocumentNode, readonly string[]>();
  readonly #onAbsent: (fields: readonly string[]) => void;
  #length = 0;

  /** @param onAbsent Called once for each document with fields that are missing in the schema. */
  constructor(schema: GraphQLSchema, onAbsent: (fields: readonly string[]) => void = () => undefined) {
    this.#schema = schema;
    this.#onAbsent = onAbsent;
  }

  /** The fields that were left out of a document because the schema does not have them. */
  absentFrom(document: DocumentNode): readonly string[] {
    return this.#absent.get(document) ?? [];
  }

  /** Number of cached documents. */
  get size(): number {
    return this.#known.size;
  }

  /** The document, or its errors. */
  read(query: string, { unknown, maxTokens }: DocumentSender): DocumentNode | GraphQLError {
    const known = this.#known.get(query);
    if (unknown) return known ?? this.#parse(query, maxTokens, false);
    if (known) {
      this.#known.delete(query); // Moves the document to the end, so that it is removed last.
      this.#known.set(query, known);
      return known;
    }
    const document = this.#parse(query, maxTokens, true);
    this.#length += query.length;
    for (const oldest of this.#known.keys()) {
      if (this.#known.size < MAX_DOCUMENTS && this.#length <= MAX_DOCUMENTS_LENGTH) break;
      this.#known.delete(oldest);
      this.#length -= oldest.length;
    }
    this.#known.set(query, document);
    return document;
  }

  /** @param isTolerant True if fields that are missing in the schema are left out. */
  #parse(query: string, maxTokens: number | undefined, isTolerant: boolean): DocumentNode | GraphQLError {
    try {
      const document = parse(query, { noLocation: true, ...(maxTokens !== undefined && { maxTokens }) });
      const [mistake] = validate(this.#schema, document);
      if (!mistake || !isTolerant) return mistake ?? document;
      const rest = withoutAbsentFields(this.#schema, document);
      if (rest.absent.length === 0) return mistake;
      const [other] = validate(this.#schema, rest.document, rulesOfTheRest);
      if (other) return other;
      this.#absent.set(rest.document, rest.absent);
      this.#onAbsent(rest.absent);
      return rest.document;
    } catch (error) {
      return error instanceof GraphQLError ? error : new GraphQLError("The document cannot be read");
    }
  }
}
