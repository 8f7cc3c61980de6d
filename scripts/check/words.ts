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

/** Words that have a plainer or an American form. Ids, paths and values of a service stand in backticks. */
const WORDS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bcan not\b/i, "cannot"],
  [/\bwhoever\b/i, "the caller, or whoever is meant by name"],
  [/\borganisation(s|al)?\b/i, "organization"],
  [/\bcancell(ed|ing)\b/, "canceled, canceling"],
  [/\bbehaviours?\b/i, "behavior"],
  [/\bcolou?red by\b|\bcolours?\b/i, "color"],
  [/\bcatalogues?\b/i, "catalog"],
  [/\blicences?\b/i, "license"],
  [/\b(contact|data) centres?\b/, "center"],
  [
    /\b(normal|serial|initial|recogn|author|summar|optim|organ|canonical|capital|final|synchron|util|custom|minim|maxim|categor|standard)is(e|es|ed|ing|ation|ations)\b/i,
    "-ize",
  ],
  [/\b(label|model|travel|signal)l(ed|ing)\b/i, "a single l"],
  [/\b(favour|honour|neighbour)/i, "-or"],
];
/** A description that begins so is half a sentence whose subject the reader must find. */
const RIDDLE = /^(what|where|how|who|whose|when|whether|why)\b/i;
const FEWEST_WORDS = 4;

/** @returns a sentence for each description that is missing, too short, or has no subject */
export function descriptionProblems(schema: GraphQLSchema): string[] {
  const problems: string[] = [];
  const look = (where: string, description: string | null | undefined) => {
    if (!description) return;
    if (description.split(/\s+/).length < FEWEST_WORDS)
      problems.push(`${where}: "${description}" has fewer than ${FEWEST_WORDS} words`);
    if (RIDDLE.test(description)) problems.push(`${where}: "${description}" begins without its subject`);
    problems.push(...wordProblems(where, description));
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

function wordProblems(where: string, text: string): string[] {
  const prose = text.replace(/`[^`]*`/g, "");
  return WORDS.flatMap(([pattern, instead]) => {
    const found = pattern.exec(prose);
    return found ? [`${where}: write ${instead} instead of "${found[0]}"`] : [];
  });
}
