/**
 * The console: one page that needs nothing from anywhere else, built from `console/` into
 * `dist/console`. Its policy lets it talk to this gateway alone. The page and its files hold no data.
 */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { StaticBody } from "#platform/http/encoding/static-body.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import { projectRoot } from "#platform/project-root.ts";

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
  // Older links to the page hold the query in their address; only a client asks for it as JSON.
  return method === "GET" && accept.includes("text/html") && !(asksQuery && accept.includes("json"));
}

interface Page {
  readonly body: StaticBody;
  /** Scripts, styles, fonts and icon by the name of their file, which holds their digest. */
  readonly assets: ReadonlyMap<string, StaticBody>;
}

const ASSETS = "/console/assets/";
/** The name of an asset contains a hash of its content, so the content never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  ttf: "font/ttf",
  svg: "image/svg+xml",
};

/**
 * Scripts of this origin alone, and none that is made from text. Styles may stand in the page because
 * the editor and the graphs place their parts by them.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export class ConsolePage {
  /** Read when the page is first asked for: a gateway may never need it. */
  readonly #page = cachedOnSuccess(readPage);

  /** Answers at `/`, and with the page's assets: from memory, so that they need no place among operations. */
  serve(app: FastifyInstance): void {
    const always = { config: { places: "none" } } as const;
    app.get("/", always, (request, reply) => this.send(request, reply));
    app.get<{ Params: { file: string } }>(`${ASSETS}:file`, always, async (request, reply) => {
      const asset = (await this.#pageOrNone())?.assets.get(request.params.file);
      if (!asset) return sendRefusal(reply, 404, "There is nothing at this address", "NOT_FOUND");
      return asset.send(request, reply.header("content-security-policy", POLICY), FOR_EVER);
    });
  }

  /** Undefined where the console is not built; the next request looks again. */
  async #pageOrNone(): Promise<Page | undefined> {
    try {
      return await this.#page();
    } catch (error) {
      if (error instanceof NotBuilt) return undefined;
      throw error;
    }
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await this.#pageOrNone();
    if (!page)
      return sendRefusal(reply, 404, "The console is not built; `npm run build` builds it", "NOT_FOUND");
    return page.body.send(request, reply.header("content-security-policy", POLICY), "no-cache");
  }
}

class NotBuilt extends Error {}

/** @throws NotBuilt where the console was not built. */
async function readPage(): Promise<Page> {
  const folder = new URL("dist/console/", projectRoot);
  if (!existsSync(new URL("index.html", folder))) throw new NotBuilt();
  const files = await readdir(new URL("assets/", folder));
  const assets = new Map(
    await Promise.all(
      files.map(async (file) => {
        const type = TYPES[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream";
        return [file, new StaticBody(await readFile(new URL(`assets/${file}`, folder)), type)] as const;
      }),
    ),
  );
  const html = await readFile(new URL("index.html", folder));
  return { body: new StaticBody(html, "text/html; charset=utf-8"), assets };
}
