/**
 * Connectors to two ticketing (PSA) systems and their provider: a part of directory administration.
 * Points that the documents leave open are decided in docs/decisions/connectors.md.
 */
import { keyHeader } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { providerOperations } from "./providers.ts";
import { psaAOperations } from "./psa-a.ts";
import { psaBOperations } from "./psa-b.ts";
import { connectorSettings } from "./settings.ts";
import * as types from "./types.ts";

export * from "./types.ts";

export const connectors = family(
  "connectors",
  {
    types,
    subgraph: "identity",
    settings: connectorSettings,
    prefix: "/api/v2",
    auth: keyHeader("x-api-key"),
    errors: errorBody(
      ({ status, message, detail }) => ({
        status,
        message,
        ...(detail.code !== undefined && { code: detail.code }),
        ...(detail.field !== undefined && { field: detail.field }),
      }),
      { message: ["message"], code: ["code"], field: ["field"] },
    ),
  },
  { ...psaAOperations, ...psaBOperations, ...providerOperations },
);
