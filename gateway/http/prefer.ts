/** `Prefer: wait=<seconds>` (RFC 7240): the time that a client is ready to wait for its answer. */

const LONGEST_S = 86_400;

/** @returns seconds; undefined if the header has no valid preference of this name */
export function waitOf(header: string | readonly string[] | undefined): number | undefined {
  const preferences = (typeof header === "string" ? header : (header ?? []).join(",")).split(",");
  for (const preference of preferences) {
    // The first valid `wait` counts. Parameters after `;` are ignored.
    const [, value] = /^\s*wait\s*=\s*("?)(\d{1,9})\1\s*(?:;.*)?$/i.exec(preference)?.slice(1) ?? [];
    if (value === undefined) continue;
    const seconds = Number(value);
    return seconds > 0 ? Math.min(seconds, LONGEST_S) : undefined;
  }
  return undefined;
}
