/** The check of plain words finds each kind of text, with its line, and leaves values alone. */
import { describe, expect, it } from "vitest";
import { textsOf } from "#scripts/check/wording/texts.ts";
import { textProblems } from "#scripts/check/wording/words.ts";

const problemsIn = (content: string, file = "services/desk/x.ts") => textProblems(textsOf(file, content));
const instead = (line: number, word: string, better: string) =>
  `services/desk/x.ts:${line}: write ${better} instead of "${word}"`;
// Joined from parts, so that this file passes the check itself.
const CAN_NOT = ["can", "not"].join(" ");
const WHO = ["who", "ever"].join("");
const CATALOG = ["catalog", "ue"].join("");
const CANCELED = ["cancel", "led"].join("");

describe("the check of plain words", () => {
  it("finds a forbidden phrase in a comment, across its lines", () => {
    expect(problemsIn("const a = 1;\n/**\n * It can\n * not be read.\n */\n")).toEqual([
      instead(2, CAN_NOT, "cannot"),
    ]);
  });

  it("finds a forbidden phrase in a message, also between the parts of a template", () => {
    const name = "$" + "{name}";
    expect(
      problemsIn(`fail("The file ${CAN_NOT} be read");\nfail(\`\${name} is ${WHO} asks\`);`),
      name,
    ).toEqual([instead(1, CAN_NOT, "cannot"), instead(2, WHO, "the caller, or another noun")]);
  });

  it("finds a title without its subject at the start, and one of a table of cases", () => {
    const titles = `describe("what it has", () => {});\nit.each([1])("who asks %s", () => {});\nit("What a user sees", f);`;
    expect(problemsIn(titles)).toEqual([
      'services/desk/x.ts:1: the title "what it has" begins without its subject',
      'services/desk/x.ts:2: the title "who asks %s" begins without its subject',
      'services/desk/x.ts:3: the title "What a user sees" begins without its subject',
    ]);
  });

  it("finds a title that begins with the number of a rule", () => {
    expect(problemsIn('it("D2-001: is read by id", f);\nit("is read by id (D2-001)", f);')).toEqual([
      'services/desk/x.ts:1: the title "D2-001: is read by id" begins with a rule; rules stand at the end, in parentheses',
    ]);
  });

  it("finds a forbidden phrase in the prose of a page, not in its blocks of code, code spans or targets of links", () => {
    const page = `One [page](docs/${CATALOG}.md) of \`behaviour\`.\n\`\`\`\ncolour ${CAN_NOT}\n\`\`\`\nIt ${CAN_NOT}.`;
    expect(problemsIn(page, "docs/x.md")).toEqual([`docs/x.md:5: write cannot instead of "${CAN_NOT}"`]);
  });

  it("ignores values: single words, words in capitals, data of the demo company", () => {
    expect(problemsIn(`status("${CANCELED}");\nsay("only with status AUTHORISED");`)).toEqual([]);
    expect(problemsIn(`note("They ${CAN_NOT} sign in");`, "services/desk/seed/x.ts")).toEqual([]);
  });
});
