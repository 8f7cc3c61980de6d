/**
 * Search for all types of records of the desk. Terms of a query are separated by spaces. `property:value` terms of
 * one property are alternatives; `property<value` and other comparisons must all be true. A word or "quoted phrase"
 * must occur in the text. Inside quotes, `\"` and `\\` are escapes.
 */
import { Problem } from "#contracts/kit/error-bodies.ts";
import {
  resultTypes,
  type SearchResult,
  type searchOperations,
  type Ticket,
  ticketPriorities,
  ticketStatuses,
  ticketTypes,
} from "#contracts/support-desk/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { type OrderName, orders, type SupportDeskTables, withUsers } from "./tables.ts";

type ResultType = (typeof resultTypes)[number];
type Comparison = "<" | "<=" | ">" | ">=";

/** Allowed values of each property. */
const properties = {
  type: resultTypes,
  id: "id",
  status: ticketStatuses,
  priority: ticketPriorities,
  ticket_type: ticketTypes,
  email: "text",
  requester: "user",
  assignee: "user",
  tags: "text",
  organization: "id",
  form: "id",
  created: "instant",
  updated: "instant",
} as const;
type Property = keyof typeof properties;
/** Properties that can be compared. */
type DatedProperty = "created" | "updated";

interface SearchQuery {
  /** Alternatives in lower case. Undefined if the query does not name the property. */
  readonly equals: Readonly<Partial<Record<Property, readonly string[]>>>;
  /** Comparisons, which must all be true. Instants are in the format of `toISOString`. */
  readonly compared: readonly { property: DatedProperty; comparison: Comparison; value: string }[];
  /** Words and phrases in lower case. All must occur in the text. */
  readonly words: readonly string[];
}

const invalid = (reason: string) =>
  new Problem(422, `Invalid search: ${reason}`, { code: "invalid", field: "query" });

