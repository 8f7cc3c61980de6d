/** Facts about a supergraph besides its plans: access, cost, and documents that are not shared. */
import type { DocumentNode, GraphQLSchema } from "graphql";
import type { Family } from "#contracts/kit/contract.ts";
import type { Weights } from "#platform/graphql/cost-table.ts";
import type { QueryLimits } from "#platform/limits/limits.ts";
import { schemaHash } from "#platform/telemetry/service-identity.ts";
import { accessCheck } from "#subgraphs/kit/access/access-check.ts";
import type { AccessPolicy } from "#subgraphs/kit/access/access-policy.ts";
import type { Subgraph } from "#subgraphs/kit/schema/build.ts";
import { deferrable } from "./execution/defer/deferrable.ts";
import { soleDocuments } from "./execution/sole-documents.ts";
import type { SupergraphText } from "./execution/tributary-gateway.ts";
import { SizeModel } from "./policy/answer-size.ts";
import { CostModel } from "./policy/cost.ts";
import { type Estimator, estimator } from "./policy/estimate.ts";
import { introspectionSize } from "./policy/introspection-size.ts";
import { factsOf } from "./policy/schema-facts.ts";

export interface FactsSettings {
  readonly weights: Weights;
  readonly queryLimits: QueryLimits & { readonly calls: number };
  /** True if the estimate of an invalid document may suggest names from the schema. */
  readonly hints: boolean;
  /** The access policy of a supergraph. @throws ConfigurationError */
  readonly accessOf: (supergraph: DocumentNode) => AccessPolicy;
  readonly families: readonly Family[];
  /** Fields of declared families whose answers must not be shared between operations. */
  readonly soleFields?: readonly string[] | undefined;
}

export type GatewayFacts = ReturnType<typeof supergraphFacts>;

/**
 * Reads the facts of a supergraph.
 * @param schema Returns the supergraph's client schema.
 * @throws ConfigurationError if the settings do not allow the supergraph to be served
 */
export function supergraphFacts(
  { supergraphSdl, supergraph }: SupergraphText,
  schema: () => GraphQLSchema,
  { weights, queryLimits, hints, accessOf, families, soleFields }: FactsSettings,
) {
  const { pageSize } = queryLimits;
  const access = accessOf(supergraph);
  let estimate: Estimator | undefined;
  let isSole: ReturnType<typeof soleDocuments> | undefined;
  return {
    /** Hash of the supergraph SDL, equal in all processes that serve this supergraph. */
    hash: schemaHash(supergraphSdl),
    access,
    check: accessCheck(access),
    cost: new CostModel(supergraph, weights, pageSize),
    size: new SizeModel(supergraph, pageSize, introspectionSize(schema)),
    deferrable: deferrable(supergraph, weights),
    // Built at the first use, because a gateway may never need them.
    estimate(...asked: Parameters<Estimator>) {
      estimate ??= estimator(supergraph, weights, queryLimits, access, schema, hints);
      return estimate(...asked);
    },
    isSole(document: DocumentNode) {
      isSole ??= soleDocuments(supergraph, families, soleFields);
      return isSole(document);
    },
  };
}

/** Most reasons that are reported. The others are counted. */
const MAX_REASONS = 10;

/** One message for each supergraph field that its subgraph in this process does not have. */
export function missingFields(
  supergraph: DocumentNode,
  subgraphs: ReadonlyMap<string, Pick<Subgraph, "schema">>,
): readonly string[] {
  const missing: string[] = [];
  for (const [typeName, { fields }] of factsOf(supergraph))
    for (const [name, { graphs }] of fields)
      for (const graph of graphs) {
        const type = subgraphs.get(graph.toLowerCase())?.schema.getType(typeName);
        const has = type && "getFields" in type && name in type.getFields();
        if (!has) missing.push(`The subgraph ${graph.toLowerCase()} has no field ${typeName}.${name}`);
      }
  const more = missing.length - MAX_REASONS;
  return more > 0 ? [...missing.slice(0, MAX_REASONS), `${more} more fields`] : missing;
}
