/**
 * Members of bodies and parameters in which a contract differs from `docs/requirements/operations.tsv`, by
 * operation and place, each with its rule. An entry that is not needed anymore is a problem of the check.
 */
type DifferencesByPath = Readonly<Record<string, string>>;

const wrapper = (rule: string) => `${rule}: the object around the body; a body without it says nothing.`;
const needed = (rule: string) => `${rule}: an entry without it says nothing.`;

const sideload: DifferencesByPath = {
  "query include": "D2-519: the documents name sideloads of the family and not the operations.",
};
const contactValues: DifferencesByPath = {
  "body email value": needed("D3-287"),
  "body phone value": needed("D3-287"),
};
const importedTicket = (place: string): DifferencesByPath => ({
  [place]: wrapper("D2-056"),
  ...Object.fromEntries(
    ["status", "priority", "type", "created_at", "updated_at"].map((name) => [
      `${place} ${name}`,
      "D2-053: the documents speak of an imported ticket's status and show no member for it.",
    ]),
  ),
});

export const shapeExceptions: Readonly<Record<string, DifferencesByPath>> = {
  "accounting.createPayments": {
    "body Payments": wrapper("D3-061"),
    "body Payments Warnings Message": needed("D3-061"),
    "body Payments ValidationErrors Message": needed("D3-061"),
  },
  "accounting.createPaymentHistory": { "body HistoryRecords": wrapper("D3-088") },
  "catalog.listProviderEndpoints": {
    "query method": "D1-151: the look-up of one endpoint names its method; the documents show no form.",
    "query path": "D1-151: the look-up of one endpoint names its path; the documents show no form.",
  },
  "contactCentre.createQueue": {
    "body request": "D2-555: `request` is the body itself, or its wrapper if `bodyForm` says so.",
  },
  "contactCentre.updateEndUser": {
    "body displayName": "D2-293: required, as the cell says behind its members.",
  },
  "crm.createPerson": contactValues,
  "crm.updatePerson": contactValues,
  "directory.updateUserGroup": { "body attributes radius reply": needed("D1-021") },
  "eSignature.deleteEnvelopeDocuments": {
    "body documents": wrapper("D2-159"),
    "body documents documentId": needed("D2-159"),
  },
  "eSignature.createConnectConfiguration": {
    "body configurationType": "D2-178: one of two values, so there is no default.",
    "body urlToPublishTo": "D2-179: a configuration without an address delivers nothing.",
    "body name": "D2-422: the list names configurations by it.",
    "body deliveryMode": "D2-181: one of two values, so there is no default.",
    "body eventData version": "D2-182: `eventData` without its version names no model.",
  },
  "eSignature.updateConnectConfiguration": {
    "body eventData version": "D2-182: `eventData` without its version names no model.",
    "body connectId": "D2-537: the documents do not show how the configuration is named.",
  },
  "identity.enrollUserFactor": {
    "body lastUpdated": "D1-141: a date of the answer, accepted as the other dates are.",
    "body profile": "D1-138: the documented body has no member for a phone number or a question.",
  },
  "meetings.addMeetingRegistrant": Object.fromEntries(
    ["first_name", "last_name", "job_title", "no_of_employees"].map((name) => [
      `body ${name}`,
      "D2-547: one of the further fields, which continue the same pattern.",
    ]),
  ),
  "projects.listTeamStatusesTimeline": { "query teamId": "D3-114: the text of the path, repeated." },
  "supportDesk.search": sideload,
  "supportDesk.exportSearchResults": {
    ...sideload,
    "query filter[type]": "D2-527: an export is of one type.",
  },
  "supportDesk.searchRequests": sideload,
  "supportDesk.getRequest": sideload,
  "supportDesk.listRequestComments": sideload,
  "supportDesk.getRequestComment": sideload,
  "supportDesk.getTicketField": sideload,
  "supportDesk.listSatisfactionRatings": sideload,
  "supportDesk.getSatisfactionRating": sideload,
  "supportDesk.createSkip": sideload,
  "supportDesk.listSessions": sideload,
  "supportDesk.reorderTicketForms": { "body ticket_form_ids": wrapper("D2-041") },
  "supportDesk.updateTicketField": {
    "body ticket_field": wrapper("D2-017"),
    "body ticket_field custom_field_options": needed("D2-017"),
    "body ticket_field custom_field_options name": needed("D2-513"),
    "body ticket_field custom_field_options value": needed("D2-513"),
  },
  "supportDesk.upsertTicketFieldOption": {
    "body custom_field_option": wrapper("D2-026"),
    "body custom_field_option name": needed("D2-513"),
    "body custom_field_option value": needed("D2-513"),
  },
  "supportDesk.importTicket": importedTicket("body ticket"),
  "supportDesk.bulkImportTickets": importedTicket("body tickets"),
  "supportDesk.reorderSlaPolicies": {
    "query sla_policy_ids": "D2-526: an order without policies says nothing.",
  },
  "treasury.updateFinancialAccount": { "body supported_currencies": "D3-265: what is not sent stays." },
};
