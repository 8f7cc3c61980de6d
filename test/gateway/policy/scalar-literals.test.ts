/** Wrong values of our scalars, at every place of the API with such a value. */
import { readFileSync } from "node:fs";
import { buildSchema, getOperationAST, getVariableValues, parse, specifiedRules, validate } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, type Gateway } from "#gateway/gateway.ts";
import { scalarLiterals } from "#gateway/policy/scalar-literals.ts";
import { checkVariablesOf } from "#platform/graphql/scalars.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { localSettings } from "#test/kit/gateway.ts";
import { type Form, forms, inputPositions } from "./input-positions.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema/api.graphql", import.meta.url), "utf8"));

/** Invalid values of a scalar, and a part of the example in the error message. */
const wrong: Readonly<Record<string, { readonly values: readonly unknown[]; readonly example: string }>> = {
  DateTime: {
    values: [
      "yesterday",
      "2026-02-31T10:00:00Z",
      "2026-01-31",
      1_767_225_600,
      true,
      ["yesterday"],
      { at: "now" },
    ],
    example: "2026-01-31T09:30:00Z",
  },
  Date: { values: ["tomorrow", "2026-02-30", 20_260_131, false, ["tomorrow"], {}], example: "2026-01-31" },
  Decimal: { values: ["12,50", "1e9", "", true, ["a", "b"], { amount: "1" }], example: "12.50" },
};

const positions = inputPositions(schema, new Set(Object.keys(wrong)));

describe("an invalid value of a scalar is BAD_USER_INPUT before any REST call", () => {
  let families: TestFamilies;
  let gateways: Record<"compiled" | "apollo", Gateway>;

  beforeAll(async () => {
    families = await startFamilies();
    const settings = { families: localSettings(families) };
    gateways = {
      compiled: await createGateway(settings),
      apollo: await createGateway({ ...settings, executor: "apollo" }),
    };
  });
  afterAll(async () => {
    await Promise.all(Object.values(gateways).map((gateway) => gateway.close()));
    await families.close();
  });

  it("the API has arguments, members of inputs and members of nested inputs for each scalar", () => {
    for (const scalar of Object.keys(wrong)) {
      const own = positions.filter((position) => position.scalar === scalar);
      expect(own.map(({ path }) => path.length > 1)).toContain(true);
      expect(own.map(({ path }) => path.length > 2)).toContain(true);
    }
    expect(positions.map(({ coordinate }) => coordinate)).toEqual(
      expect.arrayContaining(["DateTimeRange.from", "MoneyInput.amount", "AccountingPaymentInput.date"]),
    );
  });

  const cases = (["compiled", "apollo"] as const).flatMap((executor) =>
    forms.map((form) => ({ executor, form })),
  );

  it.each(cases)(
    "by the $executor executor, as $form, at every place of every scalar",
    async ({ executor, form }) => {
      const before = families.calls.length;
      for (const [index, position] of positions.entries()) {
        const { values, example } = wrong[position.scalar] as (typeof wrong)[string];
        const value = values[index % values.length];
        const request = position.operation(form, value);
        const answer = JSON.parse(JSON.stringify(await gateways[executor].execute(request))) as {
          data?: unknown;
          errors?: { message: string; locations?: object[]; extensions: Record<string, unknown> }[];
        };
        const at = `${position.coordinate} ${request.query} ${JSON.stringify(request.variables)}`;
        expect(answer.data ?? null, at).toBeNull();
        expect(
          answer.errors?.map(({ extensions }) => extensions["code"]),
          at,
        ).toEqual(["BAD_USER_INPUT"]);
        const [error] = answer.errors ?? [];
        expect(error?.message, at).toContain(example);
        expect(error?.message, at).toContain(named(form, position.path));
        expect(error?.locations, at).toHaveLength(1);
      }
      expect(families.calls.slice(before)).toEqual([]);
    },
    120_000,
  );

  it("the message about a value of 5,000 characters still includes the reason", async () => {
    const query = "query Given($v: TicketFilter) { tickets(filter: $v) { __typename } }";
    for (const gateway of Object.values(gateways)) {
      const { errors } = await gateway.execute({
        query,
        variables: { v: { createdAt: { from: "x".repeat(5_000) } } },
      });
      expect(errors?.[0]).toMatchObject({
        message: expect.stringMatching(/^Variable "\$v": .*2026-01-31T09:30:00Z/),
        extensions: { code: "BAD_USER_INPUT" },
      });
    }
  });
});

describe("each kind of place of a scalar is checked, also kinds that the API does not have yet", () => {
  const all = Object.keys(wrong);
  const each = (write: (scalar: string) => string) => all.map(write).join("\n");
  const places = buildSchema(`
    scalar DateTime scalar Date scalar Decimal
    type Query { ${each((s) => `${s}(one: ${s}, needed: ${s}!, list: [${s}!], lists: [[${s}]], in: ${s}Input, ins: [${s}Input!]!): Int`)} }
    ${each((s) => `input ${s}Input { one: ${s}, list: [${s}], deep: ${s}Deep, deeps: [${s}Deep] }`)}
    ${each((s) => `input ${s}Deep { one: ${s}! list: [${s}!]! again: ${s}Input }`)}`);
  checkVariablesOf(places);

  const cases = inputPositions(places, new Set(all)).flatMap((position) =>
    forms.map((form) => ({ ...position, form, path: position.path })),
  );

  it.each(cases)("$coordinate as $form", ({ scalar, form, path, operation }) => {
    const { values = [], example } = wrong[scalar] ?? {};
    for (const value of values) {
      const { query, variables } = operation(form, value);
      const document = parse(query);
      const literals = validate(places, document, [...specifiedRules, scalarLiterals]);
      const declared = getOperationAST(document)?.variableDefinitions ?? [];
      const { errors = [] } = literals.length > 0 ? {} : getVariableValues(places, declared, variables);
      const [error, ...others] = [...literals, ...errors];
      expect(others, query).toEqual([]);
      expect(error?.extensions["code"], query).toBe("BAD_USER_INPUT");
      expect(error?.message).toContain(example);
      expect(error?.locations).toHaveLength(1);
      if (form === "literal") expect(error?.extensions["argument"]).toBe(path.join("."));
    }
  });

  it("a valid value is accepted, as a list of one too, and null if the type is nullable", () => {
    const document = parse(`
      query ($day: Date = "2026-01-31") {
        a: DateTime(needed: "2024-02-29T23:59:59.123+02:00", list: "2026-01-31T09:30Z", one: null) 
        b: Date(needed: "2024-02-29", one: $day, lists: [["2026-01-31", null], null], ins: [{ one: $day }])
        c: Decimal(needed: 12.50, one: "-0.01", list: [1, 2.5, "3"], in: { deeps: [{ one: 1, list: [] }] })
      }`);
    expect(validate(places, document, [scalarLiterals])).toEqual([]);
  });
});

/** Name of the value in the error: its argument and members, or its variable. */
function named(form: Form, path: readonly string[]): string {
  if (form === "literal") return `"${path.join(".")}"`;
  return form === "variable around" && path.length > 1 ? `.${path.at(-1)}"` : "$v";
}
