/** The subgraphs of a deployment that serves some of the families. */
import type { SubgraphModule } from "./build.ts";
import { servedTypeDefs } from "./type-defs.ts";

/**
 * The subgraphs with the families that a deployment serves, and the SDL of these; a subgraph of which
 * nothing is left is missing. All families need no other SDL than their files.
 */
export function servedModules(
  modules: readonly SubgraphModule[],
  serves: (family: string) => boolean,
): readonly SubgraphModule[] {
  const families = modules.flatMap((module) => module.families.map(({ family }) => family));
  if (families.every(({ name }) => serves(name))) return modules;
  const documents = servedTypeDefs(families, serves);
  return modules.flatMap((module) => {
    const document = documents.get(module.name);
    if (!document) return [];
    const own = module.families.filter(({ family }) => serves(family.name));
    return [{ ...module, families: own, typeDefs: () => document }];
  });
}
