/** A folder with the files that list all families, to write a skeleton into. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { SUBGRAPHS } from "#scripts/family-new/model.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The files that list all families. */
export const LISTS = [
  "contracts/index.ts",
  "services/index.ts",
  "console/data/family-look.ts",
  "schema/common.graphql",
  "test/kit/demo-nodes.ts",
  "test/faults/reads.ts",
  "subgraphs/identity/company.ts",
  ...SUBGRAPHS.flatMap((one) =>
    ["context.ts", "index.ts", "person-sources.ts"].map((file) => `subgraphs/${one}/${file}`),
  ),
];

interface SkeletonRoot {
  readonly path: string;
  text(file: string): string;
  remove(): void;
}

export function openSkeletonRoot(): SkeletonRoot {
  const path = mkdtempSync(join(tmpdir(), "family-new-"));
  for (const file of [...LISTS, "docs/not-sent.tsv"]) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(join(ROOT, file), join(path, file));
  }
  return {
    path,
    text: (file) => readFileSync(join(path, file), "utf8"),
    remove: () => rmSync(path, { recursive: true }),
  };
}
