/** Protects a server on loopback from DNS rebinding. */
import type { FastifyInstance } from "fastify";
import { isLoopback } from "#platform/config/formats.ts";
import { sendRefusal } from "./http-server.ts";

/** Refuses foreign host names. A foreign page can point its own name here, and would read the responses. */
export function answerToOwnNames(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (isLoopback(request.hostname)) done();
    else void sendRefusal(reply, 421, "This server answers to names of this machine only");
  });
}
