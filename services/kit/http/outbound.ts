/**
 * Outgoing calls of a stand-in service: events to listeners, tokens from authorization servers. Users
 * configure the addresses, so server-side request forgery must be prevented: allowed hosts only, no
 * redirects, limits on time and response size.
 */
import { Agent } from "undici";

export interface OutboundRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
}

export interface OutboundAnswer {
  readonly status: number;
  /** The response body, up to 64 kB. */
  readonly text: string;
}

export interface Outbound {
  /** Reason why an address is not allowed. Undefined if it is. */
  whyNot(address: string): string | undefined;
  /** Posts once, without retry. @throws if the address is not allowed, or no response arrives in time */
  post(address: string, request: OutboundRequest): Promise<OutboundAnswer>;
  close(): Promise<void>;
}

/** Host names of this machine. */
export const loopbackHosts: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 65_536;

/** @param hosts Allowed host names, exactly as in URLs. */
export function createOutbound(hosts: readonly string[]): Outbound {
  const allowed = new Set(hosts);
  const agent = new Agent({
    connections: 8, // to one listener; further ones wait
    connectTimeout: 2_000,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    keepAliveTimeout: 1_000,
    maxHeaderSize: 16_384,
  });

  function whyNot(address: string): string | undefined {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) return "must be an http or https address";
    if (url.username !== "" || url.password !== "" || url.hash !== "") return "must hold no credentials";
    return allowed.has(url.hostname) ? undefined : `must not name the host ${url.hostname}`;
  }

  return {
    whyNot,
    async post(address, { headers, body, signal }) {
      const reason = whyNot(address);
      if (reason !== undefined) throw new Error(`The address ${reason}`);
      const { origin, pathname, search } = new URL(address);
      const response = await agent.request({
        origin,
        path: pathname + search,
        method: "POST",
        headers: { "user-agent": "tributary-families", ...headers },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of response.body as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_BYTES) break; // leaving the loop closes the connection
      }
      return { status: response.statusCode, text: Buffer.concat(chunks).toString("utf8", 0, MAX_BYTES) };
    },
    close: () => agent.destroy(),
  };
}
