/** The scope keys that each family declares, by the name of the family. */
import type { ScopeKey } from "#contracts/kit/settings.ts";
import { familiesOf } from "#gateway/gateway.ts";

export const scopeKeys: Readonly<Record<string, readonly ScopeKey[]>> = Object.fromEntries(
  familiesOf().flatMap(({ name, settings }) => (settings?.scope ? [[name, settings.scope]] : [])),
);
