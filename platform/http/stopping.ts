/** Which servers are stopping: they say so to probes, and close each connection with its next answer. */
import type { FastifyInstance } from "fastify";

const stopping = new WeakSet<object>();

/** Makes `/readyz` say that the process stops. */
export const markStopping = (app: FastifyInstance): void => void stopping.add(app.server);

export const isStopping = (app: FastifyInstance): boolean => stopping.has(app.server);
