/** Support desk. What the documents leave open is decided in docs/decisions/support-desk.md. */
import { basic } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { callerOperations } from "./callers.ts";
import { fieldOperations } from "./fields.ts";
import { formOperations } from "./forms.ts";
import { importOperations } from "./imports.ts";
import { metricOperations } from "./metrics.ts";
import { collectionOperations } from "./resource-collections.ts";
import { satisfactionOperations } from "./satisfaction.ts";
import { searchOperations } from "./search.ts";
import { slaOperations } from "./sla.ts";
import { requestOperations } from "./tickets.ts";
import * as types from "./types.ts";

export * from "./types.ts";

export const supportDesk = family(
  "supportDesk",
  {
    types,
    subgraph: "collaboration",
    auth: basic(),
    ownRole: "end-user",
    errors: errorBody(
      ({ status, message, detail }) => ({
        error: detail.code ?? errorNames[status] ?? "Error",
        description: message,
        ...(detail.field === undefined ? {} : { details: { field: detail.field } }),
      }),
      { message: ["description"], code: ["error"], field: ["details", "field"] },
    ),
    segments: {
      request_id: "integer",
      ticket_comment_id: "integer",
      ticket_field_id: "integer",
      ticket_field_option_id: "integer",
      resource_collection_id: "integer",
      satisfaction_rating_id: "integer",
      satisfaction_reason_id: "integer",
      sla_policy_id: "integer",
      ticket_form_id: "integer",
      ticket_id: "integer",
    },
  },
  {
    ...searchOperations,
    ...requestOperations,
    ...formOperations,
    ...fieldOperations,
    ...importOperations,
    ...metricOperations,
    ...satisfactionOperations,
    ...slaOperations,
    ...collectionOperations,
    ...callerOperations,
  },
);

const errorNames: Readonly<Record<number, string>> = {
  400: "BadRequest",
  401: "Unauthenticated",
  403: "Forbidden",
  404: "RecordNotFound",
  405: "MethodNotAllowed",
  409: "Conflict",
  415: "UnsupportedMediaType",
  422: "RecordInvalid",
  429: "TooManyRequests",
  500: "InternalError",
  503: "unavailable",
};
