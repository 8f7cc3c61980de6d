/** Composition of subgraphs into a supergraph, and into the schema that clients see. */
import { type DocumentNode, printSchema } from "graphql";
import type { SubgraphName } from "#subgraphs/kit/schema/type-defs.ts";

/** Where each subgraph listens in its HTTP form; the in-process form uses the names only. */
const subgraphUrls: Readonly<Record<SubgraphName, string>> = {
  identity: "http://127.0.0.1:4001/graphql",
  collaboration: "http://127.0.0.1:4002/graphql",
  business: "http://127.0.0.1:4003/graphql",
};

export interface Composed {
  readonly supergraphSdl: string;
  readonly apiSdl: string;
  /** What composition warns of. */
  readonly warnings: readonly string[];
}

/**
 * Composes subgraphs. Takes seconds for all families, and loads the composer only when called.
 * @throws with each reason why the subgraphs do not fit together
 */
export async function compose(subgraphs: ReadonlyMap<SubgraphName, DocumentNode>): Promise<Composed> {
  const { composeServices } = await import("@apollo/composition");
  const composed = composeServices(
    [...subgraphs].map(([name, typeDefs]) => ({ name, url: subgraphUrls[name], typeDefs })),
  );
  if (composed.errors) throw new Error(composed.errors.map(({ message }) => message).join("\n"));
  return {
    supergraphSdl: `${composed.supergraphSdl}\n`,
    apiSdl: `${printSchema(composed.schema.toAPISchema().toGraphQLJSSchema())}\n`,
    warnings: (composed.hints ?? []).flatMap(({ message, definition }) =>
      definition.level.name === "WARN" ? [message] : [],
    ),
  };
}
