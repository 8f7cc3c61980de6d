/** Servers that are stopping. They tell probes, and close each connection with its next response. */
import type { FastifyInstance } from "fastify";

const stopping = new WeakSet<object>();

/** Marks a server as stopping: `/readyz` answers 503, and responses close their connections. */
export const markStopping = (app: FastifyInstance): void => void stopping.add(app.server);

export const isStopping = (app: FastifyInstance): boolean => stopping.has(app.server);
