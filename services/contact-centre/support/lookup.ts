import { Problem } from "#contracts/kit/error-bodies.ts";

interface Readable<T> {
  get(id: string): T | undefined;
}

const nouns = { userId: "end user", queueId: "queue", tagId: "tag", teamId: "team", agentIds: "agent" };

/** @throws Problem 400 for an invalid id (D2-324), 404 for an unknown one (D2-325) */
export function found<T>(rows: Readable<T>, id: string, field: keyof typeof nouns): T {
  if (!/^[\w-]{1,64}$/.test(id)) throw new Problem(400, `${field} is not an id`, { field });
  const row = rows.get(id);
  if (row === undefined) throw new Problem(404, `There is no such ${nouns[field]}`, { field });
  return row;
}
