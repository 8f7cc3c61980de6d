/** Ids of objects of the demo company, several of each type that implements `Node`, found by queries. */

import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { VerifyFactorOnPhoneDocument } from "#generated/test/graphql.ts";
import { idFor } from "#services/demo/ids.ts";
import { paymentIdOf as accountingPaymentIdOf } from "#services/demo/things/accounting.ts";
import { ROUTING_NUMBER } from "#services/demo/things/banking.ts";
import { groupIdOf, REMOTE_ACCESS, SECOND_GROUP } from "#services/demo/things/directory.ts";
import { demoEnvelopes, userIdOf as signerIdOf } from "#services/demo/things/e-signature.ts";
import { FIRST_COMPANY, invoiceIdOf } from "#services/demo/things/erp.ts";
import { demoAppInstances } from "#services/demo/things/identity.ts";
import { seededJobIds } from "#services/demo/things/marketing.ts";
import { organizationAccountIdOf } from "#services/demo/things/social.ts";
import { MAIN_ACCOUNT, SECOND_ACCOUNT } from "#services/demo/things/treasury.ts";
import type { Tributary } from "./gateway.ts";
import { scopeKeys } from "./scope-keys.ts";

export const apiSchema = buildSchema(
  readFileSync(new URL("../../schema/api.graphql", import.meta.url), "utf8"),
);

/** Scopes of the demo company, as configured for stand-in services. */
export const demoSettings = Object.fromEntries(
  Object.entries(scopeKeys).map(([family, keys]) => [
    family,
    {
      scope: Object.fromEntries(
        keys.flatMap(({ parameter, demo, normal = demo }) => (normal ? [[parameter, normal]] : [])),
      ),
    },
  ]),
);

/** All object types that implement `Node`, in the schema's order. */
export const nodeTypes: readonly GraphQLObjectType[] = Object.values(apiSchema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some(({ name }) => name === "Node"));

const quoted = (...ids: readonly (string | number)[]) => JSON.stringify(ids.map(String));

