/** Marketing contacts. What the documents leave open is decided in docs/decisions/marketing.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { contactOperations } from "./contacts.ts";
import { jobOperations } from "./jobs.ts";
import { recipientOperations } from "./recipients.ts";
import { marketingSettings } from "./settings.ts";
import * as types from "./types.ts";

export * from "./types.ts";

export const marketing = family(
  "marketing",
  {
    types,
    subgraph: "business",
    settings: marketingSettings,
    auth: bearer(),
    segments: { custom_field_id: "integer" },
    errors: errorBody(
      ({ message, detail: { code = undefined, field = null, malformed } }) => ({
        errors: [
          {
            message,
            field,
            ...(malformed || code !== undefined ? { error_id: String(code ?? "invalid_json") } : {}),
          },
        ],
      }),
      {
        message: ["errors", 0, "message"],
        code: ["errors", 0, "error_id"],
        field: ["errors", 0, "field"],
      },
    ),
  },
  { ...contactOperations, ...jobOperations, ...recipientOperations },
);
