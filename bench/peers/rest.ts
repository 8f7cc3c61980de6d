/**
 * Reads people, tickets and payments of many at once with the fewest REST calls, as a competent engineer
 * would write it. The hand-written handler and stock Apollo's data sources both use it. They differ in the
 * sender of the calls (`get`) and in the code around it.
 */
import { createHash } from "node:crypto";

export type FamilyName = "identity" | "banking" | "supportDesk";

const bearer = (family: string) => `Bearer demo-${family}-service`;
export const authorization: Readonly<Record<FamilyName, string>> = {
  identity: bearer("identity"),
  banking: bearer("banking"),
  supportDesk: `Basic ${Buffer.from("service@tributary.example:demo").toString("base64")}`,
};

export interface Answer<Body> {
  readonly body: Body;
  readonly link: string | undefined;
}

/** Sends one call of a family. */
export type Get = <Body>(family: FamilyName, path: string) => Promise<Answer<Body>>;

// People ---------------------------------------------------------------------------------------

export interface Member {
  readonly id: string;
  readonly status: string;
  readonly profile: { readonly email: string; readonly displayName: string };
}

interface PagePosition {
  readonly token: string | null;
  readonly skip: number;
  readonly size: number;
}

const SCOPE = 'identity.listGroupUsers {"groupId":"people"}';
const hash = (text: string) => createHash("sha1").update(text).digest("base64url").slice(0, 12);

function cursorOf({ token, skip, size }: PagePosition): string {
  const content = JSON.stringify([token, skip, size]);
  return Buffer.from(hash(SCOPE + content) + content).toString("base64url");
}

function placeOf(cursor: string): PagePosition {
  const text = Buffer.from(cursor, "base64url").toString("utf8");
  const content = text.slice(12);
  if (text.slice(0, 12) !== hash(SCOPE + content)) throw new Error("not our cursor");
  const [token, skip, size] = JSON.parse(content) as [string | null, number, number];
  return { token, skip, size };
}

const nextToken = (link: string | undefined): string | undefined => {
  const after = link === undefined ? undefined : /[?&]after=([^&>]+)[^>]*>; rel="next"/.exec(link)?.[1];
  return after && decodeURIComponent(after);
};

async function membersPage(get: Get, first: number, token: string | null) {
  const after = token === null ? "" : `&after=${encodeURIComponent(token)}`;
  const path = `/identity/api/v1/groups/people/users?limit=${first}${after}`;
  const { body, link } = await get<Member[]>("identity", path);
  return { members: body, next: nextToken(link) };
}

export async function people(get: Get, first: number, after: string | null | undefined) {
  const token = after ? placeOf(after).token : null;
  const { members, next } = await membersPage(get, first, token);
  const last =
    next === undefined ? { token, skip: members.length, size: first } : { token: next, skip: 0, size: 0 };
  const endCursor = members.length ? cursorOf(last) : null;
  return { members, pageInfo: { hasNextPage: next !== undefined, endCursor } };
}

const INDEX_MS = 5 * 60_000;
let names: Promise<ReadonlyMap<string, string>> | undefined;
let namesAt = 0;

/** Names by address. The directory has no lookup by e-mail, so all members are read every five minutes. */
export function peopleIndex(get: Get): Promise<ReadonlyMap<string, string>> {
  if (!names || Date.now() - namesAt > INDEX_MS) {
    namesAt = Date.now();
    names = readIndex(get);
  }
  return names;
}

async function readIndex(get: Get): Promise<ReadonlyMap<string, string>> {
  const index = new Map<string, string>();
  let token: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof membersPage>> = await membersPage(get, 200, token);
    for (const { profile } of page.members) index.set(profile.email.toLowerCase(), profile.displayName);
    token = page.next ?? null;
  } while (token !== null);
  return index;
}

// Tickets --------------------------------------------------------------------------------------

export interface Ticket {
  readonly id: number;
  readonly subject: string;
  readonly status: string;
  readonly requester_id: number;
  readonly created_at: string;
}

interface SupportUser {
  readonly id: number;
  readonly email: string;
}

interface SearchPage {
  readonly results: readonly Ticket[];
  readonly users: readonly SupportUser[];
  readonly next_page: string | null;
}

/**
 * Reads the newest tickets of all people. After a page with unneeded tickets, the search is limited to the people
 * who still lack some, from the time of the last ticket on.
 */
