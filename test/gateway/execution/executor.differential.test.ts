/**
 * Our executor against the stock one: random operations over the whole API, answered by two gateways
 * on the same families, must get the same answers; with a family in trouble too.
 */
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateway, familiesOf, type Gateway } from "#gateway/gateway.ts";
import { defaultLimits, defaultQueryLimits } from "#platform/limits/limits.ts";
import * as accounting from "#services/accounting/seed/index.ts";
import * as banking from "#services/banking/seed/ids.ts";
import { demoQueues, demoTags, demoTeams, personId } from "#services/contact-centre/seed/index.ts";
import * as crm from "#services/crm/seed/index.ts";
import type { Person } from "#services/demo/company.ts";
import * as erp from "#services/erp/seed/index.ts";
import * as identity from "#services/identity/seed/index.ts";
import * as marketing from "#services/marketing/seed/index.ts";
import { demoMeetings } from "#services/meetings/seed/index.ts";
import * as social from "#services/social/seed/index.ts";
import * as treasury from "#services/treasury/seed/index.ts";
import { startFamilies, type TestFamilies } from "#test/kit/families.ts";
import { localSettings } from "#test/kit/gateway.ts";
import {
  type Answered,
  comparable,
  comparePlaces,
  type ErrorLike,
  inAnyOrder,
  isInSpecOrder,
  withoutIndexes,
} from "./compare.ts";
import { asHostile, hubOperations } from "./hub-aliases.ts";
import { entriesOf, randomOperations } from "./random-operations.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema/api.graphql", import.meta.url), "utf8"));

/** Links to files differ every time; some families take few calls a minute, and the clock stands still. */
const skip = (coordinate: string) => links.has(coordinate) || counted.has(coordinate);
/** What answers otherwise each time it is asked: calls of families with a rate count, and these are counted. */
const counted = new Set([
  "Query.rateLimits",
  ...familiesOf().flatMap(({ name, rateLimit }) => (rateLimit ? [`Query.${name}`] : [])),
]);
const links = new Set(
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === "File")
          .map((field) => `${type.name}.${field.name}`)
      : [],
  ),
);

