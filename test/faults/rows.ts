/** The fault plan's table (docs/security.md): faults of a family, and their required effects. */
import { gzipSync } from "node:zlib";
import type { ErrorCode } from "#platform/errors/catalog.ts";
import { drip, hang, type Reply, reply, reset, status } from "#test/kit/scripted-upstream.ts";
import { type Fault, type Recorded, send } from "./stand-in.ts";
import { SECRET } from "./under-fault.ts";

/** Sizes of faults: those of the plan, or smaller ones. */
export interface Scale {
  readonly latencyMs: number;
  /** Size of a body beyond the limit, bytes. */
  readonly hugeBytes: number;
}

export interface Row {
  readonly name: string;
  /** Undefined if no server listens at all. */
  readonly fault?: (scale: Scale, elsewhere: string) => Fault;
  /** Required share of successful operations. */
  readonly success: number;
  /** Error codes that failed operations may have. */
  readonly codes: readonly ErrorCode[];
  /** Most calls per offered call. */
  readonly calls: number;
  /** True if the circuit opens soon. */
  readonly opens?: boolean;
  /** True if each try uses its whole time limit. */
  readonly waits?: boolean;
  /** Checks the time to wait in an error, ms. */
  readonly retryAfterMs?: (told: unknown) => boolean;
}

const always =
  (one: Reply): (() => Fault) =>
  () =>
  () =>
    one;
/** A reply to each request with a number divisible by `count`; other requests reach the family. */
const each = (count: number, one: Reply) => (): Fault => {
  let seen = 0;
  return async (callFamily) => (++seen % count === 0 ? one : send(await callFamily()));
};
const spoilt =
  (change: (body: Buffer) => Uint8Array | string, headers: Record<string, string> = {}) =>
  (): Fault => {
    return async (callFamily) => {
      const { status: code, headers: own, body } = await callFamily();
      return reply(change(body), code, { ...own, ...headers });
    };
  };

/** A body that begins correctly and then breaks off. */
const resetWithin =
  (answer: Recorded): Reply =>
  (response) => {
    response.writeHead(answer.status, { ...answer.headers, "content-length": answer.body.length });
    response.write(answer.body.subarray(0, answer.body.length >> 1), () =>
      response.socket?.resetAndDestroy(),
    );
  };

/** Members that could break a reader, at the start of the first object. */
const ODD = [
  '"__proto__":{"polluted":true}',
  '"constructor":{"prototype":{"polluted":true}}',
  `"deep":${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  '"twice":1,"twice":2',
  '"large":12345678901234567890',
].join(",");

const huge =
  (bytes: number): Reply =>
  (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const block = "x".repeat(64 * 1024);
    let left = bytes;
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= block.length;
        if (!response.write(block)) return void response.once("drain", more);
      }
      response.end();
    };
    more();
  };

const BAD = { success: 0, codes: ["UPSTREAM_BAD_RESPONSE"], calls: 1 } as const;
const LIMITED = { success: 0, codes: ["RATE_LIMITED"] } as const;
const REFUSED_WAIT = { "x-secret": SECRET };
const none = (told: unknown) => told === undefined;
const aMinute = (told: unknown) => typeof told === "number" && told > 50_000 && told <= 60_000;

export const rows: readonly Row[] = [
  {
    name: "latency",
    fault:
      ({ latencyMs }) =>
      async (callFamily) => {
        await new Promise((resolve) => setTimeout(resolve, latencyMs));
        return send(await callFamily());
      },
    success: 1,
    codes: [],
    calls: 1,
  },
  {
    name: "hang before headers",
    fault: always(hang),
    success: 0,
    codes: ["UPSTREAM_TIMEOUT"],
    calls: 1,
    opens: true,
    waits: true,
  },
  { name: "connection refused", success: 0, codes: ["UPSTREAM_UNAVAILABLE"], calls: 0, opens: true },
  {
    name: "reset before the body, one in five",
    fault: each(5, reset),
    success: 0.99,
    codes: ["UPSTREAM_UNAVAILABLE"],
    calls: 1.3,
  },
  {
    name: "reset during the body, one in five",
    fault: () => {
      let seen = 0;
      return async (callFamily) => (++seen % 5 === 0 ? resetWithin : send)(await callFamily());
    },
    success: 0.99,
    codes: ["UPSTREAM_UNAVAILABLE"],
    calls: 1.3,
  },
  {
    name: "500 always",
    fault: always(reply({ error: SECRET }, 500)),
    success: 0,
    codes: ["UPSTREAM_ERROR"],
    calls: 1.1,
    opens: true,
  },
  {
    name: "503, one in twenty",
    fault: each(20, status(503)),
    success: 0.999,
    codes: ["UPSTREAM_ERROR"],
    calls: 1.1,
  },
  {
    name: "429 for a minute",
    fault: always(status(429, { "retry-after": "60", ...REFUSED_WAIT })),
    ...LIMITED,
    calls: 1,
    retryAfterMs: aMinute,
  },
  {
    name: "429 until a date that is past",
    fault: always(status(429, { "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" })),
    ...LIMITED,
    calls: 3,
    retryAfterMs: (told) => told === 0,
  },
  {
    name: "429 until abc",
    fault: always(status(429, { "retry-after": "abc" })),
    ...LIMITED,
    calls: 3,
    retryAfterMs: none,
  },
  { name: "truncated JSON", fault: spoilt((body) => body.subarray(0, body.length - 2)), ...BAD },
  {
    name: "HTML with 200",
    fault: always(reply(`<!doctype html><title>${SECRET}</title>`, 200, { "content-type": "text/html" })),
    ...BAD,
  },
  { name: "nothing with 200", fault: always(reply("")), ...BAD },
  {
    name: "another charset",
    fault: spoilt((body) => Buffer.from(body.toString("utf8").replace("{", '{"\u00e9":"\u00e9",'), "latin1")),
    ...BAD,
  },
  {
    name: "JSON of an odd kind",
    fault: spoilt((body) => body.toString("utf8").replace(/\{(?=.)/s, `{${ODD},`)),
    success: 1,
    codes: [],
    calls: 1,
  },
  {
    name: "a huge body",
    fault:
      ({ hugeBytes }) =>
      () =>
        huge(hugeBytes),
    ...BAD,
  },
  {
    name: "a small body that becomes huge",
    fault: ({ hugeBytes }) => {
      const bomb = gzipSync(Buffer.alloc(hugeBytes, 32));
      return () => reply(bomb, 200, { "content-encoding": "gzip" });
    },
    ...BAD,
  },
  {
    name: "a slow body",
    fault: always(drip),
    success: 0,
    codes: ["UPSTREAM_TIMEOUT"],
    calls: 1,
    opens: true,
    waits: true,
  },
  {
    name: "a redirect to another host",
    fault: (_scale, elsewhere) => () => reply("", 307, { location: `${elsewhere}/${SECRET}` }),
    ...BAD,
  },
];
