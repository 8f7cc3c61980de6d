/**
 * Families of which one works on so many calls at once, in a process of its own. The upstream of the bench
 * answers each distinct read once; from then on the same bytes are sent again, after the call had its place
 * and its time. `fork` it with the address of that upstream as its argument.
 */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { request } from "undici";
import { normal, randomBy } from "./family.ts";

/** What the family is from now on: set by a message. */
export interface Behavior {
  /** The first part of the paths of the family that is limited. */
  readonly path: string;
  readonly capacity: number;
  readonly medianMs: number;
  /** The share of requests that take ten times as long. */
  readonly slow: number;
}

/** What the family has seen since the message before: the answer to each message. */
export interface SeenByFamily {
  readonly requests: number;
  /** Calls worked on to their end whose caller was still there. */
  readonly answered: number;
  /** How long each call waited in the family for others, ms. */
  readonly waits: readonly number[];
  /** The most calls that were worked on or waited at the same time. */
  readonly mostAtOnce: number;
}

/** Spread of the times, as the sigma of a log-normal distribution. */
export const NOISE = 0.2;

interface Recorded {
  readonly status: number;
  readonly body: Buffer;
}

interface WaitingCall {
  readonly since: number;
  readonly response: ServerResponse;
  readonly answer: Recorded;
}

const random = randomBy(7);
const [, , upstream = ""] = process.argv;
const recorded = new Map<string, Promise<Recorded>>();
const queue: WaitingCall[] = [];
let behavior: Behavior = { path: "/", capacity: 1_000, medianMs: 1, slow: 0 };
let working = 0;
let requests = 0;
let answered = 0;
let waits: number[] = [];
let mostAtOnce = 0;

async function record(url: string, authorization: string): Promise<Recorded> {
  const { statusCode, body } = await request(`${upstream}${url}`, { headers: { authorization } });
  return { status: statusCode, body: Buffer.from(await body.arrayBuffer()) };
}

function send({ response, answer: { status, body } }: Pick<WaitingCall, "response" | "answer">): void {
  response.writeHead(status, { "content-type": "application/json", "content-length": body.length }).end(body);
}

/** Starts calls that wait, as far as there are places. A call that was given up while it worked keeps its place. */
function work(): void {
  while (working < behavior.capacity) {
    const call = queue.shift();
    if (!call) return;
    if (call.response.destroyed) continue;
    working++;
    waits.push(performance.now() - call.since);
    const isSlow = random() < behavior.slow;
    const ms = behavior.medianMs * Math.exp(NOISE * normal(random)) * (isSlow ? 10 : 1);
    setTimeout(() => {
      working--;
      if (!call.response.destroyed) answered++;
      send(call);
      work();
    }, ms);
  }
}

const server = createServer((incoming, response) => {
  const { url = "/", headers } = incoming;
  const { authorization = "" } = headers;
  const key = `${authorization} ${url}`;
  const answer = recorded.get(key) ?? record(url, authorization);
  recorded.set(key, answer);
  const since = performance.now();
  answer.then(
    (known) => {
      if (!url.startsWith(behavior.path)) return send({ response, answer: known });
      requests++;
      queue.push({ since, response, answer: known });
      mostAtOnce = Math.max(mostAtOnce, working + queue.length);
      work();
    },
    () => response.writeHead(502).end(),
  );
});
process.on("message", (next: Behavior) => {
  const seen: SeenByFamily = { requests, answered, waits, mostAtOnce };
  [requests, answered, waits, mostAtOnce] = [0, 0, [], 0];
  behavior = next;
  work();
  process.send?.(seen);
});
process.on("disconnect", () => process.exit(0));
server.listen(0, "127.0.0.1", () =>
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
