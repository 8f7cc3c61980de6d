/** Accounting: PascalCase, kept per tenant. What the documents leave open is in docs/decisions/accounting.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { paymentOperations } from "./payments.ts";
import { prepaymentOperations } from "./prepayments.ts";
import { accountingSettings } from "./settings.ts";

export { Allocation, Contact } from "./common.ts";
export * from "./payments.ts";
export * from "./prepayments.ts";

const types: Readonly<Record<number, string>> = {
  400: "ValidationException",
  401: "AuthenticationException",
  403: "AuthorisationException",
  404: "NotFoundException",
};

export const accounting = family(
  "accounting",
  {
    subgraph: "business",
    settings: accountingSettings,
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        ErrorNumber: detail.code ?? status,
        Type: types[status] ?? "ServiceException",
        Message: message,
        ...detail.extra,
      }),
      { message: ["Message"], code: ["Type"] },
    ),
  },
  { ...paymentOperations, ...prepaymentOperations },
);
