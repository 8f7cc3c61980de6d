/** Our gateway over foreign subgraphs: of a public benchmark, or of a public audit. */
import { parse } from "graphql";
import { type Deferrable, deferrable } from "#gateway/execution/defer/deferrable.ts";
import { TributaryGateway, type TributaryGatewayOptions } from "#gateway/execution/tributary-gateway.ts";

/** Creates our gateway for a supergraph that was composed elsewhere. Its fields have no REST costs. */
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
