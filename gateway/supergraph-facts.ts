/** What follows from a supergraph besides its plans: access, cost, and what is known of it by name. */
import type { DocumentNode, GraphQLSchema } from "graphql";
import type { Family } from "#contracts/kit/contract.ts";
import type { Weights } from "#platform/graphql/cost-table.ts";
import type { QueryLimits } from "#platform/limits/limits.ts";
import { schemaHash } from "#platform/telemetry/service-identity.ts";
import { accessCheck } from "#subgraphs/kit/access/access-check.ts";
import type { AccessPolicy } from "#subgraphs/kit/access/access-policy.ts";
import { deferrable } from "./execution/defer/deferrable.ts";
import { soleDocuments } from "./execution/sole-documents.ts";
import type { SupergraphText } from "./execution/tributary-gateway.ts";
import { SizeModel } from "./policy/answer-size.ts";
import { CostModel } from "./policy/cost.ts";
import { type Estimator, estimator } from "./policy/estimate.ts";
import { introspectionSize } from "./policy/introspection-size.ts";

export interface FactsSettings {
  readonly weights: Weights;
  readonly queryLimits: QueryLimits;
  /** The rules of access for a supergraph. @throws ConfigurationError */
  readonly accessOf: (supergraph: DocumentNode) => AccessPolicy;
  readonly families: readonly Family[];
}

export type GatewayFacts = ReturnType<typeof supergraphFacts>;

/**
 * Reads the facts of a supergraph.
 * @param schema Gives the schema that clients see of it.
 * @throws ConfigurationError where the settings do not allow it to be served
 */
export function supergraphFacts(
  { supergraphSdl, supergraph }: SupergraphText,
  schema: () => GraphQLSchema,
  { weights, queryLimits, accessOf, families }: FactsSettings,
) {
  const { pageSize } = queryLimits;
  const access = accessOf(supergraph);
  let estimate: Estimator | undefined;
  let isSole: ReturnType<typeof soleDocuments> | undefined;
  return {
    /** The same in all processes that serve it. */
    hash: schemaHash(supergraphSdl),
    access,
    check: accessCheck(access),
    cost: new CostModel(supergraph, weights, pageSize),
    size: new SizeModel(supergraph, pageSize, introspectionSize(schema)),
    deferrable: deferrable(supergraph, weights),
    // Built when first needed: a gateway may never need them.
    estimate(...asked: Parameters<Estimator>) {
      estimate ??= estimator(supergraph, weights, queryLimits, access, schema);
      return estimate(...asked);
    },
    isSole(document: DocumentNode) {
      isSole ??= soleDocuments(supergraph, families);
      return isSole(document);
    },
  };
}
