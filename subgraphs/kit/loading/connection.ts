/**
 * Relay connections over any page style. They are filled page by page, with opaque cursors that are refused for
 * other lists.
 */
import { createHash } from "node:crypto";
import type { BoundOperation, Family, Input, Item, OnlyMembersOf, Wire } from "#contracts/kit/contract.ts";
import type { PageRead, PageRequest, PageStyle, Position } from "#contracts/kit/pages/style.ts";
import { badInput, RefusedError, TributaryError } from "#platform/errors/catalog.ts";
import type { FamilyClient, OperationName } from "#subgraphs/kit/calls/family-client.ts";
import { afterWrites } from "./after-writes.ts";
import { cacheKeyFn } from "./keys.ts";

export interface ConnectionArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
}

const PAGING: ReadonlySet<string> = new Set(["first", "after", "last", "before"]);

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export const MAX_FIRST = 250;
export const DEFAULT_FIRST = 25;
/** Largest number of pages for one field: 250 rows of a family with five per page. */
const MAX_PAGES = 50;

/** Position in a list: a page position, and the number of rows to skip on pages of the given size. */
export interface ListPosition {
  readonly position: Position | undefined;
  readonly skip: number;
  /** Page size at which `skip` was counted. 0 if the position needs no skip. */
  readonly size: number;
}

/** A page of a list for resolvers. Cursors are computed only if they are selected. */
export class Connection<Node> {
  readonly nodes: readonly Node[];
  readonly #place: (index: number) => string;
  readonly #more: { readonly next: boolean; readonly previous: boolean };
  readonly #total: () => number | null | Promise<number | null>;
  readonly #emptyEnd: (() => string) | undefined;
  // Cached, because a response may contain the same page many times, and a cursor needs a hash.
  #edges: { readonly node: Node; readonly cursor: string }[] | undefined;
  #pageInfo: PageInfo | undefined;

  /** @param emptyEnd cursor for the end of a page whose rows were all left out, if further pages may follow */
  constructor(
    nodes: readonly Node[],
    cursorAt: (index: number) => string,
    more: { readonly next: boolean; readonly previous: boolean },
    totalCount: () => number | null | Promise<number | null> = () => null,
    emptyEnd?: () => string,
  ) {
    this.nodes = nodes;
    this.#place = cursorAt;
    this.#more = more;
    this.#total = totalCount;
    this.#emptyEnd = emptyEnd;
  }

  /** Total number of rows. Null if the family does not send it. */
  get totalCount(): number | null | Promise<number | null> {
    return this.#total();
  }

  get edges(): { readonly node: Node; readonly cursor: string }[] {
    this.#edges ??= this.nodes.map((node, index) => ({ node, cursor: this.#place(index) }));
    return this.#edges;
  }

  get pageInfo(): PageInfo {
    this.#pageInfo ??= this.#makePageInfo();
    return this.#pageInfo;
  }

  #makePageInfo(): PageInfo {
    const { nodes } = this;
    return {
      hasNextPage: this.#more.next,
      hasPreviousPage: this.#more.previous,
      startCursor: nodes.length ? this.#place(0) : null,
      endCursor: nodes.length ? this.#place(nodes.length - 1) : (this.#emptyEnd?.() ?? null),
    };
  }

  /** The page without unreadable rows, which still count for positions of cursors. */
  present(): Connection<Node> {
    return this.nodes.some((node) => node === null) ? this.map((node) => node ?? undefined) : this;
  }

  /** The same page with another source of the total. */
  withTotal(total: () => Promise<number | null>): Connection<Node> {
    return new Connection(this.nodes, this.#place, this.#more, total, this.#emptyEnd);
  }

  /**
   * The same page with converted nodes. Rows for which `change` returns undefined are left out.
   * @param all false if rows are left out regularly, so that the total is not known
   */
  map<Other>(change: (node: Node) => Other | undefined, all = true): Connection<Other> {
    const others: Other[] = [];
    const places: number[] = [];
    for (const [index, node] of this.nodes.entries()) {
      const other = change(node);
      if (other === undefined) continue;
      others.push(other);
      places.push(index);
    }
    return new Connection(
      others,
      (index) => this.#place(places[index] ?? index),
      this.#more,
      all ? this.#total : undefined,
      this.nodes.length > 0 ? () => this.#place(this.nodes.length - 1) : this.#emptyEnd,
    );
  }
}

