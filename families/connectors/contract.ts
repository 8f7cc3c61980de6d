/**
 * Connectors to two ticketing (PSA) systems and their provider: a part of directory administration.
 * What the documents leave open is decided in docs/decisions/connectors.md.
 */
import { keyHeader } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { providerOperations } from "./contract/providers.ts";
import { psaAOperations } from "./contract/psa-a.ts";
import { psaBOperations } from "./contract/psa-b.ts";

export * from "./contract/common.ts";
export * from "./contract/providers.ts";
export * from "./contract/psa-a.ts";
export * from "./contract/psa-b.ts";

export const connectors = family(
  "connectors",
  {
    subgraph: "identity",
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
