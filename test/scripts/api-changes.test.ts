/** A breaking change is reported with the names of the element and the document. */
import { readFileSync } from "node:fs";
import {
  buildSchema,
  extendSchema,
  isObjectType,
  NoDeprecatedCustomRule,
  parse,
  print,
  validate,
} from "graphql";
import { describe, expect, it } from "vitest";
import { builtSchemas, example } from "#gateway/schemas/supergraph.ts";
import { coordinatesIn } from "#platform/graphql/coordinates.ts";
import { problemsOf } from "#scripts/api-changes.ts";
import { parseDocument } from "#scripts/client-documents.ts";
import { documentsOfRepository } from "#scripts/documents.ts";

const RELEASED = `
  interface Node { id: ID! }
  enum Status { OPEN SOLVED OLD @deprecated(reason: "SOLVED") }
  input TicketFilter { status: Status, text: String, before: String @deprecated(reason: "text") }
  type Ticket implements Node { id: ID!, subject: String, status: Status, legacy: String @deprecated(reason: "subject") }
  type Agent { name: String }
  type Query {
    ticket(id: ID!, lang: String): Ticket
    tickets(filter: TicketFilter, first: Int): [Ticket!]
    node(id: ID!): Node
    agent: Agent @deprecated(reason: "nobody")
  }
`;
const MARK = "directive @semanticNonNull(levels: [Int] = [0]) on FIELD_DEFINITION";
const report = {
  name: "reports/open.graphql",
  text: "query Open($lang: String) { tickets(filter: { status: OPEN }, first: 5) { id subject } ticket(id: 1, lang: $lang) { id } }",
};

/** Problems after replacing parts of the released schema. */
function problemsAfter(
  changes: Readonly<Record<string, string>>,
  { text = report.text, changelog = "" } = {},
) {
  let sdl = RELEASED;
  for (const [before, now] of Object.entries(changes)) {
    expect(sdl).toContain(before);
    sdl = sdl.replace(before, now);
  }
  const [released, current] = [buildSchema(RELEASED), buildSchema(sdl)];
  return problemsOf({ released, current, documents: [{ ...report, text }], changelog });
}

describe("a change of the API", () => {
  it("that only adds elements is compatible", () => {
    expect(problemsAfter({ "subject: String,": "subject: String, more: Int," })).toEqual([]);
    expect(problemsAfter({ "lang: String": "lang: String, mode: Int" })).toEqual([]);
    expect(problemsAfter({ "enum Status {": "enum Status { NEW" })).toEqual([]);
  });

  it("that removes `@semanticNonNull` from a field is incompatible", () => {
    const marked = "type Query { a: Int @semanticNonNull b: Int }";
    const problems = (sdl: string) =>
      problemsOf({
        released: buildSchema(`${MARK} ${marked}`),
        current: buildSchema(`${MARK} ${sdl}`),
        documents: [],
        changelog: "",
      });
    expect(problems("type Query { a: Int b: Int }")).toEqual([
      "Query.a lost @semanticNonNull: clients that rely on it do not expect null.",
    ]);
    expect(problems("type Query { a: Int! b: Int @semanticNonNull }")).toEqual([]);
    expect(problems(marked)).toEqual([]);
  });

  it("that removes a used field names the field and the documents that use it", () => {
    expect(problemsAfter({ "subject: String,": "" })).toEqual([
      'reports/open.graphql: Cannot query field "subject" on type "Ticket".',
      "reports/open.graphql uses Ticket.subject: Ticket.subject was removed.",
      "Ticket.subject was removed. It was not @deprecated in a release before.",
    ]);
  });

  it("that removes a deprecated element is allowed once no document uses it and the changelog lists it", () => {
    const gone = { 'legacy: String @deprecated(reason: "subject")': "" };
    expect(problemsAfter(gone, { changelog: "- `Ticket.legacy`: gone" })).toEqual([]);
    expect(problemsAfter(gone)).toEqual([
      "Ticket.legacy was removed. docs/changelog.md does not name `Ticket.legacy`.",
    ]);
    const text = "{ node(id: 1) { ... on Ticket { legacy } } }";
    expect(problemsAfter(gone, { text, changelog: "`Ticket.legacy`" })).toContain(
      "reports/open.graphql uses Ticket.legacy: Ticket.legacy was removed.",
    );
  });

  it.each([
    [{ ', before: String @deprecated(reason: "text")': "" }, "TicketFilter.before"],
    [{ ' OLD @deprecated(reason: "SOLVED")': "" }, "Status.OLD"],
    [{ 'agent: Agent @deprecated(reason: "nobody")': "", "type Agent { name: String }": "" }, "Query.agent"],
  ])(
    "that removes deprecated members, values and types must be listed in the same way: %j",
    (gone, coordinate) => {
      expect(problemsAfter(gone, { changelog: `\`${coordinate}\`` })).toEqual([]);
      expect(problemsAfter(gone)).toEqual([expect.stringContaining(`does not name \`${coordinate}\``)]);
    },
  );

  it.each([
    [
      { "status: Status,": "status: String,", "type Ticket": "type Ticket" },
      /^TicketFilter\.status changed type/,
    ],
    [{ "first: Int": "first: String" }, /^Query\.tickets arg first has changed type/],
    [{ ", lang: String": "" }, /^Query\.ticket arg lang was removed\. It was not @deprecated/],
    [{ "lang: String": "lang: String!" }, /^Query\.ticket arg lang has changed type/],
    [{ "lang: String": "lang: String, who: ID!" }, /^A required arg who on Query\.ticket was added\./],
    [{ "text: String": "text: String, who: ID!" }, /^A required field who on input type TicketFilter/],
    [{ " OPEN ": " " }, /^OPEN was removed from enum type Status\. It was not/],
    [{ " implements Node": "" }, /^Ticket no longer implements interface Node/],
    [
      { "subject: String": "subject: Int" },
      /^Ticket\.subject changed type from String to Int\. What is released/,
    ],
  ])("that alters a released element is a problem, used or not: %j", (change, problem) => {
    expect(problemsAfter(change)).toContainEqual(expect.stringMatching(problem));
    expect(problemsAfter(change, { text: "{ __typename }" })).toContainEqual(expect.stringMatching(problem));
  });

  it.each([
    [{ ", lang: String": "" }, "Query.ticket(lang:)"],
    [{ " OPEN ": " " }, "Status.OPEN"],
    [{ "first: Int": "first: String" }, "Query.tickets(first:)"],
    [{ "lang: String": "lang: String, who: ID!" }, "Query.ticket"],
    [{ "subject: String": "subject: Int" }, "Ticket.subject"],
  ])("names the documents that use the element: %j", (change, coordinate) => {
    expect(problemsAfter(change)).toContainEqual(
      expect.stringMatching(`^reports/open\\.graphql uses ${coordinate.replace(/[().]/g, "\\$&")}: `),
    );
  });

  it("that deprecates an element must be listed in the changelog", () => {
    const deprecated = { "subject: String": 'subject: String @deprecated(reason: "title")' };
    expect(problemsAfter(deprecated)).toEqual([
      "Ticket.subject is deprecated. docs/changelog.md does not name `Ticket.subject`.",
    ]);
    expect(problemsAfter(deprecated, { changelog: "`Ticket.subject`: `Ticket.title`" })).toEqual([]);
  });

  it("names a document that cannot be parsed or is not valid", () => {
    expect(problemsAfter({}, { text: "{ tickets {" })).toEqual([
      expect.stringMatching(/^reports\/open\.graphql: Syntax/),
    ]);
    expect(problemsAfter({}, { text: "{ tickets { nothing } }" })).toEqual([
      'reports/open.graphql: Cannot query field "nothing" on type "Ticket".',
    ]);
  });
});

