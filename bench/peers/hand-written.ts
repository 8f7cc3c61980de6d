/**
 * Handler that a competent engineer would write for these three requests alone: node's server, undici, the
 * fewest REST calls, the same JSON. It has no deadlines, retries, budgets or schema. With SHARE=1 identical
 * reads in flight are one call, as in Tributary.
 *
 * `hand-written.js` alone, or, as the floor of the HTTP form, in processes with the hops that the plan of a
 * federated query has: `subgraph <name>` and `gateway <name>=<url> …`.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "undici";
import { type Company, companyOver } from "./company.ts";
import { type Answer, authorization, type FamilyName, type Get } from "./rest.ts";

const [role, ...processes] = process.argv.slice(2);
const share = process.env["SHARE"] === "1";

const flights = new Map<string, Promise<Answer<unknown>>>();

/** Calls of the families. */
function callsTo(url: string): Get {
  const upstream = new Pool(url, { connections: 64 });
  const call = async <Body>(family: FamilyName, path: string): Promise<Answer<Body>> => {
    const response = await upstream.request({
      method: "GET",
      path,
      headers: { authorization: authorization[family] },
    });
    if (response.statusCode !== 200) {
      await response.body.dump();
      throw new Error(`${family} answered ${response.statusCode}`);
    }
    const { link } = response.headers;
    return { body: (await response.body.json()) as Body, link: Array.isArray(link) ? link.join() : link };
  };
  return <Body>(family: FamilyName, path: string) => {
    if (!share) return call<Body>(family, path);
    let flight = flights.get(path) as Promise<Answer<Body>> | undefined;
    if (!flight) {
      flight = call<Body>(family, path).finally(() => flights.delete(path));
      flights.set(path, flight);
    }
    return flight;
  };
}

/** Calls the same methods in other processes. */
function companyOf(urls: ReadonlyMap<string, string>): Company {
  const hop = (name: string) => {
    const pool = new Pool(new URL(urls.get(name) as string).origin, { connections: 64 });
    return <Method extends keyof Company>(method: Method) =>
      (async (...args: Parameters<Company[Method]>) => {
        const body = JSON.stringify({ method, args });
        const response = await pool.request({ method: "POST", path: "/", body });
        return response.body.json();
      }) as Company[Method];
  };
  const [identity, collaboration, business] = ["identity", "collaboration", "business"].map(hop) as [
    ReturnType<typeof hop>,
    ReturnType<typeof hop>,
    ReturnType<typeof hop>,
  ];
  return {
    people: identity("people"),
    displayName: identity("displayName"),
    ticket: collaboration("ticket"),
    tickets: collaboration("tickets"),
    payments: business("payments"),
  };
}

const company =
  role === "gateway"
    ? companyOf(new Map(processes.map((pair) => pair.split("=", 2) as [string, string])))
    : companyOver(callsTo(process.env["SERVICES_URL"] ?? ""));

// The three requests ---------------------------------------------------------------------------

const ROWS = 5;

async function users(first: number, after: string | null) {
  const { nodes, pageInfo } = await company.people(first, after);
  const emails = nodes.map(({ email }) => email);
  const [tickets, payments] = await Promise.all([
    company.tickets(emails, ROWS),
    company.payments(emails, ROWS),
  ]);
  return { nodes, pageInfo, tickets, payments };
}

async function linked() {
  const { nodes, pageInfo, tickets, payments } = await users(50, null);
  const linkedNodes = nodes.map(({ email, displayName, identityUser }, i) => ({
    id: `User:${email}`,
    email,
    displayName,
    identityUser,
    tickets: { nodes: tickets[i]?.map((ticket) => ({ ...ticket, requester: { email } })) },
    payments: { nodes: payments[i]?.map((payment) => ({ ...payment, party: { email } })) },
  }));
  return { users: { nodes: linkedNodes, pageInfo } };
}

async function oneTicket({ id }: { id: string }) {
  const { requester, ...ticket } = await company.ticket(id);
  const { email } = requester;
  const [displayName, [payments]] = await Promise.all([
    company.displayName(email),
    company.payments([email], ROWS),
  ]);
  const nodes = payments?.map(({ id, amount }) => ({ id, amount }));
  return { ticket: { ...ticket, requester: { email, displayName, payments: { nodes } } } };
}

async function walk({ first = 100, after = null }: { first?: number; after?: string | null }) {
  const { nodes, pageInfo, tickets, payments } = await users(first, after);
  const walked = nodes.map(({ email, displayName }, i) => ({
    id: `User:${email}`,
    email,
    displayName,
    tickets: { nodes: tickets[i] },
    payments: { nodes: payments[i] },
  }));
  return { users: { nodes: walked, pageInfo } };
}

const operations: Readonly<Record<string, (variables: never) => Promise<object>>> = {
  Linked: linked,
  OneTicket: oneTicket,
  Walk: walk,
};

// The server -----------------------------------------------------------------------------------

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

async function answerHop(text: string): Promise<string> {
  const { method, args } = JSON.parse(text) as { method: keyof Company; args: never };
  const call = company[method] as (...args: readonly never[]) => Promise<unknown>;
  return JSON.stringify(await call(...(args as readonly never[])));
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const text = Buffer.concat(chunks).toString("utf8");
    (role === "subgraph" ? answerHop(text) : answer(text)).then(
      (answered) => {
        const body = Buffer.from(answered);
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
