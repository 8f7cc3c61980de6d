/** Which messages of the inbox are asked for: as a condition of the database, and of one message alone. */

export interface InboxFilter {
  readonly family: string;
  /** Of each group a message has at least one mark. */
  readonly marks: readonly (readonly string[])[];
  /** In milliseconds: from the former, until before the latter. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

/** A place in the order: the time, then the order in which they came. */
export interface InboxCursor {
  readonly at: number;
  readonly seq: number;
}

/** The condition of a filter, and of the place after which messages begin. */
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
