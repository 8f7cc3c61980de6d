/** Types and fields that the shorthand of the SDL adds. */
import { Kind, parse, print, Source } from "graphql";
import { describe, expect, it } from "vitest";
import { locatedMessage } from "#gateway/schemas/compose.ts";
import { expandShorthand } from "#subgraphs/kit/schema/shorthand/expand.ts";

const definitionsIn = (sdl: string, family: string | undefined = "canteen") =>
  expandShorthand([{ family, definitions: parse(sdl).definitions }]).flatMap(
    ({ definitions }) => definitions,
  );

/** The SDL with its shorthand expanded. */
const expanded = (sdl: string) => definitionsIn(sdl).map(print).join("\n");

/** The description of a type or, as `Type.field`, of one of its fields. */
function descriptionIn(sdl: string, coordinate: string, family?: string): string | undefined {
  const [type, field] = coordinate.split(".");
  for (const node of definitionsIn(sdl, family)) {
    if (!("name" in node) || node.name?.value !== type) continue;
    if (field === undefined) return "description" in node ? node.description?.value : undefined;
    const members = "fields" in node ? node.fields : "values" in node ? node.values : [];
    const found = members?.find(({ name }) => name.value === field);
    if (found) return found.description?.value;
  }
  return undefined;
}

const SERVICE = `extend schema @service(noun: "canteen")\n`;

