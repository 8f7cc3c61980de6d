/**
 * The mechanical part of plain words: one spelling, whole descriptions, no riddles. The words of this
 * repository stand in `docs/glossary.md`.
 */
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from "graphql";
import type { Text } from "./texts.ts";

/** Words that have a plainer or an American form. Ids, paths and values of a service stand in backticks. */
const WORDS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bcan not\b/i, "cannot"],
  [/\bwhoever\b/i, "the caller, or another noun"],
  [/\borganisation(s|al)?\b/i, "organization"],
  [/\bcancell(ed|ing)\b/, "canceled, canceling"],
  [/\bbehaviours?\b/i, "behavior"],
  [/\bcolou?red by\b|\bcolours?\b/i, "color"],
  [/\bcatalogues?\b/i, "catalog"],
  [/\blicences?\b/i, "license"],
  [/\b(contact|data) centres?\b/i, "center"],
  [/\bjudgement\b|\bfulfil\b|\benrols?\b|\bgrey\b|\bwhilst\b/i, "the American spelling"],
  [/\banalys(e|es|ed|ing)\b/i, "analyze"],
  [
    /\b(normal|serial|initial|recogn|author|summar|optim|organ|canonical|capital|final|synchron|util|custom|minim|maxim|categor|standard)is(e|es|ed|ing|ation|ations)\b/i,
    "-ize",
  ],
  [/\b(label|model|travel|signal)l(ed|ing)\b/i, "a single l"],
  [/\b(favour|honour|neighbour)/i, "-or"],
];

/** Phrases that hide who does what. */
const RIDDLING_PHRASES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(is|are|was|were|be|been|being|has|have|had) told\b/i, "reported, returned, notified or sent"],
  [/\bas can be\b/i, "possible"],
  [/\bwhat is asked\b/i, "the request, or the requested members"],
  [/\bby its own nouns\b/i, "the names that are meant"],
  [/\bwhat it is\b/i, "the noun that is meant"],
];

/** Beginnings of descriptions without a subject. */
const RIDDLE = /^(what|where|how|who|whose|when|whether|why)\b/i;
const FEWEST_WORDS = 4;

/** @returns a sentence for each way in which a description is not plain */
export function problemsOfDescription(where: string, description: string): readonly string[] {
  const problems = wordProblems(where, description);
  if (description.split(/\s+/).length < FEWEST_WORDS)
    problems.unshift(`${where}: "${description}" has fewer than ${FEWEST_WORDS} words`);
  if (RIDDLE.test(description)) problems.push(`${where}: "${description}" begins without its subject`);
  return problems;
}

/** @returns a sentence for each description that is too short, or has no subject */
export function descriptionProblems(schema: GraphQLSchema): string[] {
  const problems: string[] = [];
  const look = (where: string, description: string | null | undefined) => {
    if (description) problems.push(...problemsOfDescription(where, description));
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    look(type.name, type.description);
    for (const [name, description] of membersOf(type)) look(`${type.name}.${name}`, description);
  }
  return problems;
}

/** Fields, arguments, input members and enum values of a type, with their descriptions. */
function membersOf(
  type: GraphQLNamedType,
): (readonly [name: string, description: string | null | undefined])[] {
  if (isEnumType(type)) return type.getValues().map(({ name, description }) => [name, description] as const);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, description }) => [name, description] as const);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, description, args }) => [
    [name, description] as const,
    ...args.map((argument) => [`${name}(${argument.name}:)`, argument.description] as const),
  ]);
}

/** Beginnings of titles that have a clause instead of a subject. */
const CLAUSE_AS_SUBJECT = /^(what|who|whoever|whom|whose|where|whether|how|which)\b/i;
/** Rule numbers come last, so that a title reads as a sentence. */
const RULE_IN_FRONT = /^D[123]-\d{3}\b/;

/** Seeds are data of the demo company, so their texts need not be plain. */
const DATA = /^services\/[^/]+\/seed\//;

/** @returns a sentence for each violation of plain words; see `texts.ts` */
export function textProblems(texts: readonly Text[]): string[] {
  return texts.flatMap(({ place, kind, text }) => {
    if (kind === "string" && DATA.test(place)) return [];
    const problems = [...WORDS, ...RIDDLING_PHRASES].flatMap((word) => wordProblem(place, text, word));
    if (kind === "title" && CLAUSE_AS_SUBJECT.test(text))
      problems.push(`${place}: the title "${text}" begins without its subject`);
    if (kind === "title" && RULE_IN_FRONT.test(text))
      problems.push(
        `${place}: the title "${text}" begins with a rule; rules stand at the end, in parentheses`,
      );
    return problems;
  });
}

function wordProblems(where: string, text: string): string[] {
  const prose = text.replace(/`[^`]*`/g, "");
  return WORDS.flatMap((word) => wordProblem(where, prose, word));
}

function wordProblem(where: string, prose: string, [pattern, instead]: (typeof WORDS)[number]): string[] {
  const found = pattern.exec(prose);
  return found ? [`${where}: write ${instead} instead of "${found[0]}"`] : [];
}
