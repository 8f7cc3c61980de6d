/**
 * Child lists: the first rows of many parents, requested for all parents at once.
 *
 * If the family's query takes many parents, it returns one list over all of them in one order. The list is read
 * page by page until each parent has the needed rows. After a page with rows that no parent needs, the list is
 * narrowed to the parents that lack rows and resumed at the same position; without offsets or marks it starts again,
 * if this costs no page more. Lists beyond the family's cap, lists of
 * addresses in another spelling, and all lists if rows do not contain their parents, are read parent by parent. No
 * row is dropped silently.
 */
import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import type { OnlyMembersOf } from "#contracts/kit/contract.ts";
import { currentAskers, runForAll } from "#subgraphs/kit/calls/call-attribution.ts";
import type { FamilyClient } from "#subgraphs/kit/calls/family-client.ts";
import { asksForMore } from "#subgraphs/kit/mapping/selected-members.ts";
import { afterWrites } from "./after-writes.ts";
import { ChildListReader, type Declaration } from "./child-list-reader.ts";
import {
  Connection,
  type ConnectionArgs,
  cursorFor,
  emptyConnection,
  listKey,
  windowOf,
} from "./connection.ts";
import { cacheKeyFn } from "./keys.ts";
import { type ChildRows, newPendingList, type PendingList } from "./pending-lists.ts";

export interface ChildLists<Row, Args> {
  /**
   * Reads the rows of a parent, or of several that stand for one, as a connection.
   * @param info info of the field. One extra row is read only if the selection needs it, and never for `false`.
   */
  load<Paging extends ConnectionArgs>(
    parents: string | readonly string[],
    args: Args,
    paging: Paging & OnlyMembersOf<ConnectionArgs, Paging>,
    info?: GraphQLResolveInfo | false,
  ): Promise<Connection<Row>>;
}

export function childListLoader(
  client: FamilyClient,
  name: string,
  declaration: Declaration,
): ChildLists<unknown, object> {
  const operation = client.operation(name);
  const reader = new ChildListReader(client, operation, declaration);
  const lists = new Map<string, ListGroup>();
  /** The latest arguments, because most parents have the same. */
  let latest: { readonly args: object; readonly list: ListGroup } | undefined;
  const clearAfterWrites = afterWrites(client, () => {
    lists.clear();
    latest = undefined;
  });

  function listWith(args: object): ListGroup {
    clearAfterWrites();
    if (latest?.args === args) return latest.list;
    const key = cacheKeyFn([args]);
    let list = lists.get(key);
    if (!list) {
      list = { wants: new Map(), pages: new Map(), ...readerOf(args) };
      lists.set(key, list);
    }
    latest = { args, list };
    return list;
  }

  /** Reads the pending lists of one tick together. Each list is delivered as soon as its rows are read. */
  function readerOf(args: object): Pick<ListGroup, "open" | "loader"> {
    const open = new Set<PendingList>();
    const loader = new DataLoader<PendingList, undefined>(
      (wants) => {
        open.clear();
        const askers = wants.map(({ from }) => from);
        void runForAll(askers, () => reader.readAll(wants, args), declaration.ofAll ? 1 : declaration.max);
        // Each list is delivered through its own promise.
        return Promise.resolve(wants.map(() => undefined));
      },
      { cache: false },
    );
    return { open, loader };
  }

  function enqueue(
    { wants, open, loader }: ListGroup,
    parents: readonly string[],
    need: number,
  ): Promise<ChildRows> {
    const key = parents.length === 1 ? (parents[0] as string) : cacheKeyFn(parents);
    const before = wants.get(key);
    const joins = before !== undefined && (before.need >= need || open.has(before));
    const want = joins ? before : newPendingList(parents);
    if (!joins) {
      wants.set(key, want);
      open.add(want);
    }
    if (open.has(want)) {
      want.need = Math.max(want.need, need);
      want.from.push(...currentAskers());
    }
    if (!joins) void loader.load(want);
    return want.slice;
  }

  async function read(
    list: ListGroup,
    parents: readonly string[],
    args: object,
    paging: ConnectionArgs,
    more: boolean,
  ): Promise<Connection<unknown>> {
    let key: string | undefined;
    const scope = () => {
      key ??= listKey(operation, { parents, args });
      return key;
    };
    const { count, cursor } = windowOf(paging, scope, false);
    const start = cursor && reader.resumePointAt(cursor);
    // An extra row shows if further rows follow. It is read only if this is selected.
    const need = count + (more ? 1 : 0);
    const slice = start
      ? await reader.readOne(parents, args, need, start)
      : await enqueue(list, parents, need);
    const rows = slice.rows.slice(0, count);
    return new Connection(
      rows,
      (index) => cursorFor(reader.cursor(slice, index, args, start), scope()),
      { next: slice.rows.length > count || !slice.complete, previous: cursor !== undefined },
      () => (slice.complete && !start ? slice.rows.length : reader.total(parents, args)),
    );
  }

  return {
    load(parent, args, paging, info) {
      const parents = typeof parent === "string" ? [parent] : [...parent].sort();
      if (parents.length === 0) return Promise.resolve(emptyConnection());
      const more = info === undefined || (info !== false && asksForMore(info));
      const list = listWith(args);
      // All parts are scalars in a fixed order, so the JSON needs no normalization.
      const key = JSON.stringify([parents, paging.first, paging.after, paging.last, paging.before, more]);
      let page = list.pages.get(key);
      if (!page) {
        page = read(list, parents, args, paging, more);
        list.pages.set(key, page);
      }
      return page;
    },
  };
}

/** Lists with the same arguments. */
interface ListGroup {
  /** The latest pending list of each parent, or of several that stand for one. */
  readonly wants: Map<string, PendingList>;
  /** Pending lists that are not being read yet, so that they can still grow. */
  readonly open: Set<PendingList>;
  /** Batches the pending lists of one tick. */
  readonly loader: DataLoader<PendingList, undefined>;
  /** Requested pages. In a cycle of lists, thousands of objects can lead to the same page. */
  readonly pages: Map<string, Promise<Connection<unknown>>>;
}
