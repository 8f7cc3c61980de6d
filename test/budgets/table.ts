/**
 * Permitted costs of realistic questions across the families, as a table. Documents are in `documents/`.
 *
 * `calls`: the most REST calls to each called family; 0 if an index of people or workers answers.
 * `http`: the most calls in total with each subgraph behind its own port.
 * `roundTrips`: the longest chain of dependent calls, for any number of simultaneous ones. A subgraph
 * answers its whole part of a plan before another is called for fields of the same people.
 *
 * The reasons of most rows: members, customers, contacts and prepayments of 50 people are one call each,
 * as their families accept 50 to 200 keys. A search for tickets accepts 100 people and has pages of 100, and
 * pages are read until each person has their tickets. The CRM's search accepts one address
 * a call, so from 25 addresses on, a page of 500 persons is read instead.
 */
export interface Budget {
  /** The operation's name in `documents/`. */
  readonly name: string;
  readonly calls: Readonly<Record<string, number>>;
  readonly http: number;
  readonly roundTrips: number;
  /** The reason why fewer calls are not enough. */
  readonly why: string;
}

const row = (
  name: string,
  calls: Budget["calls"],
  http: number,
  roundTrips: number,
  why: string,
): Budget => ({
  name,
  calls,
  http,
  roundTrips,
  why,
});

