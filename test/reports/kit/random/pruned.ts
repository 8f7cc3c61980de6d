/** Compares results of a random query over whole documents and over documents without unused fields. */
import { readFileSync } from "node:fs";
import { withRetryAfter } from "#reports/kit/asking/retry-after.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { prepare } from "#reports/kit/run.ts";
import { UsageError } from "#reports/kit/usage-error.ts";
import { answers } from "./answers.ts";
import { RandomQuery } from "./queries.ts";

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const documents = {
  "people.graphql": textOf("people.graphql"),
  "money.graphql": textOf("money.graphql"),
};

/** Outcome of one comparison. */
export interface Compared {
  readonly sql: string;
  /** `refused`: the engine does not take the query. */
  readonly kind: "same" | "different" | "refused";
  /** Fields that the shorter documents left out. */
  readonly saved: number;
  readonly detail: string;
}

const definitionOf = (sql: string) =>
  readDefinition("random", { "report.yaml": "title: Random", "report.sql": sql, ...documents });

export async function tablesOfDocuments() {
  return (await prepare(definitionOf("select 1 as one"))).tables;
}

export async function comparePruned(
  seed: number,
  tables: Awaited<ReturnType<typeof tablesOfDocuments>>,
): Promise<Compared> {
  const sql = new RandomQuery(seed, tables).text();
  let words = [0, 0];
  const rowsOf = async (prune: boolean, at: 0 | 1): Promise<string> => {
    const prepared = await prepare(definitionOf(sql), { prune });
    const rows: string[] = [];
    const running = prepared.run(
      withRetryAfter(
        (request) => {
          words = words.with(at, (words[at] ?? 0) + request.query.split(" ").length);
          return answers(request);
        },
        { waitMs: 0 },
      ),
    );
    for await (const row of running.rows) rows.push(JSON.stringify(row));
    return rows.sort().join("\n");
  };
  try {
    const [whole, short] = [await rowsOf(false, 0), await rowsOf(true, 1)];
    const [all = 0, some = 0] = words;
    return {
      sql,
      kind: whole === short ? "same" : "different",
      saved: all - some,
      detail: `${whole}\n---\n${short}`,
    };
  } catch (error) {
    if (error instanceof UsageError) return { sql, kind: "refused", saved: 0, detail: error.message };
    throw error;
  }
}
