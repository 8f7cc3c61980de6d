/**
 * What a competent engineer would write for these three requests and nothing else: node's server,
 * undici, the fewest REST calls, the same JSON. No deadlines, no retries, no budgets, no schema.
 * With SHARE=1 identical reads in flight are one call, as in Tributary.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "undici";
import {
  type Answer,
  authorization,
  type FamilyName,
  type Get,
  money,
  paymentsOf,
  people,
  peopleIndex,
  ticketOf,
  ticketsOf,
} from "./rest.ts";

const upstream = new Pool(process.env["FAMILIES_URL"] ?? "", { connections: 64 });
const share = process.env["SHARE"] === "1";

const flights = new Map<string, Promise<Answer<unknown>>>();

async function call<Body>(family: FamilyName, path: string): Promise<Answer<Body>> {
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
}

const get: Get = <Body>(family: FamilyName, path: string) => {
  if (!share) return call<Body>(family, path);
  let flight = flights.get(path) as Promise<Answer<Body>> | undefined;
  if (!flight) {
    flight = call<Body>(family, path).finally(() => flights.delete(path));
    flights.set(path, flight);
  }
  return flight;
};

// The three requests ---------------------------------------------------------------------------

const ROWS = 5;

async function linked() {
  const { members, pageInfo } = await people(get, 50, undefined);
  const emails = members.map(({ profile }) => profile.email.toLowerCase());
  const [tickets, { payments }] = await Promise.all([
    ticketsOf(get, emails, ROWS),
    paymentsOf(get, emails, ROWS),
  ]);
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
  const { ticket, email } = await ticketOf(get, id.slice("Ticket:".length));
  const [index, { payments }] = await Promise.all([peopleIndex(get), paymentsOf(get, [email], ROWS)]);
  const nodes = (payments.get(email) ?? []).map((payment) => ({
    id: `BankPayment:${payment.id}`,
    amount: money(payment.attributes),
  }));
  return {
    ticket: {
      id: `Ticket:${ticket.id}`,
      subject: ticket.subject,
      status: ticket.status.toUpperCase(),
      requester: { email, displayName: index.get(email) ?? null, payments: { nodes } },
    },
  };
}

async function walk({ first = 100, after }: { first?: number; after?: string | null }) {
  const { members, pageInfo } = await people(get, first, after);
  const emails = members.map(({ profile }) => profile.email.toLowerCase());
  const [tickets, { payments }] = await Promise.all([
    ticketsOf(get, emails, ROWS),
    paymentsOf(get, emails, ROWS),
  ]);
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
