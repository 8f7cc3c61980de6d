/** Accounting: PascalCase, kept per tenant. What the documents leave open is in docs/decisions/accounting.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { paymentOperations } from "./payments.ts";
import { prepaymentOperations } from "./prepayments.ts";
import * as types from "./types.ts";

export * from "./types.ts";

const errorTypes: Readonly<Record<number, string>> = {
  400: "ValidationException",
  401: "AuthenticationException",
  403: "AuthorisationException",
  404: "NotFoundException",
};

export const accounting = family(
  "accounting",
  {
    types,
    subgraph: "business",
    settings: {
      scope: [
        {
          key: "tenantId",
          parameter: "accounting-tenant-id",
          means: "Id of the tenant. The family chooses if it is not set.",
        },
      ],
      currency: true,
    },
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        ErrorNumber: detail.code ?? status,
        Type: errorTypes[status] ?? "ServiceException",
        Message: message,
        ...detail.extra,
      }),
      { message: ["Message"], code: ["Type"] },
    ),
  },
  { ...paymentOperations, ...prepaymentOperations },
);
