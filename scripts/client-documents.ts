/** Documents of clients, as their compilers and manifests have them. */
import { readFileSync } from "node:fs";
import { type DocumentNode, parse, type Source as SourceText, visit } from "graphql";

/** A document and where it stands. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** The documents of a manifest of trusted documents, as a client's build writes it. */
export function documentsOfManifest(file: string): readonly Source[] {
  const manifest: unknown = JSON.parse(readFileSync(file, "utf8"));
  return Object.entries(manifest as Readonly<Record<string, string>>).map(([id, text]) => ({
    name: `${file} (${/\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? id})`,
    text,
  }));
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
