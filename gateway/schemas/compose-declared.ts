/** Composes a folder of declared families with the subgraphs of a deployment, in the process of a reload. */
import { servedModules } from "#subgraphs/kit/schema/served-modules.ts";
import { modules } from "#subgraphs/modules.ts";
import { compose } from "./compose.ts";
import { extendedBy, readDeclared, subgraphOf } from "./declared-families.ts";
import { documentsOf, urlsOf } from "./served-schemas.ts";

/**
 * Composes a folder of declared families.
 * @param families The families of the deployment by name.
 * @returns the SDL of the supergraph
 * @throws Error with one mistake a line
 */
export async function composedBeside(folder: string, families: readonly string[]): Promise<string> {
  const served = servedModules(modules, (family) => families.includes(family));
  const read = readDeclared(folder, served);
  const declared = subgraphOf(read);
  return (await compose(documentsOf(extendedBy(read, served), declared), urlsOf(declared))).supergraphSdl;
}
