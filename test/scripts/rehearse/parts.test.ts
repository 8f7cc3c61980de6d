/** Parts of the rehearsal: differences of answers, `@defer` around fields, variables, printed forms. */
import { buildASTSchema, parse, Source } from "graphql";
import { describe, expect, it } from "vitest";
import { composedSchemas } from "#gateway/schemas/supergraph.ts";
import { differenceOf, merge } from "#scripts/rehearse/compare.ts";
import { deferred } from "#scripts/rehearse/defer.ts";
import { operationsIn } from "#scripts/rehearse/operations.ts";
import { differences, junitOf, sarifOf, snapshotOf, textOf } from "#scripts/rehearse/print.ts";
import type { Cell, Rehearsed } from "#scripts/rehearse/rehearse.ts";
import { faultsIn } from "#scripts/rehearse/stand-ins.ts";
import { demoCompany } from "#services/demo/company.ts";

describe("the difference of two answers", () => {
  const whole = {
    users: {
      nodes: [
        { a: 1, b: { c: 2 } },
        { a: 3, b: { c: 4 } },
      ],
    },
    total: 2,
  };

  it("has the places that are lost, with how often", () => {
    const now = {
      users: {
        nodes: [
          { a: 1, b: null },
          { a: 3, b: null },
        ],
      },
      total: 2,
    };
    const { lost, fewer, changed, stays, of } = differenceOf(whole, now);
    expect([...lost]).toEqual([["users.nodes.*.b", 2]]);
    expect([[...fewer], [...changed], stays, of]).toEqual([[], [], 3, 5]);
  });

  it("has shorter lists and changed values", () => {
    const { fewer, changed } = differenceOf(whole, { users: { nodes: [{ a: 1 }] }, total: 1 });
    expect([...fewer]).toEqual([["users.nodes", 1]]);
    expect([...changed]).toEqual(["total"]);
  });

  it("does not compare items if a list may have others", () => {
    const now = {
      users: {
        nodes: [
          { a: 9, b: null },
          { a: 8, b: null },
        ],
      },
      total: 2,
    };
    expect(differenceOf(whole, now, false)).toMatchObject({ lost: new Map(), changed: new Set() });
  });

  it("takes in later parts at their places", () => {
    const data = { users: { nodes: [{ a: 1, b: { d: 5 } }] } };
    merge(data, ["users", "nodes", 0], { b: { c: 2 }, e: null });
    expect(data).toEqual({ users: { nodes: [{ a: 1, b: { c: 2, d: 5 }, e: null }] } });
  });
});

