/**
 * Measurements of the last test run, and if the run was whole. A whole run replaces the tables. A partial run
 * only adds to them, because it does not reach everything.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type GraphQLSchema, isInputObjectType, isObjectType } from "graphql";
import { ROOT } from "#scripts/tables.ts";

/** Folder to which test processes write their measurements (`test/kit/gateway.ts`). */
const MEASURED = join(ROOT, ".cache");

/** Record that `test/kit/global-setup.ts` writes after a run. */
export interface TestRun {
  /** Reason why the run was not whole; null if every test file ran and passed. */
  readonly partial: string | null;
}

/** The last test run. A run that did not end counts as partial. */
export function lastRun(): TestRun {
  const file = join(MEASURED, "test-run.json");
  if (!existsSync(file)) return { partial: "no test run has ended since the last one began" };
  return JSON.parse(readFileSync(file, "utf8")) as TestRun;
}

/** Ends the process if the last run was partial, because it cannot show what is missing from a table. */
export function needWholeRun(): void {
  const { partial } = lastRun();
  if (partial === null) return;
  console.error(`Only a whole test run can be checked (npm test): ${partial}`);
  process.exit(1);
}

/** Lines that test processes left in a folder, in files with this ending. */
export function measuredLines(folder: string, ending: string): string[] {
  const directory = join(MEASURED, folder);
  const files = existsSync(directory) ? readdirSync(directory) : [];
  return files
    .filter((file) => file.endsWith(ending))
    .flatMap((file) => readFileSync(join(directory, file), "utf8").split("\n"))
    .filter(Boolean);
}

/**
 * The table of operations with the coordinates that call them: a line for each documented operation.
 * @param measured Lines of an operation and a coordinate.
 * @param kept The table before the run, to which a partial run adds; empty for a whole run.
 */
export function operationsTable(
  documented: readonly string[],
  measured: readonly string[],
  kept: string,
): string {
  const byOperation = new Map(documented.map((id) => [id, new Set<string>()]));
  for (const line of [...kept.split("\n"), ...measured]) {
    const [id = "", coordinates = ""] = line.split("\t");
    for (const coordinate of coordinates.split(" ").filter(Boolean)) byOperation.get(id)?.add(coordinate);
  }
  return [...byOperation]
    .map(([id, coordinates]) => `${id}\t${[...coordinates].sort().join(" ")}\n`)
    .join("");
}

/** The operations of a table that no test reaches. */
export function unreached(table: string): string[] {
  return table.split("\n").flatMap((line) => {
    const [id = "", coordinates = ""] = line.split("\t");
    return id !== "" && coordinates === "" ? id : [];
  });
}

/**
 * The lines of the table of costs: coordinate, operation, keys that a call serves, rows of a page, and the share of
 * the maximum number of calls that is made, if it was measured.
 * @param rows The rows of a page of each operation: 1 for one object, 0 for other operations without pages.
 * @param kept The table before the run, to which a partial run adds; empty for a whole run.
 * @param likely That share by coordinate and operation, separated by a tab.
 */
export function costLines(
  rows: ReadonlyMap<string, number>,
  measured: readonly string[],
  kept: string,
  likely: ReadonlyMap<string, number> = new Map(),
): string[] {
  const weights = new Map<string, number>();
  const parts = new Map<string, string>();
  for (const line of [...kept.split("\n"), ...measured]) {
    const [coordinate = "", operation = "", keys, , part] = line.split("\t");
    if (!rows.has(operation)) continue;
    const key = `${coordinate}\t${operation}`;
    const now = likely.get(key.replace("[]", ""));
    if (now !== undefined) parts.set(key, String(now));
    else if (part !== undefined && !parts.has(key)) parts.set(key, part);
    // The maximum counts, because a batch that continues from a cursor has the key of one parent only.
    weights.set(key, Math.max(Number(keys), weights.get(key) ?? 0));
  }
  return [...weights]
    .map(([key, keys]) =>
      [key, keys, rows.get(key.split("\t")[1] ?? "") ?? 0, ...(parts.has(key) ? [parts.get(key)] : [])].join(
        "\t",
      ),
    )
    .sort();
}