/** An empty list, without a call. */
export function emptyConnection(): Connection<never> {
  return new Connection<never>(
    [],
    () => "",
    { next: false, previous: false },
    () => 0,
  );
}

/**
 * The requested window of the list that `scope` returns, with its arguments and parent.
 * @throws for arguments other than paging arguments, because no list would read them
 */
export function windowOf(
  args: ConnectionArgs,
  scope: () => string,
  canGoBack: boolean,
): { readonly count: number; readonly backward: boolean; readonly cursor: ListPosition | undefined } {
  for (const name in args)
    if (!PAGING.has(name)) throw new Error(`"${name}" is no paging argument, and no list reads it`);
  const { first, after, last, before } = args;
  const backward = last != null || before != null;
  if (backward && !canGoBack) throw badInput("This list cannot be read backwards", "last");
  if (backward && (first != null || after != null))
    throw badInput('Give "first" and "after", or "last" and "before"', "last");
  if (backward && before == null) throw badInput('"last" needs "before"', "before");
  const count = (backward ? last : first) ?? DEFAULT_FIRST;
  if (count < 1 || count > MAX_FIRST)
    throw badInput(
      `"${backward ? "last" : "first"}" goes from 1 to ${MAX_FIRST}`,
      backward ? "last" : "first",
    );
  const cursor = backward ? before : after;
  return { count, backward, cursor: cursor == null ? undefined : positionIn(cursor, scope()) };
}

const hash = (text: string) => createHash("sha1").update(text).digest("base64url").slice(0, 12);

export function cursorFor(place: ListPosition, scope: string): string {
  const content = JSON.stringify([place.position ?? null, place.skip, place.size]);
  return Buffer.from(`${hash(scope + content)}${content}`, "utf8").toString("base64url");
}

/** @throws INVALID_CURSOR for a cursor that was altered or belongs to another list */
export function positionIn(cursor: string, scope: string): ListPosition {
  const text = cursor.length <= 4_096 ? Buffer.from(cursor, "base64url").toString("utf8") : "";
  const content = text.slice(12);
  if (text.slice(0, 12) !== hash(scope + content)) throw new TributaryError("INVALID_CURSOR");
  return placeOf(content);
}

/** Reads the content of a cursor. It is checked, because the hash is not secret. */
function placeOf(content: string): ListPosition {
  const count = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
  try {
    const [position, skip, size] = JSON.parse(content) as [unknown, unknown, unknown];
    if ((position === null || typeof position === "string" || count(position)) && count(skip) && count(size))
      return { position: position ?? undefined, skip, size };
  } catch {
    // below
  }
  throw new TributaryError("INVALID_CURSOR");
}

/** Identity of a list for its cursors: the operation and all arguments, without those for paging. */
export function listKey(operation: BoundOperation, input: Readonly<Record<string, unknown>>): string {
  return `${operation.id} ${JSON.stringify(input, (_key, value: unknown) => value ?? undefined)}`;
}

/** Names of a family's paged operations. */
export type PagedName<F extends Family> = {
  [K in OperationName<F>]: F["operations"][K]["spec"]["page"] extends { readonly cut: unknown } ? K : never;
}[OperationName<F>];

/**
 * Reads a paged operation as a connection. The input has no paging parameters, which belong to the page style.
 * `view` has parameters that select members of rows (`$select`, `expand`); cursors are valid for any view.
 */
export type Connect<F extends Family> = <
  N extends PagedName<F>,
  I extends Input<F["operations"][N]>,
  A extends ConnectionArgs,
  V extends Partial<Input<F["operations"][N]>> = object,
