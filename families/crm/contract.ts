/** CRM: persons, their fields and what belongs to them. What the documents leave open: docs/decisions/crm.md. */
import { keyHeader } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { personFieldOperations } from "./contract/person-fields.ts";
import { personOperations } from "./contract/persons.ts";
import { relatedOperations } from "./contract/related.ts";

export * from "./contract/common.ts";
export * from "./contract/person-fields.ts";
export * from "./contract/persons.ts";
export * from "./contract/related.ts";

export const crm = family(
  "crm",
  {
    subgraph: "business",
    auth: keyHeader("x-api-token"),
    segments: { id: "integer", follower_id: "integer" },
    errors: errorBody(
      ({ message, detail }) => ({
        success: false,
        error: message,
        ...(detail.field === undefined ? {} : { error_info: detail.field }),
      }),
      { message: ["error"], field: ["error_info"] },
    ),
  },
  { ...personOperations, ...personFieldOperations, ...relatedOperations },
);
