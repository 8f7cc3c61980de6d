/** Sends requests to the reports of this gateway, at its own address, as the caller of another request. */
import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { FastifyInstance } from "fastify";
import type { ReportAnswer } from "./agent.ts";
import type { AgentRequest } from "./gateway-agent.ts";

/** Headers that belong to a message and not to its caller. */
const OF_MESSAGE =
  /^(?:accept|connection|content-|expect|host$|keep-alive|last-event-id|mcp-|origin$|prefer|te$|trailer|transfer-|upgrade)/;
/** Most characters of an answer. A page of rows has far fewer. */
const MOST_CHARACTERS = 16_000_000;

const NO_REPORTS: ReportAnswer = { status: 404, body: undefined };

/** @param headers Headers of the caller's request. */
export function reportsOf(app: FastifyInstance, headers: IncomingHttpHeaders): AgentRequest["report"] {
  const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_MESSAGE.test(name)));
  return async (method, path, body) => {
    const place = placeOf(app);
    if (!place) return NO_REPORTS;
    const text = body && JSON.stringify(body);
    const sent = request({
      ...place,
      method,
      path,
      headers: {
        ...own,
        host: headers.host ?? "localhost",
        ...(text && { "content-type": "application/json" }),
      },
    });
    const answered = once(sent, "response");
    sent.end(text);
    const [response] = (await answered) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: parsed(await textOf(response)) };
  };
}

/** The address at which this process listens. For all addresses, the loopback address. */
function placeOf(app: FastifyInstance) {
  const address = app.server.address();
  if (address === null) return undefined;
  if (typeof address === "string") return { socketPath: address };
  const everywhere: Readonly<Record<string, string>> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
  return { host: everywhere[address.address] ?? address.address, port: address.port };
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of response.setEncoding("utf8")) {
    text += String(part);
    if (text.length > MOST_CHARACTERS) return ""; // the loop ends the connection
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not an answer of reports, which are not served
  }
}
