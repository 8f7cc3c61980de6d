/** Scopes that fields require because of the file of their SDL. */
import { parse, print } from "graphql";
import { describe, expect, it } from "vitest";
import { withRequiredScopes } from "#subgraphs/kit/schema/required-scopes.ts";

/** SDL of a family, or of several for `null`, with the scopes that its fields require. */
const demandsIn = (sdl: string, family: string | null = "canteen") =>
  withRequiredScopes([{ family: family ?? undefined, definitions: parse(sdl).definitions }])
    .map(print)
    .join("\n");

const BLOCK = `{ list: Int own: Int @requiresScopes(scopes: [["canteen:guest"]]) }`;

describe("@requiresScopes of an extension", () => {
  it("is that of each field of the block that has none of its own, beside the scope of the family", () => {
    expect(
      demandsIn(
        `extend type Mutation @requiresScopes(scopes: [["canteen:cook"], ["canteen:admin"]]) ${BLOCK}`,
      ),
    ).toMatchInlineSnapshot(`
      "extend type Mutation {
        list: Int @requiresScopes(scopes: [["canteen:write", "canteen:cook"], ["canteen:write", "canteen:admin"]])
        own: Int @requiresScopes(scopes: [["canteen:write", "canteen:guest"]])
      }"
    `);
  });

  it("is that of the fields in a type of the family, which has the scope of the family itself", () => {
    expect(
      demandsIn(
        `type Kitchen { open: Int } extend type Kitchen @requiresScopes(scopes: [["canteen:cook"]]) ${BLOCK}`,
      ),
    ).toMatchInlineSnapshot(`
      "type Kitchen @requiresScopes(scopes: [["canteen:read"]]) {
        open: Int
      }
      extend type Kitchen {
        list: Int @requiresScopes(scopes: [["canteen:cook"]])
        own: Int @requiresScopes(scopes: [["canteen:guest"]])
      }"
    `);
  });

  it("is that of the fields where several families share the SDL", () => {
    expect(
      demandsIn(`extend type User @requiresScopes(scopes: [["canteen:cook"]]) { meals: Int }`, null),
    ).toMatchInlineSnapshot(`
      "extend type User {
        meals: Int @requiresScopes(scopes: [["canteen:cook"]])
      }"
    `);
  });
});
