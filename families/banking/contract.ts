/** Banking: read-only, JSON:API. What the documents leave open is decided in docs/decisions/banking.md. */
import { bearer } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { accountOperations } from "./contract/accounts.ts";
import { cardOperations } from "./contract/cards.ts";
import { checkOperations } from "./contract/checks.ts";
import { customerOperations } from "./contract/customers.ts";
import { paymentOperations } from "./contract/payments.ts";
import { platformOperations } from "./contract/platform.ts";

export * from "./contract/accounts.ts";
export * from "./contract/cards.ts";
export * from "./contract/checks.ts";
export * from "./contract/customers.ts";
export * from "./contract/payments.ts";
export * from "./contract/platform.ts";

export const banking = family(
  "banking",
  {
    subgraph: "business",
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        errors: [
          {
            status: String(status),
            title: titles[status] ?? "Error",
            detail: message,
            ...(detail.code === undefined ? {} : { code: String(detail.code) }),
            ...(detail.field === undefined ? {} : { source: { parameter: detail.field } }),
          },
        ],
      }),
      {
        message: ["errors", 0, "detail"],
        code: ["errors", 0, "code"],
        field: ["errors", 0, "source", "parameter"],
      },
    ),
  },
  {
    ...accountOperations,
    ...cardOperations,
    ...checkOperations,
    ...customerOperations,
    ...paymentOperations,
    ...platformOperations,
  },
);

const titles: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};
