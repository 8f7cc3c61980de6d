/** Documents of clients, as their compilers and manifests have them. */
import { readFileSync } from "node:fs";
import { type DocumentNode, parse, type Source as SourceText, visit } from "graphql";

/** A document and where it stands. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

const FORMAT = `a manifest is a JSON object of documents by id, { "<id>": "<document>" }`;

/**
 * The documents of a manifest of trusted documents, as a client's build writes it.
 * @throws Error, saying what is wrong, for what is none
 */
export function documentsOfManifest(file: string): readonly Source[] {
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof manifest !== "object" || manifest === null || Array.isArray(manifest)) throw new Error(FORMAT);
  return Object.entries(manifest).map(([id, text]: readonly [string, unknown]) => {
    if (typeof text !== "string") throw new Error(`${FORMAT}, and "${id}" is no document`);
    return { name: `${file} (${/\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? id})`, text };
  });
}

/** Directives that Relay's compiler removes from documents before they are sent. */
const CLIENT_DIRECTIVES = new Set(["argumentDefinitions", "arguments", "refetchable", "connection"]);

/**
 * A document without what its client's compiler understands and no server. Such a compiler also
 * gives fragments variables that no operation declares.
 */
export function parseDocument(text: string | SourceText): {
  readonly document: DocumentNode;
  readonly compiled: boolean;
} {
  let compiled = false;
  const document = visit(parse(text), {
    Directive({ name }) {
      if (!CLIENT_DIRECTIVES.has(name.value)) return undefined;
      compiled = true;
      return null;
    },
  });
  return { document, compiled };
}
