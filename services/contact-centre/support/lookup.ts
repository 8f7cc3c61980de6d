import { Problem } from "#contracts/kit/error-bodies.ts";

interface RowSource<T> {
  get(id: string): T | undefined;
}

const nouns = { userId: "end user", queueId: "queue", tagId: "tag", teamId: "team", agentIds: "agent" };

/** @throws Problem 400 for an invalid id (D2-324), 404 for an unknown one (D2-325) */
export function requireRow<T>(rows: RowSource<T>, id: string, field: keyof typeof nouns): T {
  if (!/^[\w-]{1,64}$/.test(id)) throw new Problem(400, `${field} is not an id`, { field });
  const row = rows.get(id);
  if (row === undefined) throw new Problem(404, `There is no such ${nouns[field]}`, { field });
  return row;
}
