/**
 * Compares random queries over whole documents and over documents without what they do not read.
 * @example npm run -s soak:pruned -- 10000 1
 */
import { comparePruned, tablesOfDocuments } from "#test/reports/kit/random/pruned.ts";

const [count = 10_000, first = 1] = process.argv.slice(2).map(Number);
const tables = await tablesOfDocuments();
const counts = { same: 0, different: 0, refused: 0 };
let shorter = 0;
for (let seed = first; seed < first + count; seed++) {
  const { kind, sql, saved, detail } = await comparePruned(seed, tables);
  counts[kind]++;
  if (saved > 0) shorter++;
  if (kind === "different") console.error(`${seed}: ${sql}\n${detail}`);
  if ((seed - first + 1) % 500 === 0) console.log(JSON.stringify({ ...counts, shorter }));
}
console.log(JSON.stringify({ ...counts, shorter }));
if (counts.different > 0) process.exitCode = 1;
