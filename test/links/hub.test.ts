/** The user entity: a record from every family that can be searched for a person, for 50 people at once, in the fewest calls. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idFor } from "#services/demo/ids.ts";
import { customerIdOf } from "#services/treasury/seed/ids.ts";
import { operationsOf, startTributary, type Tributary } from "#test/kit/gateway.ts";
import { scopes } from "./scopes.ts";

let tributary: Tributary;
beforeAll(async () => {
  tributary = await startTributary({ settings: scopes });
  // Indexes are read once a process, not once an operation.
  await tributary.data('{ user(email: "x@y.example") { identityUser { id } directoryHrWorker { email } } }');
});
afterAll(() => tributary.close());

interface Users {
  readonly users: { readonly nodes: readonly Readonly<Record<string, unknown>>[] };
}

const PEOPLE = 50;
const ofPeople = (selection: string, count = PEOPLE) =>
  `{ users(first: ${count}) { nodes { email ${selection} } } }`;

/** How often each operation was called, beside the one page of people. */
async function callsFor(selection: string, count = PEOPLE): Promise<Record<string, number>> {
  const { calls, errors, data } = await tributary.ask<Users>(ofPeople(selection, count));
  expect(errors).toEqual([]);
  expect(data.users.nodes).toHaveLength(count);
  const counts: Record<string, number> = {};
  for (const name of operationsOf(calls)) counts[name] = (counts[name] ?? 0) + 1;
  expect(counts["identity.listGroupUsers"]).toBe(1);
  delete counts["identity.listGroupUsers"];
  return counts;
}

describe("a field of the user entity costs, for 50 people", () => {
  const each = PEOPLE;
  const withSocial = 1;
  it.each<[string, Record<string, number>]>([
    ["identityUser { id }", {}],
    ["directoryHrWorker { username }", {}],
    ["directoryUser { upstreamId }", {}],
    ["directoryPushEndpoints { name }", { "directory.listUserPushEndpoints": each }],
    ["connectorsAdministrator { firstName }", { "connectors.listProviderAdministrators": 1 }],
    ["supportUser { name }", { "supportDesk.search": 1 }],
    ["contactCentreEndUser { displayName }", { "contactCentre.getEndUser": each }],
    ["socialUser { username }", { "social.lookupUsers": withSocial }],
    ["meetingSipPhone { domain }", { "meetings.listSipPhones": each }],
    ["crmPerson { name }", { "crm.searchPersons": each }],
    ["marketingContact { firstName }", { "marketing.searchContactsByEmails": 1 }],
    ["bankCustomer { fullName }", { "banking.listCustomers": 1 }],
    ["bankApiUser { upstreamId }", {}],
    ["erpVendor { displayName }", { "erp.listVendors": 1 }],
    ["projectPerson { firstName }", { "projects.getPerson": each }],
    ["treasuryCustomer { name }", { "treasury.listOutboundPayments": 49 }],
    ["treasuryPayments(first: 2) { nodes { id } }", { "treasury.listOutboundPayments": 49 }],
    ["accountingPrepayments(first: 1) { nodes { id } }", { "accounting.listPrepayments": 1 }],
  ])("%s", async (selection, expected) => {
    expect(await callsFor(selection)).toEqual(expected);
  });
});

it("Ratings of people cost what their tickets cost, and nothing beside those", async () => {
  const ratings = "satisfactionRatings(first: 2) { nodes { score } }";
  const tickets = "tickets(first: 2) { nodes { id } }";
  const alone = await callsFor(ratings);
  expect(Object.keys(alone)).toEqual(["supportDesk.search"]);
  expect(await callsFor(tickets)).toEqual(alone);
  expect(await callsFor(`${ratings} ${tickets}`)).toEqual(alone);
});

