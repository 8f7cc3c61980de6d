/**
 * Family for tests that must use up a documented rate limit: the first with a limit of calls per address. A family
 * with such a limit but without a read here is skipped.
 */
import { familiesOf } from "#gateway/gateway.ts";

/** Root fields with one call each, distinct for each text. The text is a GraphQL value. */
const reads: Readonly<Record<string, (text: string) => string>> = {
  catalog: (text) => `catalog { providers(filter: { text: ${text} }) { id } }`,
};

interface RatedFamily {
  readonly name: string;
  /** Calls per minute for one address. */
  readonly limit: number;
  /** Query with one call. The text is the variable `$text`. */
  readonly query: string;
  /** Query with `count` distinct calls. */
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
