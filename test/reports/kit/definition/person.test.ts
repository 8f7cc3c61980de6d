/** A parameter of the type `person` accepts an address or a global id, independent of the documents. */
import { describe, expect, it } from "vitest";
import { describeReport } from "#reports/jobs/describe.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";
import { readParameters } from "#reports/kit/definition/parameters.ts";
import { openReport } from "#reports/kit/run.ts";

const report = (declared: string, yaml = "who: { label: Person, type: person }") =>
  readDefinition("mine", {
    "report.yaml": `title: Mine\nparameters:\n  ${yaml}\n`,
    "person.graphql": `query Person($who: ${declared}) { ${
      declared.startsWith("ID") ? "node(id: $who) { id }" : "user(email: $who) { id }"
    } }`,
  });
const valuesOf = (declared: string, who: unknown) =>
  readParameters(openReport(report(declared)).parameters, { values: { who } });

describe("a parameter that is a person", () => {
  it.each([
    ["String!", "Omar.Vargas@northwind.example", "omar.vargas@northwind.example"],
    ["String!", "User:omar.vargas@northwind.example", "omar.vargas@northwind.example"],
    ["String!", "User:a%2Bb@northwind.example", "a+b@northwind.example"],
    ["ID!", "omar.vargas@northwind.example", "User:omar.vargas@northwind.example"],
    ["ID!", "a+b'c@northwind.example", "User:a%2Bb%27c@northwind.example"],
    ["ID!", "User:omar.vargas@northwind.example", "User:omar.vargas@northwind.example"],
  ])("declared as %s and with the value %s is passed on as %s", (declared, given, passed) => {
    expect(valuesOf(declared, given)).toEqual({ who: passed });
  });

  it.each(["omar", "Ticket:12274", "User:", "User:%", "a@b@c", ""])(
    "refuses %j, with the accepted forms",
    (given) => {
      for (const declared of ["String!", "ID!"])
        expect(() => valuesOf(declared, given)).toThrow(
          '"who": expected the e-mail address or the global id (User:<e-mail address>) of a person',
        );
    },
  );

  it("is described as a person with the type of its variable, and may be a text", async () => {
    const [parameter] = (await describeReport(report("String!"))).parameters;
    expect(parameter).toMatchObject({
      name: "who",
      label: "Person",
      kind: "person",
      type: "String!",
      required: true,
    });
    const { parameters } = openReport(report("ID!"));
    expect(readParameters(parameters, { texts: { who: "omar@northwind.example" } })).toEqual({
      who: "User:omar@northwind.example",
    });
  });

  it("has a default that is passed on in the same way", () => {
    const { parameters } = openReport(
      report("ID!", "who: { type: person, default: OMAR@northwind.example }"),
    );
    expect(readParameters(parameters, { values: {} })).toEqual({ who: "User:omar@northwind.example" });
    expect(() => openReport(report("String!", "who: { type: person, default: omar }"))).toThrow(
      /"who": expected/,
    );
  });

  it("must be String or ID if a document declares it, and is an address if only SQL reads it", () => {
    const document = (text: string) =>
      openReport(
        readDefinition("mine", {
          "report.yaml": "title: Mine\nparameters:\n  who: { type: person }\n",
          "desk.graphql": text,
          "report.sql": "select id, $who as who from tickets",
        }),
      );
    expect(() =>
      document(
        "query Desk($who: Int) { supportDesk { tickets: exportTickets(first: $who) { nodes { id } } } }",
      ),
    ).toThrow('the parameter "who" is a person: a document must declare it as String or ID, not Int');
    const { parameters } = document(
      "query Desk { supportDesk { tickets: exportTickets(first: 5) { nodes { id } } } }",
    );
    expect(readParameters(parameters, { values: { who: "User:omar@northwind.example" } })).toEqual({
      who: "omar@northwind.example",
    });
  });
});
