/** Settings in `tributary.yaml` for tests that read a configuration or start a process. */
import type { Environment } from "#platform/config/setting.ts";

interface Section {
  readonly [key: string]: unknown;
}

const isSection = (value: unknown): value is Section =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function merged(base: Section, over: Section): Section {
  const both = Object.entries(over).map(([key, value]) => {
    const below = base[key];
    return [key, isSection(value) && isSection(below) ? merged(below, value) : value];
  });
  return { ...base, ...Object.fromEntries(both) };
}

/**
 * The environment of a process with these settings.
 * @param env environment whose settings are kept unless `value` replaces them
 * @example deploy(settings({ limits: { tries: 1 } }))
 */
export function settings<E extends Environment = Readonly<Record<never, string>>>(
  value: Section,
  env?: E,
): E & { readonly TRIBUTARY_CONFIG: string } {
  const base: Section = JSON.parse(env?.["TRIBUTARY_CONFIG"] ?? "{}");
  return { ...(env as E), TRIBUTARY_CONFIG: JSON.stringify(merged(base, value)) };
}
