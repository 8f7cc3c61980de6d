/** The links of declared families on the page of links: key, REST calls, and place in the file. */
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { declaredIn } from "#console/data/declared.ts";
import { linkText } from "#console/links/facts.ts";
import { linkMapOf, waysBetween } from "#console/links/paths.ts";

const schema = buildSchema(`
  interface Node { id: ID! }
  type Query { users: [User] newsletters: [Newsletter] }
  type User implements Node { id: ID! subscriptions: NewsletterConnection }
  type NewsletterConnection { nodes: [Newsletter] }
  type Newsletter { id: ID! subject: String author: Author }
  type Author { id: ID! name: String }
  type Detail { text: String }
`);

const shop = (coordinate: string, by: readonly string[], perCall: number, place: string) => ({
  coordinate,
  id: `shop.${coordinate}`,
  family: "shop",
  method: "GET",
  by,
  perCall,
  place,
});

const declared = declaredIn({
  operations: [
    shop("User.subscriptions", ["email"], 1, "shop.graphql:5:3"),
    shop("Author", ["id"], 50, "shop.graphql:9:1"),
    shop("Query.newsletters", [], 1, "shop.graphql:3:3"),
  ],
  nouns: { Newsletter: "shop", Author: "shop" },
});

describe("The links of a declared family", () => {
  const { nouns, links } = linkMapOf(schema, declared);

  it("lead from and to its types, which belong to the family", () => {
    expect(nouns).toEqual([
      { name: "Author", family: "shop" },
      { name: "Newsletter", family: "shop" },
      { name: "User", family: undefined },
    ]);
    expect(links.map(({ coordinate, to }) => [coordinate, to])).toEqual([
      ["User.subscriptions", "Newsletter"],
      ["Newsletter.author", "Author"],
    ]);
  });

  it("have their key, their cost, and the position of their declaration", () => {
    expect(links.map((link) => linkText(link.coordinate, link.declared))).toEqual([
      "by email: one call each, shop.graphql:5:3",
      "by id: one call for 50, shop.graphql:9:1",
    ]);
    expect(links.map(({ operations }) => operations)).toEqual([["shop.User.subscriptions"], ["shop.Author"]]);
  });

  it("are absent at a gateway without declared families", () => {
    expect(linkMapOf(schema, declaredIn({})).nouns.map(({ name }) => name)).toEqual(["User"]);
  });

  it("are paths between types", () => {
    expect(waysBetween(schema, "User", "Author", declared).map(({ nouns: way }) => way)).toEqual([
      ["User", "Newsletter", "Author"],
    ]);
  });
});
