/**
 * The upstream of all peers. The stand-in services answer each distinct read once; from then on the
 * same bytes are sent again, so that the peer is measured and not the services, which are not written
 * for speed. It counts the requests; `GET /__count` on another port returns the number.
 */
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo, createServer as createSocketServer } from "node:net";
import { request } from "undici";
import { demoCompany } from "#services/demo/company.ts";
import { services } from "#services/index.ts";
import { systemClock } from "#services/kit/data/clock.ts";
import { openStore } from "#services/kit/data/store.ts";
import { startLocalFamilies } from "#services/start.ts";

interface RecordedResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Headers that are recorded with a response. Headers of its connection are not. */
const RECORDED_HEADERS = ["content-type", "link", "etag"] as const;
/** Headers in which families take a credential. */
const CREDENTIALS = ["authorization", "x-api-token"] as const;
const delayMs = Number(process.env["UPSTREAM_DELAY_MS"] ?? 0);

const { port: familiesPort } = await startLocalFamilies({
  families: services,
  store: openStore(":memory:"),
  clock: systemClock,
  company: demoCompany({ people: Number(process.env["DEMO_PEOPLE"] ?? 250) }),
  port: 0,
});

/** Fault of a family for reads below its path. The bench sends it. */
export interface UpstreamTrouble {
  readonly path: string;
  /** Delay of each read, ms. */
  readonly ms: number;
  /** Replaces the status of the answer. */
  readonly status?: number;
  /** Requests above this number in one second are answered 429. */
  readonly perSecond?: number;
}

let trouble: UpstreamTrouble = { path: "", ms: 0 };
process.on("message", (asked: UpstreamTrouble) => {
  trouble = asked;
});

/** Times of the latest responses that the limit counts. */
let latest: number[] = [];

function isOverLimit(perSecond: number): boolean {
  const now = performance.now();
  latest = latest.filter((at) => at > now - 1_000);
  if (latest.length >= perSecond) return true;
  latest.push(now);
  return false;
}

const recorded = new Map<string, Promise<RecordedResponse>>();
let count = 0;
let largest = { url: "", bytes: 0 };

async function record({ url = "/", headers }: IncomingMessage): Promise<RecordedResponse> {
  const answer = await request(`http://127.0.0.1:${familiesPort}${url}`, {
    headers: Object.fromEntries(
      CREDENTIALS.flatMap((name) => {
        const value = headers[name];
        return typeof value === "string" ? [[name, value]] : [];
      }),
    ),
  });
  const body = Buffer.from(await answer.body.arrayBuffer());
  const own: OutgoingHttpHeaders = { "content-length": body.length };
  for (const name of RECORDED_HEADERS) {
    const value = answer.headers[name];
    if (typeof value === "string") own[name] = value;
  }
  if (body.length > largest.bytes) largest = { url, bytes: body.length };
  return { status: answer.statusCode, headers: own, body };
}

/** Waits until a time. Timers fire up to 2 ms late, so the last 2 ms are spent looking at the clock. */
function until(moment: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (performance.now() < moment) setImmediate(look);
      else resolve();
    };
    setTimeout(look, moment - performance.now() - 2);
  });
}

async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const arrived = performance.now();
  count++;
  if (incoming.method !== "GET") {
    response.writeHead(405).end();
    return;
  }
  const troubled = trouble.path !== "" && incoming.url?.startsWith(trouble.path) ? trouble : undefined;
  if (troubled?.status !== undefined) {
    response.writeHead(troubled.status).end();
    return;
  }
  if (troubled?.perSecond !== undefined && isOverLimit(troubled.perSecond)) {
    response.writeHead(429, { "retry-after": "1" }).end();
    return;
  }
  const key = `${incoming.headers.authorization} ${incoming.url}`;
  let answer = recorded.get(key);
  if (!answer) {
    answer = record(incoming);
    recorded.set(key, answer);
  }
  const { status, headers, body } = await answer;
  const waits = troubled?.ms ?? delayMs;
  if (waits > 0) await until(arrived + waits);
  response.writeHead(status, headers).end(body);
}

const portOf = (server: ReturnType<typeof createSocketServer>) => (server.address() as AddressInfo).port;
const listening = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) => server.listen(0, "127.0.0.1", () => resolve(portOf(server))));

const port = await listening(
  createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.writeHead(502).end());
  }),
);
const countPort = await listening(
  createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ count, distinct: recorded.size, largest }));
  }),
);
process.on("disconnect", () => process.exit(0));
console.log(`ready at http://127.0.0.1:${port} count http://127.0.0.1:${countPort}/__count`);
