/**
 * The supergraph of a deployment that serves some of the families. Because composition takes seconds,
 * it is composed once and cached on the disk, by the digest of the composed schemas.
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
 * The schemas of the subgraphs that are served: those of the build where all families are, else those kept in
 * the folder, else newly composed ones.
 * @param folder Cache for composed schemas; without it none is written
 * @param warn called where the folder cannot be used, so that each start composes anew
 * @param declared the subgraph of declared families, which is composed with the others
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
  // Another composer would have composed another supergraph of all families.
  const digest = createHash("sha256").update(built.supergraph);
  for (const [name, document] of documents) digest.update(`${name}\n${print(document)}\n`);
  if (declared) digest.update(declared.url);
  const file = folder && join(folder, `${digest.digest("hex").slice(0, 32)}.json`);

  const kept = file && readKept(file);
  if (kept) return schemasOf(kept);
  const { supergraphSdl: supergraph, apiSdl: api } = await compose(documents, urlsOf(declared)).catch(
    (error: unknown) => {
      // The subgraphs of the build compose: what does not is in the files.
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

/** Undefined for a file that is missing or was not written whole. */
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
