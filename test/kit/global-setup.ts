/** Before a run: forget what earlier runs measured. */
import { rmSync } from "node:fs";

export default function setup(): void {
  for (const measured of ["operations", "costs"])
    rmSync(new URL(`../../.cache/${measured}/`, import.meta.url), { recursive: true, force: true });
}
