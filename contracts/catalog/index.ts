/** The API catalog. What the documents leave open is in docs/decisions/catalog.md. */
import Type from "typebox";
import { keyHeader } from "#contracts/kit/auth.ts";
import { family, get, json, optional, post } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";

/** Prefix of a live key. The documents show a placeholder in its place. */
export const LIVE_KEY_PREFIX = "live_";

const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const text = orNull(Type.String());

/** The ingested spec of a provider. */
export const Spec = Type.Object({
  title: Type.String(),
  version: Type.String(),
  /** Version of OpenAPI that the spec uses. */
  openapi: Type.String(),
  endpoints_count: Type.Integer(),
  ingested_at: Type.String({ format: "date-time" }),
});

export const Provider = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  description: text,
  /** Family of this project, if the provider is one; else null. */
  family: text,
  base_url: text,
  /** Null until a spec has been ingested. */
  spec: orNull(Spec),
});

export const Parameter = Type.Object({
  name: Type.String(),
  /** `path`, `query`, `header` or `cookie`. */
  in: Type.String(),
  required: Type.Boolean(),
  description: text,
  /** Type name of JSON Schema, such as `string`, `integer`, `array`. Several are joined by a bar. */
  type: text,
  style: text,
  explode: orNull(Type.Boolean()),
  /** Allowed values; empty if none are listed. */
  values: Type.Array(Type.String()),
});

export const Response = Type.Object({
  /** `200`, `4XX`, `default`. */
  status: Type.String(),
  description: text,
  media_types: Type.Array(Type.String()),
});

/** One accepted combination of credentials: all these schemes, with all these scopes. */
export const Access = Type.Object({
  schemes: Type.Array(Type.String()),
  scopes: Type.Array(Type.String()),
});

export const Endpoint = Type.Object({
  /** The slug of its provider. */
  provider: Type.String(),
  method: Type.String(),
  path: Type.String(),
  operation_id: text,
  summary: text,
  description: text,
  deprecated: Type.Boolean(),
  tags: Type.Array(Type.String()),
  parameters: Type.Array(Parameter),
  request_media_types: Type.Array(Type.String()),
  responses: Type.Array(Response),
  /** Alternatives, of which one suffices; empty if no credential is needed. */
  security: Type.Array(Access),
});

export type Spec = Type.Static<typeof Spec>;
export type Provider = Type.Static<typeof Provider>;
export type Parameter = Type.Static<typeof Parameter>;
export type Response = Type.Static<typeof Response>;
export type Access = Type.Static<typeof Access>;
export type Endpoint = Type.Static<typeof Endpoint>;

const key = keyHeader("x-api-key");

export const catalog = family(
  "catalog",
  {
    types: { Spec, Provider, Parameter, Response, Access, Endpoint },
    subgraph: "identity",
    rateLimit: { calls: 120, perMs: 60_000, per: "address" },
    auth: { ...key, accept: (value) => (value.startsWith(LIVE_KEY_PREFIX) ? value : undefined) },
    errors: errorBody(
      ({ status, message, detail }) => ({
        error: status === 401 ? "Invalid API key" : message,
        ...detail.extra,
      }),
      { message: ["error"] },
      { documented: true, quota: { limit: ["limit"], remaining: ["remaining"], resetAt: ["reset_at"] } },
    ),
  },
  {
    searchProviders: get("/api/v1/providers/search", {
      query: { q: optional(Type.String({ maxLength: 100 })) },
      returns: Type.Object({ providers: Type.Array(Provider) }),
    }),
    // `method` and `path` select one endpoint.
    listProviderEndpoints: get("/api/v1/providers/{slug}/endpoints", {
      query: { method: optional(Type.String()), path: optional(Type.String()) },
      returns: Type.Object({ provider: Provider, endpoints: Type.Array(Endpoint) }),
    }),
    resolveProvider: post("/api/v1/resolve", {
      body: json(
        Type.Object({
          slug: Type.String({ minLength: 1 }),
          /** An OpenAPI document. */
          spec: Type.Record(Type.String(), Type.Unknown()),
        }),
      ),
      returns: Type.Object({ provider: Provider }),
    }),
  },
);
