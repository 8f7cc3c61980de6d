/** The schemas of a configured gateway, with its declared families, for tools that start no gateway. */
import type { Family } from "#contracts/kit/contract.ts";
import type { Weights } from "#platform/graphql/cost-table.ts";
import { familyOf } from "#subgraphs/declared/family.ts";
import { weightsOf } from "#subgraphs/declared/open.ts";
import { servedModules } from "#subgraphs/kit/schema/served-modules.ts";
import { modules } from "#subgraphs/modules.ts";
import { extendedBy, mistakesIn, readDeclared, subgraphOf } from "./declared-families.ts";
import { servedSchemas } from "./served-schemas.ts";
import type { ComposedSchemas } from "./supergraph.ts";

interface SchemaSettings {
  /** The families of the deployment by name. */
  readonly served: readonly string[];
  readonly schemaCache: string | undefined;
  readonly declared: { readonly folder: string } | undefined;
}

export interface ConfiguredSchemas {
  readonly schemas: ComposedSchemas;
  readonly declaredFamilies: readonly Family[];
  readonly declaredWeights: Weights;
}

/** @throws ConfigurationError with the mistakes in the folder of declared families */
export async function configuredSchemas({
  served,
  schemaCache,
  declared,
}: SchemaSettings): Promise<ConfiguredSchemas> {
  const own = servedModules(modules, (family) => served.includes(family));
  if (!declared)
    return {
      schemas: await servedSchemas(own, schemaCache),
      declaredFamilies: [],
      declaredWeights: new Map(),
    };
  try {
    const folder = readDeclared(declared.folder, own);
    const schemas = await servedSchemas(extendedBy(folder, own), schemaCache, undefined, subgraphOf(folder));
    const families = folder.sources.filter(({ baseUrl }) => baseUrl).map((source) => familyOf(source, []));
    return { schemas, declaredFamilies: families, declaredWeights: weightsOf(folder.connectors) };
  } catch (error) {
    throw mistakesIn(error);
  }
}
