/** Types without a documented way to them, or without one from a person: each with the reason. */
export const unread: readonly { readonly noun: string; readonly why: string }[] = [
  {
    noun: "`catalog` from a person",
    why: "The catalog has interfaces, not people; `ApiProvider.family` and `ApiCatalog.familyProvider` link a provider and its family.",
  },
  {
    noun: "`meetings` from a person",
    why: "Only SIP phones are found by an address, and they need a scope, so `sources` leaves them out; meetings and registrants are found by a meeting's id only.",
  },
  {
    noun: "`Envelope`",
    why: "No operation lists envelopes or reads one: it is an id-only object; the id comes from the client or from a Connect event.",
  },
  { noun: "`Meeting`, `Webinar`", why: "No operation lists them or reads one: id-only objects." },
  {
    noun: "registrants of webinars",
    why: "No operation lists them; there are only the questions, answers and survey of a past webinar.",
  },
  {
    noun: "`IdentityGroup`",
    why: "No operation reads or lists groups: an id-only object with its members and roles.",
  },
  {
    noun: "`IdentityUser` by id",
    why: "No operation reads a user: only members of the people group are found, in the people index.",
  },
  {
    noun: "`DirectoryUser`",
    why: "No operation reads a user or finds one by address: an id-only object, by an id in the profile, with its push endpoints.",
  },
  {
    noun: "`ConnectorsOrganization`",
    why: "No operation reads an organization: mappings have its id and name.",
  },
  {
    noun: "`SupportOrganization` by id, `SupportUser` by id",
    why: "Only search finds them: by id, an organization is an id-only object with its tickets.",
  },
  {
    noun: "`SatisfactionRating` by person",
    why: "The list of ratings is filtered by score and time only; a person's ratings come with their tickets.",
  },
  {
    noun: "`CrmOrganization`",
    why: "No operation reads or lists organizations: persons name theirs, and a search can be limited to one.",
  },
  { noun: "`CrmDeal`, `CrmActivity`, `CrmFile` by id", why: "Listed for a person only." },
  {
    noun: "`ErpEmployee`, `ErpPurchaseInvoice`",
    why: "No operation reads or lists them: id-only objects; other records have their ids.",
  },
  {
    noun: "`ErpSalesCreditMemo` by customer",
    why: "No operation reads customers; memos are filtered by their own fields.",
  },
  {
    noun: "`AccountingPayment` by person",
    why: "Payments are read one by one: no operation lists them.",
  },
  {
    noun: "`AccountingContact`",
    why: "No operation reads contacts: payments and prepayments contain theirs.",
  },
  {
    noun: "`ProjectPerson`, `ContactCentreEndUser`, `SocialUser` by address",
    why: "Their operations take ids only, and their lists have no addresses: the id comes from the profile or the CRM.",
  },
  {
    noun: "`BankApiUser`",
    why: "No operation reads a user of the bank's API: an id-only object with its tokens.",
  },
  {
    noun: "`TreasuryCustomer`",
    why: "No operation reads a customer: it is found by its id among the payments to it from a financial account.",
  },
];
