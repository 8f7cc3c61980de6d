/** Finds environment variables that look like misspelt settings, which would be ignored silently. */
import type { Family } from "#contracts/kit/contract.ts";
import { constantCase } from "#contracts/kit/settings.ts";
import { type Environment, rowsOf } from "#platform/config/setting.ts";
import { allSettings } from "#platform/config/table.ts";
import { CONFIGURATION_VARIABLE } from "./configuration-file.ts";
import { nearestName } from "./nearest-name.ts";

/** Shorter names are similar to too many others, such as HOME and HOST. */
const LEAST_LENGTH = 6;

/** Proxy variables of other programs, which are similar to a setting. */
const OF_PROXIES = new Set(["HTTP_PROXY", "ALL_PROXY"]);
/** Suffixes of the variables that Kubernetes sets for each service, such as IDENTITY_SERVICE_HOST. */
const OF_SERVICES = /_(?:SERVICE_(?:HOST|PORT\w*)|PORT(?:_\d+_(?:TCP|UDP|SCTP)\w*)?)$/;

/**
 * Finds names that are similar to a setting, or begin with the prefix of a family's settings.
 * @param env environment of the process
 * @param families all families, whose settings are known
 * @returns a sentence for each name, without its value
 * @example misspeltSettings({ REDIS_ULR: "…" }, []) // ["REDIS_ULR is no setting: did you mean REDIS_URL?"]
 */
export function misspeltSettings(env: Environment, families: readonly Family[]): string[] {
  const rows = rowsOf(allSettings(families));
  const known = new Set([CONFIGURATION_VARIABLE, ...rows.flatMap(({ setting }) => setting.names)]);
  const prefixes = families.map(({ name }) => `${constantCase(name)}_`);
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || name.length < LEAST_LENGTH || !/^[A-Z][A-Z0-9_]*$/.test(name)) return [];
    if (OF_PROXIES.has(name)) return [];
    const nearest = nearestName(name, known);
    if (nearest) return [`${name} is no setting: did you mean ${nearest}?`];
    const prefix = OF_SERVICES.test(name) ? undefined : prefixes.find((one) => name.startsWith(one));
    return prefix ? [`${name} is no setting, although it begins with ${prefix}`] : [];
  });
}
