/** Contact centre. What the documents leave open is decided in docs/decisions/contact-centre.md. */
import { keyHeader } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { endUserOperations } from "./contract/end-users.ts";
import { queueOperations } from "./contract/queues.ts";
import { tagOperations } from "./contract/tags.ts";
import { teamOperations } from "./contract/teams.ts";

export * from "./contract/agents.ts";
export * from "./contract/end-users.ts";
export * from "./contract/queues.ts";
export * from "./contract/tags.ts";
export * from "./contract/teams.ts";

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
