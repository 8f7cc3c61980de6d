/**
 * Finds arguments and members of inputs that no resolver read in the last test run, so that they have no effect.
 *   (no argument)  print them
 *   --check        fail if a whole run left any
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { ROOT } from "#scripts/tables.ts";
import { measuredLines, needWholeRun, unread } from "./measured.ts";

const [mode] = process.argv.slice(2);
if (mode === "--check") needWholeRun();
const schema = buildSchema(readFileSync(join(ROOT, "schema/api.graphql"), "utf8"));
const left = unread(schema, measuredLines("arguments", ".tsv"));
for (const coordinate of left) console.error(`${coordinate} is declared, and no resolver reads it`);
if (mode === "--check" && left.length > 0) process.exit(1);
