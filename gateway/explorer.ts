/**
 * The explorer: GraphiQL as one page that needs nothing from anywhere else, with the upstream report
 * of each answer above it. Its policy lets it talk to this gateway alone.
 */
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { barHtml, barScript, barStyle } from "./explorer-bar.ts";
import { example, reportDocuments } from "./supergraph.ts";

/** What a first visitor runs: linked people, tickets and payments in one request. */
export const linkedQuery = example("linked");

interface Page {
  readonly html: string;
  readonly policy: string;
}

let page: Promise<Page> | undefined;

/** True for a browser that wants to see something, and not for a query by GET. */
export function wantsPage({ method, headers, query }: FastifyRequest): boolean {
  const asksQuery = typeof query === "object" && query !== null && "query" in query;
  const accept = headers.accept ?? "";
  // The explorer keeps the query it shows in the address; only a client asks for it as JSON.
  return method === "GET" && accept.includes("text/html") && !(asksQuery && accept.includes("json"));
}

export async function explorerPage(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  page ??= makePage();
  const { html, policy } = await page;
  return reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(html);
}

/** Made when it is first asked for: GraphiQL is nine megabytes that a gateway may never need. */
async function makePage(): Promise<Page> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const graphiql = renderGraphiQL({
    title: "Tributary",
    endpoint: "/graphql",
    defaultTabs: [{ query: linkedQuery }],
    additionalHeaders: { "x-upstream-report": "1" },
  });
  const html = graphiql
    .trim()
    .replace("</head>", () => `<style>${barStyle}</style></head>`)
    .replace(
      '<div id="root">',
      () => `${barHtml(reportDocuments())}<script>${barScript}</script><div id="root">`,
    );
  return { html, policy: policyFor(html) };
}

/** Scripts run by their digest alone: whatever else got into the page would not. */
function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    "worker-src blob:",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
