/** The REST clients of a deployment's families. */
import type { Family } from "#contracts/kit/contract.ts";
import type { FamiliesSettings } from "#platform/config/family-settings.ts";
import type { Warn } from "#platform/credentials/credential.ts";
import { defaultLimits, type Limits } from "#platform/limits/limits.ts";
import type { Shared } from "#platform/shared/shared.ts";
import type { UpstreamEvents } from "#platform/telemetry/upstream-log.ts";
import type { Clock } from "#subgraphs/kit/rest/clock.ts";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";

/**
 * Creates one REST client per family. Connection pools, circuits and shared reads live as long as the process.
 * @param clock clock of the rate limits
 * @param events called with events of the families for operators
 * @param shared state shared with other processes that call the families
 */
export function openUpstreams(
  families: readonly Family[],
  settings: FamiliesSettings,
  limits: Limits = defaultLimits,
  clock?: Clock,
  events?: Partial<UpstreamEvents>,
  warn?: Warn,
  shared?: Shared,
): Map<string, RestClient> {
  return new Map(
    families.map((family) => {
      const own = settings[family.name];
      if (!own) throw new Error(`The family ${family.name} is not configured`);
      return [family.name, new RestClient(family, own, limits, clock, events, warn, shared)];
    }),
  );
}
