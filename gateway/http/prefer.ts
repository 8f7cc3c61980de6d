/** `Prefer: wait=<seconds>` (RFC 7240): how long a client is ready to wait for its answer. */

const LONGEST_S = 86_400;

/** @returns the seconds; undefined where there is no such preference, or none that means anything. */
export function waitOf(header: string | readonly string[] | undefined): number | undefined {
  const preferences = (typeof header === "string" ? header : (header ?? []).join(",")).split(",");
  for (const preference of preferences) {
    // The first of a name counts; parameters after `;` are for other preferences.
    const [, value] = /^\s*wait\s*=\s*("?)(\d{1,9})\1\s*(?:;.*)?$/i.exec(preference)?.slice(1) ?? [];
    if (value === undefined) continue;
    const seconds = Number(value);
    return seconds > 0 ? Math.min(seconds, LONGEST_S) : undefined;
  }
  return undefined;
}
