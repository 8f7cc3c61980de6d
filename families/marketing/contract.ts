/** Marketing contacts. What the documents leave open is decided in docs/decisions/marketing.md. */
import { bearer } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { contactOperations } from "./contract/contacts.ts";
import { jobOperations } from "./contract/jobs.ts";
import { recipientOperations } from "./contract/recipients.ts";

export * from "./contract/contacts.ts";
export * from "./contract/jobs.ts";
export * from "./contract/recipients.ts";

export const marketing = family(
  "marketing",
  {
    subgraph: "business",
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
