/**
 * The schema and what clients' tools need of it, as files: of the families that this gateway serves. They
 * are served where introspection is allowed, to the callers that `/graphql` accepts.
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

/** The SDL, with the marks of the built API: a declared family promises nothing about null. */
const markedSdl = (schema: GraphQLSchema) => printMarked(schema, marksIn(builtSchemas().api));

/** Each file by its address. */
const FILES: Readonly<Record<string, (schema: GraphQLSchema) => StaticBody>> = {
  "/schema.graphql": (schema) => new StaticBody(markedSdl(schema), "text/plain; charset=utf-8"),
  "/schema.json": (schema) => asJson({ data: introspectionFromSchema(schema) }),
  "/schema/possible-types.json": (schema) => asJson(clientFacts(schema).possibleTypes),
  "/schema/type-policies.json": (schema) => asJson(clientFacts(schema).typePolicies),
  "/schema/scalars.json": () => asJson(scalarTypes),
};

/** Options of the routes for schema files. */
export interface SchemaFilesOptions {
  /** Gives the schema as clients see it. */
  readonly schema: () => GraphQLSchema;
  /** False where introspection is off: the files are refused then. */
  readonly allowed: boolean;
  /** Refuses requests that `/graphql` would refuse too. */
  readonly identify: onRequestAsyncHookHandler;
}

/** Serves the files; each is made when it is first read of a schema, and has an `ETag`. */
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