describe("the shorthand of the SDL", () => {
  it("makes a type with @node an entity with its two ids, before its other directives and interfaces", () => {
    expect(
      expanded(`type Meal implements Priced @node @requiresScopes(scopes: [["a"]]) { name: String }`),
    ).toMatchInlineSnapshot(`
      "type Meal implements Node & Priced @key(fields: "id") @requiresScopes(scopes: [["a"]]) {
        "Global id, built from the type name and the ids that identify the object in the service."
        id: ID!
        "Id of the object in the service that stores it."
        upstreamId: String!
        name: String
      }"
    `);
  });

  it("adds both ids to a type that is not readable by its id, after an id of the type's own", () => {
    expect(
      expanded(`type Meal @notNode(reason: "r") { name: String id: ID! @shareable }`),
    ).toMatchInlineSnapshot(`
      "type Meal @notNode(reason: "r") {
        "Global id, built from the type name and the ids that identify the object in the service."
        id: ID! @shareable
        "Id of the object in the service that stores it."
        upstreamId: String!
        name: String
      }"
    `);
  });

  it("adds the page and the edge of a type, an interface and a union with @connection", () => {
    const page = expanded(`type Meal @connection { name: String }`);
    expect(page).toMatchInlineSnapshot(`
      "type Meal {
        name: String
      }
      "A page of \`Meal\` objects."
      type MealConnection {
        "Items of this page, each with its cursor."
        edges: [MealEdge!]!
        "Items of this page."
        nodes: [Meal!]!
        "Pagination information of this page."
        pageInfo: PageInfo!
        "Number of objects on all pages; null if the service does not report it."
        totalCount: Int
      }
      "An item of a page of \`Meal\` objects."
      type MealEdge {
        "Opaque cursor of this edge; pass it as \`after\` to read the items that follow."
        cursor: String!
        "Item of this edge."
        node: Meal!
      }"
    `);
    for (const head of [
      "extend type Meal @connection { name: String }",
      "interface Meal @connection { name: String }",
      "union Meal @connection = Soup",
    ])
      expect(expanded(head)).toContain(page.slice(page.indexOf("type MealConnection")));
  });

  it.each([
    ["", undefined],
    ['(of: "meals")', "Number of meals on all pages."],
    ["(uncounted: true)", "Always null, because the canteen does not report it."],
    ['(total: "Number of meals, counted once a day.")', "Number of meals, counted once a day."],
  ])("describes the total count of @connection%s", (args, text) => {
    expect(
      descriptionIn(`${SERVICE}type Meal @connection${args} { name: String }`, "MealConnection.totalCount"),
    ).toBe(text ?? "Number of objects on all pages; null if the service does not report it.");
  });

  it("adds a sort key to an enum with @order, and the value OTHER to an enum with @open", () => {
    expect(
      expanded(`enum MealOrderField @order(of: "meals") { NAME } enum State @open(of: "state") { NEW }`),
    ).toMatchInlineSnapshot(`
      "enum MealOrderField {
        NAME
      }
      "One sort key of a list of meals."
      input MealOrder {
        "Field by which the list is sorted."
        field: MealOrderField!
        "Sort direction of this key."
        direction: SortDirection = ASC
      }
      enum State {
        NEW
        "Any state that is not documented."
        OTHER
      }"
    `);
    const note = `enum MealOrderField @order(of: "meals", note: "At most two keys.") { NAME }`;
    expect(descriptionIn(note, "MealOrder")).toBe("One sort key of a list of meals. At most two keys.");
    expect(descriptionIn(`enum State @open(of: "state") { NEW }`, "State.OTHER")).toBe(
      "Any state that is not documented.",
    );
  });

  it("adds the paging arguments, after its own, to a field that returns a connection without them", () => {
    const sdl = `type Query { meals(filter: F): MealConnection all: MealConnection last(first: Int, last: Int): MealConnection one: Meal }`;
    expect(expanded(sdl)).toMatchInlineSnapshot(`
      "type Query {
        meals(
          "Conditions that the items must meet."
          filter: F
          "Number of items to read, from 1 to 250; 25 by default."
          first: Int
          "Opaque cursor; only items after it are read."
          after: String
        ): MealConnection
        all(
          "Number of items to read, from 1 to 250; 25 by default."
          first: Int
          "Opaque cursor; only items after it are read."
          after: String
        ): MealConnection
        last(
          "Number of items to read, from 1 to 250; 25 by default."
          first: Int
          "Number of items to read before the cursor \`before\`, from 1 to 250; 25 by default."
          last: Int
        ): MealConnection
        one: Meal
      }"
    `);
  });

  it("describes input and payload of a mutation and adds userErrors, but to types of no mutation", () => {
    const sdl = `${SERVICE}extend type Mutation { eat(input: EatInput!): EatPayload }
      input EatInput { id: ID! }
      type EatPayload
      type HttpPayload { body: String }`;
    expect(expanded(sdl)).toMatchInlineSnapshot(`
      "extend type Mutation {
        eat(
          "Input of the mutation."
          input: EatInput!
        ): EatPayload
      }
      "Input of the mutation \`eat\`."
      input EatInput {
        id: ID!
      }
      "Result of the mutation \`eat\`."
      type EatPayload {
        "Reasons why the canteen refused the change; empty if it was carried out."
        userErrors: [UserError!]!
      }
      type HttpPayload {
        body: String
      }"
    `);
    expect(descriptionIn(sdl, "EatInput")).toBe("Input of the mutation `eat`.");
    expect(descriptionIn(sdl, "EatPayload")).toBe("Result of the mutation `eat`.");
    expect(descriptionIn(sdl, "EatPayload.userErrors")).toBe(
      "Reasons why the canteen refused the change; empty if it was carried out.",
    );
    expect(descriptionIn(sdl, "HttpPayload")).toBeUndefined();
  });

  it("names the family's service in the descriptions of its ids, and no service outside families", () => {
    const sdl = "type Meal @node { name: String }";
    expect(descriptionIn(SERVICE + sdl, "Meal.upstreamId")).toBe("Id of the object in the canteen.");
    expect(descriptionIn(sdl, "Meal.upstreamId")).toBe("Id of the object in the service that stores it.");
  });

  it.each([
    ["enum MealOrderField { CREATED_AT }", "MealOrderField.CREATED_AT", "By time of creation."],
    ["enum MealEvent { CREATED_AT }", "MealEvent.CREATED_AT", undefined],
    [
      "input MealFilter { updatedAt: DateTimeRange }",
      "MealFilter.updatedAt",
      "Period of the last change; both ends are included.",
    ],
    ["input MealInput { updatedAt: DateTime }", "MealInput.updatedAt", undefined],
    [
      "type Meal { state: String knownState: State }",
      "Meal.knownState",
      "`state` as an enum; `OTHER` for a text that is not known.",
    ],
    ["type Meal { knownState: State }", "Meal.knownState", undefined],
  ])("describes what means the same in every type: %s", (sdl, coordinate, text) => {
    expect(descriptionIn(sdl, coordinate)).toBe(text);
  });

  it("does not replace a description of the SDL", () => {
    const sdl = `${SERVICE}extend type Mutation { eat(input: EatInput!): EatPayload }
      "Meal to eat." input EatInput { id: ID! }
      "Meal that was eaten." type EatPayload { "Why not." userErrors: [UserError!]! }
      type Meal @node { "Number on the menu." upstreamId: String! }`;
    expect(
      ["EatInput", "EatPayload", "EatPayload.userErrors", "Meal.upstreamId"].map((one) =>
        descriptionIn(sdl, one),
      ),
    ).toEqual(["Meal to eat.", "Meal that was eaten.", "Why not.", "Number on the menu."]);
  });

  it("removes its directives from the SDL, but no other part of a schema extension", () => {
    const sdl = expanded(
      `extend schema @service(noun: "canteen") @link(url: "u") extend schema @service(noun: "x")`,
    );
    expect(sdl).toBe('extend schema @link(url: "u")');
  });

  it.each([
    ['type Meal @connection(counted: "meals") { a: Int }', '@connection has no argument "counted".'],
    ["type Meal @connection(of: 3) { a: Int }", 'Argument "of" has invalid value 3.'],
    ["enum MealOrderField @order { NAME }", 'Argument "of" of required type "String!" was not provided.'],
  ])("is refused with the file and line of its directive: %s", (sdl, message) => {
    const { definitions } = parse(new Source(`# first line\n${sdl}`, "schema/canteen.graphql"));
    let refused: unknown;
    try {
      expandShorthand([{ family: "canteen", definitions }]);
    } catch (error) {
      refused = error;
    }
    expect(locatedMessage(refused as Parameters<typeof locatedMessage>[0])).toBe(
      `schema/canteen.graphql:2: ${message}`,
    );
  });

  it("adds types with the source location of the type that they are for", () => {
    const { definitions } = parse(new Source("\ntype Meal @connection { a: Int }", "schema/canteen.graphql"));
    const added = expandShorthand([{ family: "canteen", definitions }])[0]?.definitions ?? [];
    expect(added.map(({ kind, loc }) => [kind, loc?.startToken.line])).toEqual([
      [Kind.OBJECT_TYPE_DEFINITION, 2],
      [Kind.OBJECT_TYPE_DEFINITION, 2],
      [Kind.OBJECT_TYPE_DEFINITION, 2],
    ]);
  });
});
