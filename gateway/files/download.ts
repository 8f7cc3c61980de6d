/** `GET` and `HEAD /files/<token>`: a family's file, relayed with the rights of the caller who requested its link. */
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ErrorCode, TributaryError } from "#platform/errors/catalog.ts";
import { abortOnDisconnect, sendRefusal } from "#platform/http/http-server.ts";
import { SharedAway } from "#platform/shared/shared.ts";
import { rangeWithin, singleRange } from "./byte-range.ts";
import type { FileRelay, RelayedFile } from "./files.ts";

/**
 * Status for an error of a family. It is not 5xx, because a health check that watches for 5xx would take a
 * healthy gateway out of service.
 */
const FAILED_DEPENDENCY = 424;

const NO_SUCH_RANGE = 416;

const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
};

/** A token in the compact form of JWE: five parts. The second, the encrypted key, is empty. */
export const TOKEN = /^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/;

/** True if pages of an origin may call the gateway. */
export type IsOpenTo = (origin: string) => boolean;

/**
 * True if a page of another site, which may not call the gateway, makes a browser follow a link. Such a
 * request would use the link up, or reveal that a file exists.
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
  relay: Pick<FileRelay, "describeFile" | "download" | "downloadKept">,
  isOpenTo: IsOpenTo,
): void {
  // Files are not compressed, because compression delays the stream and loses the length.
  const file = { compress: false, exposeHeadRoute: true, config: { places: "transfers" } } as const;
  app.get<{ Params: { token: string } }>("/files/:token", file, async (request, reply) => {
    if (isForeignPage(request, isOpenTo)) return refuseForeignPage(reply);
    const { token } = request.params;
    if (!TOKEN.test(token)) return sendRefusal(reply, 404, "There is no such file", "NOT_FOUND");
    try {
      const isHead = request.method === "HEAD";
      const described = isHead ? await relay.describeFile(token) : undefined;
      if (isHead && !described) return refuseUsed(reply);
      // HEAD must not use up a one-time link.
      if (described && !described.reusable) return sendHead(withNames(reply, described));
      const waiting = { requestId: request.id, signal: abortOnDisconnect(reply), incoming: request.headers };
      const { range: wanted, "if-range": condition } = request.headers;
      // Ranges are for GET only. `If-Range` disables them, because files have no validator that it could match.
      const range = isHead || condition !== undefined ? undefined : singleRange(wanted);
      const whole = await relay.download(token, waiting);
      if (whole) return sendBytes(withNames(reply, whole), whole.bytes, whole.reusable ? range : undefined);
      const kept = await relay.downloadKept(token, waiting, range);
      if (!kept) return refuseUsed(reply);
      withNames(reply, kept)
        .code(kept.partial ? 206 : 200)
        .headers(kept.headers);
      if (!isHead) return reply.send(kept.body);
      kept.body.destroy();
      return sendHead(reply);
    } catch (error) {
      return refuseFailed(reply, error);
    }
  });
}

/** Headers of the response for a file, in whole or in part. */
function withNames(reply: FastifyReply, { filename, mediaType, reusable }: RelayedFile): FastifyReply {
  // Foreign pages were refused above, so any page that receives this response may show the file.
  reply.shownElsewhere = reusable;
  if (reusable) reply.header("accept-ranges", "bytes");
  return reply
    .header("content-disposition", `attachment; filename="${safeName(filename)}"`)
    .header("content-security-policy", "sandbox; default-src 'none'")
    .type(mediaType);
}

/** Answers `HEAD` with a stream, because an empty body would set the length to 0, as for an empty file. */
const sendHead = (reply: FastifyReply) => reply.send(Readable.from([]));

function sendBytes(reply: FastifyReply, bytes: Buffer, range: string | undefined): FastifyReply {
  if (range === undefined) return reply.send(bytes);
  const within = rangeWithin(range, bytes.length);
  if (!within)
    return sendRefusal(
      reply.header("content-range", `bytes */${bytes.length}`),
      NO_SUCH_RANGE,
      "The file has no such range of bytes",
      "BAD_USER_INPUT",
    );
  const { first, last } = within;
  return reply
    .code(206)
    .header("content-range", `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1));
}

export const refuseUsed = (reply: FastifyReply) =>
  sendRefusal(reply, 410, "The link was used, altered, or is past its time", "NOT_FOUND");

/** Sends the error of a family for a file link. @throws any other error */
export function refuseFailed(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof TributaryError)) throw error;
  if (error instanceof SharedAway)
    return sendRefusal(reply.header("retry-after", "1"), 503, error.message, error.code);
  if (error.extensions["status"] === NO_SUCH_RANGE)
    return sendRefusal(reply, NO_SUCH_RANGE, "The file has no such range of bytes", "BAD_USER_INPUT");
  const retryAfterMs = error.extensions["retryAfterMs"];
  if (typeof retryAfterMs === "number") reply.header("retry-after", Math.ceil(retryAfterMs / 1_000));
  return sendRefusal(reply, statuses[error.code] ?? FAILED_DEPENDENCY, error.message, error.code);
}

/** Names may contain ids chosen by clients, so quotes, path separators and control characters are replaced. */
const safeName = (name: string) => name.replace(/[^\w.-]+/g, "_").slice(0, 120);
