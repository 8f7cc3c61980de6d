/** Each rule of the schema's conventions finds its violation, and accepts only needed exceptions. */
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { factsOf } from "#scripts/check/convention-facts.ts";
import { findingsIn, problemsIn, rules } from "#scripts/check/conventions.ts";

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

const TAGS = `type TagConnection { edges: [TagEdge!]! nodes: [Tag!]! pageInfo: PageInfo! totalCount: Int }
  type TagEdge { cursor: String! } type PageInfo { hasNextPage: Boolean! } type Tag { name: String }`;

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
    "type Query { all(term: String, first: Int): [String!] }",
    "Query.all(term:)",
  ],
  "filters are called Filter": [
    "type Query { all(filter: Narrow): [String!] } input Narrow { text: String }",
    "Query.all",
  ],
  "search text is filter.text": [
    "type Query { all(filter: TagFilter): [String!] } input TagFilter { searchTerm: String }",
    "TagFilter.searchTerm",
  ],
  "periods and ranges are one member": [
    "type Query { all(filter: TagFilter): [String!] } input TagFilter { createdFrom: DateTime }",
    "TagFilter.createdFrom",
  ],
  "states are filter.statuses": [
    "type Query { all(filter: TagFilter): [String!] } input TagFilter { status: String }",
    "TagFilter.status",
  ],
  "ids in a filter are lists": [
    "type Query { all(filter: TagFilter): [String!] } input TagFilter { ownerId: ID }",
    "TagFilter.ownerId",
  ],
  "the order is orderBy": ["type Query { all(sort: String): String }", "Query.all(sort:)"],
  "the order of a list is described": [
    `type Query { tags(first: Int, after: String): TagConnection } ${TAGS}`,
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
  "casing of names": ["type Query { a: Ticket } type Ticket { due_time: String }", "Ticket.due_time"],
  "names of ids": ["type Query { a: Ticket } type Ticket { agent: ID }", "Ticket.agent"],
  "form of connections": [
    `type Query { "The newest tag is first." tags(first: Int): TagConnection } ${TAGS}`,
    "Query.tags",
  ],
  "items of lists are never null": ["type Query { tags: [String] }", "Query.tags"],
  "fields that need a call are nullable": ["type Query { tag: String! }", "Query.tag"],
  "one object is read by id": ["type Query { tag(id: Int): String }", "Query.tag"],
  "records are one field: of a person the record, of a company the list": [
    `type Query { a: User } type User { tagPerson: TagPerson tagPeople: [TagPerson!] }
     interface Node { id: ID! } type TagPerson implements Node { id: ID! }`,
    "User.tagPeople",
  ],
  "states and kinds are enums": ["type Query { a: Ticket } type Ticket { status: String }", "Ticket.status"],
  "raw texts stand beside an enum": [
    "type Query { a: Ticket } type Ticket { rawStatus: String }",
    "Ticket.rawStatus",
  ],
  "fractions are Decimal": ["type Query { a: Ticket } type Ticket { share: Float }", "Ticket.share"],
  "deprecated members name their replacement": [
    'type Query { a: Ticket } type Ticket { share: Int @deprecated(reason: "Gone.") }',
    "Ticket.share",
  ],
  "sort keys begin with By": [
    'type Query { a: TicketOrderField } enum TicketOrderField { "The name." NAME }',
    "TicketOrderField.NAME",
  ],
  "descriptions are whole sentences": [
    'type Query { a: Ticket } type Ticket { "number of agents" agentCount: Int }',
    "Ticket.agentCount",
  ],
} as const;

