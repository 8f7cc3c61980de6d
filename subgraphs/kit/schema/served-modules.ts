/** Subgraphs of a deployment with only some of the families. */
import type { SubgraphModule } from "./build.ts";
import { servedTypeDefs } from "./type-defs.ts";

/**
 * The subgraphs with the served families, and their SDL. A subgraph without fields is left out. With all families,
 * the modules are unchanged.
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
