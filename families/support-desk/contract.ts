/** Support desk. What the documents leave open is decided in docs/decisions/support-desk.md. */
import { basic } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { accountOperations } from "./contract/accounts.ts";
import { callerOperations } from "./contract/callers.ts";
import { fieldOperations } from "./contract/fields.ts";
import { formOperations } from "./contract/forms.ts";
import { importOperations } from "./contract/imports.ts";
import { metricOperations } from "./contract/metrics.ts";
import { requestOperations } from "./contract/requests.ts";
import { collectionOperations } from "./contract/resource-collections.ts";
import { satisfactionOperations } from "./contract/satisfaction.ts";
import { searchOperations } from "./contract/search.ts";
import { slaOperations } from "./contract/sla.ts";

export * from "./contract/accounts.ts";
export * from "./contract/callers.ts";
export { JobStatus, SupportUser, userRoles } from "./contract/common.ts";
export * from "./contract/fields.ts";

export * from "./contract/forms.ts";
export * from "./contract/imports.ts";
export * from "./contract/metrics.ts";
export * from "./contract/requests.ts";
export * from "./contract/resource-collections.ts";
export * from "./contract/satisfaction.ts";
export * from "./contract/search.ts";
export * from "./contract/sla.ts";

export const supportDesk = family(
  "supportDesk",
  {
    subgraph: "collaboration",
    auth: basic(),
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
    ...accountOperations,
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
