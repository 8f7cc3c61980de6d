/**
 * Parts of every process that calls families, the gateway or one subgraph: the subgraphs of the served
 * families, a client for each family, the contexts.
 */
import type { Family } from "#contracts/kit/contract.ts";
import type { FamiliesSettings } from "#platform/config/family-settings.ts";
import type { Warn } from "#platform/credentials/credential.ts";
import type { Health } from "#platform/http/health.ts";
import type { Limits } from "#platform/limits/limits.ts";
import type { Shared } from "#platform/shared/shared.ts";
import type { UpstreamEvents } from "#platform/telemetry/upstream-log.ts";
import { peopleIndexState } from "#subgraphs/identity/identity/people-index.ts";
import type { CallRecorder } from "#subgraphs/kit/calls/call-attribution.ts";
import type { OperationContext } from "#subgraphs/kit/calls/operation-context.ts";
import { type ContextInit, contextFactory } from "#subgraphs/kit/context/context.ts";
import { openUpstreams } from "#subgraphs/kit/rest/circuits/open-upstreams.ts";
import type { Clock } from "#subgraphs/kit/rest/clock.ts";
import type { RestClient } from "#subgraphs/kit/rest/rest-client.ts";
import type { SubgraphModule } from "#subgraphs/kit/schema/build.ts";
import { servedModules } from "#subgraphs/kit/schema/served-modules.ts";
import { modules } from "#subgraphs/modules.ts";

export interface WiringOptions {
  /** The families of the deployment, with those of other processes. */
  readonly served: readonly string[];
  /** Settings of the families that this process calls. */
  readonly families: FamiliesSettings;
  readonly limits: Limits;
  /** Clock of the rate limits. */
  readonly clock?: Clock | undefined;
  /** Called with events of the families for operators. */
  readonly events?: UpstreamEvents | undefined;
  /** Records the calls of fields and the arguments that are read; nothing by default. */
  readonly recorder?: CallRecorder | undefined;
  /** Called with warnings for operators. */
  readonly warn?: Warn | undefined;
  /** State shared with other processes that call the families. */
  readonly shared?: Shared | undefined;
}

export interface Wiring {
  /** The subgraphs of the deployment, each with the families that are served. */
  readonly modules: readonly SubgraphModule[];
  /** The clients of the families that this process calls. */
  readonly upstreams: ReadonlyMap<string, RestClient>;
  /** Opens the clients of further families in the same way as those of the deployment. */
  readonly openClients: (families: readonly Family[], settings: FamiliesSettings) => Map<string, RestClient>;
  readonly newContext: (init: ContextInit) => OperationContext;
  readonly peopleIndex: (() => ReturnType<typeof peopleIndexState>) | undefined;
  /** State of the families in this process. */
  health(): Health;
  /** Resolves when each family has its credential, or the first attempt to get it has failed. */
  ready(): Promise<void>;
  /** Reloads the credentials of all families. Calls do not wait for it. */
  reloadCredentials(): void;
  /** Replaces the clients, without open breakers, rates, reads in flight and indexes. For rehearsals. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the clients of the families of a process. */
export function wireFamilies(options: WiringOptions): Wiring {
  const { served, families, limits, clock, events, recorder, warn, shared } = options;
  const names = new Set(served);
  const present = servedModules(modules, (family) => names.has(family));
  const called = present.flatMap((module) =>
    module.families.filter(({ family }) => families[family.name] !== undefined),
  );
  const openClients: Wiring["openClients"] = (of, settings) =>
    openUpstreams(of, settings, limits, clock, events, warn, shared);
  const open = () =>
    openClients(
      called.map(({ family }) => family),
      families,
    );
  const upstreams = open();
  const peopleIndex = upstreams.has("identity")
    ? () => peopleIndexState(upstreams.get("identity") as RestClient)
    : undefined;
  return {
    modules: present,
    upstreams,
    openClients,
    newContext: contextFactory(called, upstreams, recorder),
    peopleIndex,
    health() {
      const circuits = [...upstreams].map(([name, { circuit }]) => [name, circuit] as const);
      const index = peopleIndex?.();
      return {
        families: Object.fromEntries(circuits),
        ...(shared && { shared: shared.isConnected ? ("connected" as const) : ("away" as const) }),
        ...(index && { peopleIndex: index }),
      };
    },
    async ready() {
      await Promise.all([...upstreams.values()].map((upstream) => upstream.ready()));
    },
    reloadCredentials() {
      for (const upstream of upstreams.values()) upstream.reloadCredential();
    },
    async renew() {
      const before = [...upstreams.values()];
      for (const [name, upstream] of open()) upstreams.set(name, upstream);
      await Promise.all(before.map((upstream) => upstream.close()));
      await Promise.all([...upstreams.values()].map((upstream) => upstream.ready()));
    },
    async close() {
      await Promise.all([...upstreams.values()].map((upstream) => upstream.close()));
    },
  };
}
