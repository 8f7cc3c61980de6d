/** Before a run: forget what earlier runs measured. */
import { rmSync } from "node:fs";

export default function setup(): void {
  rmSync(new URL("../../.cache/operations/", import.meta.url), { recursive: true, force: true });
}