const HEAD = /(-?[A-Za-z_]+)(:|<=|>=|<|>)/y;
const QUOTED = /"((?:[^"\\]|\\["\\])*)"(?=\s|$)/y;
const BARE = /[^\s"]+(?=\s|$)/y;
const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const isProperty = (name: string): name is Property => Object.hasOwn(properties, name);
const isDated = (property: Property): property is DatedProperty =>
  property === "created" || property === "updated";

function instantOf(text: string, property: string): string {
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw invalid(`"${text}" is no instant for ${property}`);
  return new Date(time).toISOString();
}

/** @throws Problem 422 with the code `invalid` if the query is malformed */
export function parseSearchQuery(text: string): SearchQuery {
  const equals: Partial<Record<Property, string[]>> = {};
  const compared: { property: DatedProperty; comparison: Comparison; value: string }[] = [];
  const words: string[] = [];
  let at = 0;

  function take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  }

  function takeValue(): string {
    const quoted = take(QUOTED)?.[1];
    if (quoted !== undefined) return quoted.replace(/\\(["\\])/g, "$1");
    const bare = take(BARE)?.[0];
    if (bare === undefined) throw invalid(`a value or a closing quote is missing at ${at}`);
    return bare;
  }

  function addTerm(name: string, operator: string): void {
    if (!isProperty(name)) throw invalid(`unknown property "${name}"`);
    const value = takeValue().toLowerCase();
    const allowed = properties[name];
    if (typeof allowed !== "string" && !(allowed as readonly string[]).includes(value))
      throw invalid(`${name} must be one of: ${allowed.join(", ")}`);
    if (allowed === "id" && !/^\d{1,15}$/.test(value)) throw invalid(`${name} takes an id`);
    if (operator === ":") {
      if (allowed === "instant") throw invalid(`${name} takes one of <, <=, >, >=`);
      equals[name] = [...(equals[name] ?? []), value];
    } else if (isDated(name)) {
      const instant = instantOf(value.toUpperCase(), name);
      compared.push({ property: name, comparison: operator as Comparison, value: instant });
    } else throw invalid(`${name} takes ":" only`);
  }

  for (;;) {
    take(/\s+/y);
    if (at >= text.length) break;
    const head = take(HEAD);
    if (head?.[1] !== undefined) addTerm(head[1].toLowerCase(), head[2] ?? "");
    else words.push(takeValue().toLowerCase());
  }
  return { equals, compared, words };
}

/** Properties of tickets. A query with one of them finds only tickets. */
const ticketProperties = [
  "requester",
  "assignee",
  "status",
  "priority",
  "ticket_type",
  "tags",
  "organization",
  "form",
] as const;

const compare: Record<Comparison, (a: string, b: string) => boolean> = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
};

function textOf(row: SearchResult): string {
  switch (row.result_type) {
    case "ticket":
      return `${row.subject}\n${row.description}`;
    case "user":
      return `${row.name}\n${row.email}`;
    case "group":
      return `${row.name}\n${row.description}`;
    case "organization":
      return `${row.name}\n${row.domain_names.join("\n")}`;
  }
}

type Test<T> = (row: T) => boolean;

/** Tests that rows of any type must pass. */
function testsOf({ compared, words }: SearchQuery): Test<SearchResult>[] {
  const tests: Test<SearchResult>[] = compared.map(
    ({ property, comparison, value }) =>
      (row) =>
        compare[comparison](row[`${property}_at`], value),
  );
  if (words.length > 0)
    tests.push((row) => {
      const text = textOf(row).toLowerCase();
      return words.every((word) => text.includes(word));
    });
  return tests;
}

const select = <T>(rows: readonly T[], tests: readonly Test<T>[]): readonly T[] =>
  tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));

function createSearch(tables: SupportDeskTables) {
  const { users, groups, organizations, tickets } = tables;

  /** Ids of people in the values of a term: by e-mail address or id. `none` becomes null. */
  function idsOf(values: readonly string[]): (number | null)[] {
    return values.flatMap((value) => {
      if (value === "none") return [null];
      if (/^\d+$/.test(value)) return [Number(value)];
      return users.by("email", value).map((user) => user.id);
    });
  }

  /** Rows with these ids, each once; all rows without ids. */
  function rowsIn<Row>(
    rows: { readonly all: () => readonly Row[]; readonly get: (key: string) => Row | undefined },
    ids: readonly string[] | undefined,
  ): readonly Row[] {
    return ids ? [...new Set(ids)].flatMap((id) => rows.get(id) ?? []) : rows.all();
  }

  const findUsers = (ids: readonly string[] | undefined, addresses: readonly string[] | undefined) =>
    addresses
      ? users.by("email", ...addresses).filter((user) => ids?.includes(String(user.id)) ?? true)
      : rowsIn(users, ids);

  function findTickets({ equals }: SearchQuery, order: OrderName, common: readonly Test<SearchResult>[]) {
    const tests: Test<Ticket>[] = [...common];
    const { id: ids, status, priority, ticket_type: types, tags, organization, form } = equals;
    const isOneOf = (ids: readonly string[], id: number | null) => id !== null && ids.includes(String(id));
    const requesters = equals.requester && idsOf(equals.requester);
    const assignees = equals.assignee && new Set(idsOf(equals.assignee));
    if (assignees) tests.push((ticket) => assignees.has(ticket.assignee_id));
    if (status) tests.push((ticket) => status.includes(ticket.status));
    if (types) tests.push((ticket) => ticket.type !== null && types.includes(ticket.type));
    if (priority) tests.push((ticket) => ticket.priority !== null && priority.includes(ticket.priority));
    if (ids) tests.push((ticket) => isOneOf(ids, ticket.id));
    if (organization) tests.push((ticket) => isOneOf(organization, ticket.organization_id));
    if (form) tests.push((ticket) => isOneOf(form, ticket.ticket_form_id));
    if (tags) tests.push((ticket) => ticket.tags.some((tag) => tags.includes(tag.toLowerCase())));
    if (!requesters) return select(tickets.sorted(order), tests);
    // The index returns each person's tickets in order of creation. The sort merges these sorted lists fast, so it
    // does not compare all rows again.
    const own = tickets.by("requester", ...requesters.filter((id) => id !== null));
    return [...select(own, tests)].sort(orders[order]);
  }

  return function search(query: SearchQuery, order: OrderName): readonly SearchResult[] {
    const common = testsOf(query);
    const ticketsOnly = ticketProperties.some((property) => query.equals[property]);
    const { email: addresses, id: ids } = query.equals; // only people have an address
    const wanted = (type: ResultType) =>
      (query.equals.type?.includes(type) ?? true) &&
      (type === "ticket" || !ticketsOnly) &&
      (type === "user" || !addresses);

    const found = wanted("ticket") ? findTickets(query, order, common) : [];
    const others: SearchResult[] = [
      ...(wanted("user")
        ? findUsers(ids, addresses).map((user) => ({ result_type: "user" as const, ...user }))
        : []),
      ...(wanted("group") ? rowsIn(groups, ids) : []),
      ...(wanted("organization") ? rowsIn(organizations, ids) : []),
    ];
    if (others.length === 0) return found;
    return [...found, ...select(others, common)].sort(orders[order]);
  };
}

export function searchHandlers(tables: SupportDeskTables): HandlersOf<typeof searchOperations> {
  const search = createSearch(tables);

  /** Requesters and assignees of tickets. */
  const peopleOf = (row: SearchResult) =>
    row.result_type === "ticket" ? [row.requester_id, row.assignee_id] : [];

  return {
    search: ({ query, sort_by, sort_order, include }) =>
      withUsers(
        tables,
        search(parseSearchQuery(query), `${sort_by ?? "created_at"} ${sort_order ?? "desc"}`),
        include,
        peopleOf,
      ),

    countSearchResults: ({ query }) => ({
      count: search(parseSearchQuery(query), "created_at desc").length,
    }),

    exportSearchResults({ query, filter, include }) {
      const parsed = parseSearchQuery(query);
      if (parsed.equals.type) throw invalid("an export takes its type as filter[type], not in the query");
      const typed = { ...parsed, equals: { ...parsed.equals, type: [filter.type] } };
      // Oldest first, so that rows created while a client pages come at the end.
      return withUsers(tables, search(typed, "created_at asc"), include, peopleOf);
    },
  };
}