// biome-ignore format: a table
export const budgets: readonly Budget[] = [
  // name, calls by family, over HTTP, round trips, why
  row("PeopleTicketsPayments", { identity: 1, banking: 2, supportDesk: 4 }, 7, 5, "members; customers by address, then their payments, the bank having no payments by address; pages of one search, then the forms of all tickets"),
  row("PeopleByName", { identity: 0, supportDesk: 2, banking: 1 }, 3, 2, "the people index finds and orders people; pages of one search for the tickets of twenty; one look-up of customers"),
  row("PeopleAndTheirAgents", { identity: 1, marketing: 1, supportDesk: 3 }, 5, 4, "members; one search by pages; agents are people of the list, or read with them: neither index nor contacts are asked again"),
  row("StaffDirectory", { identity: 1, social: 1, projects: 50, contactCentre: 95 }, 147, 3, "members name all ids; the social network takes 100; projects and contact center document no way to read several, nor conversations of several"),
  row("AccessReview", { identity: 101, connectors: 2, banking: 2 }, 105, 5, "members; roles and factors are documented a user at a time; administrators are one list, and its provider; customers, then all their cards"),
  row("WhoIsWho", { identity: 1, directory: 0, connectors: 1, erp: 1, supportDesk: 1, social: 1, treasury: 9 }, 14, 12, "members name their accounts; one look-up of all in each family; pages of the treasury's payments to all customers, because its list takes one customer a call"),
  row("DevicesOfPeople", { identity: 51, directory: 50, connectors: 1, banking: 2 }, 104, 4, "members; factors, and push endpoints, are documented a user at a time; administrators are one list; customers, then all their cards"),
  row("PeopleAndTheirRatings", { identity: 1, supportDesk: 4, banking: 2, accounting: 1, erp: 1 }, 9, 5, "members; tickets bring their ratings, by pages of one search, then the reasons of all; customers, then payments; vendors; prepayments"),
  row("WorkersAndAccounts", { directory: 2, identity: 0, connectors: 1, banking: 1, marketing: 2 }, 6, 5, "the instance names the report, the report its workers; then one list of administrators, one look-up of customers, one of contacts, the lists"),
  row("OneCustomer", { identity: 0, contactCentre: 3, banking: 4, crm: 3, marketing: 2, supportDesk: 6, accounting: 1 }, 19, 4, "one person: each family's record, one call for each list under it, and the comments of five tickets, documented a ticket at a time"),
  row("CampaignAudience", { marketing: 2, banking: 2, supportDesk: 3, crm: 1 }, 8, 6, "contacts by address, all lists; customers, then payments; a page of search after the other; a page of the CRM's persons"),
  row("OnePersonTwice", { identity: 0, marketing: 1, banking: 1, supportDesk: 1 }, 3, 1, "however a person is reached, and whatever a field is called: one look-up in each family"),
  row("CompanyOverview", { identity: 0, connectors: 1, supportDesk: 3, erp: 1, crm: 1, banking: 2 }, 8, 3, "one list of companies of the ticketing system, in the subgraph that the others wait for; one search for the organization, one list of vendors, one search for people whose organizations are named, shared with `sources`; people from the index; pages of one search for tickets; customers, then payments"),
  row("Company360", { identity: 0, connectors: 1, supportDesk: 2, erp: 1, crm: 31, banking: 5 }, 40, 5, "the name needs one look-up of each family that has it, shared with the lists; tickets by the organization; customers of all people, then a page of payments and a count for each direction; deals are documented a person at a time, and ten people are read at once"),
  row("Onboarding", { identity: 0, directory: 0, supportDesk: 1, contactCentre: 1, projects: 1, crm: 1, marketing: 1, social: 1 }, 6, 2, "one person: one look-up in each family, and the indexes"),
  row("Refetch", { supportDesk: 2, banking: 2, marketing: 2, social: 1, crm: 3 }, 10, 3, "one batch for each kind of key: customers and contacts by id, then by address, accounts by id; the CRM's persons singly"),
  row("SupportQueue", { supportDesk: 2, identity: 0, banking: 2, marketing: 1 }, 5, 4, "one page of search; the forms of all; customers by address, then their accounts; contacts"),
  row("SupportWorkspace", { supportDesk: 4, identity: 0, banking: 1 }, 5, 3, "one page of search, which counts; organizations, forms and metrics of all; one look-up of all requesters"),
  row("AgentQueue", { supportDesk: 2, identity: 0, banking: 1, marketing: 1 }, 4, 3, "one page of search; one search for all organizations; customers and contacts of all requesters"),
  row("SatisfactionOfCustomers", { supportDesk: 2, identity: 0, banking: 2 }, 4, 4, "ratings bring their people; the reasons of all; customers by address, then the payments of all"),
  row("TicketsInDeals", { supportDesk: 51, identity: 0, crm: 40 }, 91, 4, "one page of search; comments are documented a ticket at a time; a CRM search and a list of deals for each of 20 requesters, however many tickets they have"),
  row("TeamsAtWork", { contactCentre: 11, identity: 0, supportDesk: 4, marketing: 1 }, 16, 5, "teams; agents and presence are documented a team at a time, for five teams; 120 people are two searches, by pages"),
  row("QueueMembers", { contactCentre: 6, identity: 0, connectors: 1, social: 1 }, 8, 4, "queues; members a queue at a time, for four; all teams in one list; all administrators in another; accounts by id, 100 a call"),
  row("RegistrationToRevenue", { meetings: 1, marketing: 1, crm: 49, banking: 2 }, 53, 3, "registrants; contacts; customers, then payments; a page of the CRM's persons, and the deals of the 48 who are there"),
  row("EventRevenue", { meetings: 1, crm: 49, banking: 2, treasury: 2 }, 54, 3, "registrants; a page of the CRM's persons, and the deals of the 48 who are there; customers, then payments; pages of the treasury's payments to all customers, which cost less than a list for each"),
  row("CampaignPipeline", { marketing: 2, identity: 0, crm: 49, banking: 1 }, 52, 3, "contacts, and their lists; a page of the CRM's persons, and the deals of the 48 who are there; one look-up of customers"),
  row("TeamCapacity", { identity: 1, directory: 0, projects: 50, supportDesk: 2 }, 53, 3, "members name their ids; a report on tasks is documented a person at a time, and has the person; pages of one search"),
  row("WebinarQuestions", { meetings: 1, marketing: 1, banking: 1, supportDesk: 1 }, 4, 3, "the report holds questions and answers; one look-up of everybody who asked in each family"),
  row("ProjectOwners", { projects: 1, identity: 0, supportDesk: 2, marketing: 1 }, 4, 4, "projects come with company and owner; owners meet again, and are looked up once"),
  row("ProjectUpdates", { projects: 1, identity: 0, social: 1, marketing: 1 }, 3, 3, "updates come with project and author; one look-up of all authors in each family"),
  row("EnvelopeRecipients", { eSignature: 3, banking: 1, crm: 2, marketing: 1 }, 7, 3, "documents come with tabs; a recipient is known by what they see, one call for each of two; then each family by address"),
  row("DeskTelephones", { meetings: 1, identity: 0, contactCentre: 25, supportDesk: 2 }, 28, 4, "one page of telephones; no operation of the contact center reads several of 25 end users; pages of one search"),
  row("SocialListening", { identity: 1, social: 7, marketing: 2, supportDesk: 3 }, 13, 5, "five accounts in one call, and the posts of each; members name their accounts a roundTrip later than those are asked for: one more call"),
  row("Integrations", { catalog: 1, connectors: 6, identity: 1, directory: 1, eSignature: 1 }, 10, 2, "six kinds of records of the connectors, one of each other family: no operation reads two of them"),
  row("BankCustomers", { banking: 3, identity: 0, marketing: 2, supportDesk: 3 }, 8, 6, "customers, all their accounts, all their cards; contacts, then lists; pages of one search"),
  row("PaymentsOfTheDay", { banking: 1, marketing: 1, supportDesk: 3 }, 5, 5, "payments come with account and customer; contacts; pages of one search"),
  row("LatestPayments", { banking: 1, treasury: 1, marketing: 1, identity: 0, supportDesk: 3 }, 6, 5, "one page of each list, which are merged; customers come with the bank's; contacts; pages of one search"),
  row("PaymentsOfOnePerson", { identity: 0, banking: 2, treasury: 1, supportDesk: 1 }, 4, 2, "customers by address, then their payments; the treasury's payments by the customer that the profile names; one search"),
  row("Disputes", { banking: 1, crm: 1, marketing: 1, supportDesk: 2 }, 5, 4, "disputes come with transaction and customer; a page of the CRM's persons for 41 customers"),
  row("Applicants", { banking: 1, identity: 0, marketing: 1, crm: 1, accounting: 1 }, 4, 2, "applications; a page of the CRM's persons, whose rows tell the label that search does not"),
  row("CashPosition", { banking: 2, treasury: 4, erp: 1, accounting: 1, marketing: 1 }, 9, 3, "a list of each kind; payees come with the treasury's list; customers of all payees in one look-up"),
  row("TreasuryPayees", { treasury: 1, crm: 1, supportDesk: 2, accounting: 1 }, 5, 4, "payments come with customers; a page of the CRM's persons for 45 payees; prepayments of all; pages of one search"),
  row("CreditLeft", { accounting: 1, marketing: 1, crm: 1, supportDesk: 2 }, 5, 4, "prepayments bring contacts, of whom 33 have an address: a page of the CRM's persons, one look-up of the others for all"),
  row("TimeRegistered", { erp: 1, identity: 0, projects: 11, supportDesk: 2 }, 14, 3, "entries come with employee and unit; projects reads one of the eleven employees a call"),
  row("CreditMemos", { erp: 1, banking: 2, accounting: 1, supportDesk: 3 }, 7, 6, "memos come with lines; customers, then payments; prepayments; pages of one search"),
  row("VendorsWhoAreCustomers", { erp: 1, banking: 2, marketing: 1, crm: 1 }, 5, 3, "vendors come with terms; customers, then payments; a page of the CRM's persons, whose rows tell the label that search does not"),
  row("AccountsPayable", { erp: 2, banking: 2, accounting: 1, identity: 0 }, 5, 3, "vendors; one list of purchases for all; customers of all by address, then one list of payments; one list of prepayments"),
  row("SalesWeek", { crm: 101, supportDesk: 3, banking: 2, marketing: 2 }, 108, 6, "persons; deals and activities are documented a person at a time; the other families ask for all 50 at once"),
  row("AccessOfPeople", { identity: 113, directory: 50, connectors: 1 }, 164, 3, "members; roles, factors and push endpoints are documented a user at a time, groups of a role a role at a time, applications of an APP_ADMIN role only; administrators are one list"),
  row("TicketDetail", { supportDesk: 4, identity: 0, banking: 1, crm: 1, marketing: 2 }, 8, 5, "the ticket; one page of comments by number, which counts; one search for the tickets of the requester, and the count of it; a customer, a person, a contact and its lists"),
  row("SearchEverything", { identity: 0, supportDesk: 1, marketing: 1, crm: 1 }, 3, 1, "the people index, and one search of each other family"),
  row("Counters", { supportDesk: 3, marketing: 1, banking: 2, projects: 1 }, 7, 1, "one count of each; no operation counts two"),
  row("Offboarding", { identity: 1, directory: 1, crm: 1, supportDesk: 1, projects: 1, social: 1 }, 6, 3, "one person: factors, endpoints, and one look-up in each family"),
  row("ContactsOfCity", { marketing: 2, banking: 1, supportDesk: 1 }, 4, 3, "one search by conditions; all lists; one look-up of customers, one search for tickets"),
  row("CustomerAccount", { banking: 4, identity: 0, marketing: 1, crm: 1, supportDesk: 2 }, 8, 5, "customer, accounts, cards, the transactions of all accounts; one search for tickets, and the count of it; contact and person"),
  row("PaymentDetail", { banking: 1, identity: 0, marketing: 1, crm: 1, supportDesk: 1 }, 4, 3, "the payment comes with account and customer; one look-up in each family"),
  row("SocialInbox", { social: 6, supportDesk: 1, banking: 1, marketing: 1 }, 9, 3, "five accounts in one call, and the mentions of each with their authors; one look-up of all authors in each family"),
  row("MoneyIn", { treasury: 2, banking: 1, marketing: 1 }, 4, 2, "account and transfers; payments come with customers; one look-up of all contacts"),
];
