/** Contact center. What the documents leave open is decided in docs/decisions/contact-centre.md. */
import { keyHeader } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { endUserOperations } from "./end-users.ts";
import { queueOperations } from "./queues.ts";
import { tagOperations } from "./tags.ts";
import { teamOperations } from "./teams.ts";
import * as types from "./types.ts";

export * from "./types.ts";

const codes: Readonly<Record<number, string>> = {
  400: "INVALID_REQUEST",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  409: "CONFLICT",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_ERROR",
};

export const contactCentre = family(
  "contactCentre",
  {
    types,
    subgraph: "collaboration",
    auth: keyHeader("x-api-key"),
    errors: errorBody(
      ({ status, message, detail }) => ({
        code: String(detail.code ?? codes[status] ?? status),
        message,
        ...(detail.field === undefined ? {} : { field: detail.field }),
      }),
      { message: ["message"], code: ["code"], field: ["field"] },
    ),
  },
  { ...endUserOperations, ...queueOperations, ...tagOperations, ...teamOperations },
);
