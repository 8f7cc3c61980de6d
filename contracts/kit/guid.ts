import { createHash } from "node:crypto";

/**
 * Makes a GUID from a name. Equal names have equal GUIDs everywhere, so that seeds and tests can refer to each
 * other's rows without a table of ids.
 */
export function guidOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
