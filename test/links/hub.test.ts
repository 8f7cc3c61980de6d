/** The user entity: records of 50 people from each searchable family, in the fewest calls. */

import { describe, expect, it } from "vitest";
import { familiesOf } from "#gateway/gateway.ts";
import {
  CompanyByUnicodeDomainDocument,
  CompanyOfPublicMailDocument,
  DealsOfCompanyDocument,
  ListsOfCompanyDocument,
  NameOfCompanyDocument,
  PeopleOfCompanyDocument,
  RecordsOfCompanyDocument,
  RecordsOfNobodyDocument,
  RecordsOfUnknownCompanyDocument,
  RecordsOfUserDocument,
  SpellingsOfCompanyDocument,
} from "#generated/test/graphql.ts";
import { idFor } from "#services/demo/ids.ts";
import { customerIdOf } from "#services/demo/things/treasury.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";
import { scopes } from "./scopes.ts";

const tributary = await sharedTributary({ settings: scopes });
// Indexes are read once in a process, not once in an operation.
await tributary.data('{ user(email: "x@y.example") { identityUser { id } directoryHrWorker { email } } }');

interface Users {
  readonly users: { readonly nodes: readonly Readonly<Record<string, unknown>>[] };
}

const PEOPLE = 50;
const ofPeople = (selection: string, count = PEOPLE) =>
  `{ users(first: ${count}) { nodes { email ${selection} } } }`;

/** Number of calls of each operation, without the one page of people. */
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

describe("the REST calls of a field of the user entity, for 50 people", () => {
  const each = PEOPLE;
  const withSocial = 1;
  it.each<[string, Record<string, number>]>([
    ["identityUser { id }", {}],
    ["directoryHrWorker { username }", {}],
    ["directoryUser { upstreamId }", {}],
    ["directoryPushEndpoints { name }", { "directory.listUserPushEndpoints": each }],
    ["connectorsAdministrator { firstName }", { "connectors.listProviderAdministrators": 1 }],
    ["supportUser { displayName }", { "supportDesk.search": 1 }],
    ["contactCentreEndUser { displayName }", { "contactCentre.getEndUser": each }],
    ["socialUser { username }", { "social.lookupUsers": withSocial }],
    ["meetingSipPhone { domain }", { "meetings.listSipPhones": each }],
    ["crmPerson { displayName }", { "crm.listPersons": 1 }],
    ["marketingContact { firstName }", { "marketing.searchContactsByEmails": 1 }],
    ["bankCustomer { displayName }", { "banking.listCustomers": 1 }],
    ["bankApiUser { upstreamId }", {}],
    ["erpVendor { displayName }", { "erp.listVendors": 1 }],
    ["projectPerson { firstName }", { "projects.getPerson": each }],
    ["treasuryCustomer { displayName }", { "treasury.listOutboundPayments": 7 }],
    ["treasuryCustomers { displayName }", { "treasury.listOutboundPayments": 7 }],
    ["treasuryPayments(first: 2) { nodes { id } }", { "treasury.listOutboundPayments": 9 }],
    ["accountingPrepayments(first: 1) { nodes { id } }", { "accounting.listPrepayments": 1 }],
  ])("%s", async (selection, expected) => {
    expect(await callsFor(selection)).toEqual(expected);
  });
});

it("Ratings of people cost the same calls as their tickets, and none besides those", async () => {
  const ratings = "satisfactionRatings(first: 2) { nodes { score } }";
  const tickets = "tickets(first: 2) { nodes { id } }";
  const alone = await callsFor(ratings);
  expect(Object.keys(alone)).toEqual(["supportDesk.search"]);
  expect(await callsFor(tickets)).toEqual(alone);
  expect(await callsFor(`${ratings} ${tickets}`)).toEqual(alone);
});

