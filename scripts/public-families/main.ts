/**
 * Adds public OpenAPI documents as families without code, and asks each: every field of `Query`, and one query over
 * a link to a family of the demo company. Documents are named by their titles and digests; nothing of them is stored.
 *
 *   npm run -s family:public -- <folder>
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Tried, tryDocument } from "./try-document.ts";

const COLUMNS = [
  "document",
  "digest",
  "operations",
  "types",
  "queries",
  "mutations",
  "lost",
  "asked",
  "answered",
  "linked",
  "answers",
  "seconds",
  "reason",
] as const;

const rowOf = (tried: Tried): string =>
  [
    tried.title,
    tried.digest,
    tried.operations,
    tried.types,
    tried.queries,
    tried.mutations,
    tried.lost.length,
    tried.asked,
    tried.answered,
    tried.linked ?? "-",
    tried.linked === undefined ? "no" : "yes",
    tried.seconds.toFixed(0),
    tried.reasons.slice(0, 3).join(" · "),
  ].join("\t");

async function main(): Promise<void> {
  const [folder, ...options] = process.argv.slice(2);
  if (folder === undefined) throw new Error("The folder of the documents is missing");
  const files = readdirSync(folder)
    .filter((name) => /\.(ya?ml|json)$/.test(name))
    .sort();
  console.log(COLUMNS.join("\t"));
  const all: Tried[] = [];
  for (const file of files) {
    const text = readFileSync(join(folder, file));
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 12);
    const tried = await tryDocument(join(folder, file), digest);
    all.push(tried);
    console.log(rowOf(tried));
    if (options.includes("--reasons")) {
      for (const reason of tried.reasons) console.error(`${tried.title}: ${reason}`);
      for (const lost of tried.lost) console.error(`${tried.title}: lost: ${lost}`);
    }
  }
  const linked = all.filter((tried) => tried.linked !== undefined).length;
  const sum = (of: (tried: Tried) => number) => all.reduce((total, one) => total + of(one), 0);
  console.error(
    `${linked} of ${all.length} documents answer a query over a link; ${sum(({ answered }) => answered)} of ${sum(({ asked }) => asked)} fields answer.`,
  );
}

await main();
