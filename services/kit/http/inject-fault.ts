/** Applies a fault: responds instead of the family, or damages the family's response. */
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Fault } from "./faults.ts";

const JSON_TYPE = "application/json; charset=utf-8";

function* hugeJson(bytes: number): Generator<string> {
  yield '{"data":"';
  const block = "x".repeat(64 * 1024);
  for (let sent = 0; sent < bytes; sent += block.length) yield block;
  yield '"}';
}

async function* dripped(body: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < body.length; i++) {
    if (i > 0) await sleep(100);
    yield body.subarray(i, i + 1);
  }
}

/** Sends `body` byte by byte, or only its first half. Status and headers stay the family's. */
export function sendDamaged(kind: "slow" | "truncate", reply: FastifyReply, body: Uint8Array): FastifyReply {
  if (kind === "truncate") return reply.send(Buffer.from(body.subarray(0, body.length >> 1)));
  return reply
    .header("content-length", body.length)
    .send(Readable.from(dripped(body), { objectMode: false }));
}

/**
 * Replaces every second row of a page by `true`. A text or a number could be read as the id of the row.
 * @param list path of the rows in the body
 */
export function withUnreadableRows(body: string, list: readonly string[]): string {
  const page: unknown = JSON.parse(body);
  const rows = list.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
    page,
  );
  if (!Array.isArray(rows)) return body;
  for (let index = 1; index < rows.length; index += 2) rows[index] = true;
  return JSON.stringify(page);
}

/**
 * Applies a fault that replaces the response. Returns the sent status, 0 if none was sent, or undefined for
 * a fault that damages the real response instead.
 * @throws Problem for error statuses, which the host sends in the family's error format
 */
export function injectFault({ kind, value }: Fault, reply: FastifyReply): number | undefined {
  switch (kind) {
    case "hang":
      reply.hijack();
      return 0;
    case "reset":
      reply.hijack();
      reply.raw.socket?.resetAndDestroy();
      return 0;
    case "status":
      throw new Problem(value, `Injected fault: status ${value}`);
    case "throttle":
      throw new Problem(429, "Too many requests", { headers: { "retry-after": String(value) } });
    case "html":
      reply.type("text/html; charset=utf-8").send("<!doctype html><title>Down for maintenance</title>");
      return 200;
    case "empty":
      reply.type(JSON_TYPE).send("");
      return 200;
    case "huge":
      reply.type(JSON_TYPE).send(Readable.from(hugeJson(value * 1024 * 1024), { objectMode: false }));
      return 200;
    case "redirect":
      reply.code(302).header("location", "https://elsewhere.example/").send();
      return 302;
    default:
      return undefined;
  }
}
