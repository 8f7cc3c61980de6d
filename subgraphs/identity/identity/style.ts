/** Resolvers of the identity provider that are derived from SDL and contract. */
import { identity } from "#contracts/identity/index.ts";
import { plainStyle } from "#subgraphs/kit/schema/plain/style.ts";
import { identityLoaders } from "./loaders.ts";

export const identityStyle = plainStyle({
  family: identity,
  loaders: identityLoaders,
  entries: ["Identity"],
});
