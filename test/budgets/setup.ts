/** Tributary as the table's operations meet it: every family of the demo company, as it is configured by default. */

import type { GatewayOptions } from "#gateway/gateway.ts";
import { defaultLimits, type Limits } from "#platform/limits/limits.ts";
import { startTributary, type Tributary } from "#test/kit/gateway.ts";
import { scopeKeys } from "#test/kit/scope-keys.ts";

/** The demo company's accounts, tenants and groups. */
const settings = Object.fromEntries(
  Object.entries(scopeKeys).map(([family, keys]) => {
    const scope = keys.flatMap(({ parameter, normal, demo }): [string, string][] => {
      const value = normal ?? demo;
      return value === undefined ? [] : [[parameter, value]];
    });
    return [family, { scope: Object.fromEntries(scope) }];
  }),
);

/** Has the indexes of people and workers read: that is done once a process, not once an operation. */
export const WARMING =
  '{ user(email: "somebody@example.org") { identityUser { id } directoryHrWorker { username } } }';

/** Starts it, with the indexes read; by the executor that the run is asked for, unless one is named. */
export async function startForTable(
  limits: Partial<Limits> = {},
  executor?: GatewayOptions["executor"],
): Promise<Tributary> {
  const tributary = await startTributary({
    settings,
    gateway: { limits: { ...defaultLimits, ...limits }, ...(executor && { executor }) },
  });
  await tributary.data(WARMING);
  return tributary;
}
