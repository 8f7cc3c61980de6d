/** `node` and `nodes` for each type that implements `Node`, with objects of the demo company. */

import { type GraphQLObjectType, getNamedType, isLeafType } from "graphql";
import { describe, expect, it } from "vitest";
import { familiesOf } from "#gateway/gateway.ts";
import { groupRoleId } from "#services/demo/things/identity.ts";
import { globalId, parseGlobalId } from "#subgraphs/kit/mapping/ids.ts";
import { demoNodeIds, demoSettings, nodeTypes } from "#test/kit/demo-nodes.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary({ settings: demoSettings });
const ids = await demoNodeIds(tributary);

type Node = Readonly<Record<string, unknown>> | null;

const idOf = (type: string, which = 0): string => {
  const id = ids.get(type)?.[which];
  if (id === undefined)
    throw new Error(`the demo company shows no ${type}: add one to test/kit/demo-nodes.ts`);
  return id;
};

/** The id with another last part, which no object has. */
function missing(id: string): string {
  const { type, parts } = parseGlobalId(id) ?? { type: "", parts: [] };
  const last = parts.at(-1) ?? "";
  const other = /^\d{1,2}$/.test(last) ? "777" : last.replace(/\d/g, "7");
  return globalId(type, ...parts.slice(0, -1), other === last ? `${last}x` : other);
}

const leavesOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
    .map(({ name }) => name);

const IDS = "query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }";
/** Types whose objects need no call, as their id has all they are. */
const withoutFamily: ReadonlySet<string> = new Set(["User", "Company"]);
const ask = (list: readonly string[]) => tributary.ask<{ nodes: Node[] }>(IDS, { ids: list });

/** Asks for an object by its id, with its scalar fields. */
const askNode = (type: GraphQLObjectType) =>
  tributary.ask<{ node: Node }>(
    `query ($id: ID!) { node(id: $id) { __typename id ... on ${type.name} { ${leavesOf(type).join(" ")} } } }`,
    { id: idOf(type.name) },
  );

describe.each(nodeTypes.map((type) => [type.name, type] as const))("node of a %s", (name, type) => {
  it("is that object, with its fields", async () => {
    const { data, errors } = await askNode(type);
    expect(errors).toEqual([]);
    expect(data.node).toMatchObject({ __typename: name, id: idOf(name) });
    const told = Object.entries(data.node ?? {}).filter(
      ([field, value]) => field !== "id" && field !== "__typename" && value !== null,
    );
    expect(told, "a field beside its id").not.toEqual([]);
  });

  it("is refused for an id of another form, before any call", async () => {
    const { errors, calls } = await tributary.ask("query ($id: ID!) { node(id: $id) { id } }", {
      id: `${name}:a:b:c:d:e:f:g`,
    });
    expect(errors).toMatchObject([{ path: ["node"], extensions: { code: "BAD_USER_INPUT" } }]);
    expect(calls).toEqual([]);
  });

  // No family decides about existence: each address is a person, each domain a company.
  if (withoutFamily.has(name)) return;
  it("is null if nothing has its id", async () => {
    const { data, errors } = await tributary.ask("query ($id: ID!) { node(id: $id) { __typename id } }", {
      id: missing(idOf(name)),
    });
    expect({ data, errors }).toEqual({ data: { node: null }, errors: [] });
  });
});

/** Operations that read an object by its key and are not called for `node`, with the reason. */
const notForNode: Readonly<Record<string, string>> = {
  "banking.getAccountTransaction": "the same transaction, under its account",
  "erp.getEmployeeTimeRegistrationEntry": "the same entry, under its employee",
  "erp.getPurchaseInvoicePurchaseInvoiceLine": "the same line, under its invoice",
  "identity.getGroupRole": "an IdentityRole too: a group's, asked for below",
  "identity.listUserLinkedObjects": "a list: a relationship's name ends its path",
  "identity.getUserSubscription": "has no id, and is shown to the user themselves only",
  "meetings.getMeetingPoll": "needs a scope of the caller: `node` would go round it",
  "meetings.getUserTspAccount": "needs a scope of the caller: `node` would go round it",
  "projects.getProjectPerson": "a membership: the person within a project, no object of its own",
  "projects.getUserTaskCompletion": "figures of a person, no object of its own",
};