/**
 * The arguments of object types, and the members of inputs, that no resolver reads.
 * @param read The coordinates that were read: `Type.field(argument:)`, `Input.member`.
 */
export function unread(schema: GraphQLSchema, read: readonly string[]): string[] {
  const declared = Object.values(schema.getTypeMap()).flatMap((type) => {
    // The gateway answers subscriptions itself: their arguments are those of the query that it runs.
    if (type.name.startsWith("__") || type === schema.getSubscriptionType()) return [];
    if (isInputObjectType(type)) return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      args.map((argument) => `${type.name}.${name}(${argument.name}:)`),
    );
  });
  const known = new Set(read);
  return declared.filter((coordinate) => !known.has(coordinate));
}

/** The files that hold each rule, in order. */
export type RuleTable = ReadonlyMap<string, readonly string[]>;

/**
 * The files that hold each documented rule.
 * @param lines Lines of a rule and a file, in any order; rules that are not documented are left out.
 */
export function ruleTable(documented: readonly string[], lines: readonly string[]): RuleTable {
  const files = new Map(documented.map((id) => [id, new Set<string>()]));
  for (const line of lines) {
    const [id = "", file = ""] = line.split("\t");
    if (file !== "") files.get(id)?.add(file);
  }
  return new Map([...files].map(([id, names]) => [id, [...names].sort()]));
}

/** Folders whose tests send operations to the GraphQL endpoint. Those of a contract or a kit do not. */
const ASKS_THE_GRAPH = /^test\/(?:budgets|clients|e2e|faults|gateway|links|operations)\//;

/**
 * The strongest kind of holder of a rule: `graph` for a test through the GraphQL endpoint, `rest` for tests
 * of stand-in services, contracts and kits alone, `decided` for a decision without a test, `` for none.
 */
export function strongestHolder(files: readonly string[]): "graph" | "rest" | "decided" | "" {
  if (files.some((file) => ASKS_THE_GRAPH.test(file))) return "graph";
  if (files.some((file) => file.startsWith("test/"))) return "rest";
  return files.length > 0 ? "decided" : "";
}

/** The lines of `docs/rules.tsv`: rule, files, strongest kind of holder. */
export const ruleLines = (table: RuleTable): string[] =>
  [...table].map(([id, files]) => `${id}\t${files.join(" ")}\t${strongestHolder(files)}`);

/** Lines of a rule and a file, as `docs/rules.tsv` has them in its first two columns. */
export const linesOfTable = (text: string): string[] =>
  text.split("\n").flatMap((line) => {
    const [id = "", files = ""] = line.split("\t");
    return files.split(" ").flatMap((file) => (file ? `${id}\t${file}` : []));
  });

/** Number of rules by kind of strongest holder, on one line: `2 graph, 1 rest, 0 decided`. */
export function holderCounts(table: RuleTable): string {
  const holders = [...table.values()].map(strongestHolder);
  return ["graph", "rest", "decided"]
    .map((kind) => `${holders.filter((holder) => holder === kind).length} ${kind}`)
    .join(", ");
}

/**
 * Problems with the table of rules, as lines to print: a rule without a test, a table that differs from a
 * whole run's measurements, and a title or decision that names an unknown rule.
 * @param text The current table.
 * @param measured Lines of a rule and a file: tests that passed, and decisions.
 */
export function ruleDifferences(
  documented: readonly string[],
  text: string,
  measured: readonly string[],
): string[] {
  const known = new Set(documented);
  const unknown = new Set(measured.filter((line) => !known.has(line.split("\t")[0] ?? "")));
  const now = ruleTable(documented, measured);
  const lines = new Map(text.split("\n").map((line) => [line.split("\t")[0] ?? "", line]));
  return [
    ...[...unknown].map((line) => `${line.replace("\t", ": named in ")}, but there is no such rule`),
    ...[...now].flatMap(([id, files]) => (files.length === 0 ? `${id}: no test that passed holds it` : [])),
    ...ruleLines(now).flatMap((line) => {
      const [id = ""] = line.split("\t");
      const written = lines.get(id) ?? "";
      return written === line
        ? []
        : `${id}: docs/rules.tsv has "${written}", measured "${line}"; npm run -s rules -- --update`;
    }),
  ];
}
