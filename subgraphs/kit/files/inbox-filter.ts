/** Filters messages of the inbox: as a condition for the database, and for a single message. */

export interface InboxFilter {
  readonly family: string;
  /** Groups of marks. A message must have at least one mark of each group. */
  readonly marks: readonly (readonly string[])[];
  /** Start (inclusive) and end (exclusive) of the period, ms since 1970. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

/** Position in the order of the messages: by time, then by arrival. */
export interface InboxCursor {
  readonly at: number;
  readonly seq: number;
}

/** The SQL condition of a filter, for messages after a position. */
export function conditionOf({ family, marks, since, until }: InboxFilter, after?: InboxCursor) {
  const conditions = ["family = ?"];
  const values: (string | number)[] = [family];
  const and = (condition: string, ...given: readonly (string | number)[]) => {
    conditions.push(condition);
    values.push(...given);
  };
  for (const group of marks)
    and(`seq IN (SELECT seq FROM marks WHERE mark IN (${group.map(() => "?").join(", ")}))`, ...group);
  if (since !== undefined) and("at >= ?", since);
  if (until !== undefined) and("at < ?", until);
  if (after) and("(at, seq) < (?, ?)", after.at, after.seq);
  return { where: conditions.join(" AND "), values };
}

/** True if a filter includes the message. */
export function matchesFilter(
  { family, marks, since, until }: InboxFilter,
  message: { readonly family: string; readonly at: number; readonly marks: ReadonlySet<string> },
): boolean {
  return (
    message.family === family &&
    marks.every((group) => group.some((mark) => message.marks.has(mark))) &&
    (since === undefined || message.at >= since) &&
    (until === undefined || message.at < until)
  );
}
