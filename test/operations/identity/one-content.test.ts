/** An object of identity, directory, connectors and catalog has the same values by each route. */

import { describe, expect, it } from "vitest";
import { idFor } from "#services/demo/ids.ts";
import { groupRoleId } from "#services/demo/things/identity.ts";
import { contentsOf, contradictionsIn } from "#test/kit/contents.ts";
import { demoSettings } from "#test/kit/demo-nodes.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary({ settings: demoSettings });

const groupRole = `IdentityRole:group:department-support:${groupRoleId("department-support", "HELP_DESK_ADMIN")}`;

/** Routes to objects of a family. Each type with an id and several routes is in at least two of them. */
const routes: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  identity: () => ({
    "the list of people":
      "{ users(first: 20) { nodes { identityUser { id roles { id identityUser { id } } factors { id } } } } }",
    "people by name": "{ users(first: 20, orderBy: [{ field: EMAIL }]) { nodes { identityUser { id } } } }",
    "a group": `{ identity { group(id: "people") { members(first: 30) { nodes { id } } }
      support: group(id: "department-support") { role(id: "${groupRole}") { id group { id } } } } }`,
    "linked users":
      '{ users(first: 20) { nodes { identityUser { id linkedObjects(relationshipName: "manager", first: 1) { nodes { id } } } } } }',
    "node of a role": `{ node(id: "${groupRole}") { ... on IdentityRole { id } } }`,
    "external identity providers":
      "{ identity { providers(first: 10) { nodes { id protocol { credentials { trust { key { id } } signing { key { id } } } } } } providerKeys(first: 10) { nodes { id } } } }",
  }),
  directory: () => ({
    "the list of instances": "{ directory { hrInstances { nodes { id } } } }",
    "push endpoints of a user": `{ directory { user(id: "${idFor("directory", 0)}") { id pushEndpoints { id directoryUser { id } } } } }`,
  }),
  connectors: () => ({
    companies:
      "{ connectors { psaAIntegration { id companies(first: 12) { nodes { id types { id } } } } psaBIntegration { id companies(first: 12) { nodes { id } } } } }",
    "company types":
      "{ connectors { psaAIntegration { id companyTypes { id } settings { companyTypes { id } } } } }",
    agreements:
      "{ connectors { psaAIntegration { id agreements(first: 8) { nodes { id company { id types { id } } additions(first: 5) { nodes { id } } } } } } }",
    mappings:
      "{ connectors { psaAIntegration { id mappings(first: 8) { nodes { id company { id } organization { id } agreement { id company { id } } addition { id } } } } psaBIntegration { id mappings(first: 8) { nodes { id company { id } organization { id } } } } } }",
    "billing options":
      "{ connectors { psaBIntegration { id billingOptions(first: 8) { nodes { id company { id } } } } } }",
    "errors of synchronization":
      "{ connectors { psaAIntegration { id syncErrors { organization { id } company { ... on PsaACompany { id } } } } } }",
    provider:
      "{ connectors { provider { id administrators { id provider { id } } } psaAIntegration { id provider { id } } psaBIntegration { id provider { id } } } }",
    administrators: "{ users(first: 20) { nodes { connectorsAdministrator { id provider { id } } } } }",
  }),
  catalog: () => ({
    providers: '{ catalog { providers(filter: { text: "treas" }) { id endpoints { id provider { id } } } } }',
    "the provider of a family": '{ catalog { familyProvider(family: "treasury") { id } } }',
  }),
};

/** Types whose objects are `Node`. Each object is read by `node` too. */
function byNode(ids: readonly string[], type: string): string {
  const some = ids.filter((id) => id.startsWith(`${type}:`)).slice(0, 20);
  return `{ nodes(ids: ${JSON.stringify(some)}) { ... on ${type} { id } } }`;
}

const NODES: Readonly<Record<string, readonly string[]>> = {
  identity: ["IdentityRole", "IdentityFactor", "IdentityProvider", "IdentityProviderKey"],
  directory: ["DirectoryHrInstance", "DirectoryPushEndpoint"],
  connectors: [
    "PsaAIntegration",
    "PsaACompany",
    "PsaAAgreement",
    "PsaAAddition",
    "PsaAMapping",
    "PsaBIntegration",
    "PsaBCompany",
    "PsaBBillingOption",
    "PsaBMapping",
    "ConnectorsProvider",
  ],
  catalog: ["ApiProvider", "ApiEndpoint"],
};

describe("an object with an id", () => {
  it.each(Object.keys(routes))("of %s has the same values by each route", async (family) => {
    const lists = routes[family]?.() ?? {};
    const ids = [...(await contentsOf(tributary, lists)).keys()];
    const nodes: Record<string, string> = {};
    for (const type of NODES[family] ?? []) {
      expect(ids.filter((id) => id.startsWith(`${type}:`)).length, type).toBeGreaterThan(0);
      nodes[`node of ${type}`] = byNode(ids, type);
    }
    const contents = await contentsOf(tributary, { ...lists, ...nodes });
    expect([...contents.values()].filter((shown) => shown.length > 1).length).toBeGreaterThan(2);
    expect(contradictionsIn(contents)).toEqual([]);
  });
});
