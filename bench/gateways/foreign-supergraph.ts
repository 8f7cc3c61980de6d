/** Our gateway over subgraphs that are not ours: those of a public benchmark, those of a public audit. */
import { parse } from "graphql";
import { type Deferrable, deferrable } from "#gateway/execution/defer/deferrable.ts";
import { TributaryGateway, type TributaryGatewayOptions } from "#gateway/execution/tributary-gateway.ts";

/** Our gateway of a supergraph that was composed elsewhere; no field has a cost of its own. */
export function gatewayOver(
  supergraphSdl: string,
  options: Pick<TributaryGatewayOptions<never>, "sourceOf" | "executor">,
): TributaryGateway<{ readonly deferrable: Deferrable }> {
  return new TributaryGateway({
    ...options,
    supergraphSdl,
    supergraph: parse(supergraphSdl),
    factsOf: ({ supergraph }) => ({ deferrable: deferrable(supergraph, new Map()) }),
  });
}
