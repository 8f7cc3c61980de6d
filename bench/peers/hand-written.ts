/**
 * What a competent engineer would write for these three requests and nothing else: node's server,
 * undici, the fewest REST calls, the same JSON. No deadlines, no retries, no budgets, no schema.
 * With SHARE=1 identical reads in flight are one call, as in Tributary.
 */
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "undici";

const upstream = new Pool(process.env["FAMILIES_URL"] ?? "", { connections: 64 });
const share = process.env["SHARE"] === "1";

const bearer = (family: string) => ({ authorization: `Bearer demo-${family}-service` });
const headers = {
  identity: bearer("identity"),
  banking: bearer("banking"),
  supportDesk: {
    authorization: `Basic ${Buffer.from("service@tributary.example:demo").toString("base64")}`,
  },
};

interface Answer<Body> {
  readonly body: Body;
  readonly link: string | undefined;
}

const flights = new Map<string, Promise<Answer<unknown>>>();

async function call<Body>(family: keyof typeof headers, path: string): Promise<Answer<Body>> {
  const response = await upstream.request({ method: "GET", path, headers: headers[family] });
  if (response.statusCode !== 200) {
    await response.body.dump();
    throw new Error(`${family} answered ${response.statusCode}`);
  }
  const { link } = response.headers;
  return { body: (await response.body.json()) as Body, link: Array.isArray(link) ? link.join() : link };
}

function get<Body>(family: keyof typeof headers, path: string): Promise<Answer<Body>> {
  if (!share) return call(family, path);
  let flight = flights.get(path) as Promise<Answer<Body>> | undefined;
  if (!flight) {
    flight = call<Body>(family, path).finally(() => flights.delete(path));
    flights.set(path, flight);
  }
  return flight;
}

// People ---------------------------------------------------------------------------------------

interface Member {
  readonly id: string;
  readonly status: string;
  readonly profile: { readonly email: string; readonly displayName: string };
}

interface Place {
  readonly token: string | null;
  readonly skip: number;
  readonly size: number;
}

const SCOPE = 'identity.listGroupUsers {"groupId":"people"}';
const hash = (text: string) => createHash("sha1").update(text).digest("base64url").slice(0, 12);

function cursorOf({ token, skip, size }: Place): string {
  const content = JSON.stringify([token, skip, size]);
  return Buffer.from(hash(SCOPE + content) + content).toString("base64url");
}

function placeOf(cursor: string): Place {
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

async function membersPage(first: number, token: string | null) {
  const after = token === null ? "" : `&after=${encodeURIComponent(token)}`;
  const path = `/identity/api/v1/groups/people/users?limit=${first}${after}`;
  const { body, link } = await get<Member[]>("identity", path);
  return { members: body, next: nextToken(link) };
}

async function people(first: number, after: string | null | undefined) {
  const token = after ? placeOf(after).token : null;
  const { members, next } = await membersPage(first, token);
  const last =
    next === undefined ? { token, skip: members.length, size: first } : { token: next, skip: 0, size: 0 };
  const endCursor = members.length ? cursorOf(last) : null;
  return { members, pageInfo: { hasNextPage: next !== undefined, endCursor } };
}

const INDEX_MS = 5 * 60_000;
let names: Promise<ReadonlyMap<string, string>> | undefined;
let namesAt = 0;

/** Names by address: the directory has no look-up by e-mail, so all members are read now and then. */
function peopleIndex(): Promise<ReadonlyMap<string, string>> {
  if (!names || Date.now() - namesAt > INDEX_MS) {
    namesAt = Date.now();
    names = readIndex();
  }
  return names;
}

async function readIndex(): Promise<ReadonlyMap<string, string>> {
  const index = new Map<string, string>();
  let token: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof membersPage>> = await membersPage(200, token);
    for (const { profile } of page.members) index.set(profile.email.toLowerCase(), profile.displayName);
    token = page.next ?? null;
  } while (token !== null);
  return index;
}

// Tickets --------------------------------------------------------------------------------------