>(
  name: N,
  input: I & OnlyMembersOf<Input<F["operations"][N]>, I>,
  args: A & OnlyMembersOf<ConnectionArgs, A>,
  view?: V & OnlyMembersOf<Input<F["operations"][N]>, V>,
  counts?: boolean,
) => Promise<Connection<Wire<Item<F["operations"][N]>>>>;

/** The lists that one operation reads from a family. Each window is read once, for all objects that need it. */
export class ListReader {
  readonly #client: FamilyClient;
  readonly #lists = new Map<string, Promise<Connection<unknown>>>();
  readonly #clearAfterWrites: () => void;

  constructor(client: FamilyClient) {
    this.#client = client;
    this.#clearAfterWrites = afterWrites(client, () => this.#lists.clear());
  }

  /**
   * Reads a window of a paged operation, or joins a read of the same window.
   * @param counts true if the total number of rows is selected
   * @throws at the first use of an operation without pages
   */
  read(
    name: string,
    input: object,
    args: ConnectionArgs,
    view?: object,
    counts?: boolean,
  ): Promise<Connection<unknown>> {
    const operation = this.#client.operation(name);
    const style = operation.spec.page;
    if (!style) throw new Error(`${operation.id} does not page`);
    this.#clearAfterWrites();
    const key = cacheKeyFn([name, input, args, view, counts]);
    let list = this.#lists.get(key);
    if (!list) {
      const values = input as Readonly<Record<string, unknown>>;
      list = readConnection(this.#client, operation, style, values, args, view, counts);
      this.#lists.set(key, list);
    }
    return list;
  }
}

interface Row {
  readonly item: unknown;
  readonly after: ListPosition;
}

/** Members of a page style that decide how a list is filled. */
export type Paged = Pick<
  PageStyle<unknown>,
  "maxSize" | "backward" | "tellsNext" | "steady" | "cap" | "after"
>;

/** A page with its rows. */
export type Page = PageRead & { readonly items: readonly unknown[] };

/**
 * Reads one window of a paged operation. For a list in two forms, the form with a total is used if the total is
 * selected; later pages use the form of their cursor.
 * @param counts true if the total number of rows is selected
 * @throws INVALID_CURSOR also if the family refuses the token in the cursor
 */
export function readConnection(
  client: FamilyClient,
  operation: BoundOperation,
  style: PageStyle<unknown>,
  input: Readonly<Record<string, unknown>>,
  args: ConnectionArgs,
  view: object = {},
  counts = false,
): Promise<Connection<unknown>> {
  const whole = { ...input, ...view };
  const scope = listKey(operation, input);
  const inOwn = (request: PageRequest, fromCursor: boolean) =>
    readPage(client, operation, style, whole, request, fromCursor);
  const { counted } = style;
  if (!counted) return fillConnection(client, style, scope, args, inOwn);
  const inCounted = (request: PageRequest, fromCursor: boolean) =>
    readPage(client, operation, counted.style, counted.input(whole), request, fromCursor);
  const inOneForm = async () => {
    const start = args.after == null ? undefined : positionIn(args.after, scope).position;
    if (start === undefined ? counts : typeof start === "number")
      return fillConnection(client, counted.style, scope, args, inCounted);
    const page = await fillConnection(client, style, scope, args, inOwn);
    return page.withTotal(async () => (await inCounted({ size: 1 }, false)).total ?? null);
  };
  return inOneForm();
}

/**
 * Reads one window of a list with as few pages as the page size allows.
 * @param scope list with its arguments and parent, for which cursors are valid
 * @param read reads a page; `fromCursor` is true for the page at the client's cursor
 */
export async function fillConnection(
  client: FamilyClient,
  style: Paged,
  scope: string,
  args: ConnectionArgs,
  read: (request: PageRequest, fromCursor: boolean) => Promise<Page>,
): Promise<Connection<unknown>> {
  const { count, backward, cursor } = windowOf(args, () => scope, style.backward);
  const rows: Row[] = [];
  let place: ListPosition = cursor ?? { position: undefined, skip: 0, size: 0 };
  let more = false;
  let total: number | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const rest = (style.steady ? count : count - rows.length) + (style.tellsNext ? 0 : 1);
    // A page that is resumed in its middle must have the same size as before.
    const size = place.size || Math.min(style.maxSize, rest);
    const request: PageRequest = { size, position: place.position, backward };
    if (style.cap !== undefined && typeof place.position === "number" && place.position >= style.cap)
      throw badInput(`The family pages through the first ${style.cap} results only`, "after");
    let page: Page;
    try {
      page = withinCap(await read(request, cursor !== undefined && pages === 0), style);
    } catch (error) {
      // The rows so far are returned, and the list can continue. `extensions.sources` shows the family's failure.
      if (rows.length === 0 || !client.leaveOut(error)) throw error;
      more = true;
      break;
    }
    total ??= page.total;
    const fresh = backward ? [...page.items].reverse() : page.items;
    const start = place.skip;
    const before = rows.length;
    for (let index = start; index < fresh.length && rows.length < count; index++) {
      const exact = style.after?.(fresh[index], backward ? fresh.length - 1 - index : index, request);
      const last = index === fresh.length - 1 && page.next !== undefined;
      rows.push({
        item: fresh[index],
        // The last row of a page is followed by the next page.
        after: last
          ? { position: page.next, skip: 0, size: 0 }
          : exact !== undefined
            ? { position: exact, skip: 0, size: 0 }
            : { position: place.position, skip: index + 1, size },
      });
    }
    more =
      start + count < fresh.length ||
      (rows.length === count && start + rows.length - before < fresh.length) ||
      page.next !== undefined ||
      page.endless === true;
    if (page.endless) client.badResponse(); // recorded, because further rows cannot be requested
    if (rows.length >= count || page.next === undefined) break;
    if (page.next === place.position) throw client.badResponse(); // the list would never end
    place = { position: page.next, skip: 0, size: 0 };
  }
  if (backward) rows.reverse();
  return new Connection<unknown>(
    rows.map((row) => row.item),
    (index) => cursorFor((rows[index] as Row).after, scope),
    backward ? { next: true, previous: more } : { next: more, previous: cursor !== undefined },
    () => total ?? null,
    // If no row of the pages was readable, the list continues after these pages.
    more && !backward ? () => cursorFor(place, scope) : undefined,
  ).present();
}

