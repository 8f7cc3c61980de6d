/** Tables of what tests measured: whole runs replace them, partial runs only add, and gaps are found. */
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import {
  costLines,
  holderCounts,
  linesOfTable,
  operationsTable,
  ruleDifferences,
  ruleLines,
  ruleTable,
  unreached,
  unread,
} from "#scripts/measured/measured.ts";
import { ruleHolders, whyPartial } from "#test/kit/global-setup.ts";

describe("the table of operations", () => {
  const documented = ["a.get", "a.list", "b.make"];
  const kept = "a.get\tQuery.one\na.list\tQuery.all\nb.make\tMutation.make\n";

  it("has the measurements of a complete run, including an operation that no test calls", () => {
    const table = operationsTable(documented, ["a.list\tQuery.many", "a.list\tQuery.all"], "");
    expect(table).toBe("a.get\t\na.list\tQuery.all Query.many\nb.make\t\n");
    expect(unreached(table)).toEqual(["a.get", "b.make"]);
  });

  it("has all previous lines after a partial run", () => {
    expect(operationsTable(documented, ["a.list\tQuery.many"], kept)).toBe(
      "a.get\tQuery.one\na.list\tQuery.all Query.many\nb.make\tMutation.make\n",
    );
    expect(operationsTable(documented, [], kept)).toBe(kept);
    expect(unreached(kept)).toEqual([]);
  });
});

describe("the table of costs", () => {
  const rows = new Map([
    ["a.get", 1],
    ["a.list", 100],
  ]);
  const kept = "Query.all\ta.list\t1\t100\nQuery.one\ta.get\t1\t1\n";

  it("has all previous lines after a partial run, and the most keys of a call", () => {
    expect(costLines(rows, [], kept)).toEqual(kept.trim().split("\n"));
    expect(costLines(rows, ["Query.all\ta.list\t50", "Query.new\ta.get\t1"], kept)).toEqual([
      "Query.all\ta.list\t50\t100",
      "Query.new\ta.get\t1\t1",
      "Query.one\ta.get\t1\t1",
    ]);
  });

  it("loses lines without a measurement after a complete run, and operations of no contract always", () => {
    expect(costLines(rows, ["Query.one\ta.get\t1"], "")).toEqual(["Query.one\ta.get\t1\t1"]);
    expect(costLines(rows, [], "Query.old\ta.gone\t1\t1\n")).toEqual([]);
  });
});

describe("a test run", () => {
  const ran = (moduleId: string, { ok = true, skipped = 0 } = {}) => ({
    moduleId,
    ok: () => ok,
    children: { allTests: () => Array.from({ length: skipped }) },
  });
  const files = ["/r/a.test.ts", "/r/b.test.ts"];

  it("is complete if each file ran, passed and skipped no test", () => {
    expect(whyPartial(files, [ran("/r/a.test.ts"), ran("/r/b.test.ts")], "/r")).toBeNull();
  });

  it.each([
    ["1 of 2 test files did not run, such as b.test.ts", [ran("/r/a.test.ts")]],
    [
      "1 of 2 test files failed, such as a.test.ts",
      [ran("/r/a.test.ts", { ok: false }), ran("/r/b.test.ts")],
    ],
    [
      "1 of 2 test files ran only some of their tests, such as b.test.ts",
      [ran("/r/a.test.ts"), ran("/r/b.test.ts", { skipped: 3 })],
    ],
  ])("is partial: %s", (why, modules) => {
    expect(whyPartial(files, modules, "/r")).toBe(why);
  });

  it("is complete if only tests of a server that is not installed were skipped", () => {
    const modules = [ran("/r/a.test.ts"), ran("/r/b.test.ts", { skipped: 3 })];
    expect(whyPartial(files, modules, "/r", ["b.test.ts"])).toBeNull();
  });

  it("is partial without the tests of measurements", () => {
    expect(whyPartial([], [], "/r")).toBe("the tests that measure were left out");
  });
});

