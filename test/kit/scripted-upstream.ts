/**
 * An upstream that does exactly what a test tells it, request by request, for faults that a local
 * family cannot be asked for.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";

export interface SeenRequest {
  readonly method: string;
  /** The raw request target. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** By `performance.now()`. */
  readonly at: number;
}

export type Reply = (response: ServerResponse, request: SeenRequest) => void;

export interface ScriptedUpstream extends AsyncDisposable {
  readonly origin: string;
  /** Every request that came in whole. */
  readonly requests: SeenRequest[];
  /** Sets the replies to the next requests, in order. The last reply is repeated for all later ones. */
  script(...replies: Reply[]): void;
  /** Resolves once so many requests came in. */
  arrived(count: number): Promise<void>;
  /** Resolves once so many requests were given up by the client before they were answered. */
  abandoned(count: number): Promise<void>;
  /** Connections that are open. */
  connections(): Promise<number>;
  /** Nobody listens any more, until `up`. */
  down(): Promise<void>;
  /** Listens again, on the same port. */
  up(): Promise<void>;
}

export async function startScripted(...replies: Reply[]): Promise<ScriptedUpstream> {
  let script = replies;
  let gone = 0;
  const requests: SeenRequest[] = [];
  const watchers = new Set<() => void>();
  const changed = () => {
    for (const watcher of watchers) watcher();
  };
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const watcher = () => {
        if (!holds()) return;
        watchers.delete(watcher);
        resolve();
      };
      watchers.add(watcher);
      watcher();
    });

  const server = createServer(async (request: IncomingMessage, response) => {
    response.on("close", () => {
      if (response.writableFinished) return;
      gone++;
      changed();
    });
    response.on("error", () => undefined);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url = "", headers } = request;
    const seen = {
      method,
      url,
      headers,
      body: Buffer.concat(chunks).toString("utf8"),
      at: performance.now(),
    };
    requests.push(seen);
    changed();
    const reply = script.length > 1 ? script.shift() : script[0];
    if (!reply) throw new Error("nothing is scripted");
    reply(response, seen);
  });
  const up = async (port: number) => {
    if (server.listening) return;
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  const down = async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  await up(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    script(...next) {
      script = next;
    },
    arrived: (count) => until(() => requests.length >= count),
    abandoned: (count) => until(() => gone >= count),
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    down,
    up: () => up(port),
    [Symbol.asyncDispose]: down,
  };
}

/** Answers of the script ------------------------------------------------------------------------ */

const JSON_TYPE = { "content-type": "application/json" };

/** A whole answer; what is not text or bytes is sent as JSON. */
export const reply =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) => {
    const raw = typeof body === "string" || body instanceof Uint8Array;
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(raw ? body : JSON.stringify(body));
  };

export const status = (code: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  reply({ error: "Injected" }, code, headers);

/** Nothing, for ever. */
export const hang: Reply = () => undefined;

/** The connection is reset instead of an answer. */
export const reset: Reply = (response) => void response.socket?.resetAndDestroy();

/** Half of a body, then the connection is reset. */
export const resetInBody: Reply = (response) => {
  response.writeHead(200, { ...JSON_TYPE, "content-length": "100" });
  response.write('{"id":"1",', () => response.socket?.resetAndDestroy());
};

/** Headers and then a byte now and then: never silent, never done. */
export const drip: Reply = (response) => {
  response.writeHead(200, JSON_TYPE);
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

/** Bytes that no server of HTTP sends. */
export const garbage: Reply = (response) => void response.socket?.end("SSH-2.0-OpenSSH_9.6\r\n");

/** Waits for the test to let it go on. */
export function held(then: Reply): { readonly reply: Reply; release(): void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: (response, request) => void released.then(() => then(response, request)), release };
}

/** The code that a call fails with; the test fails when it succeeds. */
export async function failure(call: Promise<unknown>): Promise<Readonly<Record<string, unknown>>> {
  const error: unknown = await call.then(
    () => expect.unreachable("the call must fail"),
    (reason: unknown) => reason,
  );
  const { extensions } = error as { extensions?: Record<string, unknown> };
  if (!extensions) throw error;
  return extensions;
}