/** A page at the family's cap is the last one, because the next one cannot be requested. */
const withinCap = (page: Page, { cap }: Paged): Page =>
  cap !== undefined && typeof page.next === "number" && page.next >= cap
    ? { ...page, next: undefined }
    : page;

/** Converts the refusal of an expired token to INVALID_CURSOR, because the client sent a cursor, not a token. */
export const refusedCursor = (error: unknown): unknown =>
  error instanceof RefusedError && error.code === "BAD_USER_INPUT"
    ? new TributaryError("INVALID_CURSOR")
    : error;

/**
 * Reads one page. Unreadable rows are null, because positions count them.
 * @throws UPSTREAM_BAD_RESPONSE if the body has no list
 */
export async function readPage(
  client: FamilyClient,
  operation: BoundOperation,
  style: Omit<PageStyle<unknown>, "counted">,
  input: Readonly<Record<string, unknown>>,
  request: PageRequest,
  fromCursor: boolean,
  keys = 1,
) {
  let answer: Awaited<ReturnType<FamilyClient["fetch"]>>;
  try {
    answer = await client.fetch(operation, { ...input, ...style.ask(request) }, keys);
  } catch (error) {
    throw fromCursor ? refusedCursor(error) : error;
  }
  const page = style.read(answer, request);
  if (!page.items) throw client.badResponse();
  const { items, next, total, endless = false } = page;
  return { items, next, total, endless, body: answer.body };
}
