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

  it("leaves folders alone that are not revised yet, and texts that are no comments", () => {
    expect(problemsIn("// What stands there", "docs/examples/x.ts")).toEqual([]);
    expect(missingIn("// `closeDesk`", "docs/examples/x.ts")).toEqual([]);
    expect(problemsIn("// What stands there", "services/desk/x.ts")).toHaveLength(1);
    expect(problemsIn('fail("What stands there, and why");')).toEqual([]);
    expect(missingIn('fail("There is no `closeDesk` here");')).toEqual([]);
  });

  it("reads the words of code and SDL, without those of comments", () => {
    const words = wordsOfSources(["scripts/check/wording/comments.ts"]);
    expect(words).toContain("missingSymbolProblems");
    expect(words).toContain("BankPayment");
    expect(words).not.toContain("Finds");
  });
});
