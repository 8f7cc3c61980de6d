/** The part of a text in a filter language that a value stands in, so that two members of one filter have two places. */

/** Parameters whose text names members itself: `city eq 'Oslo' and blocked eq 'All'`. */
const LANGUAGES = /^query (filter|\$filter|where|query)$/;

const clausesIn = (text: string) => text.split(/ and | or |\s(?=\w+[:<>=])|\s(?=")/);

/** Values that tests made up, dates and numbers. */
const MADE =
  /(mark|other)\d+|[78]0{7}-0000-4000-8000-\d{12}|\d{4}-\d\d-\d\d(T[\d:.]+Z)?|(?<=\()\d+(, ?\d+)+(?=\))|\b\d+(\.\d+)?\b/g;

const masked = (clause: string) => clause.replace(MADE, "*");

/**
 * The clauses that a value is in.
 * @param mark Text that the value has, if it has one; else the clauses that `others` do not have.
 * @param others Values sent at the same place by another run.
 */
export function clausesAt(
  place: string,
  value: unknown,
  mark: string | undefined,
  others: readonly unknown[],
): readonly string[] {
  if (!LANGUAGES.test(place)) return [];
  const clauses = clausesIn(String(value));
  if (mark !== undefined && clauses.some((clause) => clause.includes(mark)))
    return clauses
      .filter((clause) => clause.includes(mark))
      .map((clause) =>
        clause
          .split(mark)
          .map((part, index) => masked(index === 0 ? part : part.replace(/^T[\d:.]+Z/, "")))
          .join("…"),
      );
  const known = new Set(others.flatMap((other) => clausesIn(String(other))));
  return clauses.filter((clause) => !known.has(clause)).map(masked);
}