describe("@defer", () => {
  const document = parse(
    "query Q { users { nodes { email again: tickets { id } ...P } } } fragment P on User { crmPerson { id } }",
  );

  it("stands around the field of a place, by its name in the answer, in fragments too", () => {
    expect(deferred(document, ["users.nodes.*.again"])).toContain("... @defer {\n        again: tickets {");
    expect(deferred(document, ["users.nodes.*.crmPerson"])).toMatch(
      /\.\.\. on User \{\s+\.\.\. @defer \{\s+crmPerson/,
    );
  });

  it("is in no text if the operation has none of the fields", () => {
    expect(deferred(document, ["users.nodes.*.absent"])).toBeUndefined();
  });
});

describe("operations of documents", () => {
  const context = {
    schema: buildASTSchema(composedSchemas().api, { assumeValid: true }),
    company: demoCompany({}),
  };
  const read = (text: string) => operationsIn([new Source(text, "a.graphql")], context);

  it("get variables of the demo company by the argument or the name, and defaults stay", () => {
    const declared = "$email: String!, $key: ID!, $count: Int = 3, $after: String";
    const fields = "user(email: $email) { tickets(first: $count, after: $after) { nodes { id } } }";
    const [one] = read(`query One(${declared}) { ${fields} ticket(id: $key) { subject } }`);
    expect(one?.problem).toBeUndefined();
    expect(one?.variables).toEqual({ email: context.company.people[37]?.email, key: "Ticket:1001" });
  });

  it("say which variable has no value", () => {
    const [one] = read("query One($odd: ID!) { banking { customer(id: $odd) { id } } }");
    expect(one).toMatchObject({
      name: "One",
      line: 1,
      problem: "No value for $odd: write a.variables.json",
    });
  });

  it("say why they are not valid", () => {
    const [one, other] = [read("{ odd }"), read("{ odd ")].flat();
    expect(one?.problem).toContain('Cannot query field "odd"');
    expect(other?.problem).toContain("Syntax Error");
  });
});

describe("faults of a header", () => {
  const served = ["crm", "banking"];

  it("are read by family, with blanks around the names", () => {
    expect([...faultsIn("crm = silent, banking=429", served)]).toEqual([
      ["crm", "silent"],
      ["banking", "429"],
    ]);
    expect(faultsIn("", served).size).toBe(0);
  });

  it.each([
    ["odd=down", 'There is no family "odd": crm, banking'],
    ["erp=down", 'There is no family "erp": crm, banking'],
    ["crm=odd", 'There is no fault "odd": slow, down'],
    ["crm=silent=x", '"crm=silent=x" is not <family>=<fault>'],
  ])("are refused: %s", (text, message) => {
    expect(() => faultsIn(text, served)).toThrow(message);
  });
});

describe("printed forms", () => {
  const cell: Cell = {
    family: "crm",
    fault: "down",
    codes: ["UPSTREAM_UNAVAILABLE"],
    stays: [4, 5],
    lost: { "user.crmPerson": 1 },
    fewer: {},
    changed: [],
    unreadable: 0,
    calls: 6,
    firstMs: 313,
    ms: 313,
  };
  const one: Rehearsed = {
    file: "a.graphql",
    line: 3,
    name: "One",
    calls: 4,
    ms: 150,
    cells: [cell],
    findings: [{ level: "error", kind: "unexplained", message: "`One` <odd>", family: "crm", fault: "down" }],
  };
  const now = snapshotOf([one]);

  it("have a line for each cell, and the differences of two snapshots", () => {
    expect(now).toEqual({
      "a.graphql One": {
        "without faults": "4 calls; 150 ms",
        "crm down": "80 % stays; UPSTREAM_UNAVAILABLE; null: user.crmPerson; 6 calls; 313 ms",
      },
    });
    expect(differences(now, now)).toEqual([]);
    const before = { "a.graphql One": { ...now["a.graphql One"], "crm down": "all stays" } };
    expect(differences(before, now)).toEqual([
      expect.objectContaining({ cell: "crm down", before: "all stays" }),
    ]);
    expect(differences({}, now)).toHaveLength(2);
  });

  it("show the matrix, the findings and the differences", () => {
    const text = textOf([one], differences({}, now));
    expect(text).toMatch(/crm {22}80% 0\.3s/);
    expect(text).toContain("error: `One` <odd>");
    expect(text).toContain("a.graphql One, crm down:\n  - absent\n  + 80 % stays");
    expect(text).toContain("1 operations, 1 cells, 1 errors, 0 warnings");
  });

  it("are JUnit with a failing case, and SARIF at the line of the operation", () => {
    const junit = junitOf([one], []);
    expect(junit).toContain('tests="2" failures="1"');
    expect(junit).toContain('name="crm down"><failure message="`One` &lt;odd&gt;">');
    expect(sarifOf([one], differences({}, now), "1.2.3")).toMatchObject({
      version: "2.1.0",
      runs: [
        {
          tool: { driver: { version: "1.2.3", rules: [{ id: "unexplained" }, { id: "snapshot" }] } },
          results: [
            {
              ruleId: "unexplained",
              level: "error",
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: "a.graphql" },
                    region: { startLine: 3 },
                  },
                },
              ],
            },
            { ruleId: "snapshot" },
            { ruleId: "snapshot" },
          ],
        },
      ],
    });
  });
});
