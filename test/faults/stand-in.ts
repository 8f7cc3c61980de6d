/**
 * Proxy before a stand-in service: forwards responses or injects faults, and records requests of the gateway. The
 * proxy accepts any credential of a caller, and calls the stand-in service with one of the demo company.
 */
import { demoSecret } from "#contracts/demo-credentials.ts";
import type { Family } from "#contracts/kit/contract.ts";
import { basePathOf } from "#services/kit/http/host.ts";
import {
  type Reply,
  type ScriptedUpstream,
  type SeenRequest,
  startScripted,
} from "#test/kit/scripted-upstream.ts";

/** A family's response without a fault. */
export interface Recorded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Decides about the reply to a request. @param callFamily calls the stand-in service */
export type Fault = (callFamily: () => Promise<Recorded>, request: SeenRequest) => Promise<Reply> | Reply;

export interface StandIn extends ScriptedUpstream {
  readonly family: Family;
  readonly baseUrl: string;
  /** URL of the stand-in service. */
  behind: string;
  fault: Fault | undefined;
}

const HOP = new Set([
  "connection",
  "content-length",
  "content-encoding",
  "date",
  "keep-alive",
  "transfer-encoding",
]);
const NOT_PASSED = new Set(["host", "connection", "content-length", "transfer-encoding", "accept-encoding"]);

export const send =
  ({ status, headers, body }: Recorded): Reply =>
  (response) =>
    void response.writeHead(status, { ...headers, "content-length": body.length }).end(body);

export async function startStandIn(family: Family): Promise<StandIn> {
  const known = new Map<string, Recorded>();
  const base = basePathOf(family.name);

  async function answerTo({ method, url, headers, body }: SeenRequest): Promise<Recorded> {
    const read = method === "GET";
    const recorded = read ? known.get(url) : undefined;
    if (recorded) return recorded;
    if (!read) known.clear();
    const passed = Object.entries(headers).filter(([name]) => !NOT_PASSED.has(name));
    const response = await fetch(standIn.behind + url.slice(base.length), {
      method,
      redirect: "manual",
      headers: {
        ...(Object.fromEntries(passed) as Record<string, string>),
        [family.auth.header]: family.auth.present(demoSecret(family.name)),
      },
      ...(body !== "" && { body }),
    });
    const answer = {
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => !HOP.has(name))),
      body: Buffer.from(await response.arrayBuffer()),
    };
    if (read && response.ok) known.set(url, answer);
    return answer;
  }

  const scripted = await startScripted(async (response, request) => {
    const callFamily = () => answerTo(request);
    const reply = standIn.fault ? await standIn.fault(callFamily, request) : send(await callFamily());
    if (!response.destroyed) reply(response, request);
  });
  const standIn: StandIn = {
    ...scripted,
    family,
    baseUrl: scripted.origin + base,
    behind: "",
    fault: undefined,
  };
  return standIn;
}