describe("a user entity", () => {
  it("has a record of each family that knows them", async () => {
    const person = tributary.families.company.people[0];
    const { user } = await tributary.data<{ user: Record<string, unknown> }>(
      `query ($email: String!) { user(email: $email) {
        directoryHrWorker { email user { email } }
        directoryUser { upstreamId user { email } pushEndpoints { user { email } } }
        directoryPushEndpoints { upstreamId user { email } }
        connectorsAdministrator { email user { email } }
        supportUser { upstreamId user { email } }
        contactCentreEndUser { upstreamId user { email } }
        socialUser { upstreamId user { email } }
        crmPerson { user { email } }
        marketingContact { user { email } }
        bankCustomer { user { email } }
        bankApiUser { upstreamId user { email } apiTokens { nodes { upstreamId apiUser { user { email } } } } }
        erpVendor { user { email } }
        projectPerson { upstreamId user { email } }
        treasuryCustomer { upstreamId user { email } payments(first: 1) { nodes { customer { upstreamId } } } }
      } }`,
      { email: person?.email },
    );
    const back = { email: person?.email };
    expect(user).toMatchObject({
      directoryHrWorker: { ...back, user: back },
      directoryUser: { upstreamId: idFor("directory", 0), user: back },
      supportUser: { upstreamId: idFor("supportDesk", 0), user: back },
      contactCentreEndUser: { upstreamId: idFor("contactCentre", 0), user: back },
      socialUser: { upstreamId: idFor("social", 0), user: back },
      crmPerson: { user: back },
      marketingContact: { user: back },
      bankCustomer: { user: back },
      bankApiUser: { upstreamId: idFor("banking", 0), user: back },
      projectPerson: { upstreamId: idFor("projects", 0), user: back },
      treasuryCustomer: { upstreamId: person && customerIdOf(person), user: back },
    });
    expect(user["directoryPushEndpoints"]).toEqual([
      expect.objectContaining({ user: back }),
      expect.objectContaining({ user: back }),
    ]);
    const { apiTokens } = user["bankApiUser"] as { apiTokens: { nodes: object[] } };
    expect(apiTokens.nodes.length).toBeGreaterThan(0);
    for (const token of apiTokens.nodes) expect(token).toMatchObject({ apiUser: { user: back } });
    expect(user["treasuryCustomer"]).toMatchObject({
      payments: { nodes: [{ customer: { upstreamId: person && customerIdOf(person) } }] },
    });
  });

  it("is null in every family where nobody has the address, and costs one look-up in each that looks", async () => {
    const { data, errors, calls } = await tributary.ask<{ user: Record<string, unknown> }>(
      `{ user(email: "Nobody@Nowhere.example") { email
        identityUser { id } directoryHrWorker { email } directoryUser { id } directoryPushEndpoints { id }
        connectorsAdministrator { id } supportUser { id } contactCentreEndUser { id } socialUser { id }
        meetingSipPhone { id } crmPerson { id } marketingContact { id } bankCustomer { id } bankApiUser { id }
        erpVendor { id } projectPerson { id } treasuryCustomer { id }
        treasuryPayments { nodes { id } } satisfactionRatings { nodes { id } }
      } }`,
    );
    expect(errors).toEqual([]);
    const { email, treasuryPayments, satisfactionRatings, ...records } = data.user;
    expect(email).toBe("nobody@nowhere.example");
    expect([treasuryPayments, satisfactionRatings]).toEqual([{ nodes: [] }, { nodes: [] }]);
    expect(new Set(Object.values(records))).toEqual(new Set([null]));
    expect(operationsOf(calls).sort()).toEqual([
      "banking.listCustomers",
      "connectors.listProviderAdministrators",
      "crm.searchPersons",
      "erp.listVendors",
      "marketing.searchContactsByEmails",
      "meetings.listSipPhones",
      "supportDesk.search",
      "supportDesk.search",
    ]);
  });

  it("costs one look-up where two aliases ask, and where one person is reached by two ways", async () => {
    const aliased = await callsFor(
      "a: supportUser { name } b: supportUser { email } c: bankCustomer { id } d: bankCustomer { fullName } e: crmPerson { id } f: crmPersons { name } g: projectPerson { id } h: projectPersons { firstName }",
      5,
    );
    expect(aliased).toEqual({
      "supportDesk.search": 1,
      "banking.listCustomers": 1,
      "crm.searchPersons": 5,
      "projects.getPerson": 5,
    });
    const twoWays = await callsFor(
      "projectPerson { firstName } identityUser { projectPerson { lastName } user { projectPerson { id } marketingContact { id } } } marketingContact { id }",
      5,
    );
    expect(twoWays).toEqual({ "projects.getPerson": 5, "marketing.searchContactsByEmails": 1 });
  });
});