/** Types with a batch operation, which reads all ids of a request in one call. */
const batched: Readonly<Record<string, string>> = {
  BankAccount: "banking.listAccounts",
  BankAccountDay: "banking.listAccountEndOfDay",
  BankApplication: "banking.listApplications",
  BankApplicationForm: "banking.listApplicationForms",
  BankCardAuthorization: "banking.listAuthorizations",
  BankCardAuthorizationRequest: "banking.listAuthorizationRequests",
  BankCard: "banking.listCards",
  BankCounterparty: "banking.listCounterparties",
  BankCustomer: "banking.listCustomers",
  BankStatement: "banking.listStatements",
  BankTransaction: "banking.listTransactions",
  BankWebhook: "banking.listWebhooks",
  MarketingContact: "marketing.batchGetContacts",
  SocialUser: "social.lookupUsers",
  TicketForm: "supportDesk.showManyTicketForms",
  SupportGroup: "supportDesk.search",
  SupportOrganization: "supportDesk.search",
  SupportUser: "supportDesk.search",
  SupportSatisfactionReason: "supportDesk.listSatisfactionReasons",
  SupportSlaPolicy: "supportDesk.listSlaPolicies",
  EnvelopeDocument: "eSignature.listEnvelopeDocuments",
  PsaACompany: "connectors.listPsaACompanies",
  PsaAAgreement: "connectors.listPsaAAgreements",
  PsaAMapping: "connectors.listPsaAMappings",
  PsaBCompany: "connectors.listPsaBCompanies",
  PsaBBillingOption: "connectors.listPsaBBillingMappingConfigurationOptions",
  PsaBMapping: "connectors.listPsaBMappings",
};

describe("nodes", () => {
  /** One hundred ids: one of each type, and a second one of as many types with a batch as fit. */
  function hundred(): string[] {
    const chosen = nodeTypes.map(({ name }) => idOf(name));
    for (const type of Object.keys(batched)) if (chosen.length < 100) chosen.push(idOf(type, 1));
    return chosen;
  }

  it("of a hundred mixed ids are one batch for each type with a batch, one call for each other object", async () => {
    const asked = hundred();
    expect(asked).toHaveLength(100);
    const { data, errors, calls } = await ask(asked);
    expect(errors).toEqual([]);
    expect(data.nodes).toEqual(asked.map((id) => ({ __typename: id.split(":")[0], id })));
    const operations = operationsOf(calls);
    // People and companies cost no call. The second id of a type with a batch costs no further call.
    expect(operations).toHaveLength(asked.length - withoutFamily.size - (100 - nodeTypes.length));
    for (const [type, operation] of Object.entries(batched))
      if (asked.filter((id) => id.startsWith(`${type}:`)).length === 2)
        expect(
          operations.filter((one) => one === operation),
          type,
        ).toHaveLength(1);
    const families = new Set(calls.map(({ family }) => family));
    // Objects that meetings read by a key need a scope of the caller and are no nodes.
    expect([...families].sort()).toEqual(
      familiesOf()
        .map(({ name }) => name)
        .filter((name) => name !== "meetings")
        .sort(),
    );
  });

  it.each(Object.keys(batched))(
    "of several %s ids are one batch, a missing one null in its place",
    async (type) => {
      const [first, second] = [idOf(type), idOf(type, 1)];
      const { data, errors, calls } = await ask([second, missing(first), first]);
      expect(errors).toEqual([]);
      expect(data.nodes).toEqual([{ __typename: type, id: second }, null, { __typename: type, id: first }]);
      expect(operationsOf(calls)).toEqual([batched[type]]);
    },
  );

  it("of one id many times are read once, each in its place", async () => {
    for (const id of [idOf("Ticket"), idOf("BankAccount"), idOf("PsaACompany"), idOf("IdentityFactor")]) {
      const { data, errors, calls } = await ask([id, missing(id), id, id, missing(id)]);
      expect(errors).toEqual([]);
      const node = { __typename: id.split(":")[0], id };
      expect(data.nodes).toEqual([node, null, node, node, null]);
      expect(new Set(calls.map(({ path, search }) => path + search)).size).toBe(calls.length);
      expect(calls.length).toBeLessThanOrEqual(2);
    }
  });

  it.each([
    ["another subgraph's", "banking", ["BankAccount", "TicketForm", "BankCard", "PsaACompany"]],
    ["its own subgraph's", "connectors", ["PsaACompany", "TicketForm", "PsaBCompany", "IdentityProvider"]],
  ])("keep the other objects if one of %s families is down", async (_whose, family, types) => {
    tributary.families.setFaults(`${family}=reset`);
    const asked = types.map((type) => idOf(type));
    const { data, errors } = await ask(asked);
    tributary.families.setFaults("");
    expect(data.nodes.map((node) => node?.["id"] ?? null)).toEqual([null, asked[1], null, asked[3]]);
    expect(errors[0]).toMatchObject({ path: ["nodes", 0], extensions: { family, retryable: true } });
    expect(errors.every(({ extensions }) => extensions["family"] === family)).toBe(true);
  });

  it("refuse a malformed id at its own place", async () => {
    const { data, errors } = await ask([
      idOf("TicketForm"),
      "ErpVendor:a",
      "PsaACompany:a",
      idOf("IdentityProvider"),
    ]);
    expect(data.nodes.map((node) => node !== null)).toEqual([true, false, false, true]);
    expect(errors.map(({ path, extensions }) => [path, extensions["code"]])).toEqual([
      [["nodes", 1], "BAD_USER_INPUT"],
      [["nodes", 2], "BAD_USER_INPUT"],
    ]);
  });
});

