/** Tributary for the operations of the table, with each family of the demo company in its default configuration. */

import type { GatewayOptions } from "#gateway/gateway.ts";
import { defaultLimits, type Limits } from "#platform/limits/limits.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { scopeKeys } from "#test/kit/scope-keys.ts";

/** Accounts, tenants and groups of the demo company. */
const settings = Object.fromEntries(
  Object.entries(scopeKeys).map(([family, keys]) => {
    const scope = keys.flatMap(({ parameter, normal, demo }): [string, string][] => {
      const value = normal ?? demo;
      return value === undefined ? [] : [[parameter, value]];
    });
    return [family, { scope: Object.fromEntries(scope) }];
  }),
);

/** Reads the indexes of people and workers, which a process does once. */
export const WARMING =
  '{ user(email: "somebody@example.org") { identityUser { id } directoryHrWorker { username } } }';

/** Starts Tributary and reads the indexes, with the run's executor unless one is named. */
export async function startForTable(
  limits: Partial<Limits> = {},
  options: { executor?: GatewayOptions["executor"]; measuresLikely?: boolean } = {},
): Promise<Tributary> {
  const { executor, measuresLikely = false } = options;
  const tributary = await startTributary({
    settings,
    measuresLikely,
    gateway: { limits: { ...defaultLimits, ...limits }, ...(executor && { executor }) },
  });
  await tributary.data(WARMING);
  return tributary;
}
