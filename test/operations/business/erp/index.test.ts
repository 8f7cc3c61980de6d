import { describe, expect, it } from "vitest";
import {
  PurchasesOfVendorDocument,
  VendorOfCompaniesDocument,
  WholeVendorDocument,
} from "#generated/test/graphql.ts";
import {
  companiesOf,
  FIRST_COMPANY,
  hasNoVendor,
  SECOND_COMPANY,
  trickyNames,
  vendorIdOf,
  vendorNameOf,
  vendorNumberOf,
} from "#services/demo/things/erp.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const settings = { erp: { scope: { company_id: FIRST_COMPANY } } };
const MISSING = "00000000-0000-4000-8000-000000000000";

interface Vendor {
  readonly id: string;
  readonly upstreamId: string;
  readonly entityTag: string;
  readonly displayName: string;
  readonly balance: { readonly amount: string; readonly currency: string };
}
interface Page {
  readonly nodes: readonly Vendor[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

const tributary = await sharedTributary({ settings });

const { person } = tributary.families;
const globalOf = (index: number, company = FIRST_COMPANY) =>
  `ErpVendor:${company}:${vendorIdOf(person(index), company)}`;

describe("the ERP", () => {
  it("uses the configured currency for amounts without one, and null without one or for another company", async () => {
    const query = "{ erp { currencyCode } }";
    expect(await tributary.data(query)).toEqual({ erp: { currencyCode: null } });
    await using other = await startTributary({ settings: { erp: { ...settings.erp, currency: "EUR" } } });
    const { data, calls } = await other.ask(query);
    expect([data, calls]).toEqual([{ erp: { currencyCode: "EUR" } }, []]);
    const ofCompany = "query ($id: ID!) { erp(companyId: $id) { currencyCode } }";
    expect(await other.data(ofCompany, { id: FIRST_COMPANY })).toEqual({ erp: { currencyCode: "EUR" } });
    expect(await other.data(ofCompany, { id: SECOND_COMPANY })).toEqual({ erp: { currencyCode: null } });
  });
});

describe("vendors of the ERP", () => {
  it("are read by key with the selected members only, key and tag always (D3-011, D3-015, D3-019)", async () => {
    const { data, calls } = await tributary.ask<{ erp: { vendor: Vendor } }>(
      "query ($id: ID!) { erp { vendor(id: $id) { id upstreamId companyId entityTag displayName user { email } } } }",
      { id: vendorIdOf(person(0), FIRST_COMPANY) },
    );
    expect(data.erp.vendor).toEqual({
      id: globalOf(0),
      upstreamId: vendorIdOf(person(0), FIRST_COMPANY),
      companyId: FIRST_COMPANY,
      entityTag: expect.stringMatching(/^W\//),
      displayName: vendorNameOf(person(0)),
      user: { email: person(0).email },
    });
    expect(operationsOf(calls)).toEqual(["erp.getVendor"]);
    expect(calls[0]?.query).toEqual({ $select: "id,displayName,email" });
  });

  it("have each field under the graph's names", async () => {
    const data = await tributary.data(WholeVendorDocument, { id: globalOf(0) });
    expect(data.erp.vendor).toMatchObject({
      number: vendorNumberOf(person(0)),
      city: person(0).city,
      currency: { code: expect.any(String), symbol: expect.any(String) },
      paymentTerm: { dueDateCalculation: expect.stringMatching(/^\d+D$/) },
      blocked: expect.stringMatching(/^(NONE|PAYMENT|ALL)$/),
      rawBlocked: expect.stringMatching(/^(None|Payment|All)$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it("are expanded if their currency or payment term is selected, by one call (D3-009, D3-045)", async () => {
    const { data, calls } = await tributary.ask(
      "query ($id: ID!) { erp { vendor(id: $id) { currency { symbol } paymentTerm { code } } } }",
      { id: globalOf(0) },
    );
    expect(data).toMatchObject({ erp: { vendor: { currency: { symbol: expect.any(String) } } } });
    expect(calls.map(({ query }) => query)).toEqual([{ $expand: "currency,paymentTerm", $select: "id" }]);
  });

  it("are read once for two aliases, with the union of their selections", async () => {
    const { data, calls } = await tributary.ask(
      "query ($id: ID!) { erp { a: vendor(id: $id) { displayName } b: vendor(id: $id) { city balance { amount } } } }",
      { id: globalOf(0) },
    );
    expect(data).toMatchObject({
      erp: { a: { displayName: vendorNameOf(person(0)) }, b: { city: person(0).city } },
    });
    expect(calls.map(({ query }) => query)).toEqual([
      { $select: "id,displayName,city,currencyCode,balance" },
    ]);
  });

  it("take an amount's decimals from its currency", async () => {
    const { erp } = await tributary.data<{ erp: { vendors: Page } }>(
      '{ erp { vendors(first: 250, filter: { or: [{ currencyCode: { eq: "JPY" } }, { currencyCode: { eq: "KWD" } }, { currencyCode: { eq: "USD" } }] }) { nodes { balance { amount currency } } } } }',
    );
    const digits = new Map(
      erp.vendors.nodes.map(({ balance }) => [balance.currency, balance.amount.split(".")[1]?.length ?? 0]),
    );
    expect(Object.fromEntries(digits)).toEqual({ JPY: 0, KWD: 3, USD: 2 });
  });

  it.each([
    ["another type's id", "ErpVendorPurchase:a:b:c:d"],
    ["an id with a part too many", `ErpVendor:${FIRST_COMPANY}:a:b`],
    ["an id without its company", "ErpVendor:a"],
    ["broken encoding", "ErpVendor:%zz:b"],
    ["a key that no path can hold", "a)/vendors(b"],
    ["blank text", " "],
  ])("are not requested with %s", async (_, id) => {
    const { data, errors, calls } = await tributary.ask(
      "query ($id: ID!) { erp { vendor(id: $id) { id } } }",
      { id },
    );
    expect(data).toEqual({ erp: { vendor: null } });
    expect(errors.map(({ extensions }) => extensions["code"])).toEqual(["BAD_USER_INPUT"]);
    expect(calls).toEqual([]);
  });

  it("are null if they do not exist, without an error", async () => {
    const data = await tributary.data("query ($id: ID!) { erp { vendor(id: $id) { id } } }", { id: MISSING });
    expect(data).toEqual({ erp: { vendor: null } });
  });

  it("belong to the company named by argument or id, and to no other (D3-007)", async () => {
    const index = tributary.families.company.people.findIndex((one) => companiesOf(one).length === 2);
    const own = vendorIdOf(person(index), SECOND_COMPANY);
    const { data, calls } = await tributary.ask(VendorOfCompaniesDocument, {
      own,
      company: SECOND_COMPANY.toUpperCase(),
      id: globalOf(index, SECOND_COMPANY),
    });
    const id = `ErpVendor:${SECOND_COMPANY}:${own}`;
    expect(data).toEqual({ second: { named: { id } }, erp: { byId: { id }, default: null } });
    expect(calls.map(({ path }) => path).sort()).toEqual(
      [FIRST_COMPANY, SECOND_COMPANY].sort().map((company) => `/companies(${company})/vendors`),
    );
    const torn = await tributary.ask(
      "query ($id: ID!, $company: ID) { erp(companyId: $company) { vendor(id: $id) { id } } }",
      { id: globalOf(index, SECOND_COMPANY), company: FIRST_COMPANY },
    );
    expect(torn.errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(torn.calls).toEqual([]);
  });

  it("need a company: without a configured one the argument is required", async () => {
    await using bare = await startTributary();
    const { errors, calls } = await bare.ask("{ erp { vendors { nodes { id } } } }");
    expect(errors[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT", argument: "companyId" } });
    expect(calls).toEqual([]);
    const given = await bare.ask<{ erp: { vendors: Page } }>(
      "query ($c: ID) { erp(companyId: $c) { vendors(first: 1) { nodes { id } } } }",
      { c: SECOND_COMPANY },
    );
    expect(given.data.erp.vendors.nodes[0]?.id).toContain(`ErpVendor:${SECOND_COMPANY}:`);
  });
});

describe("lists of vendors", () => {
  const ask = (variables: object) =>
    tributary.ask<{ erp: { vendors: Page } }>(
      "query ($filter: ErpVendorFilter, $first: Int, $after: String) { erp { vendors(filter: $filter, first: $first, after: $after) { nodes { id displayName } pageInfo { hasNextPage endCursor } } } }",
      { ...variables },
    );

  it("page by $top and $skip with the selected members (D3-007, D3-013)", async () => {
    const first = await ask({ first: 3 });
    expect(first.calls.map(({ query }) => query)).toEqual([{ $top: "4", $select: "id,displayName" }]);
    expect(first.data.erp.vendors.pageInfo.hasNextPage).toBe(true);
    const second = await ask({ first: 3, after: first.data.erp.vendors.pageInfo.endCursor });
    expect(second.calls[0]?.query).toMatchObject({ $skip: "3" });
    const ids = [...first.data.erp.vendors.nodes, ...second.data.erp.vendors.nodes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
  });

  it("go on by a cursor with any selection, but not with another filter", async () => {
    const first = await ask({ first: 2 });
    const after = first.data.erp.vendors.pageInfo.endCursor;
    const wider = await tributary.ask(
      "query ($after: String) { erp { vendors(first: 2, after: $after) { nodes { city currency { code } } } } }",
      { after },
    );
    expect(wider.errors).toEqual([]);
    const other = await ask({ first: 2, after, filter: { city: { eq: "Berlin" } } });
    expect(other.errors[0]?.extensions).toMatchObject({ code: "INVALID_CURSOR" });
    expect(other.calls).toEqual([]);
  });

  it("are filtered by $filter, rendered from structured inputs (D3-007)", async () => {
    const { data, calls } = await ask({
      filter: {
        displayName: { contains: "O'Neil", endsWith: "Parts" },
        number: { in: ["V000001", "V000002"] },
        blocked: ["NONE", "PAYMENT", "ALL"],
        balance: { min: "0", max: "123456789.125" },
        updatedAt: { from: "2000-01-01T00:00:00+02:00" },
        or: [{ city: { startsWith: person(0).city.slice(0, 2) } }, { country: { eq: "x' or 'x' eq 'x" } }],
      },
    });
    expect(data.erp.vendors.nodes.map(({ id }) => id)).toEqual([globalOf(0)]);
    expect(calls[0]?.query["$filter"]).toBe(
      [
        "(number eq 'V000001' or number eq 'V000002')",
        "contains(displayName,'O''Neil') and endswith(displayName,'Parts')",
        "(blocked eq 'None' or blocked eq 'Payment' or blocked eq 'All')",
        "balance ge 0 and balance le 123456789.125",
        "lastModifiedDateTime ge 1999-12-31T22:00:00Z",
        `(startswith(city,'${person(0).city.slice(0, 2).replaceAll("'", "''")}') or country eq 'x'' or ''x'' eq ''x')`,
      ].join(" and "),
    );
  });

  it.each([{ blocked: [] }, { or: [] }, { number: { in: [] } }, { and: [{ or: [] }] }])(
    "are empty without a call if nothing can match: %j",
    async (filter) => {
      const { data, calls } = await ask({ filter });
      expect(data.erp.vendors.nodes).toEqual([]);
      expect(calls).toEqual([]);
    },
  );

  it.each([
    { filter: { blocked: ["OTHER"] } },
    { filter: { displayName: { contains: "x".repeat(5_000) } } },
    { filter: Array.from({ length: 20 }).reduce<object>((inner) => ({ and: [inner] }), {}) },
    { filter: { email: { eq: "\ud800" } } },
    { first: 0 },
    { first: 251 },
  ])("are refused before any call: %j", async (variables) => {
    const { errors, calls } = await ask(variables);
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("refuse filters in OData's own syntax, and backward paging", async () => {
    for (const query of [
      "{ erp { vendors(filter: \"city eq 'x'\") { nodes { id } } } }",
      "{ erp { vendors(last: 3) { nodes { id } } } }",
    ])
      expect((await tributary.ask(query)).calls).toEqual([]);
  });
});

describe("vendor purchases", () => {
  it.each(Object.keys(trickyNames).map(Number))(
    "are read by their three-part key, with any characters in the name: person %i (D3-031, D3-048)",
    async (index) => {
      const [company = ""] = companiesOf(person(index));
      const id = `ErpVendor:${company}:${vendorIdOf(person(index), company)}`;
      const name = vendorNameOf(person(index));
      const { data, errors, calls } = await tributary.ask(PurchasesOfVendorDocument, {
        id,
        number: vendorNumberOf(person(index)),
        name,
      });
      expect(errors).toEqual([]);
      const { vendorPurchase } = data.erp;
      expect(vendorPurchase).toMatchObject({
        displayName: name,
        companyId: company,
        vendor: { id },
        totalPurchaseAmount: expect.stringMatching(/^\d+(\.\d+)?$/),
      });
      expect(operationsOf(calls)).toEqual(["erp.getVendorPurchase"]);
      expect(calls[0]?.path).not.toMatch(/vendorPurchases\(.*\/.*\)/);
      const again = await tributary.ask(
        "query ($id: ID!) { node(id: $id) { id ... on ErpVendorPurchase { displayName totalPurchaseAmount } } }",
        {
          id: vendorPurchase.id,
        },
      );
      expect(again.data).toMatchObject({ node: { id: vendorPurchase.id, displayName: name } });
      expect(operationsOf(again.calls)).toEqual(["erp.getVendorPurchase"]);
    },
  );

  it.each(["' or '", "x')/../vendors('y", "/", "%2F", "?$select=name", "''", "a,b", "日本"])(
    "are null, not something else, for the name %j that nothing has",
    async (name) => {
      const { data, errors, calls } = await tributary.ask(PurchasesOfVendorDocument, {
        id: MISSING,
        number: "V1",
        name,
      });
      expect({ data, errors }).toEqual({ data: { erp: { vendorPurchase: null } }, errors: [] });
      expect(operationsOf(calls)).toEqual(["erp.getVendorPurchase"]);
    },
  );

  it.each([
    ["a blank number", { number: " " }],
    ["an empty name", { name: "" }],
    ["a name with a control character", { name: "a\nb" }],
    ["a name that no path can hold", { name: "x".repeat(300) }],
    ["a vendor that is none", { id: "BankPayment:1" }],
    ["a vendor's key that is syntax", { id: "1,'a','b')/x(" }],
  ])("are refused before any call for %s", async (_, wrong) => {
    const { errors, calls } = await tributary.ask(PurchasesOfVendorDocument, {
      id: MISSING,
      number: "V1",
      name: "x",
      ...wrong,
    });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });

  it("are reached from their vendor by its number and name (D3-030)", async () => {
    const { data, calls } = await tributary.ask(
      "query ($id: ID!) { erp { vendor(id: $id) { purchase { totalPurchaseAmount } } } }",
      { id: globalOf(0) },
    );
    expect(data).toEqual({ erp: { vendor: { purchase: { totalPurchaseAmount: expect.any(String) } } } });
    expect(operationsOf(calls)).toEqual(["erp.getVendor", "erp.getVendorPurchase"]);
    expect(calls[0]?.query).toEqual({ $select: "id,number,displayName" });
  });
});

describe("changing a vendor", () => {
  const read = async (id: string) =>
    (
      await tributary.data<{ erp: { vendor: Vendor & { city: string } } }>(
        "query ($id: ID!) { erp { vendor(id: $id) { entityTag city displayName } } }",
        { id },
      )
    ).erp.vendor;
  const update = (
    input: object,
    selection = "vendor { id entityTag city } userErrors { field code message }",
  ) =>
    tributary.ask<{ updateErpVendor: { vendor: Vendor | null; userErrors: object[] } }>(
      `mutation ($input: UpdateErpVendorInput!) { updateErpVendor(input: $input) { ${selection} } }`,
      { input },
    );
  const another = (skip: number) => {
    const found = tributary.families.company.people.filter(
      (one) => !hasNoVendor(one) && companiesOf(one).includes(FIRST_COMPANY),
    )[skip];
    return globalOf(found?.index ?? -1);
  };

  it("sends If-Match and the changed members only, and gives the vendor after the change (D3-016, D3-020, D3-021)", async () => {
    const id = another(3);
    const { entityTag } = await read(id);
    const { data, calls } = await update({
      id,
      entityTag,
      city: "Nowhere",
      blocked: "PAYMENT",
      website: null,
    });
    expect(data.updateErpVendor).toEqual({
      vendor: { id, city: "Nowhere", entityTag: expect.not.stringContaining(entityTag) },
      userErrors: [],
    });
    expect(operationsOf(calls)).toEqual(["erp.updateVendor"]);
    expect(calls[0]?.headers["if-match"]).toBe(entityTag);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ city: "Nowhere", blocked: "Payment" });
    expect((await read(id)).city).toBe("Nowhere");
  });

  it("with a stale tag is a CONFLICT and changes nothing (D3-022, D3-044)", async () => {
    const id = another(4);
    const before = await read(id);
    const first = await update({ id, entityTag: before.entityTag, city: "One" });
    expect(first.data.updateErpVendor.userErrors).toEqual([]);
    const { data, errors, calls } = await update({ id, entityTag: before.entityTag, city: "Two" });
    expect(errors).toEqual([]);
    expect(data.updateErpVendor).toMatchObject({
      vendor: null,
      userErrors: [{ field: null, code: "CONFLICT" }],
    });
    expect(calls.map(({ status }) => status)).toEqual([412]);
    expect((await read(id)).city).toBe("One");
  });

  it("without a tag succeeds: no header is sent (D3-020)", async () => {
    const { data, calls } = await update({ id: another(5), city: "Anywhere" });
    expect(data.updateErpVendor.vendor).toMatchObject({ city: "Anywhere" });
    expect(calls[0]?.headers["if-match"]).toBeUndefined();
  });

  it("reads the vendor again if the answer of a write does not have all selected members", async () => {
    const { data, calls } = await update(
      { id: another(6), city: "Elsewhere" },
      "vendor { city currency { code } paymentTerm { code } }",
    );
    expect(data.updateErpVendor.vendor).toEqual({
      city: "Elsewhere",
      currency: { code: expect.any(String) },
      paymentTerm: { code: expect.any(String) },
    });
    expect(operationsOf(calls)).toEqual(["erp.updateVendor", "erp.getVendor"]);
  });

  it.each([
    ["a currency that is none", { currencyCode: "XXX" }, "currencyCode", "BAD_USER_INPUT"],
    ["a payment term that is none", { paymentTermsId: MISSING }, "paymentTermsId", "BAD_USER_INPUT"],
    ["a number that is too long", { number: "x".repeat(21) }, "number", "BAD_USER_INPUT"],
    ["a vendor that is not there", { id: MISSING, city: "x" }, null, "NOT_FOUND"],
  ])("is refused for %s, in the payload", async (_, wrong, field, code) => {
    const { data, errors } = await update({ id: another(7), ...wrong });
    expect(errors).toEqual([]);
    expect(data.updateErpVendor).toMatchObject({
      vendor: null,
      userErrors: [{ field: field && [field], code }],
    });
  });

  it.each([
    ["nothing to change", {}],
    ["nothing but nulls", { city: null }],
    ["a blank tag", { entityTag: "", city: "x" }],
    ["a tag that would break the header", { entityTag: "a\r\nx: y", city: "x" }],
    ["a state that stands for unknown ones", { blocked: "OTHER" }],
    ["another type's id", { id: "BankPayment:1", city: "x" }],
    ["a member that nobody may set", { balance: "1" }],
  ])("is refused for %s before any call", async (_, wrong) => {
    const { errors, calls } = await update({ id: another(7), ...wrong });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });
});

describe("vendors of a person", () => {
  const vendorsOf = (index: number, selection: string) =>
    tributary.ask<{ user: object }>(
      `query ($email: String!) { user(email: $email) { erpVendors { ${selection} } } }`,
      { email: person(index).email },
    );

  it("are read with the selected members, and expanded only where they are selected (D3-009, D3-011)", async () => {
    const plain = await vendorsOf(0, "displayName");
    expect(plain.data).toEqual({ user: { erpVendors: [{ displayName: vendorNameOf(person(0)) }] } });
    expect(plain.calls.map(({ query }) => query)).toEqual([
      expect.objectContaining({ $select: "id,displayName,email" }),
    ]);
    expect(plain.calls[0]?.query).not.toHaveProperty("$expand");
    const expanded = await vendorsOf(0, "currency { code }");
    expect(expanded.calls[0]?.query).toMatchObject({ $expand: "currency", $select: "id,email" });
  });
});

describe("vendors as nodes", () => {
  it("exist by one call, for any further selection", async () => {
    const { data, calls } = await tributary.ask(
      "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on ErpVendor { displayName currency { code } } } }",
      { ids: [globalOf(0), `ErpVendor:${FIRST_COMPANY}:${MISSING}`] },
    );
    expect(data).toEqual({
      nodes: [
        { id: globalOf(0), displayName: vendorNameOf(person(0)), currency: { code: expect.any(String) } },
        null,
      ],
    });
    expect(operationsOf(calls)).toEqual(["erp.listVendors"]);
    expect(calls[0]?.query).toMatchObject({ $expand: "currency,paymentTerm" });
    expect(calls[0]?.query).not.toHaveProperty("$select");
  });

  it("are null if they do not exist", async () => {
    expect(
      await tributary.data("query ($id: ID!) { node(id: $id) { id } }", {
        id: `ErpVendor:${FIRST_COMPANY}:${MISSING}`,
      }),
    ).toEqual({ node: null });
    expect(
      await tributary.data("query ($id: ID!) { node(id: $id) { id } }", {
        id: `ErpVendorPurchase:${FIRST_COMPANY}:${MISSING}:a:b%27`,
      }),
    ).toEqual({ node: null });
  });
});
