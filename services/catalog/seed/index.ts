/** The catalog's share of the demo company: its API keys, and providers that are no family of ours. */

import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import { type ApiKey, catalogTables } from "#services/catalog/index.ts";
import { ingest } from "#services/catalog/support/ingest.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import { OUTSIDE, WITHOUT_SPEC } from "#services/demo/things/catalog.ts";
import type { SeedContext } from "#services/kit/service.ts";

const parcelTracking = {
  openapi: "3.0.3",
  info: { title: "Parcel tracking", version: "2.4.0" },
  servers: [{ url: "https://parcels.example/api" }],
  security: [{ key: [] }],
  paths: {
    "/v1/parcels": {
      post: {
        operationId: "announceParcel",
        summary: "Announce a parcel",
        tags: ["parcels"],
        requestBody: { required: true, content: { "application/json": {} } },
        responses: { "201": { description: "Announced.", content: { "application/json": {} } } },
      },
    },
    "/v1/parcels/{number}": {
      parameters: [{ $ref: "#/components/parameters/number" }],
      get: {
        operationId: "getParcel",
        summary: "Get a parcel",
        description: "Where it is, and where it has been.",
        tags: ["parcels"],
        parameters: [
          { name: "language", in: "query", schema: { type: "string", enum: ["en", "de", "fr"] } },
          { name: "session", in: "cookie", schema: { type: ["string", "null"] } },
        ],
        responses: {
          "200": { description: "The parcel.", content: { "application/json": {} } },
          default: { $ref: "#/components/responses/Refused" },
        },
        security: [{ key: [] }, { oauth: ["parcels:read"] }],
      },
    },
    "/v1/track": {
      get: {
        operationId: "track",
        summary: "Track a parcel",
        description: "Get a parcel by its number instead.",
        deprecated: true,
        responses: { "200": { description: "The parcel.", content: { "text/plain": {} } } },
        security: [],
      },
    },
  },
  components: {
    parameters: {
      number: {
        name: "number",
        in: "path",
        required: true,
        description: "As it stands on the label.",
        schema: { type: "string" },
      },
    },
    responses: { Refused: { description: "Refused.", content: { "application/problem+json": {} } } },
  },
};

/** Rights of each persona's key: the service is on Pro, so that a sandbox does not run dry. */
const plans: Readonly<Record<PersonaName, Pick<ApiKey, "plan" | "submits">>> = {
  service: { plan: "pro", submits: true },
  admin: { plan: "pro", submits: true },
  agent: { plan: "free", submits: true },
  endUser: { plan: "free", submits: false },
  integrator: { plan: "free", submits: true },
};

export function seedCatalog({ store, company }: SeedContext<DemoCompany>): void {
  const { listings, keys } = catalogTables(store);
  const outside = { family: null, base_url: null, spec: null };
  const { endpoints, ...ingested } = ingest(OUTSIDE, parcelTracking, company.today);
  const description = "Where parcels are, by the number on their label.";
  listings.put({
    provider: { ...outside, slug: OUTSIDE, name: "Parcel tracking", description, ...ingested },
    endpoints,
  });
  for (const [slug, name, description] of [
    [WITHOUT_SPEC, "Fleet telematics", "Where the vans are."],
    ["payroll-bureau", "Payroll bureau", null],
  ] as const)
    listings.put({ provider: { ...outside, slug, name, description } });
  for (const [persona, { name: owner, email }] of Object.entries(company.personas)) {
    const secret = demoSecret("catalog", persona as PersonaName);
    const hint = `${secret.slice(0, 5)}…${secret.slice(-4)}`;
    if (email) keys.put({ email, owner, hint, ...plans[persona as PersonaName] });
  }
}
