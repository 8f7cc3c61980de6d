/** Values for random operations over the graph: values of arguments, and fields that the operations omit. */

import {
  type GraphQLArgument,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { familiesOf } from "#gateway/gateway.ts";
import type { Person } from "#services/demo/company.ts";
import * as accounting from "#services/demo/things/accounting.ts";
import * as banking from "#services/demo/things/banking.ts";
import { demoQueues, demoTags, demoTeams, personId } from "#services/demo/things/contact-centre.ts";
import * as crm from "#services/demo/things/crm.ts";
import * as erp from "#services/demo/things/erp.ts";
import * as identity from "#services/demo/things/identity.ts";
import * as marketing from "#services/demo/things/marketing.ts";
import { demoMeetings } from "#services/demo/things/meetings.ts";
import * as social from "#services/demo/things/social.ts";
import * as treasury from "#services/demo/things/treasury.ts";

/**
 * Fields that may differ between two answers: links to files, and counts of calls of families with a rate limit.
 */
export function changingFields(schema: GraphQLSchema): (coordinate: string) => boolean {
  const counted = [
    "Query.rateLimits",
    ...familiesOf().flatMap(({ name, rateLimit }) => (rateLimit ? [`Query.${name}`] : [])),
  ];
  const links = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === "File")
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
  const changing = new Set([...counted, ...links]);
  return (coordinate) => changing.has(coordinate);
}

