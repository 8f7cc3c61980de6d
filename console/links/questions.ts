/** Questions such as "where do I get a vendor's payments from": finds ways between the nouns in the question. */
import type { GraphQLSchema } from "graphql";
import { wordsOf } from "#platform/graphql/finding/words.ts";
import { type JoinedPath, linkMapOf, type Noun, waysBetween } from "./paths.ts";

/** Most nouns tried for a word. */
const MAX_NOUNS = 3;

/** Ways between the first two nouns of a text, the shortest first. Empty if the text has fewer than two nouns. */
export function waysForText(schema: GraphQLSchema, text: string, most = 3): readonly JoinedPath[] {
  const { nouns } = linkMapOf(schema);
  const named = wordsOf(text)
    .map((word) => nounsOf(word, nouns))
    .filter((found) => found.length > 0);
  const [first = [], second = []] = named;
  const between = (from: readonly string[], to: readonly string[]) =>
    from.flatMap((one) =>
      to.flatMap((other) => (one === other ? [] : waysBetween(schema, one, other).slice(0, 1))),
    );
  // "Payments of a vendor" starts at the vendor.
  const [from, to] = /\b(?:of|for)\b/i.test(text) ? [second, first] : [first, second];
  const ways = between(from, to);
  return (ways.length > 0 ? ways : between(to, from))
    .sort((a, b) => a.links.length - b.links.length)
    .slice(0, most);
}

/** Nouns whose last word begins with a word (`ErpVendor` for "vendor"). Shorter names come first. */
const nounsOf = (word: string, nouns: readonly Noun[]): readonly string[] =>
  nouns
    .map(({ name }) => ({ name, parts: name.split(/(?=[A-Z])/).map((part) => part.toLowerCase()) }))
    .filter(({ parts }) => parts.at(-1)?.startsWith(word))
    .sort((a, b) => a.parts.length - b.parts.length)
    .slice(0, MAX_NOUNS)
    .map(({ name }) => name);