/** Values of required arguments that the table has none for. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  ID: ["1"],
  String: ["x"],
  Int: [1],
  Boolean: [true],
  DateTime: ["2026-01-01T00:00:00Z"],
};

/** Sensible values by coordinate, or by the argument's name where it means the same everywhere. */
function valuesOf(people: readonly Person[]) {
  const person = (index: number) => people[index] as Person;
  const { FIRST_COMPANY } = erp;
  const emails = [0, 1, 2, 5, 6, 9, 11, 39].map((index) => person(index).email);
  const withInvoice = people.find((one) => !accounting.hasNoInvoice(one)) as Person;
  const payments = [
    `AccountingPayment:${accounting.paymentIdOf(withInvoice)}`,
    `TreasuryOutboundPayment:${treasury.paymentIdOf(person(0))}`,
    `TreasuryOutboundPayment:${treasury.paymentIdOf(person(1))}`,
    "BankPayment:500001",
    "BankPayment:500002",
    "BankPayment:1",
  ];
  const vendor = `ErpVendor:${FIRST_COMPANY}:${erp.vendorIdOf(person(0), FIRST_COMPANY)}`;
  const nodes = [
    ...payments,
    vendor,
    "Ticket:1001",
    "Ticket:1005",
    "Ticket:999999999",
    "TicketForm:7001",
    "TicketForm:7002",
    "User:nobody@nowhere.example",
    `User:${person(1).email}`,
    `BankCustomer:${banking.customerIdOf(person(1))}`,
    `CrmPerson:${crm.crmPersonIdOf(person(1))}`,
    `SocialUser:${social.socialUserIdOf(person(1))}`,
    `SocialPost:${social.POPULAR_POST}`,
    `MarketingImportJob:${marketing.seededJobIds.completed}`,
    "Nothing:1",
  ];
  const table: Readonly<Record<string, readonly unknown[]>> = {
    first: [1, 2, 3],
    email: [...emails, "Nobody@Nowhere.example", "nobody"],
    emails: [emails.slice(0, 3), [emails[0], "nobody@nowhere.example"], []],
    after: ["nonsense"],
    "Crm.searchPeople.filter": [{ text: person(0).lastName }, { text: person(1).email }, { text: "a" }],
    "CrmOrganization.searchPeople.filter": [{ text: person(0).lastName }, { text: "ex" }],
    "SupportDesk.ticketMetricEvents.filter": [{ occurredAt: { from: "2026-01-01T00:00:00Z" } }],
    "SupportDesk.ticketMetricEventExport.filter": [{ occurredAt: { from: "2026-01-01T00:00:00Z" } }],
    "Query.node.id": [...nodes, "Ticket", "ticket:1"],
    "Query.nodes.ids": [nodes.slice(0, 6), nodes.slice(5), nodes.filter((_, at) => at % 2 === 0), []],
    "Query.payment.id": [...payments, "obp_1"],
    "Query.ticket.id": ["1001", "Ticket:1002", "1005", "Ticket:999999999", "BankPayment:1"],
    "Identity.group.id": [identity.PEOPLE_GROUP, "none"],
    "Accounting.payment.id": [payments[0], accounting.paymentIdOf(withInvoice), "none", "Ticket:1"],
    "Banking.customer.id": [banking.customerIdOf(person(0)), "1", "Ticket:1"],
    "Banking.payment.id": ["500001", "BankPayment:500003", "1"],
    "Banking.statement.id": [`BankStatement:1`, "1"],
    "Crm.person.id": [String(crm.crmPersonIdOf(person(0))), String(crm.SECOND_RECORD), "99999"],
    "Erp.vendor.id": [vendor, erp.vendorIdOf(person(1), FIRST_COMPANY), "none"],
    "Erp.vendors.filter": [
      { city: { contains: "e" } },
      { or: [{ blocked: ["NONE"] }, { blocked: ["ALL"] }] },
    ],
    "Erp.vendorPurchase.vendorId": [erp.vendorIdOf(person(0), FIRST_COMPANY)],
    "Erp.vendorPurchase.vendorNumber": [erp.vendorNumberOf(person(0)), "V0"],
    "Erp.vendorPurchase.name": [erp.vendorNameOf(person(0))],
    "Marketing.importJob.id": [...Object.values(marketing.seededJobIds), "none"],
    "Treasury.financialAccount.id": [treasury.MAIN_ACCOUNT, treasury.SECOND_ACCOUNT, "none"],
    "Treasury.outboundPayment.id": [treasury.paymentIdOf(person(0)), payments[2], "obp_none"],
    "Treasury.inboundTransfer.id": [treasury.inboundIdOf(treasury.MAIN_ACCOUNT, 0), "ibt_none"],
    "TreasuryFinancialAccount.outboundPayments.filter": [{ statuses: ["POSTED"] }],
    "ContactCentre.team.id": [...Object.values(demoTeams).map(({ id }) => id), "none"],
    "ContactCentre.queue.id": [...Object.values(demoQueues).map(({ id }) => id), "none"],
    "ContactCentre.tag.id": [...Object.values(demoTags).map(({ id }) => id), "none"],
    "ContactCentre.endUser.id": [personId(person(0)), personId(person(1)), "none"],
    "Meetings.meeting.id": [...Object.values(demoMeetings).map(({ id }) => String(id)), "1"],
    "Meetings.summary.id": [...Object.values(demoMeetings).map(({ uuid }) => uuid), "none=="],
    "Social.user.id": [social.socialUserIdOf(person(0)), social.socialUserIdOf(person(1)), "20001", "1"],
    "Social.post.id": [social.POPULAR_POST, social.organizationPostIdOf(1, 2), "1"],
    "Social.list.id": [social.EVERYBODY_LIST, social.organizationListIdOf(0), "1"],
    "SocialUser.posts.filter": [{ exclude: ["REPLIES"] }, { sinceId: social.POPULAR_POST }],
    "SocialUser.mentions.filter": [{ createdAt: { from: "2026-01-01T00:00:00Z" } }],
    "SupportDesk.ticketForm.id": ["7001", "TicketForm:7002", "99999"],
    "SupportDesk.ticketForms.filter": [{ active: true }, {}, { ids: ["7001", "7002", "99999", "7001"] }],
    "Query.tickets.filter": [{ statuses: ["OPEN", "NEW"] }, { text: "invoice" }],
    "User.tickets.filter": [{ statuses: ["OPEN"] }, { priorities: ["HIGH", "URGENT"] }],
    "User.payments.filter": [{ statuses: ["SENT"] }],
    "BankCustomer.payments.filter": [{ statuses: ["SENT", "RETURNED"] }],
    "Banking.payments.filter": [{ customerIds: [banking.customerIdOf(person(0))] }],
    "Ticket.comments.filter": [{ authorRole: "AGENT" }],
  };
  return (coordinate: string, argument: GraphQLArgument): readonly unknown[] => {
    const { name, type } = argument;
    if (name === "after") return coordinate === "Query.users.after" ? (table["after"] ?? []) : [];
    const found = table[coordinate] ?? table[name];
    if (found) return found;
    if (isEnumType(type)) return type.getValues().map((value) => value.name);
    // What needs an argument is drawn as well, although nothing may be found by it.
    return isRequiredArgument(argument) ? (samples[getNamedType(type).name] ?? []) : [];
  };
}

