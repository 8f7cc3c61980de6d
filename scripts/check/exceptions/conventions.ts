/**
 * Exceptions to the rules of `conventions.ts`. An entry that is no longer needed is a problem of the check.
 */

const OPEN_SET = "The documents and the contract name no values, or give examples.";

/** Reasons of the exceptions, by rule and coordinate of the schema. */
export const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "lists are narrowed by their filter": {
    "Query.nodes(ids:)": "Part of the Node interface of Relay.",
    "Accounting.prepayments(unitDecimalPlaces:)": "Says how amounts are rounded; narrows nothing.",
    "Banking.apiTokens(userId:)": "The tokens of one user; the service lists no others.",
    "Marketing.contactsByEmails(emails:)": "Each address is a key, so a contact has its place in the list.",
    "ProjectManagement.projects(reportTimezone:)": "Says how dates are printed; narrows nothing.",
    "ProjectManagement.projects(reportFormat:)": "Says what is printed; narrows nothing.",
    "ProjectPerson.projects(reportTimezone:)": "Says how dates are printed; narrows nothing.",
    "ProjectPerson.projects(reportFormat:)": "Says what is printed; narrows nothing.",
    "EnvelopeDocument.tabsOfPages(pageIds:)": "The pages are keys; the service reads no tabs without them.",
    "EnvelopeDocument.pageTabs(number:)": "The page is the key; the service reads no tabs without it.",
    "EnvelopeDocument.visibility(recipientIds:)":
      "The recipients are keys; the service reads them one by one.",
    "IdentityUser.linkedObjects(relationshipName:)": "The relationship is part of the key of the list.",
  },
  "names of people, parties and things": {
    "BankCounterparty.displayName": "A person or a business; the bank has no address of it.",
    "BankPaymentCounterparty.displayName": "A person or a business; the bank has no address of it.",
    "ErpVendorPurchase.displayName": "The name of a vendor, who can be a person.",
    "MeetingLivestream.displayName": "The name of the speaker, shown over the stream.",
    "TicketForm.displayName": "The name for end users, beside `name`, the name for agents.",
    "IdentityApplication.displayName": "Beside the technical name, `appName`.",
    "IdentityAppInstance.displayName": "Beside the technical name, `appName`.",
    "ConnectorsProvider.name": "An organization; the address is that of its support.",
    "PsaBCompany.name": "An organization.",
    "DirectoryUserGroup.name": "A group; the address reaches its members.",
    "DirectoryPushEndpoint.name": "A device of a person.",
  },
  "records are one field: of a person the record, of a company the list": {
    "User.crmPeople": "Reports add up the deals of all records of an address; none may be lost.",
  },
  "names of Booleans": {
    "ProjectCompany.isOwner": "A noun: without `is`, the name would announce an object.",
    "ProjectPerson.isSiteOwner": "A noun: without `is`, the name would announce an object.",
    "ProjectPerson.isServiceAccount": "A noun: without `is`, the name would announce an object.",
    "ProjectPerson.isClient": "A noun: without `is`, the name would announce an object.",
  },
  "nouns of payloads": {
    "LikeSocialPostPayload.actor": "The user who likes, in contrast to the author of the post.",
    "UnlikeSocialPostPayload.actor": "The user who likes, in contrast to the author of the post.",
    "RepostSocialPostPayload.actor": "The user who reposts, in contrast to the author of the post.",
    "UnrepostSocialPostPayload.actor": "The user who reposts, in contrast to the author of the post.",
  },
  "enums have OTHER": {
    ContactCentrePartOutcome: "The gateway itself sets the value, so the set is closed.",
    EnvelopeCustomFieldType:
      "The set is closed: the service answers with text fields and list fields in a list each.",
    MeetingLivestreamAction: "Read only from the payload, which has the value that the client sent.",
    MeetingLivestreamLayout: "Read only from the payload, which has the value that the client sent.",
    MeetingLivestreamCaptions: "Read only from the payload, which has the value that the client sent.",
  },
  "deleted objects are deletedId or deletedIds": {
    "Mutation.deleteSupportResourceCollection":
      "A background job deletes the collection later, so the payload has the job.",
    "Mutation.deleteAccountingPayment": "The payment stays and is marked as deleted, so the payload has it.",
    "Mutation.deleteCrmPersonPicture": "A picture has no id; the payload has the person.",
    "Mutation.deleteEnvelopeDocuments":
      "Documents that remain are in the payload, because the service answers with them.",
    "Mutation.deleteEnvelopeDocumentFields":
      "Fields have names and no ids; the payload has the remaining ones.",
    "Mutation.deleteIdentityUserLinkedObject": "A link has no id; the payload has the user.",
  },
  "prefix of types": {
    BankApiUser: "The bank's own user of its API, which a profile attribute of the identity provider names.",
    NewMeetingPollType: "The types that a client may choose; the service adds others.",
    UserFilter: "Part of the user entity, which belongs to no family.",
    UserOrder: "Part of the user entity, which belongs to no family.",
    UserOrderField: "Part of the user entity, which belongs to no family.",
    UserConnection: "Part of the user entity, which belongs to no family.",
    UserEdge: "Part of the user entity, which belongs to no family.",
  },
  "American spelling": {
    "AccountingPrepaymentStatus.AUTHORISED": "Documented value of the service.",
    "PaymentStatus.AUTHORISED": "Documented value of the service.",
  },
  "states are filter.statuses": {
    "ErpSalesCreditMemoFilter.statuses": "The documents leave the set open.",
    "PsaACompanyFilter.statuses": "The documents leave the set open.",
    "PsaAAgreementFilter.statuses": "The documents leave the set open.",
    "PaymentFilter.states":
      "Narrows by `Payment.state`, the same words in all families; each family's own `status` stands beside it.",
    "BankAccountFilter.statuses": "The documents of the bank leave the set open.",
    "BankCardFilter.statuses": "The documents of the bank leave the set open.",
    "BankCardAuthorizationFilter.statuses": "The documents of the bank leave the set open.",
    "BankCardAuthorizationRequestFilter.statuses": "The documents of the bank leave the set open.",
    "BankCheckDepositFilter.statuses": "The documents of the bank leave the set open.",
    "BankCheckPaymentFilter.statuses": "The documents of the bank leave the set open.",
    "BankApplicationFilter.statuses": "The documents of the bank leave the set open.",
    "BankApplicationDocumentFilter.statuses": "The documents of the bank leave the set open.",
    "BankReceivedPaymentFilter.statuses": "The documents of the bank leave the set open.",
    "BankRecurringPaymentFilter.statuses": "The documents of the bank leave the set open.",
    "BankRepaymentFilter.statuses": "The documents of the bank leave the set open.",
    "BankRewardFilter.statuses": "The documents of the bank leave the set open.",
    "BankDisputeFilter.statuses": "The documents of the bank leave the set open.",
    "BankWebhookFilter.statuses": "The documents of the bank leave the set open.",
  },
  "names of ids": { "EnvelopeDocument.guid": "The name of the member in the documents." },
  "items of lists are never null": {
    "Query.nodes": "Each item has the place of its id.",
    "DirectoryMemberQuery.filters": "The documents do not show the items.",
  },
  "raw texts stand beside an enum": {
    "TicketFieldOption.rawName": "Beside `name`: the name with its placeholders.",
  },
  "states and kinds are enums": {
    "AccountingPayment.paymentType": "`direction` is the enum of it.",
    "AccountingLineItem.taxType": OPEN_SET,
    "BankEvent.type": OPEN_SET,
    "CrmOtherEvent.type": "The kinds that have no type of their own.",
    "CrmActivity.type": "Administrators of the CRM define the types.",
    "CrmFile.type": "The extension of a file name.",
    "TreasuryFinancialAddress.type": OPEN_SET,
    "TreasuryForwardingSettings.type": OPEN_SET,
    "MeetingDialInNumber.type": OPEN_SET,
    "ApiParameter.type": "Several types can stand in it.",
    "ApiResponse.status": "A number, or a class such as `4XX`.",
    "PsaACompany.status": OPEN_SET,
    "PsaAAgreement.type": OPEN_SET,
    "PsaAAgreement.status": OPEN_SET,
    "DirectoryMemberQuery.queryType": OPEN_SET,
    "DirectoryMemberQueryExemption.type": OPEN_SET,
    "DirectoryPushEndpoint.status": OPEN_SET,
    "IdentityProviderKey.keyType": OPEN_SET,
    "IdentityProvider.type": OPEN_SET,
    "IdentityProviderSubjectPolicy.matchType": OPEN_SET,
    "IdentityProviderProtocol.type": OPEN_SET,
    "IdentityProviderEndpoint.type": OPEN_SET,
    "IdentityGroupSchema.type": "A type of JSON Schema.",
    "IdentityAppUserSchema.type": "A type of JSON Schema.",
    "IdentitySubscription.type": OPEN_SET,
  },
  "fractions are Decimal": {
    "CrmPersonEdge.score": "Relevance of a search; the CRM makes no promise about its digits.",
    "MarketingImportJob.progress": "A share for a progress bar.",
    "MarketingExportJob.progress": "A share for a progress bar.",
    "PsaAAddition.quantity": "Released as Float; the quantity is a small number.",
    "PsaBBillingOption.quantity": "Released as Float; the quantity is a small number.",
  },
  "ids in a filter are lists": {
    "SocialPostFilter.sinceId": "A bound of the list, not an id to look for.",
    "SocialPostFilter.untilId": "A bound of the list, not an id to look for.",
  },
};

/** Families that do not follow a rule yet, by rule; `none` stands for the types of no family. */
export const notYet: Readonly<Record<string, readonly string[]>> = {};
