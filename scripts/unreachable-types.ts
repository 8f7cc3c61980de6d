/** Nouns that nothing in the documents leads to, or not from a person: each with why. */
export const unread: readonly { readonly noun: string; readonly why: string }[] = [
  {
    noun: "`catalog` from a person",
    why: "It knows interfaces, not people; `ApiProvider.family` and `ApiCatalog.familyProvider` lead between a provider and its family.",
  },
  {
    noun: "`meetings` from a person",
    why: "Only SIP phones are found by an address, and their scope keeps them out of `sources`; meetings and registrants are listed by a meeting's id alone.",
  },
  {
    noun: "`Envelope`",
    why: "No operation lists envelopes or reads one: it is a handle by an id that the client has or that Connect reported.",
  },
  { noun: "`Meeting`, `Webinar`", why: "No operation lists them or reads one: handles by id." },
  {
    noun: "registrants of webinars",
    why: "No operation: only the questions and answers, and the survey, of a webinar that was held.",
  },
  {
    noun: "`IdentityGroup`",
    why: "No operation reads or lists groups: a handle by id, with its members and roles.",
  },
  {
    noun: "`IdentityUser` by id",
    why: "No operation reads a user: only members of the people group are known, by the people index.",
  },
  {
    noun: "`DirectoryUser`",
    why: "No operation reads a user or finds one by address: a handle by an id in the profile, with its push endpoints.",
  },
  {
    noun: "`ConnectorsOrganization`",
    why: "No operation reads an organization: mappings name it, with its name.",
  },
  {
    noun: "`SupportOrganization` by id, `SupportUser` by id",
    why: "Only search finds them: by id an organisation is a handle with its tickets.",
  },
  {
    noun: "`SatisfactionRating` by person",
    why: "The list of ratings is narrowed by score and time only; a person's come with their tickets.",
  },
  {
    noun: "`CrmOrganization`",
    why: "No operation reads or lists organisations: persons name theirs, and a search can be narrowed to one.",
  },
  { noun: "`CrmDeal`, `CrmActivity`, `CrmFile` by id", why: "Listed for a person only." },
  {
    noun: "`ErpEmployee`, `ErpPurchaseInvoice`",
    why: "No operation reads or lists them: handles by an id that other records name.",
  },
  {
    noun: "`ErpSalesCreditMemo` by customer",
    why: "No operation reads customers; memos are filtered by the fields of their own.",
  },
  {
    noun: "`AccountingPayment` by person",
    why: "Payments are read one by one: no operation lists them.",
  },
  {
    noun: "`AccountingContact`",
    why: "No operation reads contacts: payments and prepayments carry theirs.",
  },
  {
    noun: "`ProjectPerson`, `ContactCentreEndUser`, `SocialUser` by address",
    why: "Their operations take ids only, and no list of theirs holds addresses: the id comes from the profile or the CRM.",
  },
  {
    noun: "`BankApiUser`",
    why: "No operation reads a user of the bank's API: a handle by id, with its tokens.",
  },
  {
    noun: "`TreasuryCustomer`",
    why: "No operation reads one: it is found, by its id, among the payments to it out of a financial account.",
  },
];