describe("the conventions of the schema", () => {
  it("have an example schema that breaks each of them", () => {
    expect(Object.keys(broken)).toEqual(Object.keys(rules));
  });

  it.each(Object.entries(broken))("report a schema that breaks one: %s", (rule, [sdl, coordinate]) => {
    expect(findingsIn(factsFor(sdl))).toEqual([{ rule, coordinate, problem: expect.any(String) }]);
  });

  it.each([
    ["casing of names", "scalar tag_text type Query { a: tag_text }", "tag_text"],
    ["casing of names", "type Query { a: Mood } enum Mood { Good }", "Mood.Good"],
    ["casing of names", "type Query { a(b: BInput): Int } input BInput { C: Int }", "BInput.C"],
    [
      "form of connections",
      `type Query { "The newest tag is first." tags(first: Int, after: String, last: Int): TagConnection } ${TAGS}`,
      "Query.tags",
    ],
    [
      "form of connections",
      `type Query { a: TagConnection } ${TAGS.replace("totalCount: Int", "")}`,
      "TagConnection",
    ],
    [
      "fields that need a call are nullable",
      "type Query { a: User } type User { email: String! agent: Int! }",
      "User.agent",
    ],
    [
      "fields that need a call are nullable",
      "type Query { a: Ticket } type Ticket { saved: SavePayload! } type SavePayload { a: Int }",
      "Ticket.saved",
    ],
    ["one object is read by id", "type Query { tag(id: ID!): [String!] }", "Query.tag"],
    [
      "records are one field: of a person the record, of a company the list",
      "type Query { a: Company } type Company { bank: Bank banks: [Bank!] } type Bank { name: String }",
      "Company.bank",
    ],
    [
      "deprecated members name their replacement",
      'type Query { a(b: BInput): Int } input BInput { c: Int @deprecated(reason: "Old.") }',
      "BInput.c",
    ],
    ["descriptions are whole sentences", '"Good or bad" enum Mood { GOOD } type Query { a: Mood }', "Mood"],
  ])("report another form of it: %s (%#)", (rule, sdl, coordinate) => {
    expect(findingsIn(factsFor(sdl))).toContainEqual({ rule, coordinate, problem: expect.any(String) });
  });

  it("accept a deprecated field beside its replacement, and the list of a person's records that are no nodes", () => {
    const sdl = `type Query { a: User b: Company } type User { bank: Bank banks: [Bank!] }
      type Company { bank: Bank @deprecated(reason: "Use \`banks\`.") banks: [Bank!] } type Bank { name: String }`;
    expect(findingsIn(factsFor(sdl))).toEqual([]);
  });

  it("accept a raw text, a media type, or a deprecated member without an enum", () => {
    const sdl = `type Query { a: Ticket } type Ticket { status: TicketState rawStatus: String mediaType: String
      type: String knownType: TicketState
      channel: String @deprecated(reason: "Use \`source\`.") } enum TicketState { OPEN OTHER }`;
    expect(findingsIn(factsFor(sdl))).toEqual([]);
  });

  it("report nothing in a schema that follows them", () => {
    const sdl = `type Query { tickets(filter: TicketFilter, orderBy: [TicketOrder!], first: Int, after: String): TicketConnection }
      type TicketConnection { edges: [TicketEdge!]! nodes: [Ticket!]! pageInfo: PageInfo! totalCount: Int }
      type TicketEdge { cursor: String! } type PageInfo { hasNextPage: Boolean! }
      type Ticket { createdAt: DateTime dueDate: Date email: String commentCount: Int status: TicketState }
      enum TicketState { OPEN OTHER }
      enum TicketOrderField { "By creation." CREATED_AT }
      input TicketOrder { field: TicketOrderField! direction: SortDirection = ASC }
      input Period { from: DateTime until: DateTime }
      input TicketFilter { text: String statuses: [TicketState!] createdAt: Period agentIds: [ID!] }
      type Mutation { changeTicket(input: ChangeTicketInput!): ChangeTicketPayload }
      input ChangeTicketInput { id: ID! } type ChangeTicketPayload { ticket: Ticket userErrors: [UserError!]! }`;
    expect(findingsIn(factsFor(sdl))).toEqual([]);
  });

  it("report an order that is one object, or has no direction", () => {
    const [one, without] = ["[Order!]", "[Order!]"].map((type, index) =>
      findingsIn(
        factsFor(`type Query { all(orderBy: ${index ? type : "Order"}): String } enum F { A }
          input Order { field: F! ${index ? "" : "direction: SortDirection"} }`),
      ),
    );
    expect(one).toMatchObject([{ coordinate: "Query.all" }]);
    expect(without).toMatchObject([{ coordinate: "Query.all" }]);
  });

  it("allow exceptions for coordinates and for families, and report both when they are not needed", () => {
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
