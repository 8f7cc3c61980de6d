/**
 * The console: a self-contained page, built from `console/` into `dist/console`. Its content security policy
 * lets it call only this gateway. The page and its files hold no data.
 */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { StaticBody } from "#platform/http/encoding/static-body.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import { projectRoot } from "#platform/project-root.ts";

/** Caches the promise of `make` from the first call on. After a failure, the next call runs `make` again. */
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

/** True for a GET that accepts HTML, unless it has a `query` parameter and accepts JSON, too. */
export function wantsPage({ method, headers, query }: FastifyRequest): boolean {
  const asksQuery = typeof query === "object" && query !== null && "query" in query;
  const accept = headers.accept ?? "";
  // Old links to the page have a `query` parameter. GraphQL clients that send one by GET accept JSON.
  return method === "GET" && accept.includes("text/html") && !(asksQuery && accept.includes("json"));
}

interface Page {
  readonly body: StaticBody;
  /** Scripts, styles, fonts and icon by file name. */
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
 * Content security policy: only scripts of this origin, without `eval`. Inline styles are allowed, because the
 * editor and the graphs set positions with them.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export class ConsolePage {
  /** Read at the first request, because a gateway may never need it. */
  readonly #page = cachedOnSuccess(readPage);

  /** Serves `/` and the assets from memory, so they take no place of the limit on operations. */
  serve(app: FastifyInstance): void {
    const always = { config: { places: "none" } } as const;
    app.get("/", always, (request, reply) => this.send(request, reply));
    app.get<{ Params: { file: string } }>(`${ASSETS}:file`, always, async (request, reply) => {
      const asset = (await this.#pageOrNone())?.assets.get(request.params.file);
      if (!asset) return sendRefusal(reply, 404, "There is nothing at this address", "NOT_FOUND");
      return asset.send(request, reply.header("content-security-policy", POLICY), FOR_EVER);
    });
  }

  /** Undefined if the console is not built. The next request checks again. */
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

/** @throws NotBuilt if the console is not built */
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
