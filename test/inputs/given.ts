/** Values that depend on the demo company, in addition to those that fit any field. */

import { isEnumType } from "graphql";
import { appUserProperties } from "#contracts/identity/schemas.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { DEFAULT_TENANT } from "#services/demo/things/accounting.ts";
import { objectIdOf } from "#services/demo/things/connectors.ts";
import { MAIN_ORGANIZATION } from "#services/demo/things/directory.ts";
import { demoEnvelopes, userIdOf } from "#services/demo/things/e-signature.ts";
import { groupRoleId } from "#services/demo/things/identity.ts";
import { demoMeetings } from "#services/demo/things/meetings.ts";
import { apiSchema, demoSettings } from "#test/kit/demo-nodes.ts";
import type { Tributary } from "#test/kit/gateway.ts";
import { selectionOf } from "./fields.ts";
import type { FieldValues } from "./values.ts";

const envelope = `eSignature { envelope(id: "${demoEnvelopes.completed}") {`;

type Ids = ReadonlyMap<string, readonly string[]>;

/** With tenants that a family would choose by default, so that their parameters are sent. */
export const settings = {
  ...demoSettings,
  accounting: { scope: { "accounting-tenant-id": DEFAULT_TENANT } },
  connectors: { scope: { ...demoSettings["connectors"]?.scope, "x-org-id": objectIdOf("organization 0") } },
  directory: { scope: { "x-org-id": MAIN_ORGANIZATION } },
};

/** Starts for types that no field returns without an argument. */
export function startsOf({ people }: DemoCompany): Readonly<Record<string, string>> {
  const email = people[1]?.email ?? "";
  return {
    IdentityUser: "users(first: 1) { nodes { identityUser {",
    IdentityGroup: 'identity { group(id: "1") {',
    Envelope: envelope,
    ESignatureUser: `eSignature { user(id: "${userIdOf(email)}") {`,
    DirectoryUser: `directory { user(id: "${idFor("directory", 0)}") {`,
    DirectoryHrImportJob: 'directory { hrInstances(first: 1) { nodes { importJob(id: "1") {',
    Meeting: `meetings { meeting(id: "${demoMeetings.kickOff.id}") {`,
    SocialList: 'social { list(id: "1") {',
    Project: "projectManagement { projects(first: 1) { nodes {",
    ProjectReference: 'projectManagement { project(id: "1") {',
    ProjectTeamReference: 'projectManagement { team(id: "1") {',
    CrmOrganization: "crm { people(first: 20) { nodes { organization {",
  };
}

const GUID = "70000000-0000-4000-8000-000000000001";

/** Reads that need an argument of a distant parent, usually the tenant. */
export function documentsOf(ids: Ids): readonly string[] {
  const id = (type: string) => JSON.stringify(ids.get(type)?.[0]);
  return [
    `{ accounting(tenantId: "7") { payment(id: ${id("AccountingPayment")}) { id history(first: 1) { nodes { __typename } } }
       prepayment(id: ${id("AccountingPrepayment")}) { reference } } }`,
    "{ projectManagement { updates(first: 1) { nodes { id } } } }",
    `{ treasury { financialAccount(id: "7") { features { cardIssuing { status } } } } }`,
    `{ erp { timeRegistrationEntry(id: "${GUID}", employeeId: "${GUID}") { unitOfMeasure { code } }
       purchaseInvoiceLine(id: "${GUID}", invoiceId: "${GUID}") { unitOfMeasure { code } } } }`,
    `{ marketing(onBehalfOf: "7") { customField(id: ${id("MarketingCustomField")}) { name } } }`,
    `{ node(id: ${id("EnvelopeDocument")}) { ... on EnvelopeDocument { tabs { rights { editable } } } } }`,
    ...["ErpPurchaseInvoiceLine", "ErpTimeRegistrationEntry"].map(
      (type) => `{ node(id: ${id(type)}) { ... on ${type} { unitOfMeasure { code } } } }`,
    ),
    `{ node(id: ${id("ErpPurchaseInvoiceLine")}) { ... on ErpPurchaseInvoiceLine { description } } }`,
    `{ node(id: ${id("ErpTimeRegistrationEntry")}) { ... on ErpTimeRegistrationEntry { quantity } } }`,
    `{ node(id: ${id("ErpVendorPurchase")}) { ... on ErpVendorPurchase { purchases: totalPurchaseAmount } } }`,
    ...roleIds(ids).map(
      (role) => `{ node(id: "${role}") { ... on IdentityRole {
        appTargets(first: 1) { nodes { __typename } } groupTargets(first: 1) { nodes { __typename } } } } }`,
    ),
    // Two ids at once, because families with batches use another operation than for one id.
    ...[...ids].map(
      ([type, found]) =>
        `{ nodes(ids: ${JSON.stringify(found.slice(0, 2))}) { ... on ${type} ${selectionOf(apiSchema, apiSchema.getType(type), 0)} } }`,
    ),
  ];
}