describe("a user entity", () => {
  it("has a record of each family that has the person", async () => {
    const person = tributary.families.company.people[0];
    const { user } = await tributary.data(RecordsOfUserDocument, { email: person?.email });
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
    expect(user?.directoryPushEndpoints).toEqual([
      expect.objectContaining({ user: back }),
      expect.objectContaining({ user: back }),
    ]);
    const tokens = user?.bankApiUser?.apiTokens?.nodes ?? [];
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) expect(token).toMatchObject({ apiUser: { user: back } });
    expect(user?.treasuryCustomer).toMatchObject({
      payments: { nodes: [{ customer: { upstreamId: person && customerIdOf(person) } }] },
    });
  });

  it("is null in each family without the address, and costs one look-up in each family with a search", async () => {
    const { data, errors, calls } = await tributary.ask(RecordsOfNobodyDocument);
    expect(errors).toEqual([]);
    const { email, treasuryPayments, satisfactionRatings, directoryPushEndpoints, ...records } = data.user;
    expect(email).toBe("nobody@nowhere.example");
    expect(directoryPushEndpoints).toEqual([]);
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

  it("costs one look-up for two aliases, and for a person who is reached by two paths", async () => {
    const aliased = await callsFor(
      "a: supportUser { displayName } b: supportUser { email } c: bankCustomer { id } d: bankCustomer { displayName } e: crmPerson { id } f: crmPeople { displayName } g: projectPerson { id } h: projectPeople { firstName }",
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

describe("a company", () => {
  const domain = "northwind.example";
  interface Company {
    readonly company: Readonly<Record<string, unknown>> & {
      readonly people: { readonly nodes: readonly object[]; readonly totalCount: number };
      readonly sources: readonly { readonly family: string; readonly status: string }[];
    };
  }
  const peopleOf = () =>
    tributary.families.company.people.flatMap(({ email }) => (email.endsWith(`@${domain}`) ? [email] : []));

  it("is the same for all spellings of its domain, by its global id and from its people, without a call", async () => {
    const [email] = peopleOf();
    const { data, errors, calls } = await tributary.ask(SpellingsOfCompanyDocument, { email });
    const company = { id: `Company:${domain}` };
    expect([data, errors, calls]).toEqual([
      {
        a: { ...company, domain },
        b: company,
        idn: { domain: "xn--bcher-kva.example" },
        node: company,
        user: { company },
      },
      [],
      [],
    ]);
  });

  it("does not exist for a public mail service", async () => {
    expect(await tributary.data(CompanyOfPublicMailDocument)).toEqual({
      company: null,
      node: null,
      user: { company: null },
    });
  });

  it.each([
    "",
    "northwind",
    "https://northwind.example",
    "a@northwind.example",
    "northwind.example/x",
    "10.0.0.1",
  ])("is refused for %j, which is no domain, before any call", async (wrong) => {
    const { errors, calls } = await tributary.ask(
      "query ($domain: String!) { company(domain: $domain) { erpVendors { id } } }",
      { domain: wrong },
    );
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "domain" } }]);
    expect(calls).toEqual([]);
  });

  it("has its people in pages, with their tickets and payments in batches", async () => {
    const { data, errors, calls } = await tributary.ask(PeopleOfCompanyDocument, { domain });
    expect(errors).toEqual([]);
    const { people } = data.company;
    expect(people.totalCount).toBe(peopleOf().length);
    const sorted = [...peopleOf()].sort();
    expect(people.nodes.map(({ email }) => email)).toEqual(sorted.slice(0, 20));
    const names = operationsOf(calls);
    expect(names.filter((name) => name.startsWith("banking."))).toEqual([
      "banking.listCustomers",
      "banking.listPayments",
    ]);
    expect(new Set(names)).toEqual(
      new Set(["banking.listCustomers", "banking.listPayments", "supportDesk.search"]),
    );
    const { endCursor } = people.pageInfo;
    const next = await tributary.data(PeopleOfCompanyDocument, { domain, after: endCursor });
    expect(next.company.people.nodes.map(({ email }) => email)).toEqual(sorted.slice(20, 40));
    const other = await tributary.ask(PeopleOfCompanyDocument, {
      domain: "contoso.example",
      after: endCursor,
    });
    expect(other.errors).toMatchObject([{ extensions: { code: "INVALID_CURSOR" } }]);
  });

  it("has one organization of the CRM by the search for all of them", async () => {
    for (const field of ["crmOrganization", "crmOrganizations"]) {
      const { errors, calls } = await tributary.ask(`{ company(domain: "${domain}") { ${field} { name } } }`);
      expect([errors, operationsOf(calls)], field).toEqual([[], ["crm.searchPersons"]]);
    }
  });

  it("has the records whose rows contain the domain, and the result of each service", async () => {
    const { data, errors, calls } = await tributary.ask(RecordsOfCompanyDocument);
    expect(errors).toEqual([]);
    const { company } = data;
    const organization = { id: expect.stringMatching(/^SupportOrganization:/), domainNames: [domain] };
    expect(company).toMatchObject({
      supportOrganization: organization,
      supportOrganizations: [{ id: expect.any(String) }],
      erpVendor: null, // A company with several vendors has no single vendor.
      psaBCompany: { id: expect.stringMatching(/^PsaBCompany:/), email: `billing@${domain}` },
      psaBCompanies: [{ name: expect.any(String) }],
      crmOrganizations: expect.arrayContaining([
        { id: expect.stringMatching(/^CrmOrganization:/), name: expect.any(String) },
      ]),
    });
    const vendors = company.erpVendors;
    expect(vendors.length).toBeGreaterThan(1);
    expect(vendors.every(({ email }) => email.endsWith(`@${domain}`))).toBe(true);
    expect(company.sources.map(({ family }) => family).sort()).toEqual(
      familiesOf()
        .map(({ name }) => name)
        .sort(),
    );
    const statuses = Object.fromEntries(company.sources.map(({ family, status }) => [family, status]));
    expect(statuses).toMatchObject({
      identity: "FOUND",
      supportDesk: "FOUND",
      erp: "AMBIGUOUS",
      banking: "NO_ROUTE",
      connectors: "FOUND",
    });
    expect(company.sources.find(({ family }) => family === "supportDesk")).toMatchObject({
      count: 1,
      matches: [{ matchedBy: "DOMAIN" }],
    });
    // The records and `sources` share one search in each service.
    expect(operationsOf(calls).filter((name) => name !== "crm.searchPersons")).toEqual(
      expect.arrayContaining(["supportDesk.search", "erp.listVendors"]),
    );
    expect(operationsOf(calls).filter((name) => name === "supportDesk.search")).toHaveLength(1);
  });

  it("costs one list of vendors for many companies, and a search of the support desk for each", async () => {
    const domains = tributary.families.company.organizations.slice(0, 5).map((one) => one.domain);
    const { errors, calls } = await tributary.ask(
      `{ ${domains.map((one, index) => `c${index}: company(domain: "${one}") { erpVendors { id } supportOrganization { name } }`).join("\n")} }`,
    );
    expect(errors).toEqual([]);
    const names = operationsOf(calls);
    expect(names.filter((name) => name === "supportDesk.search")).toHaveLength(5);
    expect(new Set(names)).toEqual(new Set(["erp.listVendors", "supportDesk.search"]));
    expect(names.filter((name) => name === "erp.listVendors")).toHaveLength(1);
  });

  it("has the name from the first service with exactly one record, and names that service", async () => {
    const { data, errors, calls } = await tributary.ask(NameOfCompanyDocument, { domain });
    expect(errors).toEqual([]);
    expect(data.company).toEqual({
      name: "Northwind",
      nameSource: {
        family: "supportDesk",
        matches: [{ name: "Northwind", recordId: expect.stringMatching(/^SupportOrganization:/) }],
      },
    });
    expect(operationsOf(calls).sort()).toEqual([
      "connectors.listPsaBCompanies",
      "crm.searchPersons",
      "erp.listVendors",
      "supportDesk.search",
    ]);
    const { data: unknown } = await tributary.ask(NameOfCompanyDocument, { domain: "nobody.example" });
    expect(unknown.company).toEqual({ name: null, nameSource: null });
  });

  it("has the tickets of its organization by one search, and the payments of its people by one list", async () => {
    const { data, errors } = await tributary.ask(ListsOfCompanyDocument, { domain });
    expect(errors).toEqual([]);
    const { tickets, payments, people } = data.company;
    const { supportOrganization } = (await tributary.data(RecordsOfCompanyDocument)).company;
    expect(tickets.totalCount).toBeGreaterThan(3);
    expect(tickets.nodes.map(({ organization }) => organization.id)).toEqual(
      Array(3).fill(supportOrganization.id),
    );
    expect(payments.totalCount).toBe(
      people.nodes.reduce((sum, person) => sum + (person.payments.totalCount ?? 0), 0),
    );
    const members = new Set(people.nodes.map(({ email }) => email));
    expect(payments.nodes.every(({ party }) => members.has(party.email))).toBe(true);
    const alone = await tributary.ask(
      "query ($domain: String!) { company(domain: $domain) { payments(first: 3) { nodes { id } } tickets(first: 3) { nodes { id } } } }",
      { domain },
    );
    expect(operationsOf(alone.calls).sort()).toEqual([
      "banking.listCustomers",
      "banking.listPayments",
      "supportDesk.search",
      "supportDesk.search",
    ]);
  });

  it("refuses other owners in its lists", async () => {
    const { errors } = await tributary.ask(
      `{ company(domain: "${domain}") { tickets(filter: { organizationIds: ["1"] }) { nodes { id } } payments(filter: { customerIds: ["1"] }) { nodes { id } } } }`,
    );
    expect(errors.map(({ extensions }) => extensions?.["code"])).toEqual([
      "BAD_USER_INPUT",
      "BAD_USER_INPUT",
    ]);
  });

  it("has the deals of its people, page by page, each once", async () => {
    const read = async (first: number, after: string | null) => {
      const { data, errors } = await tributary.ask(DealsOfCompanyDocument, { domain, first, after });
      expect(errors).toEqual([]);
      return data.company.deals;
    };
    const pages: string[][] = [];
    const owners: string[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: Awaited<ReturnType<typeof read>> = await read(7, after);
      pages.push(nodes.map(({ id }) => id));
      owners.push(...nodes.map(({ person }) => person.id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    const ids = pages.flat();
    expect(pages.slice(0, -1).every(({ length }) => length === 7)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    const whole = await read(250, null);
    expect(whole.nodes.map(({ id }) => id)).toEqual(ids);
    expect(new Set(owners).size).toBeGreaterThan(5);
    const other = await tributary.ask(DealsOfCompanyDocument, {
      domain: "contoso.example",
      first: 7,
      after: whole.pageInfo.endCursor,
    });
    expect(other.errors).toMatchObject([{ extensions: { code: "INVALID_CURSOR" } }]);
  });

  it("without a record in any service has no records", async () => {
    const { data } = await tributary.ask(RecordsOfUnknownCompanyDocument);
    expect(data.company).toMatchObject({
      supportOrganizations: [],
      erpVendors: [],
      crmOrganizations: [],
      psaBCompanies: [],
      people: { totalCount: 0 },
    });
    const found = data.company.sources.filter(({ status }) => status !== "NO_ROUTE");
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(["NOT_FOUND"]));
    expect(found.map(({ family }) => family).sort()).toEqual([
      "connectors",
      "crm",
      "erp",
      "identity",
      "supportDesk",
    ]);
  });

  it("with letters that are not ASCII is found in Unicode and in ASCII, each record once", async () => {
    const known = await tributary.data<Company>(
      `{ company(domain: "${domain}") { crmOrganizations { id } } }`,
    );
    const [organization] = known.company["crmOrganizations"] as readonly { id: string }[];
    const organizationId = organization?.id ?? "";
    for (const email of ["anna@bücher.example", "ben@xn--bcher-kva.example"]) {
      const input = { displayName: email, emails: [{ value: email }], organizationId };
      const { createCrmPerson } = await tributary.data<{ createCrmPerson: object }>(
        "mutation ($input: CreateCrmPersonInput!) { createCrmPerson(input: $input) { userErrors { message } } }",
        { input },
      );
      expect(createCrmPerson).toEqual({ userErrors: [] });
    }
    const { data, errors, calls } = await tributary.ask(CompanyByUnicodeDomainDocument);
    expect(errors).toEqual([]);
    expect(data.company).toEqual({
      crmOrganizations: [organization],
      supportOrganizations: [],
      psaBCompanies: [],
      erpVendors: [],
    });
    const sent = calls.map(({ search }) => new URLSearchParams(search));
    const valuesOf = (name: string) => sent.flatMap((query) => query.getAll(name)).sort();
    expect(valuesOf("term")).toEqual(["@bücher.example", "@xn--bcher-kva.example"]);
    expect(valuesOf("query")).toEqual([
      'type:organization "bücher.example"',
      'type:organization "xn--bcher-kva.example"',
    ]);
    expect(valuesOf("filter")).toEqual(["email:eq:*@bücher.example", "email:eq:*@xn--bcher-kva.example"]);
    expect(operationsOf(calls).filter((name) => name === "erp.listVendors")).toHaveLength(1);
  });
});

describe("payments of a company", () => {
  it("are null with an error, not empty, if the addresses of its people cannot be read", async () => {
    await using fresh = await startTributary({ measuresCost: false });
    fresh.families.setFaults("identity=reset");
    const { data, errors } = await fresh.ask<{ company: { payments: unknown } }>(
      '{ company(domain: "northwind.example") { payments(first: 1) { totalCount } } }',
    );
    expect(data.company.payments).toBeNull();
    expect(errors).toContainEqual(
      expect.objectContaining({
        path: ["company", "payments"],
        extensions: expect.objectContaining({ code: "UPSTREAM_UNAVAILABLE", family: "identity" }),
      }),
    );
  });
});
