/**
 * Where a client sees what became of a write whose outcome is unknown: for each mutation the field of
 * the query that shows what it changes. `OUTCOME_UNKNOWN` names it as `lookUp`.
 */
import type { ApolloServerPlugin } from "@apollo/server";
import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from "graphql";
import type { GatewayContext } from "#gateway/execution/data-source.ts";

/** The mutations whose outcome a field shows, by its path from the query. */
const shown: Readonly<Record<string, readonly string[]>> = {
  "accounting.payment": ["deleteAccountingPayment"],
  "accounting.payment.history": ["createAccountingPaymentHistory"],
  "catalog.provider": ["resolveApiSpec"],
  "connectors.psaAIntegration": ["updatePsaAIntegration"],
  "connectors.psaAIntegration.mappings": ["updatePsaAMappings"],
  "connectors.psaAIntegration.settings": ["updatePsaASettings"],
  "connectors.psaBIntegration": ["updatePsaBIntegration", "deletePsaBIntegration"],
  "connectors.psaBIntegration.mappings": ["updatePsaBMappings"],
  "connectors.psaBIntegration.settings": ["updatePsaBSettings"],
  "contactCentre.endUser": [
    "updateContactCentreEndUser",
    "replaceContactCentreEndUser",
    "anonymizeContactCentreEndUser",
    "updateContactCentreEndUserAttributes",
  ],
  "contactCentre.queue.members": ["assignContactCentreQueueMembers", "removeContactCentreQueueMembers"],
  "contactCentre.queues": ["createContactCentreQueue"],
  "contactCentre.tag": ["activateContactCentreTag", "deactivateContactCentreTag"],
  "contactCentre.tags": ["createContactCentreTag"],
  "contactCentre.team": ["deleteContactCentreTeam"],
  "contactCentre.team.agents": ["addContactCentreTeamAgents", "removeContactCentreTeamAgents"],
  "contactCentre.teams": ["createContactCentreTeam"],
  "crm.person": [
    "updateCrmPerson",
    "deleteCrmPerson",
    "deleteCrmPersons",
    "mergeCrmPersons",
    "deleteCrmPersonPicture",
  ],
  "crm.person.followers": ["addCrmPersonFollower", "removeCrmPersonFollower"],
  "crm.personField": ["updateCrmPersonField", "deleteCrmPersonField"],
  "crm.personFields": ["createCrmPersonField"],
  "crm.persons": ["createCrmPerson"],
  "directory.hrInstance": [
    "updateDirectoryHrInstance",
    "authorizeDirectoryHrInstance",
    "removeDirectoryHrInstanceAuthorizations",
    // Its `lastImportedAt`.
    "importDirectoryHrUsers",
  ],
  "directory.hrInstances": ["createDirectoryHrInstance"],
  "directory.user.pushEndpoints": ["updateDirectoryPushEndpoint", "deleteDirectoryPushEndpoint"],
  "directory.userGroup": ["replaceDirectoryUserGroup", "deleteDirectoryUserGroup"],
  "eSignature.connectConfiguration": ["updateConnectConfiguration", "deleteConnectConfiguration"],
  "eSignature.connectConfigurations": ["createConnectConfiguration"],
  "eSignature.connectOAuth": ["createConnectOAuth", "updateConnectOAuth", "deleteConnectOAuth"],
  "eSignature.envelope.document.fields": [
    "createEnvelopeDocumentFields",
    "updateEnvelopeDocumentFields",
    "deleteEnvelopeDocumentFields",
  ],
  "eSignature.envelope.document.tabs": ["createEnvelopeTabs", "updateEnvelopeTabs", "deleteEnvelopeTabs"],
  "eSignature.envelope.document.visibility": ["updateEnvelopeDocumentVisibility"],
  "eSignature.envelope.documents": ["addEnvelopeDocuments", "deleteEnvelopeDocuments"],
  "eSignature.envelope.recipient.documentVisibility": ["updateEnvelopeRecipientVisibility"],
  "eSignature.user.cloudStorageProviders": [
    "linkCloudStorageProviders",
    "unlinkCloudStorageProviders",
    "unlinkCloudStorageProvider",
  ],
  "erp.purchaseInvoice.lines": ["createErpPurchaseInvoiceLine"],
  "erp.purchaseInvoiceLine": ["updateErpPurchaseInvoiceLine", "deleteErpPurchaseInvoiceLine"],
  "erp.salesCreditMemo": [
    "updateErpSalesCreditMemo",
    "deleteErpSalesCreditMemo",
    "postErpSalesCreditMemo",
    "postAndSendErpSalesCreditMemo",
    "sendErpSalesCreditMemo",
    "cancelErpSalesCreditMemo",
    "cancelAndSendErpSalesCreditMemo",
  ],
  "erp.salesCreditMemoLine": ["updateErpSalesCreditMemoLine", "deleteErpSalesCreditMemoLine"],
  "erp.salesCreditMemoLines": ["createErpSalesCreditMemoLine"],
  "erp.salesCreditMemos": ["createErpSalesCreditMemo"],
  "erp.timeRegistrationEntries": ["createErpTimeRegistrationEntry"],
  "erp.timeRegistrationEntry": ["updateErpTimeRegistrationEntry", "deleteErpTimeRegistrationEntry"],
  "erp.unitOfMeasure": ["updateErpUnitOfMeasure", "deleteErpUnitOfMeasure"],
  "erp.unitsOfMeasure": ["createErpUnitOfMeasure"],
  "erp.vendor": ["updateErpVendor", "deleteErpVendor"],
  "erp.vendors": ["createErpVendor"],
  "identity.appUserSchema": ["updateAppUserSchema"],
  "identity.factorTransaction": ["verifyUserFactor"],
  "identity.groupSchema": ["updateGroupSchema"],
  "identity.idp": ["updateIdp", "deleteIdp"],
  "identity.idpKey": ["deleteIdpKey"],
  "identity.idpKeys": ["addIdpKey"],
  "identity.idps": ["createIdp"],
  "identityGroup.members": ["addGroupUser", "removeGroupUser"],
  "marketing.customField": ["deleteMarketingCustomField"],
  "marketing.customFields": ["createMarketingCustomField"],
  "marketing.contactsByEmails": ["upsertMarketingContacts"],
  "marketing.exportJobs": ["createMarketingExport"],
  "marketing.lists": ["deleteMarketingLists"],
  "meetings.meeting.livestream": ["updateMeetingLivestream", "updateMeetingLivestreamStatus"],
  "meetings.meeting.poll": ["updateMeetingPoll", "deleteMeetingPoll"],
  "meetings.meeting.polls": ["createMeetingPoll"],
  "meetings.meeting.registrants": ["addMeetingRegistrant"],
  "meetings.sipPhones": ["createMeetingSipPhone", "updateMeetingSipPhone", "deleteMeetingSipPhone"],
  "meetings.telephony": ["updateMeetingTelephony"],
  "meetings.user": ["updateMeetingUserGlobalDialIn"],
  "meetings.user.tspAccounts": ["createMeetingTspAccount", "deleteMeetingTspAccount"],
  node: [
    "unassignIdentityRole",
    "addIdentityRoleAppTarget",
    "removeIdentityRoleAppTarget",
    "targetAllAppsOfIdentityRole",
    "addIdentityRoleGroupTarget",
    "removeIdentityRoleGroupTarget",
  ],
  "social.post": ["setSocialPostHidden"],
  "social.post.likers": ["likeSocialPost", "unlikeSocialPost"],
  "social.post.reposters": ["repostSocialPost", "unrepostSocialPost"],
  "supportDesk.resourceCollection": ["updateSupportResourceCollection", "deleteSupportResourceCollection"],
  "supportDesk.resourceCollections": ["createSupportResourceCollection"],
  "supportDesk.slaPolicies": ["createSlaPolicy", "reorderSlaPolicies"],
  "supportDesk.slaPolicy": ["updateSlaPolicy", "deleteSlaPolicy"],
  "supportDesk.ticketField": ["updateTicketField"],
  "supportDesk.ticketField.options": ["upsertTicketFieldOption"],
  "supportDesk.ticketFieldOption": ["deleteTicketFieldOption"],
  "supportDesk.ticketForm": ["updateTicketForm", "deleteTicketForm"],
  "supportDesk.ticketForms": ["createTicketForm", "reorderTicketForms", "cloneTicketForm"],
  ticket: ["updateRequest"],
  "ticket.satisfactionRating": ["rateTicket"],
  tickets: ["importTicket", "importTickets"],
  "treasury.financialAccount": ["updateTreasuryFinancialAccount", "closeTreasuryFinancialAccount"],
  "treasury.financialAccount.features": ["updateTreasuryFinancialAccountFeatures"],
  "treasury.financialAccount.inboundTransfers": ["createTreasuryInboundTransfer"],
  "treasury.financialAccount.outboundPayments": ["createTreasuryOutboundPayment"],
  "treasury.financialAccount.outboundTransfers": ["createTreasuryOutboundTransfer"],
  "treasury.inboundTransfer": ["cancelTreasuryInboundTransfer"],
  "treasury.outboundPayment": ["cancelTreasuryOutboundPayment"],
  "user.identityUser": ["suspendUser", "unsuspendUser", "unlockUser"],
  "user.identityUser.factors": ["enrollUserFactor", "activateUserFactor", "unenrollUserFactor"],
  "user.identityUser.linkedObjects": ["deleteUserLinkedObject"],
  "user.identityUser.roles": ["assignUserRole"],
};

