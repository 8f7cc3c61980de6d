/** Mutations with `@stopOnError`: no field is sent after the first failed one. */

import { isNonNullType } from "graphql";
import { afterEach, describe, expect, it } from "vitest";
import { accountCodes } from "#services/demo/things/accounting.ts";
import { apiSchema, demoSettings } from "#test/kit/demo-nodes.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary({ settings: demoSettings, measuresCost: false });
afterEach(() => tributary.families.setFaults(""));

let count = 0;
/** A mutation that the ERP carries out. */
const unit = (key: string) =>
  `${key}: createErpUnitOfMeasure(input: { code: "STOP${count++}" }) { unitOfMeasure { code } }`;
/** A mutation of the contact center, which succeeds, in another subgraph. */
const tag = (key: string) =>
  `${key}: createContactCentreTag(input: { name: "stop${count++}" }) { tag { name } }`;
/** A mutation that the ERP refuses. The document does not select the reason. */
const refused = (key: string) =>
  `${key}: deleteErpVendor(input: { id: "70000000-0000-4000-8000-00000000000${count++ % 10}" }) { deletedId }`;

const notRun = (...keys: string[]) =>
  keys.map((key) => ({ path: [key], extensions: { code: "NOT_RUN", retryable: false } }));

const UNIT = "erp.createUnitOfMeasure";
const TAG = "contactCentre.createTag";
const REFUSED = "erp.deleteVendor";

describe("a mutation with @stopOnError", () => {
  it("runs all its fields one after another if none fails, and the answer has only the selected fields", async () => {
    const { data, errors, calls } = await tributary.ask<Record<string, object>>(
      `mutation Pay @stopOnError { ${unit("a")} ${tag("b")} ${unit("c")} __typename }`,
    );
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual([UNIT, TAG, UNIT]);
    expect(Object.keys(data)).toEqual(["a", "b", "c", "__typename"]);
    expect(Object.keys(data["a"] ?? {})).toEqual(["unitOfMeasure"]);
  });

  it.each([
    ["within one fetch", [unit, refused, unit, unit], [UNIT, REFUSED], ["c", "d"]],
    ["between subgraphs", [tag, refused, tag, unit], [TAG, REFUSED], ["c", "d"]],
    ["at the first field", [refused, tag], [REFUSED], ["b"]],
  ] as const)(
    "stops at userErrors %s, which the document need not select",
    async (_where, fields, sent, left) => {
      const written = fields.map((field, i) => field("abcd"[i] ?? "")).join(" ");
      const { data, errors, calls } = await tributary.ask<Record<string, unknown>>(
        `mutation @stopOnError { ${written} }`,
      );
      expect(operationsOf(calls)).toEqual(sent);
      expect(errors).toMatchObject(notRun(...left));
      for (const key of left) expect(data[key]).toBeNull();
      expect(data["abcd"[sent.length - 1] ?? ""]).toEqual({ deletedId: null });
    },
  );

  it("stops at an error", async () => {
    tributary.families.setFaults("contactCentre=status:500");
    const { data, errors, calls } = await tributary.ask(
      `mutation @stopOnError { ${unit("a")} ${tag("b")} ${unit("c")} }`,
    );
    expect(operationsOf(calls)).toEqual([UNIT, TAG]);
    expect(data).toMatchObject({ a: { unitOfMeasure: {} }, b: null, c: null });
    expect(errors).toMatchObject([
      { path: ["b"], extensions: { code: "OUTCOME_UNKNOWN", lookUp: expect.any(String) } },
      ...notRun("c"),
    ]);
  });

  it("stops at an unsuccessful result in a payload that has userErrors", async () => {
    const { data, errors, calls } = await tributary.ask(
      `mutation ($payments: [AccountingPaymentInput!]!) @stopOnError {
        pay: createAccountingPayments(input: { payments: $payments }) { results { payment { id } } } ${unit("b")} }`,
      { payments: [{ amount: "1", account: { code: accountCodes[0] }, invoice: { invoiceNumber: "none" } }] },
    );
    expect(operationsOf(calls)).toEqual(["accounting.createPayments"]);
    expect(data).toEqual({ pay: { results: [{ payment: null }] }, b: null });
    expect(errors).toMatchObject(notRun("b"));
  });

  it("has no NOT_RUN for a field that its conditions leave out, and includes fields in fragments", async () => {
    const { data, errors, calls } = await tributary.ask(
      `mutation ($no: Boolean!) @stopOnError {
        ...First @skip(if: $no)
        ... on Mutation { ${refused("b")} }
        ... @include(if: $no) { ${unit("c")} }
        e: deleteContactCentreTeam(input: { teamId: "1" }) @include(if: $no) { deletedId }
        f: createErpUnitOfMeasure(input: { code: "F" }) @skip(if: $no) { unitOfMeasure { code } }
      }
      fragment First on Mutation { ${unit("a")} }`,
      { no: false },
    );
    expect(operationsOf(calls)).toEqual([UNIT, REFUSED]);
    expect(errors).toMatchObject(notRun("f"));
    expect(Object.keys(data as object)).toEqual(["a", "b", "f"]);
  });

  it("is refused as a whole if a variable is not valid", async () => {
    const { data, errors, calls } = await tributary.ask(
      `mutation ($code: String!) @stopOnError {
        ${unit("a")} b: createErpUnitOfMeasure(input: { code: $code }) { unitOfMeasure { code } } }`,
      { code: 7 },
    );
    expect(calls).toEqual([]);
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  });

  it("runs the fields after a refused one without the directive", async () => {
    const { errors, calls } = await tributary.ask(`mutation { ${refused("a")} ${unit("b")} }`);
    expect(errors).toEqual([]);
    expect(operationsOf(calls)).toEqual([REFUSED, UNIT]);
  });
});

describe("@stopOnError", () => {
  it("is refused on anything but a mutation", async () => {
    const { errors } = await tributary.ask("query @stopOnError { viewer { email } }");
    expect(errors).toMatchObject([{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }]);
  });

  it("can make any field of a mutation null, because none is non-null", () => {
    const fields = Object.values(apiSchema.getMutationType()?.getFields() ?? {});
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
  });
});
