/** The check of comments finds clauses without a subject, vague phrases, and symbols that no source has. */
import { describe, expect, it } from "vitest";
import { commentProblems, missingSymbolProblems, wordsOfSources } from "#scripts/check/wording/comments.ts";
import { textsOf } from "#scripts/check/wording/texts.ts";

const FILE = "platform/desk.ts";
const problemsIn = (content: string, file = FILE) => commentProblems(textsOf(file, content));
const missingIn = (content: string, file = FILE) =>
  missingSymbolProblems(textsOf(file, content), new Set(["openDesk", "Desk", "readAll"]));
const clause = (line: number, word: string) =>
  `${FILE}:${line}: the comment begins with "${word}", without its subject`;

describe("the check of comments", () => {
  it("finds a comment that begins with a clause", () => {
    expect(
      problemsIn("// What stands there\nf();\n/** Whether it is. */\ng();\n/**\n * How\n * it is.\n */"),
    ).toEqual([clause(1, "What"), clause(3, "Whether"), clause(5, "How")]);
  });

  it("finds a paragraph, a list item and a tag that begin with a clause", () => {
    expect(problemsIn("/**\n * A desk.\n *\n * Where it stands.\n */")).toEqual([clause(1, "Where")]);
    expect(problemsIn("/**\n * A desk:\n * - What it has\n */")).toEqual([clause(1, "What")]);
    expect(problemsIn("/** A desk. @param isOpen whether it is open */")).toEqual([clause(1, "whether")]);
    expect(problemsIn("/** A desk. @returns what closes it */")).toEqual([clause(1, "what")]);
  });

  it("accepts a clause within a sentence, and on a later line of it", () => {
    expect(problemsIn("/**\n * The desk says\n * what it has. @returns a desk\n */")).toEqual([]);
  });

  it("finds a phrase without a number or a noun", () => {
    const phrase = ["so", "many", "in"].join(" ");
    expect(problemsIn(`// Calls, ${phrase} a second`)).toEqual([
      `${FILE}:1: write the name of the limit instead of "${phrase}"`,
    ]);
    const asked = ["asked", "for"].join(" ");
    expect(problemsIn(`"Desk that is ${asked}"\ntype Desk { id: ID }`, "schema/desk.graphql")).toEqual([
      `schema/desk.graphql:1: write requested instead of "${asked}"`,
    ]);
    expect(problemsIn(`Desks are ${asked}.`, "docs/desk.md")).toEqual([
      `docs/desk.md:1: write requested instead of "${asked}"`,
    ]);
  });

  it("finds a symbol in backticks or after @throws that no source has, once for each comment", () => {
    expect(
      missingIn("// See `closeDesk`, `closeDesk(id)` and `Desk.leaveAll`\n/** @throws {Mistake} */"),
    ).toEqual([
      `${FILE}:1: the comment names closeDesk, which no source has`,
      `${FILE}:1: the comment names leaveAll, which no source has`,
      `${FILE}:2: the comment names Mistake, which no source has`,
    ]);
  });

  it("accepts symbols of the sources, and values in backticks", () => {
    expect(
      missingIn("/** `Desk.readAll` of `openDesk(id)`, `npm run check`, `in_transit`, `desk.ts`. */"),
    ).toEqual([]);
  });

  it("reads comments and descriptions of GraphQL, and no other text of it", () => {
    const sdl =
      '# How it works\n"What it has"\ntype Desk {\n  "Where it is"\n  at(of: ID = "How"): ID @is(a: "What")\n}';
    const found = (line: number, word: string) =>
      `schema/desk.graphql:${line}: the comment begins with "${word}", without its subject`;
    expect(problemsIn(sdl, "schema/desk.graphql")).toEqual([
      found(1, "How"),
      found(2, "What"),
      found(4, "Where"),
    ]);
    expect(missingIn('"See `closeDesk`."\ntype Desk { id: ID }', "schema/desk.graphql")).toEqual([
      "schema/desk.graphql:1: the comment names closeDesk, which no source has",
    ]);
  });

  it("finds a heading, a list item, a cell and a paragraph of a page that begin with a clause", () => {
    const page =
      "## What it has\n\n- How it works\n\n| Where | it is |\n\nWhether it is. Desks show what they have.";
    const found = (line: number, word: string) =>
      `docs/desk.md:${line}: the line begins with "${word}", without its subject`;
    expect(problemsIn(page, "docs/desk.md")).toEqual([
      found(1, "What"),
      found(3, "How"),
      found(5, "Where"),
      found(7, "Whether"),
    ]);
    expect(problemsIn("Desks show what they have.\n\n```\nWhat\n```", "docs/desk.md")).toEqual([]);
  });

  it("ignores texts that are no comments", () => {
    expect(problemsIn("// What stands there", "docs/examples/x.ts")).toHaveLength(1);
    expect(missingIn("// `closeDesk`", "docs/examples/x.ts")).toHaveLength(1);
    expect(problemsIn('fail("What stands there, and why");')).toEqual([]);
    expect(missingIn('fail("There is no `closeDesk` here");')).toEqual([]);
  });

  it("counts the words of code and SDL, without those of comments", () => {
    const words = wordsOfSources(["scripts/check/wording/comments.ts"]);
    expect(words).toContain("missingSymbolProblems");
    expect(words).toContain("BankPayment");
    expect(words).not.toContain("Finds");
  });
});
