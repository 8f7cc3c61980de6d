/**
 * An upstream whose replies a test scripts request by request, for faults that a stand-in service does not have.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";

export interface SeenRequest {
  readonly method: string;
  /** Request target as received. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Time of arrival, by `performance.now()`. */
  readonly at: number;
}

export type Reply = (response: ServerResponse, request: SeenRequest) => void;

export interface ScriptedUpstream extends AsyncDisposable {
  readonly origin: string;
  /** Requests that arrived completely. */
  readonly requests: SeenRequest[];
  /** Sets the replies to the next requests, in order. The last reply is repeated for all later ones. */
  script(...replies: Reply[]): void;
  /** Resolves when `count` requests have arrived. */
  arrived(count: number): Promise<void>;
  /** Resolves when the client has aborted `count` requests before a response. */
  abandoned(count: number): Promise<void>;
  /** Number of open connections. */
  connections(): Promise<number>;
  /** Stops listening until `up`. */
  down(): Promise<void>;
  /** Listens again on the same port. */
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

/** Replies for scripts. */

const JSON_TYPE = { "content-type": "application/json" };

/** A complete response. Bodies other than texts and bytes are sent as JSON. */
export const reply =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply =>
  (response) => {
    const raw = typeof body === "string" || body instanceof Uint8Array;
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(raw ? body : JSON.stringify(body));
  };

export const status = (code: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  reply({ error: "Injected" }, code, headers);

/** Never responds. */
export const hang: Reply = () => undefined;

/** Resets the connection instead of a response. */
export const reset: Reply = (response) => void response.socket?.resetAndDestroy();

/** Sends half of a body, then resets the connection. */
export const resetInBody: Reply = (response) => {
  response.writeHead(200, { ...JSON_TYPE, "content-length": "100" });
  response.write('{"id":"1",', () => response.socket?.resetAndDestroy());
};

/** Sends headers, then single bytes without end. */
export const drip: Reply = (response) => {
  response.writeHead(200, JSON_TYPE);
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

/** Bytes that are not HTTP. */
export const garbage: Reply = (response) => void response.socket?.end("SSH-2.0-OpenSSH_9.6\r\n");

/** A reply that waits until the test releases it. */
export function held(then: Reply): { readonly reply: Reply; release(): void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reply: (response, request) => void released.then(() => then(response, request)), release };
}

/** The extensions of a failed call's error. The test fails if the call succeeds. */
export async function failure(call: Promise<unknown>): Promise<Readonly<Record<string, unknown>>> {
  const error: unknown = await call.then(
    () => expect.unreachable("the call must fail"),
    (reason: unknown) => reason,
  );
  const { extensions } = error as { extensions?: Record<string, unknown> };
  if (!extensions) throw error;
  return extensions;
}
