/**
 * All settings in one table, which is read at a start, and from which `schema/tributary.schema.json` and
 * `docs/configuration.md` are generated. Each section is a file in `sections`.
 */
import type { Family } from "#contracts/kit/contract.ts";
import type { LimitProfile } from "#platform/limits/limits.ts";
import { access } from "./sections/access.ts";
import { declaredFamilies } from "./sections/declared.ts";
import { deployment } from "./sections/deployment.ts";
import { familySettings } from "./sections/families.ts";
import { limitProfile, limitSettings } from "./sections/limits.ts";
import { inbox, reports } from "./sections/reports.ts";
import { server } from "./sections/server.ts";
import { telemetry } from "./sections/telemetry.ts";
import type { SettingTree, ValuesOf } from "./setting.ts";

/** The settings of a process, without those of its families. */
export const processSettings = (profile: LimitProfile) => ({
  server,
  access,
  deployment,
  inbox,
  reports,
  telemetry,
  limits: limitSettings(profile),
});

export type Values = ValuesOf<ReturnType<typeof processSettings>>;

/** All settings by section, in the order of the documentation. */
export function allSettings(families: readonly Family[]) {
  const { limits, ...sections } = processSettings("normal");
  return {
    ...sections,
    families: {
      ...declaredFamilies,
      ...Object.fromEntries(families.map((family) => [family.name, familySettings(family)])),
    },
    limits: { profile: limitProfile, ...limits },
  } satisfies SettingTree;
}