/** Values of required arguments without values in the table. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  ID: ["1"],
  String: ["x"],
  Int: [1],
  Boolean: [true],
  DateTime: ["2026-01-01T00:00:00Z"],
};

/** Useful values by coordinate, or by argument name if it has the same meaning everywhere. */
export function valuesOf(people: readonly Person[]) {
  const person = (index: number) => people[index] as Person;
  const { FIRST_COMPANY } = erp;
  const emails = [0, 1, 2, 5, 6, 9, 11, 39].map((index) => person(index).email);
  const withInvoice = people.find((one) => !accounting.hasNoInvoice(one)) as Person;
  const payments = [
    `AccountingPayment:${accounting.paymentIdOf(withInvoice)}`,
    `TreasuryOutboundPayment:${treasury.paymentIdOf(person(0))}`,
    `TreasuryOutboundPayment:${treasury.paymentIdOf(person(1))}`,
    "BankPayment:500001",
    "BankPayment:500002",
    "BankPayment:1",
  ];
  const vendor = `ErpVendor:${FIRST_COMPANY}:${erp.vendorIdOf(person(0), FIRST_COMPANY)}`;
  const nodes = [
    ...payments,
    vendor,
    "Ticket:1001",
    "Ticket:1005",
    "Ticket:999999999",
    "TicketForm:7001",
    "TicketForm:7002",
    "User:nobody@nowhere.example",
    `User:${person(1).email}`,
    `BankCustomer:${banking.customerIdOf(person(1))}`,
    `CrmPerson:${crm.crmPersonIdOf(person(1))}`,
    `SocialUser:${social.socialUserIdOf(person(1))}`,
    `SocialPost:${social.POPULAR_POST}`,
    `MarketingImportJob:${marketing.seededJobIds.completed}`,
    "Nothing:1",
  ];
  const table: Readonly<Record<string, readonly unknown[]>> = {
    first: [1, 2, 3],
    email: [...emails, "Nobody@Nowhere.example", "nobody"],
    emails: [emails.slice(0, 3), [emails[0], "nobody@nowhere.example"], []],
    after: ["nonsense"],
    "Crm.searchPeople.filter": [{ text: person(0).lastName }, { text: person(1).email }, { text: "a" }],
    "CrmOrganization.searchPeople.filter": [{ text: person(0).lastName }, { text: "ex" }],
    "SupportDesk.ticketMetricEvents.filter": [{ occurredAt: { from: "2026-01-01T00:00:00Z" } }],
    "SupportDesk.ticketMetricEventExport.filter": [{ occurredAt: { from: "2026-01-01T00:00:00Z" } }],
    "Query.node.id": [...nodes, "Ticket", "ticket:1"],
    "Query.nodes.ids": [nodes.slice(0, 6), nodes.slice(5), nodes.filter((_, at) => at % 2 === 0), []],
    "Query.payment.id": [...payments, "obp_1"],
    "Query.ticket.id": ["1001", "Ticket:1002", "1005", "Ticket:999999999", "BankPayment:1"],
    "Identity.group.id": [identity.PEOPLE_GROUP, "none"],
    "Accounting.payment.id": [payments[0], accounting.paymentIdOf(withInvoice), "none", "Ticket:1"],
    "Banking.customer.id": [banking.customerIdOf(person(0)), "1", "Ticket:1"],
    "Banking.payment.id": ["500001", "BankPayment:500003", "1"],
    "Banking.statement.id": [`BankStatement:1`, "1"],
    "Crm.person.id": [String(crm.crmPersonIdOf(person(0))), String(crm.SECOND_RECORD), "99999"],
    "Erp.vendor.id": [vendor, erp.vendorIdOf(person(1), FIRST_COMPANY), "none"],
    "Erp.vendors.filter": [
      { city: { contains: "e" } },
      { or: [{ blocked: ["NONE"] }, { blocked: ["ALL"] }] },
    ],
    "Erp.vendorPurchase.vendorId": [erp.vendorIdOf(person(0), FIRST_COMPANY)],
    "Erp.vendorPurchase.vendorNumber": [erp.vendorNumberOf(person(0)), "V0"],
    "Erp.vendorPurchase.name": [erp.vendorNameOf(person(0))],
    "Marketing.contacts.filter": [{ email: { contains: "a" } }, { not: { lastName: { eq: "None" } } }],
    "Marketing.importJob.id": [...Object.values(marketing.seededJobIds), "none"],
    "Treasury.financialAccount.id": [treasury.MAIN_ACCOUNT, treasury.SECOND_ACCOUNT, "none"],
    "Treasury.outboundPayment.id": [treasury.paymentIdOf(person(0)), payments[2], "obp_none"],
    "Treasury.inboundTransfer.id": [treasury.inboundIdOf(treasury.MAIN_ACCOUNT, 0), "ibt_none"],
    "TreasuryFinancialAccount.outboundPayments.filter": [{ statuses: ["POSTED"] }],
    "ContactCentre.team.id": [...Object.values(demoTeams).map(({ id }) => id), "none"],
    "ContactCentre.queue.id": [...Object.values(demoQueues).map(({ id }) => id), "none"],
    "ContactCentre.tag.id": [...Object.values(demoTags).map(({ id }) => id), "none"],
    "ContactCentre.endUser.id": [personId(person(0)), personId(person(1)), "none"],
    "Meetings.meeting.id": [...Object.values(demoMeetings).map(({ id }) => String(id)), "1"],
    "Meetings.summary.id": [...Object.values(demoMeetings).map(({ uuid }) => uuid), "none=="],
    "Social.user.id": [social.socialUserIdOf(person(0)), social.socialUserIdOf(person(1)), "20001", "1"],
    "Social.post.id": [social.POPULAR_POST, social.organizationPostIdOf(1, 2), "1"],
    "Social.list.id": [social.EVERYBODY_LIST, social.organizationListIdOf(0), "1"],
    "SocialUser.posts.filter": [{ exclude: ["REPLIES"] }, { sinceId: social.POPULAR_POST }],
    "SocialUser.mentions.filter": [{ createdAt: { from: "2026-01-01T00:00:00Z" } }],
    "SupportDesk.ticketForm.id": ["7001", "TicketForm:7002", "99999"],
    "SupportDesk.ticketForms.filter": [{ active: true }, {}, { ids: ["7001", "7002", "99999", "7001"] }],
    "Query.tickets.filter": [{ statuses: ["OPEN", "NEW"] }, { text: "invoice" }],
    "User.tickets.filter": [{ statuses: ["OPEN"] }, { priorities: ["HIGH", "URGENT"] }],
    "User.payments.filter": [{ statuses: ["SENT"] }],
    "BankCustomer.payments.filter": [{ statuses: ["SENT", "RETURNED"] }],
    "Banking.payments.filter": [{ customerIds: [banking.customerIdOf(person(0))] }],
    "Ticket.comments.filter": [{ authorRole: "AGENT" }],
  };
  return (coordinate: string, argument: GraphQLArgument): readonly unknown[] => {
    const { name, type } = argument;
    if (name === "after") return coordinate === "Query.users.after" ? (table["after"] ?? []) : [];
    const found = table[coordinate] ?? table[name];
    if (found) return found;
    if (isEnumType(type)) return type.getValues().map((value) => value.name);
    // A field with a required argument is drawn even if it may find no object.
    return isRequiredArgument(argument) ? (samples[getNamedType(type).name] ?? []) : [];
  };
}
