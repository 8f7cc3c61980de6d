/** A server that only this machine reaches answers to names of this machine only. */
import type { FastifyInstance } from "fastify";
import { isLoopback } from "#platform/config/formats.ts";
import { sendRefusal } from "./http-server.ts";

/** A foreign page can make its own name point here, and would read the answers as its own. */
export function answerToOwnNames(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (isLoopback(request.hostname)) done();
    else void sendRefusal(reply, 421, "This server answers to names of this machine only");
  });
}
