/** `GET /files/<token>`: a family's file, relayed with the rights of the caller who requested its link. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Gateway } from "#gateway/gateway.ts";
import { type ErrorCode, TributaryError } from "#platform/errors/catalog.ts";
import { abortOnDisconnect, sendRefusal } from "#platform/http/http-server.ts";

/**
 * A family that fails is no failure of the gateway's: 424, so that nothing which watches for 5xx
 * takes a healthy gateway out of service.
 */
const FAILED_DEPENDENCY = 424;

const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
};

/** A sealed request in its compact form: five parts, the second empty because the key is ours. */
export const TOKEN = /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/;

/** Says whether pages of an origin may call the gateway. */
export type IsOpenTo = (origin: string) => boolean;

/**
 * Whether a page of another site, which may not call the gateway, makes a browser follow a link: it
 * would use the link up, or see by it whether a file exists.
 */
export function isForeignPage({ headers }: FastifyRequest, isOpenTo: IsOpenTo): boolean {
  if (headers["sec-fetch-site"] !== "cross-site") return false;
  const page = headers.origin ?? headers.referer ?? "";
  return !(URL.canParse(page) && isOpenTo(new URL(page).origin));
}

export const refuseForeignPage = (reply: FastifyReply) =>
  sendRefusal(reply, 403, "Pages of this origin may not follow links to files", "FORBIDDEN");

export function serveDownloads(
  app: FastifyInstance,
  gateway: Pick<Gateway, "download" | "downloadKept">,
  isOpenTo: IsOpenTo,
): void {
  // A file goes on as it comes, with its length; compressed, it would wait for more of itself.
  const file = { compress: false, config: { places: "transfers" } } as const;
  app.get<{ Params: { token: string } }>("/files/:token", file, async (request, reply) => {
    if (isForeignPage(request, isOpenTo)) return refuseForeignPage(reply);
    const { token } = request.params;
    if (!TOKEN.test(token)) return sendRefusal(reply, 404, "There is no such file", "NOT_FOUND");
    try {
      const waiting = { requestId: request.id, signal: abortOnDisconnect(reply), incoming: request.headers };
      const answered = await gateway.download(token, waiting);
      const file = answered ?? (await gateway.downloadKept(token, waiting));
      if (!file) return refuseUsed(reply);
      return reply
        .headers("headers" in file ? file.headers : {})
        .header("content-disposition", `attachment; filename="${safeName(file.filename)}"`)
        .header("content-security-policy", "sandbox; default-src 'none'")
        .type(file.mediaType)
        .send("bytes" in file ? file.bytes : file.body);
    } catch (error) {
      return refuseFailed(reply, error);
    }
  });
}

export const refuseUsed = (reply: FastifyReply) =>
  sendRefusal(reply, 410, "The link was used, altered, or is past its time", "NOT_FOUND");

/** What a family's failure is at a file's link. @throws what is no failure of a family's. */
export function refuseFailed(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof TributaryError)) throw error;
  const retryAfterMs = error.extensions["retryAfterMs"];
  if (typeof retryAfterMs === "number") reply.header("retry-after", Math.ceil(retryAfterMs / 1_000));
  return sendRefusal(reply, statuses[error.code] ?? FAILED_DEPENDENCY, error.message, error.code);
}

/** Names may hold ids that clients chose: no quote, no path, nothing that ends a header. */
const safeName = (name: string) => name.replace(/[^\w.-]+/g, "_").slice(0, 120);
