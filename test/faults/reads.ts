/**
 * Reads on which faults are tried: one for each page style and kind of credential, in each family.
 * `faults.test.ts` checks completeness against the contracts.
 */
import { idFor } from "#services/demo/ids.ts";

export interface Read {
  readonly family: string;
  /** The paged operation, or another read operation if the family has no pages. */
  readonly operation: string;
  /** The root field with its selection. */
  readonly field: string;
  /** A wire member whose text the field shows. */
  readonly shows: string;
}

const nodes = (selection: string) => `{ nodes { ${selection} } }`;

export const reads: readonly Read[] = [
  {
    family: "accounting",
    operation: "listPrepayments",
    field: `accounting { prepayments(first: 2) ${nodes("id reference")} }`,
    shows: "Reference",
  },
  {
    family: "banking",
    operation: "listPayments",
    field: `banking { payments(first: 2) ${nodes("id description")} }`,
    shows: "description",
  },
  {
    family: "catalog",
    operation: "searchProviders",
    field: "catalog { providers { id name } }",
    shows: "name",
  },
  {
    family: "connectors",
    operation: "listPsaACompanies",
    field: `connectors { psaAIntegration { companies(first: 2) ${nodes("id name")} } }`,
    shows: "name",
  },
  {
    family: "contactCentre",
    operation: "getTeamPresence",
    field: `contactCentre { team(id: "7ea00000-0000-4000-8000-000000000001") { presence(first: 2) ${nodes("id displayName")} } }`,
    shows: "displayName",
  },
  {
    family: "crm",
    operation: "listPersons",
    field: `crm { people(first: 2) ${nodes("id displayName")} }`,
    shows: "name",
  },
  {
    family: "crm",
    operation: "listPersonsCollection",
    field: `crm { allPeople(first: 2) ${nodes("id displayName")} }`,
    shows: "name",
  },
  {
    family: "directory",
    operation: "listHrInstances",
    field: `directory { hrInstances(first: 2) ${nodes("id name")} }`,
    shows: "name",
  },
  {
    family: "eSignature",
    operation: "listConnectConfigurations",
    field: "eSignature { connectConfigurations { id name } }",
    shows: "name",
  },
  {
    family: "erp",
    operation: "listVendors",
    field: `erp { vendors(first: 2) ${nodes("id displayName")} }`,
    shows: "displayName",
  },
  {
    family: "identity",
    operation: "listGroupUsers",
    field: `users(first: 2) ${nodes("id displayName")}`,
    shows: "displayName",
  },
  {
    family: "marketing",
    operation: "listLists",
    field: `marketing { lists(first: 2) ${nodes("id name")} }`,
    shows: "name",
  },
  {
    family: "meetings",
    operation: "listSipPhones",
    field: `meetings { sipPhones(first: 2) ${nodes("id domain")} }`,
    shows: "domain",
  },
  {
    family: "projects",
    operation: "listProjects",
    field: `projectManagement { projects(first: 2) ${nodes("id name")} }`,
    shows: "name",
  },
  {
    family: "social",
    operation: "listUserPosts",
    field: `social { user(id: "${idFor("social", 0)}") { posts(first: 5) ${nodes("id text")} } }`,
    shows: "text",
  },
  {
    family: "supportDesk",
    operation: "search",
    field: `tickets(first: 2) ${nodes("id subject")}`,
    shows: "subject",
  },
  {
    family: "supportDesk",
    operation: "listTicketMetrics",
    field: `supportDesk { ticketMetricSets(first: 2) ${nodes("id")} }`,
    shows: "",
  },
  {
    family: "supportDesk",
    operation: "listTicketMetricEvents",
    field: `supportDesk { ticketMetricEvents(first: 2, filter: { occurredAt: { from: "2025-01-01T00:00:00Z" } }) ${nodes("upstreamId")} }`,
    shows: "",
  },
  {
    family: "treasury",
    operation: "listInboundTransfers",
    field: `treasury { financialAccount { inboundTransfers(first: 2) ${nodes("id description")} } }`,
    shows: "description",
  },
];

/** The first read of a family, for the steady load and the credential matrix. */
export const firstOf = (family: string): Read => {
  const read = reads.find((one) => one.family === family);
  if (!read) throw new Error(`nothing is read of ${family}`);
  return read;
};
