/** Accounting: PascalCase, kept per tenant. What the documents leave open is in docs/decisions/accounting.md. */
import { bearer } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { paymentOperations } from "./contract/payments.ts";
import { prepaymentOperations } from "./contract/prepayments.ts";

export * from "./contract/payments.ts";
export * from "./contract/prepayments.ts";
export { Allocation, Contact } from "./contract/shared.ts";

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
