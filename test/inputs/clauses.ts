/** The clause of a filter text that contains a value, because two members of one filter have two places. */

/** Parameters whose text contains names of members: `city eq 'Oslo' and blocked eq 'All'`. */
const LANGUAGES = /^query (filter|\$filter|where|query)$/;

const clausesIn = (text: string) => text.split(/ and | or |\s(?=\w+[:<>=])|\s(?=")/);

/** Values of these tests, dates and numbers. */
const MADE =
  /(mark|other)\d+|[78]0{7}-0000-4000-8000-\d{12}|\d{4}-\d\d-\d\d(T[\d:.]+Z)?|(?<=\()\d+(, ?\d+)+(?=\))|\b\d+(\.\d+)?\b/g;

const masked = (clause: string) => clause.replace(MADE, "*");

/**
 * The clauses that contain a value.
 * @param mark text in the value, if any; otherwise the clauses that `others` lack are returned
 * @param others values that another run sent at the same place
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
