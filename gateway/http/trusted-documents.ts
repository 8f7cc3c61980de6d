/**
 * Documents that clients may run by their id: a manifest as client builds write it
 * (`{ "<id>": "<document>" }`), and, where that is required, no others.
 */
import { parse } from "graphql";
import { TributaryError } from "#platform/errors/catalog.ts";

export interface DocumentSettings {
  /**
   * `off`: no manifest. `audit`: its documents may be asked for by id, and what is not of it is noted
   * in the log. `required`: nothing else is run.
   */
  readonly mode: "off" | "audit" | "required";
  readonly documents: ReadonlyMap<string, string>;
}

export const noDocuments: DocumentSettings = { mode: "off", documents: new Map() };

/** Ids are opaque: whatever hash the client's build used. */
const ID = /^(?:sha256:)?[\w.-]{1,128}$/;

/**
 * Reads a manifest.
 * @throws Error, saying what is wrong, for what is none or holds a document that cannot be parsed.
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

/** The hash alone, with or without the name of its function. */
const bare = (id: string) => id.replace(/^sha256:/, "");

/** Operation of a request as it was sent. No member is known to be a string yet. */
export interface AskedDocument {
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

  /** True where a request has to be looked at. */
  get on(): boolean {
    return this.#mode !== "off";
  }

  /**
   * @returns the text to run, undefined where the request has none to find, and whether it is trusted.
   * @throws DOCUMENT_NOT_TRUSTED
   */
  find({ query, documentId }: AskedDocument): { readonly query?: string; readonly trusted: boolean } {
    if (documentId !== undefined && documentId !== null) {
      const found = typeof documentId === "string" ? this.#documents.get(bare(documentId)) : undefined;
      // Both at once may contradict each other: then it is not known what was meant.
      if (found === undefined || (query !== undefined && query !== found))
        throw new TributaryError("DOCUMENT_NOT_TRUSTED", {}, "There is no trusted document of this id");
      return { query: found, trusted: true };
    }
    const trusted = typeof query === "string" && this.#texts.has(query);
    if (!trusted && this.#mode === "required") throw new TributaryError("DOCUMENT_NOT_TRUSTED");
    return { trusted };
  }
}