describe("arguments that no resolver reads", () => {
  it("are named by their coordinates, members of inputs too, those of interfaces not", () => {
    const schema = buildSchema(`
      interface Place { rooms(first: Int): Int }
      type House implements Place { rooms(first: Int, size: Size): Int }
      input Size { from: Int, to: Int }
      type Query { house(id: ID!): House }
    `);
    expect(unread(schema, ["Query.house(id:)", "House.rooms(first:)", "Size.from"])).toEqual([
      "House.rooms(size:)",
      "Size.to",
    ]);
  });
});

describe("the table of rules", () => {
  const documented = ["D1-001", "D1-002"];
  const module = (moduleId: string, ...titles: string[]) => ({
    moduleId,
    children: { allTests: () => titles.map((fullName) => ({ fullName })) },
  });

  it("has the files with passed tests whose titles name the rule, each once", () => {
    const lines = ruleHolders(
      [
        module("/r/test/b.test.ts", "a list > has pages (D1-001, D1-002)", "a list (D1-001) > ends"),
        module("/r/test/a.test.ts", "a list is sorted (D1-001)", "without a rule"),
      ],
      "/r",
    );
    expect(ruleTable(documented, lines.split("\n"))).toEqual(
      new Map([
        ["D1-001", ["test/a.test.ts", "test/b.test.ts"]],
        ["D1-002", ["test/b.test.ts"]],
      ]),
    );
  });

  it("marks rules that are asserted through the graph, over REST only, or decided", () => {
    const table = ruleTable(
      ["D1-001", "D1-002", "D1-003", "D1-004", "D1-005", "D1-006", "D1-007"],
      [
        "D1-001\ttest/services/a.test.ts",
        "D1-001\ttest/operations/identity/a.test.ts",
        "D1-001\tdocs/decisions/a.md",
        "D1-002\ttest/services/a.test.ts",
        "D1-003\ttest/contracts/requirements.test.ts",
        "D1-003\tdocs/decisions/a.md",
        "D1-004\ttest/subgraphs/kit/rest/request.test.ts",
        "D1-005\ttest/gateway/files/upload.test.ts",
        "D1-006\tdocs/decisions/a.md",
      ],
    );
    const lines = ruleLines(table);
    expect(lines.map((line) => line.split("\t")[2])).toEqual([
      "graph",
      "rest",
      "rest",
      "rest",
      "graph",
      "decided",
      "",
    ]);
    expect(holderCounts(table)).toBe("2 graph, 3 rest, 1 decided");
    // A partial run adds to the files of the second column; the third follows from them.
    expect(ruleTable([...table.keys()], linesOfTable(lines.join("\n")))).toEqual(table);
    const more = [...linesOfTable(lines.join("\n")), "D1-002\ttest/operations/identity/b.test.ts"];
    expect(ruleLines(ruleTable(["D1-002"], more))).toEqual([
      "D1-002\ttest/operations/identity/b.test.ts test/services/a.test.ts\tgraph",
    ]);
  });

  it("is refused if a rule loses its only test, if it is out of date, and if a title names an unknown rule", () => {
    const table = "D1-001\ttest/a.test.ts\trest\nD1-002\ttest/b.test.ts\trest\n";
    const measured = ["D1-001\ttest/a.test.ts", "D1-002\ttest/b.test.ts"];
    expect(ruleDifferences(documented, table, measured)).toEqual([]);
    expect(ruleDifferences(documented, table, ["D1-001\ttest/a.test.ts", "D1-009\ttest/b.test.ts"])).toEqual([
      "D1-009: named in test/b.test.ts, but there is no such rule",
      "D1-002: no test that passed holds it",
      expect.stringContaining(
        'D1-002: docs/rules.tsv has "D1-002\ttest/b.test.ts\trest", measured "D1-002\t\t"',
      ),
    ]);
  });

  it("is refused if the kind of test differs from the files, or is missing", () => {
    const measured = ["D1-001\ttest/a.test.ts", "D1-002\ttest/b.test.ts"];
    for (const kind of ["\tgraph", ""])
      expect(
        ruleDifferences(
          documented,
          `D1-001\ttest/a.test.ts\trest\nD1-002\ttest/b.test.ts${kind}\n`,
          measured,
        ),
      ).toEqual([expect.stringMatching(/^D1-002: docs\/rules.tsv has .* measured .*rest"/)]);
  });
});
