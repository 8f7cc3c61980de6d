/** The tables of the lists of stand-in services: the expected rows of a list, read without its handler. */
import { DEFAULT_TENANT } from "#services/demo/things/accounting.ts";
import type { Store } from "#services/kit/data/store.ts";
import { OWN_ACCOUNT } from "#services/marketing/tables.ts";

/** Rows of a list. Members are paths (`wire.id`), and a path through lists has all values in them. */
export interface ListFacts {
  readonly table: string;
  /** Member of a table's row with the key that the list shows. The default is `id`. */
  readonly key?: string;
  /** Member of a listed row with the same key. The default is `id`. */
  readonly listed?: string;
  /** Member of a listed row with the key of the operation that reads one. The default is `listed`. */
  readonly itemKey?: string;
  /** Parameters that name the owner of the rows, each with the matching member of a table's row. */
  readonly owner?: Readonly<Record<string, string>>;
  /** Parameters that the list requires, with a value. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Values of members of the list's rows. */
  readonly where?: Readonly<Record<string, readonly unknown[]>>;
  /** Exclusion: rows are not in the list if `member` has the key of a row in another table. */
  readonly except?: {
    readonly table: string;
    readonly key: string;
    readonly where?: ListFacts["where"];
    readonly member: string;
  };
  /** Parameters that filter the list by a value, each with the member of a listed row. */
  readonly filters?: Readonly<Record<string, string>>;
  /** Values of the order parameter, each with the member of a listed row, `-` for descending. */
  readonly orders?: Readonly<Record<string, string>>;
  /** Default order of the list. */
  readonly order?: string;
}

const ofIntegration = (table: string): ListFacts => ({
  table,
  key: "value.id",
  owner: { UUID: "integrationId" },
});
const banking = (table: string): ListFacts => ({ table });
const ofAccount = (table: string): ListFacts => ({
  table,
  owner: { financial_account: "financial_account" },
  filters: { status: "status" },
  order: "-created",
});
const ofCompany = (table: string, key = "id", owner = {}): ListFacts => ({
  table,
  key: `wire.${key}`,
  listed: key,
  owner: { company_id: "company", ...owner },
});
const ofPerson = (table: string): ListFacts => ({ table, owner: { id: "person_id" } });
const projectUpdates: ListFacts = {
  table: "updates",
  where: { deleted: [false] },
  except: { table: "projects", key: "id", where: { deleted: [true] }, member: "project.id" },
  order: "-createdAt",
};
const BOTH_SORTS = (...members: string[]) =>
  Object.fromEntries(
    members.flatMap((name) => [
      [`${name} ASC`, name],
      [`${name} DESC`, `-${name}`],
    ]),
  );