interface Ticket {
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
 * The newest tickets of everyone. Once a page held tickets that nobody needs, the search is narrowed
 * to the people who still lack some, from the last instant seen.
 */
async function ticketsOf(emails: readonly string[], each: number): Promise<Map<string, Ticket[]>> {
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

// Payments -------------------------------------------------------------------------------------

interface Customer {
  readonly id: string;
  readonly attributes: { readonly email: string };
}

interface Payment {
  readonly id: string;
  readonly attributes: { readonly amount: number; readonly currency: string; readonly status: string };
  readonly relationships: { readonly customer: { readonly data: { readonly id: string } } };
}

interface Listed<Item> {
  readonly data: readonly Item[];
  readonly meta: { readonly pagination: { readonly total: number } };
}

interface Paid {
  readonly emails: ReadonlyMap<string, string>;
  readonly payments: ReadonlyMap<string, Payment[]>;
}

/** The newest payments of everyone: who they are to the bank, then one list narrowed as it goes. */
async function paymentsOf(emails: readonly string[], each: number): Promise<Paid> {
  const asked = emails.map(encodeURIComponent).join(",");
  const { body } = await get<Listed<Customer>>(
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
    const page: Answer<Listed<Payment>> = await get(
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

const DIGITS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, BHD: 3, KWD: 3, OMR: 3, TND: 3, JOD: 3 };

function money({ amount, currency }: Payment["attributes"]) {
  const digits = DIGITS[currency] ?? 2;
  if (digits === 0) return { amount: String(amount), currency };
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const sign = amount < 0 ? "-" : "";
  return { amount: `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`, currency };
}

// The three requests ---------------------------------------------------------------------------

const ROWS = 5;

async function linked() {
  const { members, pageInfo } = await people(50, undefined);
  const emails = members.map(({ profile }) => profile.email.toLowerCase());
  const [tickets, { payments }] = await Promise.all([ticketsOf(emails, ROWS), paymentsOf(emails, ROWS)]);
  const nodes = members.map(({ id, status, profile }, i) => {
    const email = emails[i] as string;
    return {
      id: `User:${email}`,
      email,
      displayName: profile.displayName,
      identityUser: { upstreamId: id, status },
      tickets: {
        nodes: (tickets.get(email) ?? []).map((ticket) => ({
          id: `Ticket:${ticket.id}`,
          subject: ticket.subject,
          status: ticket.status.toUpperCase(),
          requester: { email },
        })),
      },
      payments: {
        nodes: (payments.get(email) ?? []).map((payment) => ({
          id: `BankPayment:${payment.id}`,
          status: payment.attributes.status.toUpperCase(),
          amount: money(payment.attributes),
          payer: { email },
        })),
      },
    };
  });
  return { users: { nodes, pageInfo } };
}

async function oneTicket({ id }: { id: string }) {
  const key = encodeURIComponent(id.slice("Ticket:".length));
  const path = `/support-desk/api/v2/requests/${key}?include=users`;
  const { body } = await get<{ request: Ticket; users: readonly SupportUser[] }>("supportDesk", path);
  const { request, users } = body;
  const email = users.find((user) => user.id === request.requester_id)?.email.toLowerCase() ?? "";
  const [index, { payments }] = await Promise.all([peopleIndex(), paymentsOf([email], ROWS)]);
  const nodes = (payments.get(email) ?? []).map((payment) => ({
    id: `BankPayment:${payment.id}`,
    amount: money(payment.attributes),
  }));
  return {
    ticket: {
      id: `Ticket:${request.id}`,
      subject: request.subject,
      status: request.status.toUpperCase(),
      requester: { email, displayName: index.get(email) ?? null, payments: { nodes } },
    },
  };
}

async function walk({ first = 100, after }: { first?: number; after?: string | null }) {
  const { members, pageInfo } = await people(first, after);
  const emails = members.map(({ profile }) => profile.email.toLowerCase());
  const [tickets, { payments }] = await Promise.all([ticketsOf(emails, ROWS), paymentsOf(emails, ROWS)]);
  const nodes = members.map(({ profile }, i) => {
    const email = emails[i] as string;
    return {
      id: `User:${email}`,
      email,
      displayName: profile.displayName,
      tickets: {
        nodes: (tickets.get(email) ?? []).map(({ id, subject, status }) => ({
          id: `Ticket:${id}`,
          subject,
          status: status.toUpperCase(),
        })),
      },
      payments: {
        nodes: (payments.get(email) ?? []).map(({ id, attributes }) => ({
          id: `BankPayment:${id}`,
          status: attributes.status.toUpperCase(),
          amount: money(attributes),
        })),
      },
    };
  });
  return { users: { nodes, pageInfo } };
}

const operations: Readonly<Record<string, (variables: never) => Promise<object>>> = {
  Linked: linked,
  OneTicket: oneTicket,
  Walk: walk,
};

interface GraphQLBody {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

async function answer(text: string): Promise<string> {
  const { operationName, variables } = JSON.parse(text) as GraphQLBody;
  const run = operations[operationName];
  if (!run) throw new Error("no such operation");
  return JSON.stringify({ data: await run(variables as never) });
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    answer(Buffer.concat(chunks).toString("utf8")).then(
      (text) => {
        const body = Buffer.from(text);
        response.writeHead(200, {
          "content-type": "application/json; charset=utf-8",
          "content-length": body.length,
        });
        response.end(body);
      },
      (error: unknown) => {
        console.error(error);
        response.writeHead(500, { "content-type": "application/json" });
        response.end('{"errors":[{"message":"failed"}]}');
      },
    );
  });
});
server.listen(0, "127.0.0.1", () =>
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`),
);
process.on("disconnect", () => process.exit(0));