const unlimited = {
  ...defaultQueryLimits,
  ...Object.fromEntries(
    Object.keys(defaultQueryLimits)
      .filter((name) => name !== "pageSize")
      .map((name) => [name, Number.MAX_SAFE_INTEGER]),
  ),
};

describe("our executor answers as the stock one does", () => {
  let families: TestFamilies;
  let gateways: Record<"compiled" | "apollo", Gateway>;
  /** The errors of the latest operation as the executor gave them, before repeated ones are one. */
  const raw: Record<"compiled" | "apollo", readonly ErrorLike[]> = { compiled: [], apollo: [] };
  const bugs: unknown[] = [];

  async function open(executor: "compiled" | "apollo"): Promise<Gateway> {
    return createGateway({
      families: localSettings(families),
      executor,
      limits: { ...defaultLimits, tries: 1 },
      // Random operations may well cost more than anyone's should: all are to have data.
      queryLimits: unlimited,
      onBug: (bug) => bugs.push(bug),
      plugins: [
        {
          requestDidStart: async () => ({
            didEncounterErrors: async ({ errors }) => {
              raw[executor] = errors;
            },
          }),
        },
      ],
    });
  }

  beforeAll(async () => {
    families = await startFamilies();
    gateways = { compiled: await open("compiled"), apollo: await open("apollo") };
  });
  afterAll(async () => {
    await gateways.compiled.close();
    await gateways.apollo.close();
    await families.close();
  });

  async function run(
    executor: "compiled" | "apollo",
    { query, variables = {} }: { readonly query: string; readonly variables?: Record<string, unknown> },
  ): Promise<Answered> {
    raw[executor] = [];
    const result = await gateways[executor].execute({ query, variables });
    return JSON.parse(JSON.stringify(result)) as Answered;
  }

  /** Runs the same operations by both executors, one after the other; gives what differs. */
  async function compare(count: number, seed: string): Promise<Tally> {
    const tally: Tally = {
      operations: 0,
      entries: new Set(),
      stockReorders: 0,
      stockMisplaces: 0,
      failing: 0,
      withoutData: [],
      byStock: [],
      differences: [],
    };
    const operations = randomOperations(
      { schema, values: valuesOf(families.company.people), skip, conditions: 0.08 },
      seed,
    );
    for (const operation of operations) {
      const before = { ...gateways.compiled.executorCounts };
      const compiled = await run("compiled", operation);
      const apollo = await run("apollo", operation);
      tally.entries.add(operation.entry);
      if (gateways.compiled.executorCounts?.apollo !== before.apollo) tally.byStock.push(operation.query);
      if (apollo.errors) tally.failing++;
      if (!apollo.data) tally.withoutData.push([apollo.errors?.[0]?.message, operation.query]);
      const [a, b] = [comparable(compiled), comparable(apollo)];
      const reordered =
        a.data !== b.data &&
        inAnyOrder(compiled.data) === inAnyOrder(apollo.data) &&
        isInSpecOrder(schema, operation, compiled.data);
      if (reordered) tally.stockReorders++;
      const same =
        (a.data === b.data || reordered) &&
        a.extensions === b.extensions &&
        JSON.stringify(withoutIndexes(a.errors)) === JSON.stringify(withoutIndexes(b.errors));
      const places = comparePlaces(raw.compiled, raw.apollo, compiled.data);
      if (places === "stock misplaces") tally.stockMisplaces++;
      if (!same || places === "other") tally.differences.push({ operation, compiled: a, apollo: b, places });
      tally.operations++;
      if (tally.operations >= count) break;
    }
    return tally;
  }

  it("for every field of the types around a person under aliases that keys of entities have, as it does under others", async () => {
    const emails = families.company.people.slice(0, 3).map(({ email }) => email);
    const operations = hubOperations(schema, { emails, skip });
    const fields = new Set(operations.flatMap(({ coordinates }) => coordinates));
    const own = Object.keys((schema.getType("User") as GraphQLObjectType).getFields());
    expect(own.filter((name) => !fields.has(`User.${name}`) && !skip(`User.${name}`))).toEqual([]);
    expect(new Set([...fields].map((coordinate) => coordinate.split(".")[0])).size).toBeGreaterThan(30);
    const differences: unknown[] = [];
    for (const { hostile, neutral } of operations) {
      const compiled = await run("compiled", { query: hostile });
      const apollo = await run("apollo", { query: hostile });
      const other = JSON.parse(
        asHostile(JSON.stringify(await run("compiled", { query: neutral }))),
      ) as Answered;
      const [a, b, c] = [compiled, apollo, other].map((answer) => ({
        data: inAnyOrder(answer.data),
        errors: withoutIndexes(comparable(answer).errors),
      }));
      if (!isDeepStrictEqual(a, b) || !isDeepStrictEqual(a, c))
        differences.push({ hostile, compiled: a, apollo: b, other: c });
    }
    expect(differences).toEqual([]);
    expect(bugs).toEqual([]);
  }, 300_000);

  it("for an operation of every entry of the schema, and 300 at least", async () => {
    const entries = entriesOf({ schema, skip, values: () => [] });
    const tally = await compare(Math.max(300, entries.length), "well");
    // Every entry has an operation that can be drawn for it: what is added to the schema is, too.
    expect(entries.filter(({ coordinate }) => !tally.entries.has(coordinate))).toEqual([]);
    expect(tally.differences).toEqual([]);
    expect(bugs).toEqual([]);
    // Nothing was the stock executor's, and no data was doubtful.
    expect(tally.byStock).toEqual([]);
    expect(gateways.compiled.executorCounts).toMatchObject({ apollo: 0, repaired: 0 });
    expect(gateways.compiled.executorCounts?.compiled).toBeGreaterThanOrEqual(0.85 * tally.operations);
    // The operations are worth running: all have data, and some errors too.
    expect(tally.withoutData).toEqual([]);
    expect(tally.failing).toBeGreaterThan(tally.operations / 10);
  }, 300_000);

  it.each(["banking", "supportDesk", "identity"])(
    "when %s refuses everything",
    async (family) => {
      families.setFaults(`${family}=status:403`);
      try {
        const tally = await compare(40, `refused by ${family}`);
        expect(tally.differences).toEqual([]);
      } finally {
        families.setFaults("");
      }
    },
    300_000,
  );

  it("when banking is given up on", async () => {
    families.setFaults("banking=status:503");
    try {
      const query = "{ banking { payments(first: 1) { nodes { id } } } }";
      for (const gateway of Object.values(gateways))
        for (let n = 0; gateway.health().families["banking"] !== "open"; n++) {
          expect(n).toBeLessThan(5_000);
          await gateway.execute({ query });
        }
      const tally = await compare(40, "without banking");
      expect(tally.differences).toEqual([]);
    } finally {
      families.setFaults("");
    }
  }, 300_000);
});

interface Tally {
  operations: number;
  /** The entries that an operation was drawn for. */
  entries: Set<string>;
  stockReorders: number;
  stockMisplaces: number;
  failing: number;
  withoutData: unknown[];
  byStock: string[];
  differences: unknown[];
}
