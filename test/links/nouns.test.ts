/** Links between nouns that are not people: organizations, tickets, payments, interfaces. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationsOf, startTributary, type Tributary } from "#test/kit/gateway.ts";
import { scopes } from "./scopes.ts";

let tributary: Tributary;
beforeAll(async () => {
  tributary = await startTributary({ settings: scopes });
});
afterAll(() => tributary.close());

const emailOf = (index: number) => tributary.families.company.people[index]?.email ?? "";

describe("organizations", () => {
  it("of the support desk lead from a person to their tickets, and back", async () => {
    interface Data {
      user: {
        supportUser: {
          organization: {
            upstreamId: string;
            tickets: { nodes: { organization: { upstreamId: string } }[] };
          };
          ccTickets: { nodes: { emailCcs: { email: string }[]; collaborators: { email: string }[] }[] };
          tickets: { nodes: { requester: { email: string } }[] };
        };
      };
    }
    const { data, calls, errors } = await tributary.ask<Data>(
      `query ($email: String!) { user(email: $email) { supportUser {
        organization { upstreamId tickets(first: 5) { nodes { organization { upstreamId } } } }
        ccTickets(first: 5) { nodes { emailCcs { email } collaborators { email } } }
        tickets(first: 5) { nodes { requester { email } } }
      } } }`,
      { email: emailOf(3) },
    );
    expect(errors).toEqual([]);
    const { organization, tickets } = data.user.supportUser;
    expect(organization.tickets.nodes.length).toBeGreaterThan(0);
    for (const ticket of organization.tickets.nodes)
      expect(ticket.organization.upstreamId).toBe(organization.upstreamId);
    expect(tickets.nodes.length).toBeGreaterThan(0);
    for (const ticket of tickets.nodes) expect(ticket.requester).toEqual({ email: emailOf(3) });
    for (const { emailCcs, collaborators } of data.user.supportUser.ccTickets.nodes)
      expect([...emailCcs, ...collaborators]).toContainEqual({ email: emailOf(3) });
    expect(operationsOf(calls).sort()).toEqual([
      "supportDesk.search",
      "supportDesk.search",
      "supportDesk.searchRequests",
      "supportDesk.searchRequests",
    ]);
    expect(calls.flatMap(({ query }) => query["organization_id"] ?? [])).toEqual([organization.upstreamId]);
  });

  it("of the CRM are searched for persons of theirs", async () => {
    interface Data {
      user: {
        crmPerson: {
          organization: { id: string; searchPeople: { nodes: { organization: { id: string } }[] } };
        };
      };
    }
    const { data, calls, errors } = await tributary.ask<Data>(
      `query ($email: String!) { user(email: $email) { crmPerson { organization { id
        searchPeople(filter: { text: "an" }, first: 5) { nodes { organization { id } } } } } } }`,
      { email: emailOf(0) },
    );
    expect(errors).toEqual([]);
    const { id, searchPeople } = data.user.crmPerson.organization;
    expect(searchPeople.nodes.length).toBeGreaterThan(0);
    for (const { organization } of searchPeople.nodes) expect(organization).toEqual({ id });
    expect(operationsOf(calls)).toEqual(["crm.searchPersons", "crm.searchPersons"]);
    expect(calls[1]?.query).toMatchObject({ organization_id: id.replace("CrmOrganization:", "") });
  });

  it("of both ticketing systems lead to what they are mapped to, and to agreements", async () => {
    interface Company {
      id: string;
      mappings: { nodes: { company: { id: string } }[] };
      agreements?: { nodes: { company: { id: string } }[] };
    }
    const { connectors } = await tributary.data<{
      connectors: Record<"a" | "b", { companies: { nodes: Company[] } }>;
    }>(
      `query ($a: ID!, $b: ID!) { connectors {
        a: psaAIntegration(id: $a) { companies(first: 10) { nodes { id
          mappings(first: 5) { nodes { company { id } } } agreements(first: 5) { nodes { company { id } } } } } }
        b: psaBIntegration(id: $b) { companies(first: 10) { nodes { id mappings(first: 5) { nodes { company { id } } } } } }
      } }`,
      { a: scopes["connectors"]?.scope["psa_a"], b: scopes["connectors"]?.scope["psa_b"] },
    );
    for (const which of ["a", "b"] as const) {
      const companies = connectors[which].companies.nodes;
      expect(companies.flatMap(({ mappings }) => mappings.nodes).length, which).toBeGreaterThan(0);
      for (const { id, mappings, agreements } of companies)
        for (const { company } of [...mappings.nodes, ...(agreements?.nodes ?? [])])
          expect(company).toEqual({ id });
    }
    const agreements = connectors.a.companies.nodes.flatMap((one) => one.agreements?.nodes ?? []);
    expect(agreements.length).toBeGreaterThan(0);
  });
});

describe("a family", () => {
  it("is a provider of the catalog, which is read once for all families", async () => {
    interface Data {
      catalog: { familyProvider: { family: string; upstreamId: string } };
      user: { sources: { family: string; apiProvider: { family: string } | null }[] };
    }
    const { data, calls, errors } = await tributary.ask<Data>(
      `query ($email: String!) { catalog { familyProvider(family: "banking") { family upstreamId } }
        user(email: $email) { sources { family apiProvider { family } } } }`,
      { email: emailOf(0) },
    );
    expect(errors).toEqual([]);
    expect(data.catalog.familyProvider.family).toBe("banking");
    for (const { family, apiProvider } of data.user.sources) expect(apiProvider).toEqual({ family });
    expect(operationsOf(calls).filter((name) => name.startsWith("catalog."))).toEqual([
      "catalog.searchProviders",
    ]);
  });
});