it("the removal of a field names all pages and reports of this repository that use it", () => {
  const sdl = readFileSync(new URL("../../schema/api.graphql", import.meta.url), "utf8");
  const released = buildSchema(sdl);
  const current = extendSchema(released, parse("scalar Unused"));
  const ticket = current.getType("Ticket");
  if (!isObjectType(ticket)) throw new Error("a ticket is an object");
  delete ticket.getFields()["subject"];
  const problems = problemsOf({ released, current, documents: documentsOfRepository(), changelog: "" });
  for (const name of ["README.md", "schema/examples/linked.graphql", "docs/examples/relay/src/tickets.ts"])
    expect(problems).toContain(`${name} uses Ticket.subject: Ticket.subject was removed.`);
});

it("the page for newcomers shows the query that the console opens with", () => {
  const readme = documentsOfRepository().find(({ name }) => name === "README.md");
  expect(print(parse(readme?.text ?? ""))).toBe(print(parse(example("linked"))));
});

describe("the coordinates of a document", () => {
  const used = (text: string) =>
    [...coordinatesIn(buildSchema(RELEASED), parseDocument(text).document)].sort();

  it("are fields, arguments, members, values and types, through fragments and interfaces", () => {
    expect(
      used(
        "query ($f: TicketFilter) { a: tickets(filter: { status: OPEN }) { ...T } node(id: 1) { id ... on Ticket { status } } } fragment T on Ticket { subject }",
      ),
    ).toEqual([
      "Node.id",
      "Query.node",
      "Query.node(id:)",
      "Query.tickets",
      "Query.tickets(filter:)",
      "Status.OPEN",
      "Ticket",
      "Ticket.id",
      "Ticket.status",
      "Ticket.subject",
      "TicketFilter",
      "TicketFilter.status",
    ]);
  });

  it("use no deprecated element in the shipped examples", () => {
    const schema = buildSchema(builtSchemas().api);
    const problems = documentsOfRepository()
      .filter(({ name }) => name.startsWith("schema/examples/"))
      .flatMap(({ name, text }) =>
        validate(schema, parse(text), [NoDeprecatedCustomRule]).map(
          ({ message, locations }) => `${name}:${locations?.[0]?.line} ${message}`,
        ),
      );
    expect(problems).toEqual([]);
  });

  it("are read from each place of this repository with documents", () => {
    const names = documentsOfRepository().map(({ name }) => name);
    for (const place of [
      /^README\.md$/,
      /^schema\/examples\/linked\.graphql$/,
      /^docs\/examples\/apollo-vite\/.*\.graphql$/,
      /^docs\/examples\/relay\/.*\.ts$/,
      /^bench\/workloads\.ts \(headline\)$/,
    ])
      expect(names).toContainEqual(expect.stringMatching(place));
  });
});
