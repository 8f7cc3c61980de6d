/** Paths of refused input for clients. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLInputType, isEnumType } from "graphql";
import { describe, expect, it } from "vitest";
import { RefusedError, userErrorCodes } from "#platform/errors/catalog.ts";
import { ROOT } from "#scripts/tables.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { nameInputPaths, pathIn } from "#subgraphs/kit/schema/steps/input-paths.ts";

const schema = buildSchema(`
  type Query { field: String }
  type Mutation { create(input: Create!): Payload }
  type Payload { userErrors: [String!]! }
  input Create { name: String accountId: ID groupIds: [ID!] rows: [Row!] address: Address! labels: [[String]] again: Create }
  input Row { assigneeId: ID subject: String }
  input Address { city: String }`);

const create = schema.getMutationType()?.getFields()["create"];
if (!create) throw new Error("The schema has the mutation create");
const input: GraphQLInputType = create.args[0]?.type ?? expect.fail("The mutation has an input");

describe("the path of a member that a family refuses", () => {
  it.each([
    ["a member of the input", ["name"], ["name"]],
    ["a member of a listed object", ["rows", "1", "assigneeId"], ["rows", "1", "assigneeId"]],
    ["a member inside the noun of the body", ["thing", "name"], ["name"]],
    ["a list inside the noun of the body", ["thing", "rows", "0", "subject"], ["rows", "0", "subject"]],
    ["a member that the input names as an id", ["account"], ["accountId"]],
    ["a list that the input names as ids", ["group", "2"], ["groupIds", "2"]],
    ["an id that the input names after another noun", ["thingAccountId"], ["accountId"]],
    ["an id that the input names longer", ["ids", "1"], ["groupIds", "1"]],
    ["a member in another case", ["NAME"], ["name"]],
    ["a member of the only group that has it", ["city"], ["address", "city"]],
    ["a list in a list", ["labels", "0", "3"], ["labels", "0", "3"]],
    ["a member of which the input has the outer part", ["rows", "0", "color"], ["rows", "0"]],
    ["a member of a text", ["name", "first"], ["name"]],
    ["a row that is no index", ["rows", "first"], ["rows"]],
    ["a member that the input does not have", ["color"], []],
    ["a member two levels inside nothing that is known", ["a", "b", "name"], []],
    ["an inherited property", ["constructor"], []],
    ["nothing", [], []],
  ])("is found for %s", (_title, sought, path) => {
    expect(pathIn(input, sought)).toEqual(path);
  });

  it("is in the errors of the payload and of its parts, and null if the input has no such member", async () => {
    const refused = (field: string) =>
      payload(() => Promise.reject(new RefusedError("NOT_FOUND", {}, { message: "No", field })));
    nameInputPaths(schema);
    create.resolve = async () => {
      const { userErrors } = await refused("thing[name]");
      return { userErrors, results: [await refused("rows.0.color")] };
    };
    nameInputPaths(schema);
    const fieldsOf = async (): Promise<unknown> => create.resolve?.({}, {}, {}, Object.create(null));
    expect(await fieldsOf()).toMatchObject({
      userErrors: [{ field: ["name"] }],
      results: [{ userErrors: [{ field: ["rows", "0"] }] }],
    });
    create.resolve = () => refused("colors.0");
    nameInputPaths(schema);
    expect(await fieldsOf()).toMatchObject({ userErrors: [{ field: null, message: "No" }] });
    create.resolve = () => null;
    nameInputPaths(schema);
    expect(await fieldsOf()).toBeNull();
  });
});

it("the codes of user errors in the schema are those of the error catalog", () => {
  const api = buildSchema(readFileSync(join(ROOT, "schema/api.graphql"), "utf8"));
  const type = api.getType("UserErrorCode");
  expect(
    isEnumType(type) &&
      type
        .getValues()
        .map(({ name }) => name)
        .sort(),
  ).toEqual([...userErrorCodes].sort());
});
