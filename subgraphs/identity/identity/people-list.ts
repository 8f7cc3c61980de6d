/**
 * Lists people with filters and an order. The identity provider has no such operation, so the people index
 * is used, which is complete or fails. A cursor contains the last person and their sort values, so that
 * the next page continues at the same place even if the index was read again.
 */

import { type User, userStatuses } from "#contracts/identity/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { IdentityUserStatus, UserFilter, UserOrder } from "#generated/identity/resolvers.ts";
import { badInput, TributaryError } from "#platform/errors/catalog.ts";
import { Connection, type ConnectionArgs, cursorFor, windowOf } from "#subgraphs/kit/loading/connection.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";
import type { IndexedPerson, PeopleIndex } from "./people-index.ts";

type Entry = Wire<User>;
const MAX_TEXT = 100;
const MAX_ORDER = 3;

const isName = (text: unknown): text is string => typeof text === "string" && text.trim() !== "";

/**
 * Name of a person: the display name, or first and last name if the record has none.
 * @param record A record of the identity provider.
 * @returns null if the record has no name at all
 */
export function nameOf(record: Nullish<Entry>): string | null {
  const { displayName, firstName, lastName } = record?.profile ?? {};
  if (isName(displayName)) return displayName;
  return [firstName, lastName].filter(isName).join(" ") || null;
}

const lower = (text: Nullish<string>) => text?.toLowerCase() ?? "";

/** Lower-case text of each record that `text` is searched in. Cached as long as the index has the record. */
const searched = new WeakMap<Entry, string>();

function searchText(entry: Entry): string {
  let text = searched.get(entry);
  if (text === undefined) {
    const { displayName, firstName, lastName, email, login } = entry.profile ?? {};
    text = [displayName, firstName, lastName, email, login].map(lower).join("\n");
    searched.set(entry, text);
  }
  return text;
}

const statusOf = ({ status }: Entry): IdentityUserStatus =>
  status != null && userStatuses.includes(status) ? status : "OTHER";

type Condition = (entry: Entry) => boolean;

function within(
  range: Nullish<{ readonly from?: Nullish<string>; readonly until?: Nullish<string> }>,
  timeOf: (entry: Entry) => Nullish<string>,
): Condition[] {
  if (!range) return [];
  const from = range.from == null ? Number.NEGATIVE_INFINITY : Date.parse(range.from);
  const until = range.until == null ? Number.POSITIVE_INFINITY : Date.parse(range.until);
  return [
    (entry) => {
      const time = Date.parse(timeOf(entry) ?? "");
      return time >= from && time <= until;
    },
  ];
}

/** @throws BAD_USER_INPUT for a text that is too long */
function conditionsOf({ text, statuses, departments, createdAt, lastLoginAt }: UserFilter): Condition[] {
  if (text && text.length > MAX_TEXT)
    throw badInput(`"filter.text" takes at most ${MAX_TEXT} characters`, "filter.text");
  const words = lower(text)
    .split(/\s+/)
    .filter((word) => word !== "");
  return [
    ...words.map(
      (word): Condition =>
        (entry) =>
          searchText(entry).includes(word),
    ),
    ...(statuses ? [(entry: Entry) => statuses.includes(statusOf(entry))] : []),
    ...(departments ? [(entry: Entry) => departments.includes(entry.profile?.department ?? "")] : []),
    ...within(createdAt, ({ created }) => created),
    ...within(lastLoginAt, ({ lastLogin }) => lastLogin),
  ];
}

/** Sort values of a person. The text of UTC instants sorts by time. */
const values: Readonly<Record<UserOrder["field"], (person: IndexedPerson) => string>> = {
  EMAIL: ({ email }) => email,
  DISPLAY_NAME: ({ entries: [entry] }) => lower(nameOf(entry)),
  LAST_NAME: ({ entries: [entry] }) => lower(entry?.profile?.lastName),
  CREATED_AT: ({ entries: [entry] }) => instant(entry?.created),
  LAST_LOGIN_AT: ({ entries: [entry] }) => instant(entry?.lastLogin),
};

function instant(text: Nullish<string>): string {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}

/** Sort values in the order of `orderBy`, then the address, which is unique. */
type SortPosition = readonly string[];

/** Compares sort values. People without a value come last in both directions. */
function compareBy(orderBy: readonly UserOrder[]) {
  const descending = orderBy.map(({ direction }) => direction === "DESC");
  return (one: SortPosition, other: SortPosition): number => {
    for (const [index, value] of one.entries()) {
      const against = other[index] ?? "";
      if (value === against) continue;
      if (value === "" || against === "") return value === "" ? 1 : -1;
      return value < against === (descending[index] ?? false) ? 1 : -1;
    }
    return 0;
  };
}

/** @throws INVALID_CURSOR for a position of another order */
function placeIn(position: unknown, length: number): SortPosition {
  try {
    const place: unknown = JSON.parse(String(position));
    if (Array.isArray(place) && place.length === length && place.every((value) => typeof value === "string"))
      return place;
  } catch {
    // The hash of a cursor is not secret, so a client can forge any content.
  }
  throw new TributaryError("INVALID_CURSOR");
}

/**
 * A page of the people that meet all conditions. A person with several records is listed once, if one
 * record meets all conditions.
 * @throws BAD_USER_INPUT, INVALID_CURSOR
 */
export async function peoplePage(
  people: Pick<PeopleIndex, "inOrder">,
  {
    filter,
    orderBy,
    domain,
    ...page
  }: {
    filter?: Nullish<UserFilter>;
    orderBy?: Nullish<readonly UserOrder[]>;
    /** Only people with an address of this domain. */
    domain?: string;
  } & ConnectionArgs,
): Promise<Connection<IndexedPerson>> {
  const order = orderBy ?? [];
  if (order.length > MAX_ORDER) throw badInput(`"orderBy" takes at most ${MAX_ORDER} fields`, "orderBy");
  const conditions = conditionsOf(filter ?? {});
  const scope = () =>
    `users ${JSON.stringify([filter ?? {}, order, ...(domain === undefined ? [] : [domain])])}`;
  const { count, cursor } = windowOf(page, scope, false);
  const compare = compareBy(order);
  const sorted = await people.inOrder(
    JSON.stringify(order),
    (all) =>
      all
        .map((person) => ({
          person,
          place: [...order.map(({ field }) => values[field](person)), person.email],
        }))
        .sort((one, other) => compare(one.place, other.place)),
    domain,
  );
  const rows = sorted.filter(({ person: { entries } }) =>
    entries.some((entry) => conditions.every((holds) => holds(entry))),
  );
  const after = cursor && placeIn(cursor.position, order.length + 1);
  const start = after ? rows.findIndex(({ place }) => compare(place, after) > 0) : 0;
  const chosen = start < 0 ? [] : rows.slice(start, start + count);
  return new Connection(
    chosen.map(({ person }) => person),
    (index) => cursorFor({ position: JSON.stringify(chosen[index]?.place), skip: 0, size: 0 }, scope()),
    { next: start >= 0 && start + count < rows.length, previous: start !== 0 && rows.length > 0 },
    () => rows.length,
  );
}
