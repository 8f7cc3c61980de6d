import { createHash } from "node:crypto";

/**
 * A GUID made from a name: the same name gives the same one anywhere, so that what one seed or test
 * says of another's rows needs no table of ids.
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