/** Variants with one member of the group each. */
const oneOf = (prefix: string, names: readonly string[]) =>
  names.map((name) =>
    Object.fromEntries(names.filter((other) => other !== name).map((other) => [`${prefix}.${other}`, null])),
  );

const pollKinds = [
  "singleChoice",
  "multipleChoice",
  "matching",
  "rankOrder",
  "shortAnswer",
  "longAnswer",
  "fillInTheBlank",
  "ratingScale",
];

const valuesOf = (name: string) => {
  const type = apiSchema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

const tabTypes = ["SIGN_HERE", "INITIAL_HERE", "DATE_SIGNED", "FULL_NAME", "EMAIL", "TEXT"];
const tabKinds = ["signHere", "initialHere", "dateSigned", "fullName", "email", "text"];

/** Variants with each value of an enum. */
const eachOf = (path: string, values: readonly unknown[]) => values.map((value) => ({ [path]: value }));

/** Fields of contacts by type, at each position of a filter within a filter. */
const contactFields = ["text", "number", "date"].map((kind, _at, kinds) =>
  Object.fromEntries(
    ["filter", "filter.and", "filter.or", "filter.not"].flatMap((place) => [
      [`${place}.customFields.definitionId`, `e1_${kind.charAt(0).toUpperCase()}`],
      ...kinds.filter((other) => other !== kind).map((other) => [`${place}.customFields.${other}`, null]),
    ]),
  ),
);

const slaOperators = [
  {},
  { "input.filter.all.operator": "INCLUDES", "input.filter.any.operator": "INCLUDES" },
];
const severalStatuses = [{}, { "filter.statuses": ["ACTIVE", "LATE"] }];
const resourceTypes = valuesOf("SupportResourceType").filter((name) => name !== "OTHER");

const groupRole = "IdentityRole:group:7000001:7000002";
const roles = [{}, { "input.roleId": groupRole }];
const appTargets = [...roles, ...roles.map((role) => ({ ...role, "input.appInstanceId": null }))];
const lineOrEntry = (parent: string) => [{}, { [parent]: null }];

const crmFieldKeys = ["a".repeat(40), "b".repeat(40)] as const;

/** Roles of users and of a group, which no operation lists. */
const roleIds = (ids: Ids): readonly string[] => [
  ...(ids.get("IdentityRole") ?? []),
  ...(["APP_ADMIN", "HELP_DESK_ADMIN"] as const).flatMap((type) =>
    ["department-engineering", "department-support"].map(
      (group) => `IdentityRole:group:${group}:${groupRoleId(group, type)}`,
    ),
  ),
];

/** Values for fields, with ids of objects of the demo company. */
export async function givenFor(tributary: Tributary, ids: Ids): Promise<FieldValues> {
  const document = ids.get("EnvelopeDocument")?.[0] ?? "";
  const tab = (kind: string, id = "7000001") =>
    `${document.replace("EnvelopeDocument", "EnvelopeTab")}:${kind}:${id}`;
  const field = await fieldWithOptions(tributary, ids);
  return {
    twice: ["prompts"],
    values: {
      answers: [
        ["mark001", "mark002"],
        ["mark001", "mark002", "mark003"],
      ],
      rightAnswers: [["mark001"], ["mark002"]],
      "Mutation.updateEnvelopeTabs input.tabs.id": [tab("signHere"), tab("signHere", "7000002")],
      "Mutation.deleteEnvelopeTabs input.tabIds": [tab("signHere"), tab("signHere", "7000002")],
      contentBase64: ["bWFyazAwMQ==", "bWFyazAwMg=="],
      redirectUrl: ["https://esign.example/mark001", "https://esign.example/mark002"],
      "Mutation.rateTicket input.reasonId": ["a SupportSatisfactionReason"],
      "Mutation.updateIdentityAppUserSchema input.setProperties.name": ["city", "email"],
      "Mutation.updateIdentityAppUserSchema input.removeProperties": ["state", "login"],
      "Query.node id": ["a BankPayment"],
      "Query.nodes ids": ["a BankPayment"],
      "Query.payment id": ["a BankPayment"],
      unitDecimalPlaces: [4, 2],
      firstChar: ["Q", "R"],
      "Query.company domain": ["mark001.example", "mark002.example"],
      score: ["GOOD", "BAD"],
      "Mutation.createCrmPerson input.customFields.key": crmFieldKeys,
      "Mutation.updateCrmPerson input.customFields.key": crmFieldKeys,
      "Mutation.removeCrmPersonFollower input.followerId": [
        "CrmFollower:7000001:7000002",
        "CrmFollower:8000001:8000002",
      ],
      "Mutation.addEnvelopeDocuments input.documents.documentId": ["7654321", "7654322"],
      "Mutation.createMarketingImportJob input.fieldMappings": [["email"], ["email", "7000001"]],
      "Mutation.updateContactCentreEndUserAttributes input.attributes.value": ["mark001", "mark002"],
      "Mutation.linkESignatureCloudStorageProviders input.providers": [["mark001"], ["mark002"]],
      "Mutation.unlinkESignatureCloudStorageProviders input.providers": [["7000001"], ["7000002"]],
      "Identity.factorTransaction id": [
        "IdentityFactorTransaction:7000001:7000002:7000003",
        "IdentityFactorTransaction:8000001:8000002:8000003",
      ],
      "Mutation.updateTicketField input.id": [
        field.id,
        ids.get("TicketField")?.find((id) => id !== field.id),
      ],
      "Mutation.updateTicketField input.removeOptions": [field.values],
      "Mutation.createCrmPerson input.customFields.value": ["mark001", "mark002"],
      "Mutation.updateCrmPerson input.customFields.value": ["mark001", "mark002"],
    },
    variants: {
      "Mutation.createConnectConfiguration": [
        { "input.envelopeEvents": null, "input.recipientEvents": null },
        { "input.events": null, "input.deliveryMode": "AGGREGATE" },
      ],
      "Mutation.updateConnectConfiguration": [
        { "input.envelopeEvents": null, "input.recipientEvents": null },
        { "input.events": null, "input.deliveryMode": "AGGREGATE" },
      ],
      "Marketing.contacts": contactFields,
      "ProjectManagement.projects": [{ "orderBy.customFieldId": null }, { "orderBy.field": "CUSTOM_FIELD" }],
      "ProjectPerson.projects": [{ "orderBy.customFieldId": null }, { "orderBy.field": "CUSTOM_FIELD" }],
      "Mutation.createErpTimeRegistrationEntry": [
        { "input.employeeId": null },
        { "input.employeeNumber": null },
      ],
      "Mutation.createMeetingPoll": oneOf("input.questions", pollKinds),
      "Mutation.updateMeetingPoll": oneOf("input.questions", pollKinds),
      "Mutation.createEnvelopeCustomFields": [{}, { "input.fields.type": "LIST" }],
      "Mutation.updateEnvelopeCustomFields": [{}, { "input.fields.type": "LIST" }],
      "Mutation.createEnvelopeTabs": [
        ...eachOf("input.tabs.type", tabTypes),
        { "input.tabs.type": "CHECKBOX", "input.tabs.value": null },
      ],
      "Mutation.updateEnvelopeTabs": [
        ...eachOf(
          "input.tabs.id",
          tabKinds.map((kind) => tab(kind)),
        ),
        { "input.tabs.id": tab("checkbox"), "input.tabs.value": null },
      ],
      "Mutation.deleteEnvelopeTabs": [...tabKinds, "checkbox"].map((kind) => ({
        "input.tabIds": [tab(kind)],
      })),
      "Mutation.createSupportSlaPolicy": slaOperators,
      "Mutation.updateSupportSlaPolicy": slaOperators,
      "Mutation.createSupportResourceCollection": eachOf("input.resources.type", resourceTypes),
      "Mutation.updateSupportResourceCollection": eachOf("input.resources.type", resourceTypes),
      "Mutation.updateTicket": [{ "input.comment.htmlBody": null }, { "input.comment.body": null }],
      "ProjectManagement.updates": severalStatuses,
      "ProjectReference.updates": severalStatuses,
      "Mutation.updateIdentityAppUserSchema": [
        {},
        ...appUserProperties.map((name) => ({
          "input.setProperties.name": name,
          "input.removeProperties": null,
        })),
      ],
      "SupportDesk.ticketForms": [{}, { "filter.formIds": null }],
      "Mutation.linkESignatureCloudStorageProviders": eachOf("input.providers", [["mark001"], ["7000001"]]),
      "Mutation.unlinkESignatureCloudStorageProviders": eachOf("input.providers", [["mark001"], ["7000001"]]),
      "Mutation.rateTicket": [{}, { "input.score": "BAD" }],
      "Mutation.addIdentityRoleAppTarget": appTargets,
      "Mutation.removeIdentityRoleAppTarget": appTargets,
      "Mutation.addIdentityRoleGroupTarget": roles,
      "Mutation.removeIdentityRoleGroupTarget": roles,
      "Mutation.unassignIdentityRole": roles,
      "Mutation.updateErpPurchaseInvoiceLine": lineOrEntry("input.invoiceId"),
      "Mutation.deleteErpPurchaseInvoiceLine": lineOrEntry("input.invoiceId"),
      "Mutation.updateErpTimeRegistrationEntry": lineOrEntry("input.employeeId"),
      "Mutation.deleteErpTimeRegistrationEntry": lineOrEntry("input.employeeId"),
      "Envelope.documents": [
        { "filter.sharedUserIds": null, "filter.allRecipientsOfPerson": null },
        { "filter.recipientIds": null, "filter.allRecipientsOfPerson": null },
        { "filter.sharedUserIds": null },
      ],
      "Crm.people": [{ "filter.ownerIds": null }, { "filter.savedFilterIds": null }],
    },
  };
}

/** A ticket field with options. To change options, all deleted ones must be named. */
async function fieldWithOptions(tributary: Tributary, ids: Ids) {
  for (const id of ids.get("TicketField") ?? []) {
    const { node } = await tributary.data<{
      node: { options: { nodes: { value: string }[] } | null } | null;
    }>(
      "query ($id: ID!) { node(id: $id) { ... on TicketField { options(first: 50) { nodes { value } } } } }",
      { id },
    );
    const values = node?.options?.nodes.map(({ value }) => value) ?? [];
    if (values.length > 0) return { id, values };
  }
  throw new Error("no field of tickets has options");
}
