/** Checks that comments, descriptions and headings name their subject, and that the symbols in them exist. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, ROOT } from "#scripts/tables.ts";
import type { Text } from "./texts.ts";

/** The beginning of a comment, of a paragraph or of a list item in it. */
const CLAUSE_FIRST = /(?:^|\n\s*\n|\n\s*-)\s*(What|Where|How|Whether)\b/;
/** The beginning of a heading, list item, cell of a table or paragraph. */
const CLAUSE_IN_PAGE = /^\s*(?:#+ |[-*] |\d+\. |\| ?)?(What|Where|How|Whether)\b/;
/** A tag names a thing, so a clause after it is refused in lower case too. */
const CLAUSE_AFTER_TAG = /@(?:param [\w.]+|returns)\s+(what|where|how|whether)\b/i;

/** Phrases of comments that leave the reader to find the subject or the number. */
const VAGUE: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bso (many|much|often) (in|of|as|for)\b/i, "the name of the limit"],
  [/\bwhat is (wanted|needed|given|kept|held)\b/i, "the noun that is meant"],
  [/\basked for\b/i, "requested"],
  [/\banew\b/i, "again"],
];

const isComment = ({ kind }: Text): boolean => kind === "comment";

/** @returns a sentence for each comment or line of a page that begins with a clause or has a vague phrase */
export function commentProblems(texts: readonly Text[]): string[] {
  const readable = texts.filter((text) => isComment(text) || text.kind === "prose");
  return readable.flatMap(({ place, kind, source, text }) => {
    const clause =
      kind === "prose"
        ? CLAUSE_IN_PAGE.exec(source)?.[1]
        : (CLAUSE_FIRST.exec(source)?.[1] ?? CLAUSE_AFTER_TAG.exec(source)?.[1]);
    return [
      ...(clause
        ? [
            `${place}: the ${kind === "prose" ? "line" : "comment"} begins with "${clause}", without its subject`,
          ]
        : []),
      ...VAGUE.flatMap(([pattern, instead]) => {
        const [found] = pattern.exec(text) ?? [];
        return found ? [`${place}: write ${instead} instead of "${found}"`] : [];
      }),
    ];
  });
}

/** A name in backticks, a member of it included, with or without arguments. */
const IN_BACKTICKS = /`([A-Za-z_$][\w$]*(?:[.#]\w+)*)(?:\([^`\n]*\))?`/g;
const THROWN = /@throws \{?([A-Z]\w*)/g;
/** Plain words in backticks are values. Symbols have an inner capital letter or begin with one. */
const SYMBOL = /[a-z][A-Z]|^[A-Z][a-z]/;

/**
 * Finds symbols that a comment names in backticks or after `@throws`, and that no source has.
 * @param words names in the sources; see `wordsOfSources`
 */
export function missingSymbolProblems(texts: readonly Text[], words: ReadonlySet<string>): string[] {
  return texts.filter(isComment).flatMap(({ place, source }) => {
    const named = [...source.matchAll(IN_BACKTICKS), ...source.matchAll(THROWN)];
    const symbols = new Set(named.flatMap(([, name = ""]) => name.split(/[.#]/)));
    return [...symbols]
      .filter((symbol) => SYMBOL.test(symbol) && !words.has(symbol))
      .map((symbol) => `${place}: the comment names ${symbol}, which no source has`);
  });
}

const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm;
const ENDINGS = [".graphql", ".mjs", ".yaml", ".json"];
const FOLDERS_BESIDE_CODE = ["schema", "scripts", "console", "deploy"];

/**
 * Names in the code, the SDL and the settings, without those in comments.
 * @param code files of TypeScript
 */
export function wordsOfSources(code: readonly string[]): ReadonlySet<string> {
  const beside = FOLDERS_BESIDE_CODE.flatMap((folder) =>
    ENDINGS.flatMap((ending) => filesBelow(folder, ending)),
  );
  const words = new Set<string>();
  for (const file of [...code, ...beside.filter((file) => !file.includes("node_modules/"))]) {
    const text = readFileSync(join(ROOT, file), "utf8").replace(COMMENT, " ");
    for (const word of text.match(/[A-Za-z_$][\w$]*/g) ?? []) words.add(word);
  }
  return words;
}
