/**
 * The supergraph of a deployment with some of the families. Because composition takes seconds, the result is
 * cached on disk, by the digest of the subgraphs' schemas.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, print } from "graphql";
import { ConfigurationError } from "#platform/config/setting.ts";
import { type SubgraphModule, typeDefsIn } from "#subgraphs/kit/schema/build.ts";
import { DECLARED } from "#subgraphs/kit/schema/type-defs.ts";
import { compose, defaultUrls } from "./compose.ts";
import type { DeclaredSubgraph } from "./declared-families.ts";
import { builtSchemas, type ComposedSchemas, type SchemaTexts, schemasOf } from "./supergraph.ts";

/**
 * Returns the schemas of the served subgraphs: those of the build if all families are served, otherwise cached
 * or newly composed ones.
 * @param folder Cache for composed schemas. Without it, nothing is cached.
 * @param warn Called if the folder cannot be written, so that each start composes again.
 * @param declared Subgraph of declared families, which is composed with the others.
 */
export async function servedSchemas(
  modules: readonly SubgraphModule[],
  folder?: string,
  warn?: (message: string) => void,
  declared?: DeclaredSubgraph,
): Promise<ComposedSchemas> {
  const built = builtSchemas();
  if (!declared && modules.every(({ typeDefs }) => typeDefs === undefined)) return schemasOf(built);
  const documents = documentsOf(modules, declared);
  // The digest includes the built supergraph, because another version of the composer would change it.
  const digest = createHash("sha256").update(built.supergraph);
  for (const [name, document] of documents) digest.update(`${name}\n${print(document)}\n`);
  if (declared) digest.update(declared.url);
  const file = folder && join(folder, `${digest.digest("hex").slice(0, 32)}.json`);

  const kept = file && readKept(file);
  if (kept) return schemasOf(kept);
  const { supergraphSdl: supergraph, apiSdl: api } = await compose(documents, urlsOf(declared)).catch(
    (error: unknown) => {
      // The built subgraphs compose, so the mistake is in the declared files.
      if (!declared || !(error instanceof Error)) throw error;
      throw new ConfigurationError(error.message.split("\n"));
    },
  );
  const fresh: SchemaTexts = { supergraph, api };
  if (file) keep(file, fresh, warn);
  return schemasOf(fresh);
}

/** The SDL of the subgraphs by name. */
export function documentsOf(
  modules: readonly SubgraphModule[],
  declared?: DeclaredSubgraph,
): ReadonlyMap<string, DocumentNode> {
  const documents = new Map<string, DocumentNode>(modules.map((module) => [module.name, typeDefsIn(module)]));
  if (declared) documents.set(DECLARED, declared.typeDefs);
  return documents;
}

/** The URLs of the subgraphs by name. */
export const urlsOf = (declared?: DeclaredSubgraph): Readonly<Record<string, string>> =>
  declared ? { ...defaultUrls, [DECLARED]: declared.url } : defaultUrls;

/** Undefined for a file that is missing or incomplete. */
function readKept(file: string): SchemaTexts | undefined {
  try {
    const { supergraph, api } = JSON.parse(readFileSync(file, "utf8")) as Partial<SchemaTexts>;
    return typeof supergraph === "string" && typeof api === "string" ? { supergraph, api } : undefined;
  } catch {
    return undefined;
  }
}

function keep(file: string, schemas: SchemaTexts, warn: ((message: string) => void) | undefined): void {
  try {
    mkdirSync(join(file, ".."), { recursive: true });
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, JSON.stringify(schemas));
    renameSync(fresh, file);
  } catch (error) {
    const { code = "an error" } = error as NodeJS.ErrnoException;
    warn?.(
      `deployment.schemaCache cannot be written (${code}): the schema is composed at each start, which takes seconds`,
    );
  }
}
