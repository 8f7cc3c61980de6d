/** CRM: persons, their fields and what belongs to them. What the documents leave open: docs/decisions/crm.md. */
import { keyHeader } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { personFieldOperations } from "./person-fields.ts";
import { personOperations } from "./persons.ts";
import { relatedOperations } from "./related.ts";
import { crmSettings } from "./settings.ts";
import * as types from "./types.ts";

export * from "./types.ts";

export const crm = family(
  "crm",
  {
    types,
    subgraph: "business",
    title: "CRM",
    settings: crmSettings,
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
