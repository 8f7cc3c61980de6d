/** Results and members of inputs that `@writes` adds to the SDL. */
import { parse, print } from "graphql";
import { describe, expect, it } from "vitest";
import { expandShorthand } from "#subgraphs/kit/schema/shorthand/expand.ts";

/** The definitions for the mutations of the SDL, with its shorthand expanded. */
function expanded(sdl: string): string {
  const service = `extend schema @service(noun: "canteen")\n`;
  const [file] = expandShorthand([{ family: "canteen", definitions: parse(service + sdl).definitions }]);
  return (file?.definitions ?? [])
    .slice(1)
    .map(print)
    .join("\n")
    .replaceAll(/ *"Reasons why .*\n *userErrors: .*\n/g, "");
}

describe("@writes", () => {
  it("adds the result of each mutation of one object: the object, or the id of a deleted one", () => {
    expect(
      expanded(`extend type Mutation { createMeal: Int deleteMeal: Int cancelMeal: Int createMeals: Int }
        type Meal @writes(noun: "warm meal") { name: String }`),
    ).toMatchInlineSnapshot(`
      "type Meal {
        name: String
      }
      "Result of the mutation \`createMeal\`."
      type CreateMealPayload {
        "Warm meal that was created; null if the change was refused."
        warmMeal: Meal
      }
      "Result of the mutation \`deleteMeal\`."
      type DeleteMealPayload {
        "Global id of the deleted warm meal; null if the change was refused."
        deletedId: ID
      }
      "Result of the mutation \`cancelMeal\`."
      type CancelMealPayload {
        "Warm meal after the change; null if it was refused."
        warmMeal: Meal
      }"
    `);
  });

  it("adds the member that names the object to the inputs of all but the creation, and the inputs that have no other", () => {
    expect(
      expanded(`extend type Mutation { createMeal: Int updateMeal: Int cookAndServeMeal: Int deleteMeal: Int }
        type Meal @writes(noun: "meal", field: "dish", key: "mealId") { name: String }
        input CreateMealInput { name: String! }
        input UpdateMealInput { name: String }
        input DeleteMealInput { "Meal of today." mealId: ID! }
        type CreateMealPayload { "Own." dish: Meal }
        type UpdateMealPayload { "Own." dish: Meal }
        type DeleteMealPayload { "Own." dish: Meal }`),
    ).toMatchInlineSnapshot(`
      "type Meal {
        name: String
      }
      "Result of the mutation \`cookAndServeMeal\`."
      type CookAndServeMealPayload {
        "Meal after the change; null if it was refused."
        dish: Meal
      }
      "Input of the mutation \`cookAndServeMeal\`."
      input CookAndServeMealInput {
        "Meal to cook and serve, by global id or id in the canteen."
        mealId: ID!
      }
      "Input of the mutation \`createMeal\`."
      input CreateMealInput {
        name: String!
      }
      "Input of the mutation \`updateMeal\`."
      input UpdateMealInput {
        "Meal to change, by global id or id in the canteen."
        mealId: ID!
        name: String
      }
      "Input of the mutation \`deleteMeal\`."
      input DeleteMealInput {
        "Meal of today."
        mealId: ID!
      }
      "Result of the mutation \`createMeal\`."
      type CreateMealPayload {
        "Own."
        dish: Meal
      }
      "Result of the mutation \`updateMeal\`."
      type UpdateMealPayload {
        "Own."
        dish: Meal
      }
      "Result of the mutation \`deleteMeal\`."
      type DeleteMealPayload {
        "Own."
        dish: Meal
      }"
    `);
  });

  it("adds no member to inputs without a key", () => {
    const sdl = expanded(`extend type Mutation { updateMeal: Int }
      type Meal @writes(noun: "meal") { name: String }
      input UpdateMealInput { name: String }`);
    expect(sdl).toContain("input UpdateMealInput {\n  name: String\n}");
  });
});
