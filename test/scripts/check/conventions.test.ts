/** Each rule of the schema's conventions finds its violation, and accepts only needed exceptions. */
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { factsOf, findingsIn, problemsIn, rules } from "#scripts/check/conventions.ts";

const factsFor = (sdl: string) =>
  factsOf(
    buildSchema(`scalar DateTime scalar Date scalar Decimal
      type UserError { code: String } enum SortDirection { ASC DESC } ${sdl}`),
    new Map(
      ["Desk", "Agent", "Ticket", "TicketState", "Mutation.change", "Mutation.changeTicket"].map((name) => [
        name,
        "support-desk",
      ]),
    ),
  );

/** A schema in which each rule is broken at one place. */
const broken = {
  "prefix of types": ["type Query { a: Agent } type Agent { id: ID }", "Agent"],
  "names of concepts": [
    "type Query { a: Ticket } type Ticket { emailAddress: String }",
    "Ticket.emailAddress",
  ],
  "names of instants and days": ["type Query { a: Ticket } type Ticket { time: DateTime }", "Ticket.time"],
  "names of people, parties and things": [
    "type Query { a: Ticket } type Ticket { email: String name: String }",
    "Ticket.name",
  ],
  "names of Booleans": ["type Query { a: Ticket } type Ticket { isOpen: Boolean }", "Ticket.isOpen"],
  "names of kinds": ["type Query { a: Ticket } type Ticket { kind: String }", "Ticket.kind"],
  "nouns of payloads": [
    `type Query { a: String } type Mutation { changeTicket(input: ChangeTicketInput!): ChangeTicketPayload }
     type Ticket { id: ID } input ChangeTicketInput { id: ID }
     type ChangeTicketPayload { saved: Ticket userErrors: [UserError!]! }`,
    "ChangeTicketPayload.saved",
  ],
  "names of counts": ["type Query { a: Ticket } type Ticket { totalTags: Int }", "Ticket.totalTags"],
  "American spelling": [
    "type Query { a: TicketState } enum TicketState { CANCELLED OTHER }",
    "TicketState.CANCELLED",
  ],
  "enums have OTHER": ["type Query { a: TicketState } enum TicketState { OPEN }", "TicketState"],
  "the tenant is an argument of the namespace": [
    "type Query { desk(companyId: ID): Space } type Space { name(companyId: ID): String }",
    "Space.name(companyId:)",
  ],
  "lists are narrowed by their filter": [
    "type Query { all(term: String, first: Int): [String] }",
    "Query.all(term:)",
  ],
  "filters are called Filter": [
    "type Query { all(filter: Narrow): [String] } input Narrow { text: String }",
    "Query.all",
  ],
  "search text is filter.text": [
    "type Query { all(filter: TagFilter): [String] } input TagFilter { searchTerm: String }",
    "TagFilter.searchTerm",
  ],
  "periods and ranges are one member": [
    "type Query { all(filter: TagFilter): [String] } input TagFilter { createdFrom: DateTime }",
    "TagFilter.createdFrom",
  ],
  "states are filter.statuses": [
    "type Query { all(filter: TagFilter): [String] } input TagFilter { status: String }",
    "TagFilter.status",
  ],
  "ids in a filter are lists": [
    "type Query { all(filter: TagFilter): [String] } input TagFilter { ownerId: ID }",
    "TagFilter.ownerId",
  ],
  "the order is orderBy": ["type Query { all(sort: String): String }", "Query.all(sort:)"],
  "the order of a list is described": [
    "type Query { tags: TagConnection } type TagConnection { nodes: [String] }",
    "Query.tags",
  ],
  "many objects are read by Query.nodes": ["type Query { tagsByIds: String }", "Query.tagsByIds"],
  "names of mutations": [
    `type Query { a: String } type Mutation { change(input: ChangeInput!): ChangePayload }
     input ChangeInput { id: ID } type ChangePayload { userErrors: [UserError!]! }`,
    "Mutation.change",
  ],
  "form of mutations": [
    "type Query { a: String } type Mutation { changeTicket(id: ID!): String }",
    "Mutation.changeTicket",
  ],
  "deleted objects are deletedId or deletedIds": [
    `type Query { a: String } type Mutation { deleteTag(input: DeleteTagInput!): DeleteTagPayload }
     input DeleteTagInput { id: ID } type DeleteTagPayload { tagId: ID userErrors: [UserError!]! }`,
    "Mutation.deleteTag",
  ],
} as const;

