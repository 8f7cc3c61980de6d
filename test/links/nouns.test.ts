/** Links between organizations, tickets, payments and interfaces. */
import { describe, expect, it } from "vitest";
import {
  MappingsOfCompaniesDocument,
  OrganizationOfSupportUserDocument,
  PeopleOfCrmOrganizationDocument,
  ProviderOfFamilyDocument,
} from "#generated/test/graphql.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";
import { scopes } from "./scopes.ts";

const tributary = await sharedTributary({ settings: scopes });

const emailOf = (index: number) => tributary.families.person(index).email;

describe("organizations", () => {
  it("of the support desk lead from a person to their tickets, and back", async () => {
    const { data, calls, errors } = await tributary.ask(OrganizationOfSupportUserDocument, {
      email: emailOf(3),
    });
    expect(errors).toEqual([]);
    const { organization, tickets, ccTickets } = data.user?.supportUser ?? {};
    expect(organization?.tickets?.nodes.length).toBeGreaterThan(0);
    for (const ticket of organization?.tickets?.nodes ?? [])
      expect(ticket?.organization?.upstreamId).toBe(organization?.upstreamId);
    expect(tickets?.nodes.length).toBeGreaterThan(0);
    for (const ticket of tickets?.nodes ?? []) expect(ticket?.requester).toEqual({ email: emailOf(3) });
    expect(ccTickets?.nodes).toBeDefined();
    for (const ticket of ccTickets?.nodes ?? [])
      expect([...(ticket?.emailCcs ?? []), ...(ticket?.collaborators ?? [])]).toContainEqual({
        email: emailOf(3),
      });
    expect(operationsOf(calls).sort()).toEqual([
      "supportDesk.search",
      "supportDesk.search",
      "supportDesk.searchRequests",
      "supportDesk.searchRequests",
    ]);
    expect(calls.flatMap(({ query }) => query["organization_id"] ?? [])).toEqual([organization?.upstreamId]);
  });

  it("of the CRM are searched for their persons", async () => {
    const { data, calls, errors } = await tributary.ask(PeopleOfCrmOrganizationDocument, {
      email: emailOf(0),
    });
    expect(errors).toEqual([]);
    const { id, searchPeople } = data.user?.crmPerson?.organization ?? {};
    expect(searchPeople?.nodes.length).toBeGreaterThan(0);
    for (const person of searchPeople?.nodes ?? []) expect(person?.organization).toEqual({ id });
    expect(operationsOf(calls)).toEqual(["crm.searchPersons", "crm.searchPersons"]);
    expect(calls[1]?.query).toMatchObject({ organization_id: id?.replace("CrmOrganization:", "") });
  });

  it("of both ticketing systems lead to their mapped objects and to agreements", async () => {
    const { connectors } = await tributary.data(MappingsOfCompaniesDocument, {
      a: scopes["connectors"]?.scope["psa_a"],
      b: scopes["connectors"]?.scope["psa_b"],
    });
    const [ofA, ofB] = [connectors?.a?.companies?.nodes ?? [], connectors?.b?.companies?.nodes ?? []];
    for (const companies of [ofA, ofB]) {
      expect(companies.flatMap((company) => company?.mappings?.nodes ?? []).length).toBeGreaterThan(0);
      for (const one of companies)
        for (const mapping of one?.mappings?.nodes ?? []) expect(mapping?.company).toEqual({ id: one?.id });
    }
    expect(ofA.flatMap((company) => company?.agreements?.nodes ?? []).length).toBeGreaterThan(0);
    for (const one of ofA)
      for (const agreement of one?.agreements?.nodes ?? [])
        expect(agreement?.company).toEqual({ id: one?.id });
  });
});

describe("a family", () => {
  it("has a provider of the catalog, which is read once for all families", async () => {
    const { data, calls, errors } = await tributary.ask(ProviderOfFamilyDocument, {
      email: emailOf(0),
    });
    expect(errors).toEqual([]);
    expect(data.catalog?.familyProvider?.family).toBe("banking");
    expect(data.user?.sources?.length).toBeGreaterThan(0);
    for (const { family, apiProvider } of data.user?.sources ?? []) expect(apiProvider).toEqual({ family });
    expect(operationsOf(calls).filter((name) => name.startsWith("catalog."))).toEqual([
      "catalog.searchProviders",
    ]);
  });
});
