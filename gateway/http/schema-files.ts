/**
 * Serves the schema of this gateway's families, and files for clients' tools, if introspection is allowed, to
 * the callers that `/graphql` accepts.
 */
import type { FastifyInstance, onRequestAsyncHookHandler } from "fastify";
import { type GraphQLSchema, introspectionFromSchema } from "graphql";
import { clientFacts, scalarTypes } from "#gateway/schemas/client-facts.ts";
import { marksIn, printMarked } from "#gateway/schemas/semantic-nullability.ts";
import { builtSchemas } from "#gateway/schemas/supergraph.ts";
import { perSchema } from "#platform/graphql/per-schema.ts";
import { StaticBody } from "#platform/http/encoding/static-body.ts";
import { sendRefusal } from "#platform/http/http-server.ts";

const JSON_TYPE = "application/json; charset=utf-8";
const asJson = (value: unknown) => new StaticBody(JSON.stringify(value), JSON_TYPE);

/** The SDL with the marks of the built API. Fields of declared families have none about null. */
const markedSdl = (schema: GraphQLSchema) => printMarked(schema, marksIn(builtSchemas().api));

/** The files by URL path. */
const FILES: Readonly<Record<string, (schema: GraphQLSchema) => StaticBody>> = {
  "/schema.graphql": (schema) => new StaticBody(markedSdl(schema), "text/plain; charset=utf-8"),
  "/schema.json": (schema) => asJson({ data: introspectionFromSchema(schema) }),
  "/schema/possible-types.json": (schema) => asJson(clientFacts(schema).possibleTypes),
  "/schema/type-policies.json": (schema) => asJson(clientFacts(schema).typePolicies),
  "/schema/scalars.json": () => asJson(scalarTypes),
};

/** Options of the routes for schema files. */
export interface SchemaFilesOptions {
  /** Returns the schema that clients see. */
  readonly schema: () => GraphQLSchema;
  /** False if introspection is off. The files are then refused. */
  readonly allowed: boolean;
  /** Refuses requests that `/graphql` would also refuse. */
  readonly identify: onRequestAsyncHookHandler;
}

/** Serves the files. Each is made at its first request for a schema, and has an `ETag`. */
export function serveSchemaFiles(
  app: FastifyInstance,
  { schema, allowed, identify }: SchemaFilesOptions,
): void {
  for (const [url, make] of Object.entries(FILES)) {
    const body = perSchema(schema, make);
    app.get(url, { onRequest: identify }, async (request, reply) => {
      if (!allowed) return sendRefusal(reply, 403, "The schema is not shown here", "FORBIDDEN");
      return body().send(request, reply, "private, no-cache");
    });
  }
}
