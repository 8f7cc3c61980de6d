/**
 * The explorer: GraphiQL as one page that needs nothing from anywhere else, with the upstream report
 * of each answer above it. Its policy lets it talk to this gateway alone.
 */
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DocumentNode } from "graphql";
import { answerable, schemaOf, selectable } from "#gateway/execution/selectable.ts";
import { example, reportDocuments } from "#gateway/execution/supergraph.ts";
import { StaticBody } from "#gateway/http/static-body.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import { barHtml, barScript, barStyle } from "./explorer-bar.ts";

/** What a first visitor runs: linked people, tickets and payments in one request. */
export const linkedQuery = example("linked");

/** Makes something when it is first asked for, once; after a failure the next caller makes it again. */
export function cachedOnSuccess<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** True for a browser that wants to see something, and not for a query by GET. */
export function wantsPage({ method, headers, query }: FastifyRequest): boolean {
  const asksQuery = typeof query === "object" && query !== null && "query" in query;
  const accept = headers.accept ?? "";
  // The explorer keeps the query it shows in the address; only a client asks for it as JSON.
  return method === "GET" && accept.includes("text/html") && !(asksQuery && accept.includes("json"));
}

interface Page {
  readonly body: StaticBody;
  readonly policy: string;
  /** Scripts, styles and icon by the name of their file, which holds their digest. */
  readonly assets: ReadonlyMap<string, StaticBody>;
}

export interface ExplorerOptions {
  /** Whether pages of Apollo Sandbox may call, so that a link there leads somewhere. */
  readonly sandbox: boolean;
  /** The schema that clients see: what the page offers can be asked of it. */
  readonly api: DocumentNode;
  /** Families whose data is invented, where a visitor could take it for real. */
  readonly demoFamilies: readonly string[];
}

const ASSETS = "/explorer/";
/** What an asset's name says never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";

export class Explorer {
  /** GraphiQL is nine megabytes that a gateway may never need. */
  readonly #made: () => Promise<Page>;

  constructor(options: ExplorerOptions) {
    this.#made = cachedOnSuccess(() => makePage(options));
  }

  /** Answers at `/` and with the page's assets. */
  serve(app: FastifyInstance): void {
    app.get("/", (request, reply) => this.page(request, reply));
    app.get<{ Params: { file: string } }>(`${ASSETS}:file`, async (request, reply) => {
      const { assets } = await this.#made();
      const asset = assets.get(request.params.file);
      if (!asset) return sendRefusal(reply, 404, "There is nothing at this address", "NOT_FOUND");
      return asset.send(request, reply, FOR_EVER);
    });
  }

  async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { body, policy } = await this.#made();
    return body.send(request, reply.header("content-security-policy", policy), "no-cache");
  }
}

async function makePage({ sandbox, api, demoFamilies }: ExplorerOptions): Promise<Page> {
  const schema = schemaOf(api);
  const documents = answerable(reportDocuments(), schema);
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const graphiql = renderGraphiQL({
    title: "Tributary",
    endpoint: "/graphql",
    defaultTabs: [{ query: selectable(linkedQuery, schema) }],
    additionalHeaders: { "x-upstream-report": "1" },
  });
  const html = graphiql
    .trim()
    .replace("</head>", () => `<style>${barStyle}</style></head>`)
    .replace(
      '<div id="root">',
      () => `${barHtml(documents, sandbox, demoFamilies)}<script>${barScript}</script><div id="root">`,
    );
  return withAssets(html);
}

/** The page with its scripts, styles and icon in files of their own, which browsers cache for ever. */
function withAssets(html: string): Page {
  const assets = new Map<string, StaticBody>();
  const digests: string[] = [];
  const add = (content: string | Buffer, extension: string, type: string) => {
    const file = `${createHash("sha256").update(content).digest("hex").slice(0, 32)}.${extension}`;
    assets.set(file, new StaticBody(content, type));
    return ASSETS + file;
  };
  const styled = replaceElements(
    html,
    "style",
    (text) => `<link rel="stylesheet" href="${add(text, "css", "text/css; charset=utf-8")}">`,
  );
  const scripted = replaceElements(styled, "script", (text) => {
    const digest = `sha256-${createHash("sha256").update(text).digest("base64")}`;
    digests.push(digest);
    return `<script src="${add(text, "js", "text/javascript; charset=utf-8")}" integrity="${digest}"></script>`;
  });
  const page = scripted.replace(
    /"data:image\/x-icon;base64,([A-Za-z0-9+/=]+)"/,
    (_all, icon: string) => `"${add(Buffer.from(icon, "base64"), "ico", "image/x-icon")}"`,
  );
  return { body: new StaticBody(page, "text/html; charset=utf-8"), policy: policyOf(digests), assets };
}

/** Replaces elements without attributes, which hold no other of their kind, by what is made of their text. */
function replaceElements(html: string, tag: string, replacement: (text: string) => string): string {
  const [open, close] = [`<${tag}>`, `</${tag}>`];
  let replaced = "";
  let at = 0;
  for (let start = html.indexOf(open); start >= 0; start = html.indexOf(open, at)) {
    const end = html.indexOf(close, start);
    if (end < 0) break;
    replaced += html.slice(at, start) + replacement(html.slice(start + open.length, end));
    at = end + close.length;
  }
  return replaced + html.slice(at);
}

/** Scripts run by their digest alone: whatever else got into the page, or is served here, would not. */
const policyOf = (digests: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${digests.map((digest) => `'${digest}'`).join(" ")}`,
    "worker-src blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