describe("node", () => {
  it("is a role of a group as well as one of a user", async () => {
    const id = `IdentityRole:group:department-support:${groupRoleId("department-support", "HELP_DESK_ADMIN")}`;
    const { data, calls } = await tributary.ask<{ node: Node }>(
      "query ($id: ID!) { node(id: $id) { id ... on IdentityRole { type } } }",
      { id },
    );
    expect(data.node).toMatchObject({ id, type: "HELP_DESK_ADMIN" });
    expect(operationsOf(calls)).toEqual(["identity.getGroupRole"]);
  });

  it("reaches each object that an operation reads by its key", async () => {
    const byKey = familiesOf()
      .flatMap(({ bound }) => Object.values(bound))
      .filter(({ method, path }) => method === "GET" && /\{\w+\}['")]*(?:\.json)?$/.test(path))
      .map(({ id }) => id);
    expect(byKey.length).toBeGreaterThan(60);
    const called = new Set<string>();
    for (const type of nodeTypes)
      for (const call of operationsOf((await askNode(type)).calls)) called.add(call);
    expect(byKey.filter((operation) => !called.has(operation)).sort()).toEqual(
      Object.keys(notForNode).sort(),
    );
  });
});

/** Lists within objects of several families: type, field, and the selection of each row. */
const lists: readonly (readonly [type: string, field: string, row: string])[] = [
  ["User", "tickets", "id"],
  ["User", "payments", "id"],
  ["TicketField", "options", "id"],
  ["BankCustomer", "transactions", "id"],
  ["BankAccount", "transactions", "id"],
  ["CrmPerson", "activities", "id"],
  ["TreasuryFinancialAccount", "outboundPayments", "id"],
  ["SocialUser", "posts", "id"],
  ["ContactCentreTeam", "agents", "id"],
  ["ContactCentreEndUser", "conversations", "id"],
  ["PsaAIntegration", "companies", "id"],
  ["DirectoryHrInstance", "workers", "email"],
];

interface Rows {
  readonly node: {
    readonly rows: {
      readonly nodes: readonly object[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}

describe.each(lists)("the list %s.%s", (type, field, row) => {
  const page = (id: string, first: number, after?: string | null) =>
    tributary.data<Rows>(
      `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on ${type} { rows: ${field}(first: $first, after: $after) {
        nodes { ${row} } pageInfo { hasNextPage endCursor } } } } }`,
      { id, first, after },
    );

  it("pages on through node, with each row once", async () => {
    for (const id of ids.get(type) ?? []) {
      const { rows } = (await page(id, 6)).node;
      if (rows.nodes.length < 3) continue;
      const seen: object[] = [];
      let after: string | null | undefined;
      while (seen.length < rows.nodes.length) {
        const next: Rows = await page(id, 2, after);
        expect(next.node.rows.nodes.length).toBeGreaterThan(0);
        seen.push(...next.node.rows.nodes);
        after = next.node.rows.pageInfo.endCursor;
      }
      expect(seen.slice(0, rows.nodes.length)).toEqual(rows.nodes);
      return;
    }
    expect.unreachable(`no ${type} of test/kit/demo-nodes.ts has three rows of ${field}`);
  });
});

it("a cursor of a list within a list goes on through node", async () => {
  interface Customers {
    readonly banking: {
      readonly customers: { readonly nodes: readonly ({ readonly id: string } & Rows["node"])[] };
    };
  }
  const ROWS =
    "rows: transactions(first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }";
  const { banking } = await tributary.data<Customers>(
    `query ($after: String) { banking { customers(first: 5) { nodes { id ${ROWS} } } } }`,
  );
  const customer = banking.customers.nodes.find(({ rows }) => rows.pageInfo.hasNextPage);
  const { node } = await tributary.data<Rows>(
    `query ($id: ID!, $after: String) { node(id: $id) { ... on BankCustomer { ${ROWS} } } }`,
    { id: customer?.id, after: customer?.rows.pageInfo.endCursor },
  );
  expect(node.rows.nodes.length).toBeGreaterThan(0);
  for (const row of node.rows.nodes) expect(customer?.rows.nodes).not.toContainEqual(row);
});
