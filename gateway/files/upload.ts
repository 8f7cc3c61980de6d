/** `PUT /files/<token>`: relays a client's file to the family of the link. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { abortOnDisconnect, sendRefusal } from "#platform/http/http-server.ts";
import {
  type IsOpenTo,
  isForeignPage,
  refuseFailed,
  refuseForeignPage,
  refuseUsed,
  TOKEN,
} from "./download.ts";
import type { FileRelay } from "./files.ts";

type UploadRequest = FastifyRequest<{ Params: { token: string }; Body: IncomingMessage }>;

/** @param options Origins whose pages may follow links, and a switch that refuses every upload. */
export function serveUploads(
  app: FastifyInstance,
  relay: Pick<FileRelay, "upload">,
  { isOpenTo, readOnly = false }: { readonly isOpenTo: IsOpenTo; readonly readOnly?: boolean | undefined },
): void {
  app.register(async (scope) => {
    // The body is streamed and not parsed, whatever its media type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, body, done) => done(null, body));
    scope.put(
      "/files/:token",
      { config: { arrivesSlowly: true, places: "transfers" }, compress: false },
      (request: UploadRequest, reply) => {
        if (readOnly) return sendRefusal(reply, 403, READ_ONLY, "FORBIDDEN");
        if (isForeignPage(request, isOpenTo)) return refuseForeignPage(reply);
        return take(request, reply, relay);
      },
    );
  });
}

const READ_ONLY = "The gateway only reads: every upload is refused";

async function take(request: UploadRequest, reply: FastifyReply, relay: Pick<FileRelay, "upload">) {
  const { token } = request.params;
  if (!TOKEN.test(token)) return sendRefusal(reply, 404, "There is no such link", "NOT_FOUND");
  const length = request.headers["content-length"];
  if (length === undefined) return sendRefusal(reply, 411, "The file's size must be said in Content-Length");
  const bytes = Number(length);
  if (bytes === 0) return sendRefusal(reply, 400, "The file is empty", "BAD_USER_INPUT");
  try {
    const waiting = { requestId: request.id, signal: abortOnDisconnect(reply), incoming: request.headers };
    const outcome = await relay.upload(token, { body: request.body, bytes }, waiting);
    if (outcome === "taken") return await reply.code(204).send();
    if (outcome === "too large")
      return sendRefusal(reply, 413, "The file is larger than the family takes", "BAD_USER_INPUT");
    return refuseUsed(reply);
  } catch (error) {
    return refuseFailed(reply, error);
  }
}
