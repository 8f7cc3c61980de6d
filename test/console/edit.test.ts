/** Edits of a document by clicks in the console's builder. */
import { buildSchema, isObjectType, parse } from "graphql";
import { describe, expect, it } from "vitest";
import {
  addArgument,
  addField,
  changeArgument,
  fieldAt,
  operationIn,
  parsed,
  removeArgument,
  removeField,
} from "#console/explore/edit.ts";
import { fieldText } from "#platform/graphql/finding/field-text.ts";

const schema = buildSchema(`
  type Query { users(first: Int, after: String, filter: String!): UserConnection  user(email: String!): User }
  type UserConnection { nodes: [User!]!  pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean! }
  type User { id: ID!  status: String  name: String  amount: Money  friend: User }
  type Money { amount: String!  currency: String! }
`);
const queryField = (name: string) => {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`there is no field ${name}`);
  return field;
};
const documentOf = (text: string) => {
  const document = parsed(text);
  if (!document) throw new Error("the text is no document");
  return document;
};
const fieldIn = (text: string, ...path: string[]) => {
  const operation = operationIn(documentOf(text), undefined);
  const field = operation && fieldAt(operation, path);
  if (!field) throw new Error("the field is not selected");
  return field;
};

describe("the builder", () => {
  it("adds a list with its length, required arguments and first fields", () => {
    expect(fieldText(queryField("users"))).toBe(
      'users(first: 10, filter: "") {\n  nodes {\n    id\n    name\n    amount {\n      amount\n      currency\n    }\n  }\n}',
    );
    const user = schema.getType("User");
    if (!isObjectType(user)) throw new Error("a user is an object");
    expect(fieldText(user.getFields()["amount"] ?? queryField("user"))).toBe(
      "amount {\n  amount\n  currency\n}",
    );
  });

  it("writes a document if there is none yet", () => {
    const text = addField(
      { text: "", document: { ...parse("{ a }"), definitions: [] } },
      undefined,
      ["user"],
      [fieldText(queryField("user"))],
    );
    expect(text).toBe(
      'query {\n  user(email: "") {\n    id\n    name\n    amount {\n      amount\n      currency\n    }\n  }\n}\n',
    );
    expect(parsed(text)).toBeDefined();
  });

  it("adds a nested field with all fields on its path, and leaves comments and layout unchanged", () => {
    const before = "# mine\nquery A {\n  one # why\n}\n";
    const after = addField(
      documentOf(before),
      "A",
      ["user", "friend", "name"],
      ['user(email: "") {\n  id\n}', "friend {\n  id\n}", "name"],
    );
    expect(after).toBe(
      '# mine\nquery A {\n  one # why\n  user(email: "") {\n    friend {\n      name\n    }\n  }\n}\n',
    );
  });

  it("removes a field with its line, and selections that become empty", () => {
    const text = "query A {\n  one\n  user {\n    friend {\n      name\n    }\n  }\n}\n";
    expect(removeField(documentOf(text), "A", ["one"])).toBe(
      "query A {\n  user {\n    friend {\n      name\n    }\n  }\n}\n",
    );
    expect(removeField(documentOf(text), "A", ["user", "friend", "name"])).toBe("query A {\n  one\n}\n");
    expect(removeField(documentOf("{ a b }"), undefined, ["a"])).toBe("{ b }");
  });

  it("adds, changes and removes arguments", () => {
    let text = "{ users { nodes { id } } }";
    text = addArgument(text, fieldIn(text, "users"), "first", "10");
    text = addArgument(text, fieldIn(text, "users"), "after", '"x"');
    expect(text).toBe('{ users(first: 10, after: "x") { nodes { id } } }');
    const [first, after] = fieldIn(text, "users").arguments ?? [];
    if (!first || !after) throw new Error("the arguments are missing");
    expect(changeArgument(text, first, "50")).toBe('{ users(first: 50, after: "x") { nodes { id } } }');
    expect(removeArgument(text, fieldIn(text, "users"), first)).toBe(
      '{ users(after: "x") { nodes { id } } }',
    );
    const one = removeArgument(text, fieldIn(text, "users"), after);
    expect(one).toBe("{ users(first: 10) { nodes { id } } }");
    const only = fieldIn(one, "users").arguments?.[0];
    expect(only && removeArgument(one, fieldIn(one, "users"), only)).toBe("{ users { nodes { id } } }");
  });
});