export async function ticketsOf(
  get: Get,
  emails: readonly string[],
  each: number,
): Promise<Map<string, Ticket[]>> {
  const found = new Map<string, Ticket[]>(emails.map((email) => [email, []]));
  const lacking = new Set(emails);
  const seen = new Set<number>();
  let asked = emails;
  let until = "";
  let page = 1;
  let size = Math.min(100, each * emails.length * (emails.length > 1 ? 2 : 1));
  for (;;) {
    const query = `type:ticket requester:${asked.join(" requester:")}${until && ` created<=${until}`}`;
    const { body } = await get<SearchPage>(
      "supportDesk",
      `/support-desk/api/v2/search?query=${encodeURIComponent(query)}&sort_by=created_at&sort_order=desc&include=users&page=${page}&per_page=${size}`,
    );
    const emailOf = new Map<number, string>();
    for (const user of body.users) emailOf.set(user.id, user.email.toLowerCase());
    let wasted = 0;
    for (const ticket of body.results) {
      if (seen.has(ticket.id)) continue;
      seen.add(ticket.id);
      const email = emailOf.get(ticket.requester_id) as string;
      if (!lacking.has(email)) wasted++;
      else {
        const own = found.get(email) as Ticket[];
        own.push(ticket);
        if (own.length >= each) lacking.delete(email);
      }
    }
    if (body.next_page === null || lacking.size === 0) return found;
    const last = body.results.at(-1)?.created_at ?? "";
    if (wasted > 1 && last !== until) {
      asked = [...lacking];
      until = last;
      page = 1;
      size = Math.min(100, each * lacking.size * (lacking.size > 1 ? 2 : 1));
    } else page++;
  }
}

/** Reads one ticket with its requester's address, in one call. */
export async function ticketOf(get: Get, key: string): Promise<{ ticket: Ticket; email: string }> {
  const path = `/support-desk/api/v2/requests/${encodeURIComponent(key)}?include=users`;
  const { body } = await get<{ request: Ticket; users: readonly SupportUser[] }>("supportDesk", path);
  const requester = body.users.find(({ id }) => id === body.request.requester_id);
  return { ticket: body.request, email: requester?.email.toLowerCase() ?? "" };
}

// Payments -------------------------------------------------------------------------------------

interface Customer {
  readonly id: string;
  readonly attributes: { readonly email: string };
}

export interface Payment {
  readonly id: string;
  readonly attributes: {
    readonly amount: number;
    readonly currency: string;
    readonly status: string;
    readonly direction: string;
  };
  readonly relationships: { readonly customer: { readonly data: { readonly id: string } } };
}

interface ListBody<Item> {
  readonly data: readonly Item[];
  readonly meta: { readonly pagination: { readonly total: number } };
}

interface Paid {
  readonly emails: ReadonlyMap<string, string>;
  readonly payments: ReadonlyMap<string, Payment[]>;
}

/** Reads the newest payments of all people: their ids at the bank, then a list limited to those who lack some. */
export async function paymentsOf(get: Get, emails: readonly string[], each: number): Promise<Paid> {
  const asked = emails.map(encodeURIComponent).join(",");
  const { body } = await get<ListBody<Customer>>(
    "banking",
    `/banking/customers?filter[email]=${asked}&page[limit]=1000&page[offset]=0`,
  );
  const emailOf = new Map<string, string>();
  const payments = new Map<string, Payment[]>(emails.map((email) => [email, []]));
  for (const { id, attributes } of body.data) emailOf.set(id, attributes.email.toLowerCase());
  const lacking = new Set(emailOf.keys());
  if (lacking.size === 0) return { emails: emailOf, payments };
  let customers = [...lacking];
  let offset = 0;
  let size = Math.min(1_000, each * customers.length * (customers.length > 1 ? 2 : 1));
  for (;;) {
    const page: Answer<ListBody<Payment>> = await get(
      "banking",
      `/banking/payments?filter[customerId]=${customers.join(",")}&sort=-createdAt&page[limit]=${size}&page[offset]=${offset}`,
    );
    const { data, meta } = page.body;
    let wasted = 0;
    for (const payment of data) {
      const customer = payment.relationships.customer.data.id;
      const own = payments.get(emailOf.get(customer) as string) as Payment[];
      if (own.length < each) own.push(payment);
      else wasted++;
      if (own.length >= each) lacking.delete(customer);
    }
    offset += data.length;
    if (lacking.size === 0 || offset >= meta.pagination.total || data.length === 0)
      return { emails: emailOf, payments };
    if (wasted > 1 && lacking.size < customers.length) {
      customers = [...lacking];
      offset = 0;
      for (const id of customers) offset += payments.get(emailOf.get(id) as string)?.length ?? 0;
      size = Math.min(1_000, each * customers.length * (customers.length > 1 ? 2 : 1));
    }
  }
}

/** A credit to a customer's account is paid to the customer, so it is outgoing. */
export const directionOf = ({ direction }: Payment["attributes"]) =>
  direction === "Credit" ? "OUTGOING" : "INCOMING";

const DIGITS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, BHD: 3, KWD: 3, OMR: 3, TND: 3, JOD: 3 };

export function money({ amount, currency }: Payment["attributes"]) {
  const digits = DIGITS[currency] ?? 2;
  if (digits === 0) return { amount: String(amount), currency };
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const sign = amount < 0 ? "-" : "";
  return { amount: `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`, currency };
}
