/**
 * Trusted documents, which clients run by id, from a manifest (`{ "<id>": "<document>" }`) that client builds
 * write. In the mode `required`, no other document runs.
 */
import { parse } from "graphql";
import { TributaryError } from "#platform/errors/catalog.ts";

export interface DocumentSettings {
  /**
   * `off`: no manifest. `audit`: its documents can be requested by id, and other documents are logged.
   * `required`: other documents are refused.
   */
  readonly mode: "off" | "audit" | "required";
  readonly documents: ReadonlyMap<string, string>;
}

export const noDocuments: DocumentSettings = { mode: "off", documents: new Map() };

/** Ids are opaque, because client builds use different hashes. */
const ID = /^(?:sha256:)?[\w.-]{1,128}$/;

/**
 * Reads a manifest.
 * @throws Error with the reason, if the text is no manifest or a document cannot be parsed
 */
export function readManifest(json: string): ReadonlyMap<string, string> {
  const manifest: unknown = JSON.parse(json);
  if (typeof manifest !== "object" || manifest === null || Array.isArray(manifest))
    throw new Error("it is no object of documents by id");
  const documents = new Map<string, string>();
  for (const [id, text] of Object.entries(manifest)) {
    if (!ID.test(id) || typeof text !== "string")
      throw new Error(`"${id.slice(0, 80)}" is no id of a document`);
    try {
      parse(text);
    } catch {
      throw new Error(`the document "${id}" cannot be parsed`);
    }
    documents.set(bare(id), text);
  }
  return documents;
}

/** Removes the prefix `sha256:` from an id. */
const bare = (id: string) => id.replace(/^sha256:/, "");

/** Operation of a request as it was sent. No member is known to be a string yet. */
export interface RequestedDocument {
  readonly query?: unknown;
  readonly documentId?: unknown;
}

/** Finds the document that a request may run. */
export class TrustedDocuments {
  readonly #mode: DocumentSettings["mode"];
  readonly #documents: ReadonlyMap<string, string>;
  readonly #texts: ReadonlySet<string>;

  constructor({ mode, documents }: DocumentSettings) {
    this.#mode = mode;
    this.#documents = documents;
    this.#texts = new Set(documents.values());
  }

  /** True if requests must be checked. */
  get on(): boolean {
    return this.#mode !== "off";
  }

  /**
   * @returns the text of a document id, undefined without an id, and true if the document is trusted
   * @throws DOCUMENT_NOT_TRUSTED
   */
  find({ query, documentId }: RequestedDocument): { readonly query?: string; readonly trusted: boolean } {
    if (documentId !== undefined && documentId !== null) {
      const found = typeof documentId === "string" ? this.#documents.get(bare(documentId)) : undefined;
      // An id and a text that differ contradict each other, so the request is refused.
      if (found === undefined || (query !== undefined && query !== found))
        throw new TributaryError("DOCUMENT_NOT_TRUSTED", {}, "There is no trusted document of this id");
      return { query: found, trusted: true };
    }
    const trusted = typeof query === "string" && this.#texts.has(query);
    if (!trusted && this.#mode === "required") throw new TributaryError("DOCUMENT_NOT_TRUSTED");
    return { trusted };
  }
}
