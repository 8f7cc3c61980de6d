/**
 * Chains the lists of several owners into one list, for families that list by one owner at a time. A page reads
 * only as many owners as it needs.
 */
import { TributaryError } from "#platform/errors/catalog.ts";
import { Connection, type ConnectionArgs, cursorFor, windowOf } from "./connection.ts";

/** Number of owners that are read in parallel. */
const AT_ONCE = 10;
/** Largest number of owners for a page. If they have too few rows, the page is shorter than requested. */
export const MAX_OWNERS = 50;

/** Position in the list: the owner to read next, and the cursor in the owner's list. */
interface ChainPosition {
  readonly owner: number;
  readonly after: string | null;
}

/**
 * Reads a page of the chained lists.
 * @param owners ids, positive integers in ascending order
 * @param read reads a page of one owner's list
 * @param scope list with its arguments, for which cursors are valid
 * @throws BAD_USER_INPUT or INVALID_CURSOR for paging arguments
 */
export async function chainLists<Row>(
  owners: readonly number[],
  read: (owner: number, page: ConnectionArgs) => Promise<Connection<Row>>,
  args: ConnectionArgs,
  scope: string,
): Promise<Connection<Row>> {
  const { count, cursor } = windowOf(args, () => scope, false);
  let next: ChainPosition = cursor ? placeIn(cursor.position) : { owner: 0, after: null };
  // If the owner of the position is gone, the next owner follows.
  const ahead = owners.filter((owner) => owner >= next.owner);
  let unread = ahead.slice(0, MAX_OWNERS);
  const rows: { readonly row: Row; readonly next: ChainPosition }[] = [];
  let ended = false;
  while (unread.length > 0 && rows.length < count && !ended) {
    const first = count - rows.length;
    const { owner: resumed, after: resumeAt } = next;
    const group = unread.slice(0, Math.min(AT_ONCE, count));
    const pages = await Promise.all(
      group.map((owner) => read(owner, { first, after: owner === resumed ? resumeAt : null })),
    );
    for (const [index, page] of pages.entries()) {
      const owner = group[index] as number;
      const taken = page.edges.slice(0, count - rows.length);
      const left = taken.length < page.edges.length || page.pageInfo.hasNextPage;
      for (const [at, edge] of taken.entries()) {
        const done = !left && at === taken.length - 1;
        next = done ? afterOwner(owner) : { owner, after: edge.cursor };
        rows.push({ row: edge.node, next });
      }
      if (left && taken.length === 0) next = { owner, after: page.pageInfo.endCursor };
      if (!left) {
        next = afterOwner(owner);
        unread = unread.slice(1);
      }
      ended = left || rows.length === count;
      if (ended) break;
    }
  }
  const end = next;
  const cursorAt = ({ owner, after }: ChainPosition) =>
    cursorFor({ position: JSON.stringify([owner, after]), skip: 0, size: 0 }, scope);
  return new Connection(
    rows.map(({ row }) => row),
    (index) => cursorAt(rows[index]?.next ?? end),
    { next: ahead.some((owner) => owner >= end.owner), previous: cursor !== undefined },
    () => null,
    () => cursorAt(end),
  );
}

/** The position after an owner. Ids are integers, so the next owner has at least the next integer. */
const afterOwner = (owner: number): ChainPosition => ({ owner: owner + 1, after: null });

/** Reads a position. Its content is checked, because the hash of a cursor is not secret. */
function placeIn(position: unknown): ChainPosition {
  try {
    const place: unknown = JSON.parse(String(position));
    if (Array.isArray(place)) {
      const [owner, after] = place as readonly unknown[];
      if (typeof owner === "number" && (after === null || typeof after === "string")) return { owner, after };
    }
  } catch {
    // below
  }
  throw new TributaryError("INVALID_CURSOR");
}
