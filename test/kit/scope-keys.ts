/** Scopes that families declare, by family name. */
import type { ScopeKey } from "#contracts/kit/settings.ts";
import { familiesOf } from "#gateway/gateway.ts";

export const scopeKeys: Readonly<Record<string, readonly ScopeKey[]>> = Object.fromEntries(
  familiesOf().flatMap(({ name, settings }) => (settings?.scope ? [[name, settings.scope]] : [])),
);
