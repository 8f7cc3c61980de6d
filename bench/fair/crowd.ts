/**
 * A busy caller that sends as much allowed work as possible. It has its own process, so that the measured client
 * shares no event loop with it. It sends requests until it is stopped.
 */
import { setTimeout as wait } from "node:timers/promises";
import { getIntrospectionQuery } from "graphql";
import { Pool } from "undici";

export interface CrowdRequest {
  readonly url: string;
  readonly crowd: CrowdName;
  readonly clients: number;
  /** Address that its connections come from. */
  readonly from: string;
}

export interface CrowdResult {
  readonly answered: number;
  /** Requests without a usable response: 503, 429, errors, or a failed connection. */
  readonly refused: number;
}

const PERSON = "id email displayName";
const pageOf = (first: number, more: string) => `{ users(first: ${first}) { nodes { ${PERSON} ${more} } } }`;
const TICKETS = "tickets(first: 50) { nodes { id subject status requester { email displayName } } }";
const PAYMENTS = "payments(first: 25) { nodes { id status amount { amount currency } } }";
/** Most root fields of an operation by default. */
const ALIASES = 20;

let asked = 0;

/** Returns the next document of each crowd. */
const documents = {
  /** Lists within lists. */
  wide: () => pageOf(50, `${TICKETS} ${PAYMENTS}`),
  /** Lists within lists that differ between clients at the same time, so that they share no REST call. */
  different: () => pageOf(30 + (asked++ % 21), `${TICKETS} ${PAYMENTS}`),
  /** The longest page. */
  pages: () => pageOf(250, "tickets(first: 5) { nodes { id subject status } }"),
  aliases: () =>
    `{ ${Array.from({ length: ALIASES }, (_, i) => `a${i}: users(first: 5) { nodes { ${PERSON} } }`).join(" ")} }`,
  /** New documents, so that each is parsed, validated, planned and compiled. */
  unique: () => {
    asked++;
    return `{ u${asked}: users(first: 5) { nodes { n${asked}: displayName email tickets(first: 1) { nodes { id s${asked}: subject } } } } }`;
  },
  /** Refused in production by default. Measures the cost of refusals for others. */
  introspection: getIntrospectionQuery,
  /** Clients that disconnect while their response is written. */
  leaving: () => pageOf(50, `${TICKETS} ${PAYMENTS}`),
} as const;

export type CrowdName = keyof typeof documents;
export const crowds = Object.keys(documents) as readonly CrowdName[];

let stopped = false;

async function ask(pool: Pool, path: string, crowd: CrowdName): Promise<boolean> {
  const response = await pool.request({
    method: "POST",
    path,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: documents[crowd]() }),
  });
  if (crowd === "leaving") {
    for await (const _ of response.body) break; // which ends the connection
    return response.statusCode === 200;
  }
  const bytes = Buffer.from(await response.body.arrayBuffer());
  return response.statusCode === 200 && !bytes.includes('"errors"');
}

async function run({ url, crowd, clients, from }: CrowdRequest): Promise<CrowdResult> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: clients, localAddress: from });
  let answered = 0;
  let refused = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (!stopped) {
        const isAnswered = await ask(pool, pathname, crowd).catch(() => false);
        if (isAnswered) answered++;
        else {
          refused++;
          await wait(50); // a client that is refused asks again, but does not spin
        }
      }
    }),
  );
  await pool.close();
  return { answered, refused };
}

if (process.send) {
  process.on("message", (message: CrowdRequest | "stop") => {
    stopped = message === "stop";
    if (message === "stop") return;
    run(message).then(
      (result) => process.send?.(result),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.on("disconnect", () => process.exit(0));
  console.log("ready at -");
}
