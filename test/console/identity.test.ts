/** Identities of reports in their descriptions. */
import { expect, it } from "vitest";
import { composedIdentity, withIdentity } from "#console/reports/identity.ts";
import { identityOf, readDefinition } from "#reports/kit/definition/definition.ts";

const query = "{ tickets(first: 5) { nodes { id } } }";
const identityIn = (name: string, files: Readonly<Record<string, string>>) =>
  identityOf(readDefinition(name, { "tickets.graphql": query, ...files }));

it("the description of a report gets an identity, and an existing one is unchanged", () => {
  const files = withIdentity({ "report.yaml": 'title: "Mine: \\"all\\""' }, 'a: "b" # c');
  expect(identityIn("mine", files)).toBe('a: "b" # c');
  expect(withIdentity(files, "other")).toBe(files);
  expect(identityIn("mine", withIdentity({ "report.yaml": 'title: Mine\n"about": x\n' }, ""))).toBe("mine");
  // Descriptions in JSON remain unchanged, in both files.
  expect(identityIn("mine", withIdentity({ "report.yaml": '{ "title": "Mine" }' }, "x"))).toBe("mine");
  expect(identityIn("mine", withIdentity({ "report.json": '{ "title": "Mine" }' }, "x"))).toBe("mine");
});

it("a composed report has another identity under another title", () => {
  const first = composedIdentity("people.tickets", "Mine");
  expect(composedIdentity("people.tickets", "Mine")).toBe(first);
  expect(composedIdentity("people.tickets", "Other")).not.toBe(first);
  expect(composedIdentity("people.payments", "Mine")).not.toBe(first);
});
