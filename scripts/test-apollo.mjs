/**
 * Runs the tests of operations, budgets and links with Apollo's own executor (`TEST_EXECUTOR=apollo`):
 *
 *   npm run test:apollo              all of them
 *   npm run test:apollo -- --part 8  eight of their files, drawn by FC_SEED
 *
 * Its measurements are not for the tables: run it before the suite, which deletes earlier measurements.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const FOLDERS = ["test/operations", "test/budgets", "test/links"];

const { values } = parseArgs({ options: { part: { type: "string" } } });
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => join(folder, name)),
).sort();

/** Mulberry32: the same seed draws the same files everywhere. */
let state = Number(process.env.FC_SEED ?? 412);
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

const part = Number(values.part ?? files.length);
if (!Number.isInteger(part) || part < 1) throw new Error("--part is a number of files, at least 1");
const drawn = [];
while (drawn.length < part && files.length > 0)
  drawn.push(...files.splice(Math.floor(random() * files.length), 1));
console.log(drawn.sort().join("\n"));
const { status } = spawnSync("npx", ["--no-install", "vitest", "run", ...drawn], {
  stdio: "inherit",
  env: { ...process.env, TEST_EXECUTOR: "apollo" },
});
process.exitCode = status ?? 1;