export const listFacts: Readonly<Record<string, ListFacts>> = {
  "identity.listGroupUsers": { table: "accounts", key: "user.id", owner: { groupId: "groupIds" } },
  "identity.listUserLinkedObjects": {
    table: "links",
    key: "associatedId",
    owner: { userId: "primaryId" },
    input: { relationshipName: "subordinate" },
  },
  "identity.listIdps": { table: "idps", filters: { type: "type" } },
  "identity.listIdpKeys": { table: "idpKeys", key: "kid", listed: "kid" },

  "connectors.listPsaAAgreements": ofIntegration("psaAAgreements"),
  "connectors.listPsaAAgreementAdditions": {
    table: "psaAAdditions",
    key: "value.id",
    owner: { UUID: "integrationId", agreement_ID: "value.agreementId" },
  },
  "connectors.listPsaACompanies": ofIntegration("psaACompanies"),
  "connectors.listPsaAMappings": ofIntegration("psaAMappings"),
  "connectors.listPsaBBillingMappingConfigurationOptions": ofIntegration("psaBBillingOptions"),
  "connectors.listPsaBCompanies": ofIntegration("psaBCompanies"),
  "connectors.listPsaBMappings": ofIntegration("psaBMappings"),

  "directory.listHrInstances": { table: "instances", key: "value.id" },
  "directory.listHrWorkers": {
    table: "workers",
    key: "value.username",
    listed: "username",
    owner: { hr_instance_id: "instanceId" },
  },

  "supportDesk.listRequestComments": {
    table: "comments",
    key: "comment.id",
    owner: { request_id: "ticketId" },
    order: "created_at",
    orders: { created_at: "created_at", "-created_at": "-created_at" },
  },
  "supportDesk.listTicketFieldOptions": {
    table: "fieldOptions",
    key: "option.id",
    owner: { ticket_field_id: "fieldId" },
  },
  "supportDesk.listTicketMetricEvents": { table: "metricEvents", input: { start_time: 1 }, order: "time" },
  "supportDesk.listTicketMetrics": {
    table: "tickets",
    listed: "ticket_id",
    itemKey: "id",
    except: { table: "archive", key: "ticketId", member: "id" },
  },
  "supportDesk.listSatisfactionRatings": { table: "ratings", order: "created_at" },
  "supportDesk.listResourceCollections": { table: "collections" },
  "supportDesk.listSessions": { table: "sessions" },

  "meetings.listMeetingRegistrants": {
    table: "registrations",
    key: "registrant.id",
    owner: { meetingId: "meetingId" },
    filters: { status: "status" },
  },
  "meetings.listSipPhones": { table: "sipPhones", key: "phone.id" },

  "contactCentre.listEndUserConversations": { table: "conversations", owner: { userId: "userId" } },
  "contactCentre.listQueues": { table: "queues", key: "value.id" },
  "contactCentre.listQueueMembers": { table: "queues", key: "agentIds", owner: { queueId: "value.id" } },
  "contactCentre.listTags": { table: "tags" },
  "contactCentre.listTeams": { table: "teams", key: "value.id" },
  "contactCentre.listTeamAgents": { table: "teams", key: "agentIds", owner: { teamId: "value.id" } },
  "contactCentre.getTeamPresence": {
    table: "teams",
    key: "agentIds",
    listed: "agentId",
    owner: { teamId: "value.id" },
  },

  "social.listQuotePosts": {
    table: "posts",
    owner: { id: "referenced_posts.id" },
    where: { "referenced_posts.type": ["quoted"] },
  },
  "social.listUserPosts": { table: "posts", owner: { id: "author_id" }, order: "-id" },
  "social.listUserMentions": { table: "posts", owner: { id: "entities.mentions.id" }, order: "-id" },
  "social.listLikingUsers": { table: "likes", key: "user_id", owner: { id: "post_id" } },
  "social.listRepostedBy": {
    table: "posts",
    key: "author_id",
    owner: { id: "referenced_posts.id" },
    where: { "referenced_posts.type": ["reposted"] },
  },
  "social.listLikedPosts": { table: "likes", key: "post_id", owner: { id: "user_id" } },
  "social.listListFollowers": { table: "lists", key: "follower_ids", owner: { id: "id" } },
  "social.listListMembers": { table: "lists", key: "member_ids", owner: { id: "id" } },

  "banking.listAccounts": banking("accounts"),
  "banking.listAccountEndOfDay": banking("days"),
  "banking.listTransactions": banking("transactions"),
  "banking.listStatements": banking("statements"),
  "banking.listCards": banking("cards"),
  "banking.listAuthorizations": banking("authorizations"),
  "banking.listAuthorizationRequests": banking("authorizationRequests"),
  "banking.listCheckDeposits": banking("checkDeposits"),
  "banking.listCheckPayments": banking("checkPayments"),
  "banking.listCounterparties": banking("counterparties"),
  "banking.listCustomers": banking("customers"),
  "banking.listApplicationForms": banking("forms"),
  "banking.listApplications": banking("applications"),
  "banking.listApplicationDocuments": {
    table: "documents",
    owner: { applicationId: "relationships.application.data.id" },
  },
  "banking.listPayments": banking("payments"),
  "banking.listReceivedPayments": banking("receivedPayments"),
  "banking.listRecurringPayments": banking("recurringPayments"),
  "banking.listRepayments": banking("repayments"),
  "banking.listRewards": banking("rewards"),
  "banking.listDisputes": banking("disputes"),
  "banking.listEvents": banking("events"),
  "banking.listWebhooks": banking("webhooks"),
  "banking.listUserApiTokens": { table: "apiTokens", key: "token.id", owner: { userId: "userId" } },

  "accounting.listPrepayments": {
    table: "prepayments",
    key: "wire.PrepaymentID",
    listed: "PrepaymentID",
    where: { tenant: [DEFAULT_TENANT] },
  },

  "treasury.listInboundTransfers": ofAccount("inboundTransfers"),
  "treasury.listOutboundPayments": ofAccount("outboundPayments"),
  "treasury.listOutboundTransfers": ofAccount("outboundTransfers"),

  "erp.listTrialBalances": ofCompany("trialBalances", "number"),
  "erp.listRetainedEarningsStatements": ofCompany("retainedEarnings", "lineNumber"),
  "erp.listPurchaseInvoicePurchaseInvoiceLines": ofCompany("purchaseInvoiceLines", "id", {
    purchaseInvoice_id: "wire.documentId",
  }),
  "erp.listSalesCreditMemos": ofCompany("creditMemos"),
  "erp.listSalesCreditMemoLines": ofCompany("creditMemoLines"),
  "erp.listTimeRegistrationEntries": ofCompany("timeEntries"),
  "erp.listEmployeeTimeRegistrationEntries": ofCompany("timeEntries", "id", {
    employee_id: "wire.employeeId",
  }),
  "erp.listUnitsOfMeasure": ofCompany("units"),
  "erp.listVendors": ofCompany("vendors"),
  "erp.listVendorPurchases": ofCompany("purchases", "vendorNumber"),

  "marketing.listExports": { table: "exports" },
  "marketing.listCustomFields": { table: "customFields", where: { account: [OWN_ACCOUNT] } },
  "marketing.listLists": { table: "lists", where: { account: [OWN_ACCOUNT] } },

  "crm.listPersons": {
    table: "persons",
    key: "person.id",
    filters: { user_id: "owner_id.id" },
    orders: BOTH_SORTS("id", "name", "add_time"),
  },
  "crm.listPersonsCollection": { table: "persons", key: "person.id", filters: { owner_id: "owner_id.id" } },
  "crm.listPersonFields": { table: "personFields", order: "order_nr" },
  "crm.listPersonActivities": { ...ofPerson("activities"), filters: { done: "done" } },
  "crm.listPersonChangelog": {
    ...ofPerson("changes"),
    key: "time",
    listed: "time",
    order: "-time",
  },
  "crm.listPersonDeals": {
    ...ofPerson("deals"),
    where: { status: ["open", "won", "lost"] },
    filters: { status: "status" },
    orders: BOTH_SORTS("id", "title", "value"),
  },
  "crm.listPersonFiles": { ...ofPerson("files"), orders: BOTH_SORTS("id", "name", "file_size") },
  "crm.listPersonMailMessages": { ...ofPerson("mailMessages"), order: "-message_time" },
  "crm.listPersonFollowers": ofPerson("followers"),

  "projects.listProjects": { table: "projects", where: { deleted: [false] } },
  "projects.listUpdates": { ...projectUpdates, input: { includeArchivedProjects: true } },
  "projects.listProjectUpdates": { ...projectUpdates, owner: { projectIds: "project.id" } },
  "projects.listTeamStatusesTimeline": {
    table: "statuses",
    owner: { teamId: "team.id" },
    where: { deleted: [false] },
  },
};