/** Mutations whose outcome no documented operation shows, and why. */
export const unobservableOutcomes: Readonly<Record<string, string>> = {
  createAccountingPayments:
    "Payments are not listed; sent again with its idempotency key, it answers as at first.",
  createTreasuryFinancialAccount: "Financial accounts are read by their ids alone.",
  createMarketingImport: "Imports are read by their ids alone.",
  createSupportAccount: "Accounts can be made, not read.",
  createEnvelopeCustomFields: "An envelope's custom fields can be written, not read.",
  updateEnvelopeCustomFields: "An envelope's custom fields can be written, not read.",
  skipTicket: "Skips can be made, not read.",
  assignGroupRole: "A group's roles are not listed.",
  resetUserPassword: "Nothing shows that a reset was begun; to begin another is harmless.",
  revokeUserSessions: "Sessions are not listed; to revoke them again is harmless.",
};

/** For each mutation whose outcome shows somewhere the path of the field. */
export const outcomeQueryOf: ReadonlyMap<string, string> = new Map(
  Object.entries(shown).flatMap(([path, mutations]) =>
    mutations.map((mutation) => [mutation, path] as const),
  ),
);

/** The name of the root field of a response key, also where it is in a fragment. */
function rootField(
  key: unknown,
  { selections }: SelectionSetNode,
  document: DocumentNode,
): string | undefined {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if ((selection.alias ?? selection.name).value === key) return selection.name.value;
      continue;
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : document.definitions.find(
            (definition): definition is FragmentDefinitionNode =>
              definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
          );
    const field = inner && rootField(key, inner.selectionSet, document);
    if (field !== undefined) return field;
  }
  return undefined;
}

/** Adds `lookUp` to each error of a write whose outcome is unknown. */
export const addOutcomeHints: ApolloServerPlugin<GatewayContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, operation, document }) {
        if (operation?.operation !== "mutation" || !document || response.body.kind !== "single") return;
        const { singleResult } = response.body;
        if (!singleResult.errors) return;
        singleResult.errors = singleResult.errors.map((error) => {
          if (error.extensions?.["code"] !== "OUTCOME_UNKNOWN") return error;
          const { selectionSet } = operation;
          const [first, ...more] = selectionSet.selections;
          // A subgraph that cannot be reached names no field: it is the only one, where there is one.
          const field =
            error.path === undefined && more.length === 0 && first?.kind === Kind.FIELD
              ? first.name.value
              : rootField(error.path?.[0], selectionSet, document);
          const lookUp = outcomeQueryOf.get(field ?? "");
          return lookUp ? { ...error, extensions: { ...error.extensions, lookUp } } : error;
        });
      },
    };
  },
};