describe("the conventions of the schema", () => {
  it("each have a schema that breaks them", () => {
    expect(Object.keys(broken)).toEqual(Object.keys(rules));
  });

  it.each(Object.entries(broken))("find what breaks them: %s", (rule, [sdl, coordinate]) => {
    expect(findingsIn(factsFor(sdl))).toEqual([{ rule, coordinate, problem: expect.any(String) }]);
  });

  it("find nothing in a schema that follows them", () => {
    const sdl = `type Query { tickets(filter: TicketFilter, orderBy: [TicketOrder!], first: Int): TicketConnection }
      type TicketConnection { nodes: [Ticket!] totalCount: Int }
      type Ticket { createdAt: DateTime dueDate: Date email: String commentCount: Int status: TicketState }
      enum TicketState { OPEN OTHER }
      enum TicketOrderField { CREATED_AT }
      input TicketOrder { field: TicketOrderField! direction: SortDirection = ASC }
      input Period { from: DateTime until: DateTime }
      input TicketFilter { text: String statuses: [TicketState!] createdAt: Period agentIds: [ID!] }
      type Mutation { changeTicket(input: ChangeTicketInput!): ChangeTicketPayload }
      input ChangeTicketInput { id: ID! } type ChangeTicketPayload { ticket: Ticket userErrors: [UserError!]! }`;
    expect(findingsIn(factsFor(sdl))).toEqual([]);
  });

  it("take an order of one object, or without a direction, for none", () => {
    const [one, without] = ["[Order!]", "[Order!]"].map((type, index) =>
      findingsIn(
        factsFor(`type Query { all(orderBy: ${index ? type : "Order"}): String } enum F { A }
          input Order { field: F! ${index ? "" : "direction: SortDirection"} }`),
      ),
    );
    expect(one).toMatchObject([{ coordinate: "Query.all" }]);
    expect(without).toMatchObject([{ coordinate: "Query.all" }]);
  });

  it("excuse a named place or a waiting family, and report both when nothing needs them", () => {
    const [sdl, coordinate] = broken["names of counts"];
    const facts = factsFor(sdl);
    const rule = "names of counts";
    expect(problemsIn(facts, {}, {})).toEqual([
      "Ticket.totalTags is a number of things, so its name is the singular and Count (names of counts)",
    ]);
    expect(problemsIn(facts, { [rule]: { [coordinate]: "Why" } }, {})).toEqual([]);
    expect(problemsIn(facts, {}, { [rule]: ["support-desk"] })).toEqual([]);
    expect(problemsIn(facts, { [rule]: { [coordinate]: "Why", "Ticket.gone": "Why" } }, {})).toEqual([
      "Ticket.gone needs no exception anymore (names of counts)",
    ]);
    expect(problemsIn(facts, { [rule]: { [coordinate]: "Why" } }, { [rule]: ["support-desk"] })).toEqual([
      "support-desk follows the rule now, so it leaves the list notYet (names of counts)",
    ]);
    expect(problemsIn(facts, {}, { [rule]: ["support-desk", "crm"] })).toEqual([
      "crm follows the rule now, so it leaves the list notYet (names of counts)",
    ]);
    expect(problemsIn(facts, { unknown: { "Ticket.id": "Why" } }, {})).toContain(
      "Ticket.id needs no exception anymore (unknown)",
    );
  });
});
