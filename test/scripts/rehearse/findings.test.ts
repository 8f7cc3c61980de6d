/** Findings and cells of an operation, from the runs of a stage that has no services. */
import { type OperationTypeNode, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { defaultLimits } from "#platform/limits/limits.ts";
import { valuesIn } from "#scripts/rehearse/compare.ts";
import type { Operation } from "#scripts/rehearse/operations.ts";
import { rehearse } from "#scripts/rehearse/rehearse.ts";
import type { Run } from "#scripts/rehearse/stage.ts";

const operationOf = (query: string, type: `${OperationTypeNode}` = "query"): Operation => ({
  key: "a.graphql One",
  file: "a.graphql",
  line: 1,
  name: "One",
  type,
  document: parse(query),
  query,
  variables: {},
});

const run = (data: unknown, more: Partial<Run> = {}): Run => ({
  data,
  errors: [],
  firstMs: 50,
  ms: 50,
  calls: new Map([["crm", 1]]),
  unreadable: 0,
  troubled: new Set(),
  firstValues: valuesIn(data),
  ...more,
});

/** Rehearses an operation whose runs these functions give; a fault without one changes nothing. */
async function rehearsed(
  operation: Operation,
  whole: unknown,
  faults: Readonly<Record<string, (query: string) => Run>>,
) {
  const stage: Parameters<typeof rehearse>[0] = {
    bugs: [],
    standIns: { names: ["crm"] },
    run: async (query, _variables, given) => faults[given?.get("crm") ?? ""]?.(query) ?? run(whole),
    tryMsOf: () => 5_000,
  };
  const { cells, findings } = await rehearse(stage, defaultLimits, operation);
  return {
    cell: (fault: string) => cells.find((one) => one.fault === fault),
    messages: findings.map(({ level, message }) => `${level}: ${message}`),
  };
}

const errorAt = (path: readonly string[], code: string, family?: string) => ({
  message: code,
  path,
  extensions: { code, ...(family !== undefined && { family }) },
});

describe("a write", () => {
  const CLONE = "mutation { one: cloneTicketForm { ticketForm { id } } }";

  it("that @stopOnError did not send is explained", async () => {
    const query =
      "mutation @stopOnError { one: a { id userErrors { code } } two: a { id userErrors { code } } }";
    const whole = { one: { id: "1", userErrors: [] }, two: { id: "2", userErrors: [] } };
    const { messages } = await rehearsed(operationOf(query, "mutation"), whole, {
      forbidden: () =>
        run(
          { one: { id: null, userErrors: [{ code: "FORBIDDEN" }] }, two: null },
          { errors: [errorAt(["two"], "NOT_RUN")] },
        ),
    });
    expect(messages).toEqual([]);
  });

  it("with a refusal that the document does not select is a warning, and no defect", async () => {
    const { messages, cell } = await rehearsed(
      operationOf(CLONE, "mutation"),
      { one: { ticketForm: { id: "1" } } },
      { forbidden: () => run({ one: { ticketForm: null } }) },
    );
    expect(messages).toEqual([
      "warning: `One`: with crm forbidden nothing says that `one` failed: select `userErrors`",
    ]);
    expect(cell("forbidden")?.stays).toEqual([0, 1]);
  });

  it("with an unknown outcome has the time limit that it waited for", async () => {
    const { cell } = await rehearsed(
      operationOf(CLONE, "mutation"),
      { one: { ticketForm: { id: "1" } } },
      {
        silent: () =>
          run(
            { one: null },
            { ms: 5_000, firstMs: 5_000, errors: [errorAt(["one"], "OUTCOME_UNKNOWN", "crm")] },
          ),
      },
    );
    expect([cell("silent")?.limit, cell("down")?.limit]).toEqual(["try", undefined]);
  });
});

describe("a part of an answer that differs from the answer without faults", () => {
  const LIST = operationOf("{ payments { nodes { id } } name }");
  const whole = { payments: { nodes: [{ id: "1" }, { id: "2" }] }, name: "a" };

  it("is explained in a list if the extensions name the missing family, also after a time limit", async () => {
    const others = { payments: { nodes: [{ id: "2" }, { id: "3" }] }, name: "a" };
    const { messages, cell } = await rehearsed(LIST, whole, {
      down: () => run(others, { troubled: new Set(["crm"]) }),
      silent: () => run(others, { troubled: new Set(["crm"]), ms: 5_000 }),
    });
    expect(messages).toEqual([]);
    expect(cell("down")).toMatchObject({ stays: [2, 3], changed: ["payments.nodes"] });
    expect(cell("silent")?.limit).toBe("try");
  });

  it("is a defect without an explanation", async () => {
    const { messages } = await rehearsed(LIST, whole, {
      rows: () => run({ payments: { nodes: [{ id: "1" }] }, name: "b" }),
      down: () => run({ ...whole, name: null }, { troubled: new Set(["crm"]) }),
      "429": () => run(whole, { errors: [errorAt(["name"], "RATE_LIMITED")] }),
    });
    expect(messages).toEqual([
      "error: `One`: with crm down `name` is lost without an error",
      "error: `One`: with crm 429 it has an error of no family",
      "error: `One`: with crm rows `payments.nodes` is shorter without an error",
      "error: `One`: with crm rows `name` has another value",
    ]);
  });
});

describe("a proposal of @defer", () => {
  const whole = { crm: { people: { id: "1" } }, name: "a" };
  const late = (data: unknown, firstMs: number, firstValues: number) =>
    run(data, {
      firstMs,
      firstValues,
      ms: 5_000,
      errors: [errorAt(["crm", "people"], "UPSTREAM_TIMEOUT", "crm")],
    });
  const lost = { crm: { people: null }, name: "a" };

  it("names the object around the field if only that is fast", async () => {
    const { messages } = await rehearsed(operationOf("{ crm { people { id } } name }"), whole, {
      silent: (query) => late(lost, /@defer \{\s+crm/.test(query) ? 50 : 5_000, 1),
    });
    expect(messages).toEqual([
      "warning: `One`: with crm silent the whole answer waits 5.0 s; `@defer` on `crm` gives the rest after 0.05 s",
    ]);
  });

  it("is not made if the first payload would be empty", async () => {
    const { messages } = await rehearsed(operationOf("{ crm { people { id } } }"), whole, {
      silent: (query) => (query.includes("@defer") ? late(lost, 0, 0) : late(lost, 5_000, 1)),
    });
    expect(messages).toEqual(["warning: `One`: with crm silent the whole answer waits 5.0 s"]);
  });
});
