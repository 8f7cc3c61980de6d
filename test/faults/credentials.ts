/**
 * Credential matrix: many callers send the same query to all families at the same time, each with own credentials,
 * while families fail, redirect and are retried. Each family marks its responses with the caller whose credential
 * it received.
 */
import { type Random, seededRandom } from "#services/kit/data/random.ts";
import { reply, reset, status } from "#test/kit/scripted-upstream.ts";
import { firstOf } from "./reads.ts";
import { type Fault, type Recorded, type StandIn, send } from "./stand-in.ts";
import { turns } from "./trial.ts";
import { ask, type Fronts, shownTo, type TimedAnswer, tokenOf } from "./under-fault.ts";

export interface Matrix {
  readonly callers: number;
  readonly operations: number;
  readonly atOnce: number;
}

export interface MatrixFigures {
  readonly operations: number;
  readonly requests: number;
  /** Number of family responses in a GraphQL response, each with its caller's mark. */
  readonly marked: number;
  readonly failed: number;
  readonly violations: readonly string[];
}

const callerIn = (token: string | undefined) => /^tok-\w+-(\w+):x$/.exec(token ?? "")?.[1];
const markOf = (caller: string) => `of-${caller}-`;

/** A response with a mark in place of each text that the family's field shows. */
export function marked({ body, ...rest }: Recorded, family: string, mark: string): Recorded {
  const shown = new RegExp(`("${firstOf(family).shows}"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, "g");
  return { ...rest, body: Buffer.from(body.toString("utf8").replace(shown, `$1"${mark}"`)) };
}

/** Fault that marks responses with the caller, and sometimes fails. */
function marking({ family }: StandIn, elsewhere: string, random: Random): Fault {
  return async (callFamily, request) => {
    const luck = random.next();
    if (luck < 0.04) return reset;
    if (luck < 0.08) return status(503);
    if (luck < 0.1) return status(429, { "retry-after": "0" });
    if (luck < 0.11) return reply("", 307, { location: elsewhere });
    const caller = callerIn(shownTo(family, request.headers)) ?? "nobody";
    return send(marked(await callFamily(), family.name, markOf(caller)));
  };
}

/** One query per family with two further families, so that all families are combined. */
function operationsOf(families: readonly string[]): readonly string[] {
  return families.map((family, i) => {
    const others = [family, families[(i + 5) % families.length], families[(i + 9) % families.length]];
    return `{ ${others.map((name, key) => `f${key}: ${firstOf(name ?? "").field}`).join(" ")} }`;
  });
}

function check(asked: TimedAnswer, caller: string): { marked: number; violations: string[] } {
  const marks = [...asked.text.matchAll(/of-(\w+)-/g)];
  const foreign = marks.find(([, of]) => of !== caller);
  const violations = [...asked.violations];
  if (foreign) violations.push(`${caller} was given what is ${foreign[0]}`);
  return { marked: marks.length, violations };
}

export async function runMatrix(
  fronts: Fronts,
  gateway: { readonly origin: string; readonly leaks: RegExp },
  { callers, operations, atOnce }: Matrix,
): Promise<MatrixFigures> {
  const families = [...fronts.of.keys()];
  for (const [name, standIn] of fronts.of) {
    standIn.requests.length = 0;
    standIn.fault = marking(standIn, fronts.elsewhere.origin, seededRandom(name));
  }
  const queries = operationsOf(families);
  const inTurn = turns(atOnce);
  const violations: string[] = [];
  let marked = 0;
  let failed = 0;
  await Promise.all(
    Array.from({ length: operations }, (_, i) =>
      inTurn(async () => {
        const caller = `c${i % callers}`;
        // Callers with adjacent numbers send the same query. A shared read would show one the other's data.
        const asked = await ask(gateway, queries[Math.floor(i / atOnce) % queries.length] as string, caller);
        const found = check(asked, caller);
        marked += found.marked;
        failed += asked.errors.length;
        violations.push(...found.violations);
      }),
    ),
  );
  let requests = 0;
  for (const [name, { family, requests: seen }] of fronts.of) {
    requests += seen.length;
    for (const { headers } of seen) {
      const token = shownTo(family, headers);
      const caller = callerIn(token);
      if (caller === undefined || token !== tokenOf(name, caller))
        violations.push(`${name} was shown ${token}`);
      const others = JSON.stringify({ ...headers, [family.auth.header]: undefined });
      if (/tok-|dG9rL/.test(others)) violations.push(`${name} was shown more: ${others}`);
    }
  }
  if (fronts.elsewhere.requests.length > 0) violations.push("a redirect was followed");
  await fronts.heal();
  return { operations, requests, marked, failed, violations };
}
