/** Arguments and input members that are in no REST call, with reasons. */

const index = "The people index is read whole; the gateway filters and orders it.";
const inbox = "Events of webhooks are kept by the gateway, which filters them.";

export const keptHere: Readonly<Record<string, string>> = {
  "Query.users …": index,
  "Company.people …": index,
  "ESignature.connectEvents filter.…": inbox,
  "ESignature.connectEvent id": inbox,
  "ApiCatalog.familyProvider family":
    "The provider is found in the list of all providers, which is read anyway.",
  "TreasuryCustomer.payments last":
    "It is the limit of the list; the look-up of the customer beside it has a limit too, so that no place differs.",
  "IdentityUser.factor id": "The factor is found in the user's list of factors, which is read anyway.",
  "IdentityUser.role id": "The role is found in the user's list of roles, which is read anyway.",
  "Envelope.commentsTranscript encoding":
    "The transcript is a file link: its call is made when the file is downloaded.",
  "Mutation.uploadEnvelopeDocument input.…":
    "Sealed in the link; the call is made when the file is sent to the link.",
  "Mutation.updateTicketField input.removeOptions":
    "Options are removed by leaving them out of what is sent; this member only names those that may go.",
};

/** Refusals of members that a list cannot have: of an owner or a period without an end. */
export const neverTaken =
  /cannot be used here|is not for the tickets of one (?:person|company)|the project system has no such filter|takes no end of/;

/** Members with names that a deployment chooses: custom fields of the CRM. No contract can declare them. */
export const namedElsewhere = /^crm\.(create|update)Person body [0-9a-f]{40}$/;

/** Ids of objects without a type in the graph. They are sent to REST unchanged. */
export const untypedIds: Readonly<Record<string, string>> = {
  "… (input.)?(tenantId|organizationId|accountId|companyId|onBehalfOf)":
    "A tenant is no object of the graph.",
  "… filter.occurrenceIds|Mutation.addMeetingRegistrant input.occurrenceIds":
    "Occurrences of a meeting are numbers of the meeting system.",
  "PsaBIntegration.billingOptions filter.scheduleIds": "Schedules are read as parts of billing options.",
  "Mutation.createMarketingExportJob input.segmentIds": "No documented operation reads segments.",
  "Query.nodes? ids?": "The type of the id says what is read.",
};
