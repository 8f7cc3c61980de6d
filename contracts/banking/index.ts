/** Banking: read-only, JSON:API. What the documents leave open is decided in docs/decisions/banking.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { accountOperations } from "./accounts.ts";
import { cardOperations } from "./cards.ts";
import { checkOperations } from "./checks.ts";
import { customerOperations } from "./customers.ts";
import { paymentOperations } from "./payments.ts";
import { platformOperations } from "./platform.ts";
import * as types from "./types.ts";

export * from "./types.ts";

export const banking = family(
  "banking",
  {
    types,
    subgraph: "business",
    settings: { currency: true },
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
