/**
 * Finds deleted objects: a pass over the ids of a list, a few pages per run, then a read of each object that was
 * not in it.
 */
import type { Ask } from "#reports/kit/asking/answer.ts";
import { follow, isFields, parentListsOf, rowsOf } from "#reports/kit/asking/lists.ts";
import { type PageQueries, pageInfoKey } from "#reports/kit/asking/page-queries.ts";
import type { ConnectionField, Selection } from "#reports/kit/document/selection.ts";
import type { Feed } from "./feed.ts";
import type { FeedState, Pass } from "./history.ts";

/** Largest difference of the service's clock to this one, ms. */
export const OVERLAP_MS = 300_000;
/** Rows of a page of ids. */
const PAGE_ROWS = 250;
/** Ids of one request for objects. */
const NODES_AT_ONCE = 100;

interface SweepOptions {
  readonly root: Selection;
  readonly queries: PageQueries;
  readonly feed: Feed;
  readonly ask: Ask;
  /** Largest number of pages. */
  readonly pages: number;
  /** Ids of the rows that the table has, with the times of their last change, ms. Rows that were just read are left out. */
  readonly held: ReadonlyMap<string, number>;
  /** Ids of the rows that were just read. */
  readonly read: ReadonlySet<string>;
  readonly state: Pick<FeedState, "pass" | "sweptAt">;
  readonly now: string;
}

export interface Swept extends Pick<FeedState, "pass" | "sweptAt"> {
  /** Ids of deleted objects. */
  readonly gone: ReadonlySet<string>;
  /**
   * True if the next run must read the whole list: the list has an object that is not in the table, for example
   * with an old time of change, or the table has an object that no operation reads by its id.
   */
  readonly isLacking?: boolean;
}

/** Continues the pass over a list. At the end of the pass, it checks the objects that were not in the list. */
export async function sweep(options: SweepOptions): Promise<Swept> {
  const { root, feed, pages, state, now, queries, ask } = options;
  const [list] = parentListsOf(root).filter(({ field }) => field.name === feed.field.name);
  if (!list) return { ...state, gone: new Set() };
  const field = onlyIds(list.field);
  const size = new Map([[field, { rows: PAGE_ROWS }]]);
  let pass: Pass = state.pass ?? { begunAt: now, after: null, seen: [] };
  for (let page = 0; page < pages; page++) {
    const answer = await ask(queries.page(field, list.place, pass.after, size));
    const value = follow(answer.data, list.place, field);
    // The family refuses the position or fails, so a new pass begins in another run.
    if (!value || answer.errors.length > 0) return { pass: null, sweptAt: state.sweptAt, gone: new Set() };
    const ids = rowsOf(field, value).flatMap((row) => (isFields(row) ? [String(row[feed.idKey])] : []));
    const seen = [...pass.seen, ...ids];
    const info = value[pageInfoKey(field)];
    const next = isFields(info) && info["hasNextPage"] === true ? info["endCursor"] : undefined;
    if (typeof next !== "string") {
      const there = new Set(seen);
      const lacking = [...options.held.keys()].filter((id) => !there.has(id));
      const isLacking = seen.some((id) => !options.held.has(id) && !options.read.has(id));
      if (!feed.isNode) {
        const before = Date.parse(pass.begunAt) - OVERLAP_MS;
        // An object with a later time can be on a page that was read before.
        const isGone = lacking.some((id) => (options.held.get(id) ?? 0) < before);
        const sweptAt = isGone ? state.sweptAt : pass.begunAt;
        return { pass: null, sweptAt, gone: new Set(), isLacking: isLacking || isGone };
      }
      const gone = await deletedOf(lacking, options);
      return gone
        ? { pass: null, sweptAt: pass.begunAt, gone, isLacking }
        : { pass: null, sweptAt: state.sweptAt, gone: new Set() };
    }
    pass = { ...pass, after: next, seen };
  }
  return { pass, sweptAt: state.sweptAt, gone: new Set() };
}

/** The list with only the ids of its rows. */
function onlyIds(field: ConnectionField): ConnectionField {
  const { items } = field;
  const fields = items.fields.filter(({ key }) => key === items.idKey);
  return { ...field, beside: [], items: { ...items, fields, paged: false } };
}

/**
 * The deleted ones of some objects. A page may have omitted an existing object because rows moved during the pass.
 */
async function deletedOf(
  ids: readonly string[],
  { ask, feed }: SweepOptions,
): Promise<ReadonlySet<string> | undefined> {
  const gone = new Set<string>();
  const { type } = feed.field.items;
  const active = feed.hasActive ? ` ... on ${type.name} { active }` : "";
  for (let at = 0; at < ids.length; at += NODES_AT_ONCE) {
    const some = ids.slice(at, at + NODES_AT_ONCE);
    const query = `query Deleted($ids: [ID!]!) { nodes(ids: $ids) { id${active} } }`;
    const { data, errors } = await ask({ query, variables: { ids: some } });
    const nodes = data?.["nodes"];
    if (errors.length > 0 || !Array.isArray(nodes)) return undefined;
    for (const [index, id] of some.entries()) {
      const node: unknown = nodes[index];
      if (!isFields(node) || node["active"] === false) gone.add(id);
    }
  }
  return gone;
}