/** Queries for objects of each type. `__typename` and `id` are added at each possible position. */
function sources({ families: { company } }: Tributary): readonly string[] {
  const [first, second, third] = company.people;
  const page = (field: string, inner = "") => `${field}(first: 3) { nodes { __typename ${inner} } }`;
  const emails = quoted(first?.email ?? "", second?.email ?? "", third?.email ?? "");
  return [
    `{ users(first: 20) { nodes { __typename company { __typename } } } }`,
    `{ users(first: 3) { nodes { __typename identityUser { roles { __typename } factors { __typename } } } } }`,
    `{ identity { ${page("providers")} ${page("providerKeys")}
       ${demoAppInstances.map((id, n) => `schema${n}: appUserSchema(appInstanceId: "${id}") { __typename }`)} } }`,
    `{ directory { ${page("hrInstances")}
       a: userGroup(id: "${groupIdOf(REMOTE_ACCESS)}") { __typename } b: userGroup(id: "${groupIdOf(SECOND_GROUP)}") { __typename }
       user(id: "${idFor("directory", 0)}") { pushEndpoints { __typename } } } }`,
    `{ connectors { provider { __typename }
       psaAIntegration { ${page("companies")} ${page("agreements", page("additions"))} ${page("mappings")} }
       psaBIntegration { ${page("companies")} ${page("billingOptions")} ${page("mappings")} } } }`,
    "{ catalog { providers { endpoints { __typename } } } }",
    `{ tickets(first: 20) { nodes { form { __typename } metrics { __typename } satisfactionRating { __typename } ${page("comments")}
       fieldValues { field { ${page("options")} } } } } }`,
    `{ supportDesk { ${page("users")} ${page("organizations")} ${page("groups")} } }`,
    `{ supportDesk { ticketForms { __typename } satisfactionReasons { __typename } slaPolicies { __typename } ${page("resourceCollections")} ${page("satisfactionRatings")} } }`,
    `{ eSignature { connectConfigurations { __typename } connectOAuth { __typename }
       envelope(id: "${demoEnvelopes.completed}") { documents { __typename } a: recipient(id: 1) { __typename } b: recipient(id: 2) { __typename } }
       user(id: "${signerIdOf(second?.email ?? "")}") { cloudStorageProviders { __typename } } } }`,
    `{ contactCentre { ${page("queues")} ${page("tags")} ${page("teams")} }
       users(first: 3) { nodes { identityUser { contactCentreEndUser { __typename } projectPerson { __typename } } } } }`,
    `{ social { ${[0, 1].map((n) => `user${n}: user(id: "${organizationAccountIdOf(n)}") { ${page("posts")} }`)} } }`,
    `{ accounting { ${page("prepayments")} ${[first, second, third].map((person, n) => `payment${n}: payment(id: "${person && accountingPaymentIdOf(person)}") { __typename }`)} } }`,
    `{ banking { ${page("customers")} ${page("payments")} ${page("accounts", page("days"))} ${page("transactions")} ${page("statements")}
       ${page("cards")} ${page("cardAuthorizations")} ${page("cardAuthorizationRequests")} ${page("applications")} ${page("applicationForms")} } }`,
    `{ banking { ${page("checkDeposits")} ${page("checkPayments")} ${page("counterparties")} ${page("receivedPayments")} ${page("recurringPayments")}
       ${page("repayments")} ${page("rewards")} ${page("disputes")} ${page("events")} ${page("webhooks")} institution(routingNumber: "${ROUTING_NUMBER}") { __typename } } }`,
    `{ crm { ${page("people")} ${page("personFields")} } }`,
    `{ erp { ${page("vendors")} ${page("trialBalance")} ${page("retainedEarnings")} ${page("salesCreditMemos")} ${page("salesCreditMemoLines")}
       purchaseInvoice(id: "${invoiceIdOf(FIRST_COMPANY, 1)}") { ${page("lines")} } ${page("timeRegistrationEntries", "employee { __typename }")} ${page("unitsOfMeasure")} ${page("vendorPurchases")} } }`,
    `{ marketing { contactsByEmails(emails: ${emails}) { contact { __typename } } ${page("exportJobs")} ${page("customFields")}
       a: importJob(id: "${seededJobIds.completed}") { __typename } b: importJob(id: "${seededJobIds.failed}") { __typename } } }`,
    `{ treasury { a: financialAccount(id: "${MAIN_ACCOUNT}") { ${page("inboundTransfers")} ${page("outboundPayments")} } b: financialAccount(id: "${SECOND_ACCOUNT}") { __typename } } }`,
  ];
}

/** Ids of transactions come from a request for confirmation, because no list contains them. */

/** Ids by type. @throws if a response has errors */
export async function demoNodeIds(tributary: Tributary): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  const note = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) note(item);
    else if (typeof value === "object" && value !== null) {
      const { __typename: type, id } = value as { __typename?: unknown; id?: unknown };
      if (typeof type === "string" && typeof id === "string")
        found.set(type, (found.get(type) ?? new Set()).add(id));
      for (const member of Object.values(value)) note(member);
    }
  };
  for (const source of sources(tributary)) note(await tributary.data(withIds(source)));
  const factorId = [...(found.get("IdentityFactor") ?? [])].find((id) => /:opf/.test(id));
  note(await tributary.data(VerifyFactorOnPhoneDocument, { input: { factorId } }));
  return new Map([...found].map(([type, ids]) => [type, [...ids]]));
}

/** A document with `__typename` and `id` at each possible position. */
export function withIds(text: string): string {
  const info = new TypeInfo(apiSchema);
  const added = visitWithTypeInfo(info, {
    SelectionSet(node): SelectionSetNode | undefined {
      const type = info.getParentType();
      if (!(isObjectType(type) || isInterfaceType(type)) || !type.getFields()["id"]) return undefined;
      const names = ["__typename", "id"].map((value) => ({
        kind: Kind.FIELD as const,
        name: { kind: Kind.NAME as const, value },
      }));
      return { ...node, selections: [...node.selections, ...names] };
    },
  });
  return print(visit(parse(text), added));
}
