/**
 * The family that tests ask where a documented rate has to be used up on the wire: the first whose documents
 * limit the calls of an address. A family with such a rate and no read here is skipped; that one is enough.
 */
import { familiesOf } from "#gateway/gateway.ts";

/** A root field of one call, which is another call for each text. The text is a GraphQL value. */
const reads: Readonly<Record<string, (text: string) => string>> = {
  catalog: (text) => `catalog { providers(filter: { text: ${text} }) { id } }`,
};

interface RatedFamily {
  readonly name: string;
  /** Calls of one address in a minute. */
  readonly limit: number;
  /** One call; the text is the variable `$text`. */
  readonly query: string;
  /** So many calls in one operation, each another one. */
  several(count: number): string;
}

function firstRated(): RatedFamily {
  for (const { name, rateLimit } of familiesOf()) {
    const read = reads[name];
    if (!read || rateLimit?.per !== "address" || rateLimit.perMs !== 60_000) continue;
    return {
      name,
      limit: rateLimit.calls,
      query: `query ($text: String) { ${read("$text")} }`,
      several: (count) =>
        `{ ${Array.from({ length: count }, (_, i) => `p${i}: ${read(`"nobody-${i}"`)}`).join(" ")} }`,
    };
  }
  throw new Error("no family has a rate of an address a minute and a read in test/kit/rated-family.ts");
}

export const rated = firstRated();