/** Lists without a table of their own, with the names of their tests. */
export const ownLists: readonly string[] = [
  "identity.listUserRoleAppTargets",
  "identity.listUserRoleGroupTargets",
  "identity.listGroupRoleAppTargets",
  "identity.listGroupRoleGroupTargets",
  "directory.listHrImportResults",
  "supportDesk.search",
  "supportDesk.exportSearchResults",
  "supportDesk.searchRequests",
  "social.getReverseChronologicalTimeline",
  "crm.searchPersons",
  "crm.listPersonFlow",
  "crm.listPersonPermittedUsers",
];

/** All values at a path of members. */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = [value];
  for (const member of path.split("."))
    found = found
      .flat()
      .flatMap((one) =>
        typeof one === "object" && one !== null && Object.hasOwn(one, member)
          ? [(one as Readonly<Record<string, unknown>>)[member]]
          : [],
      );
  return found.flat();
}

interface ExpectedRows {
  /** Parameters that name the owner, and those that the list requires. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly keys: readonly string[];
}

/** Rows of a list, of the owner with the most rows. */
export function expectedRows(store: Store, facts: ListFacts): ExpectedRows {
  const { table, key = "id", owner = {}, input, where, except } = facts;
  // The service has opened the table, so the store knows its key.
  const rowsOf = (of: string, values: ListFacts["where"] = {}) =>
    store
      .collection<unknown>(of, { key: () => "" })
      .all()
      .filter((row) =>
        Object.entries(values).every(([path, some]) => valuesAt(row, path).some((one) => some.includes(one))),
      );
  const left = new Set(
    except && rowsOf(except.table, except.where).flatMap((row) => valuesAt(row, except.key)),
  );
  const named = Object.entries(owner);
  const ofOwner = new Map<string, string[]>();
  for (const row of rowsOf(table, where)) {
    if (except && valuesAt(row, except.member).some((one) => left.has(one))) continue;
    let owners: (readonly unknown[])[] = [[]];
    for (const [, path] of named)
      owners = owners.flatMap((before) => valuesAt(row, path).map((value) => [...before, value]));
    for (const one of owners) {
      const rows = ofOwner.get(JSON.stringify(one)) ?? [];
      ofOwner.set(JSON.stringify(one), rows);
      rows.push(...valuesAt(row, key).map(String));
    }
  }
  const [most, keys] = [...ofOwner].reduce(
    (best, next) => (next[1].length > best[1].length ? next : best),
    ["[]", []],
  );
  const values: readonly unknown[] = JSON.parse(most);
  return {
    input: { ...input, ...Object.fromEntries(named.map(([name], i) => [name, values[i]])) },
    keys,
  };
}
