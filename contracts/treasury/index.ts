/**
 * Treasury: form-encoded, amounts in minor units. What the documents leave open is in
 * docs/decisions/treasury.md. No idempotency key is documented, so no write is retried.
 */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { financialAccountOperations } from "./financial-accounts.ts";
import { movementOperations } from "./movements.ts";
import * as types from "./types.ts";

export * from "./types.ts";

const errorTypes: Readonly<Record<number, string>> = {
  401: "authentication_error",
  403: "permission_error",
  429: "rate_limit_error",
};

export const treasury = family(
  "treasury",
  {
    types,
    subgraph: "business",
    settings: {
      scope: [
        {
          key: "financialAccount",
          parameter: "financial_account",
          means: "Id of the financial account.",
          demo: "fa_2113da7671d940808a7e8df0",
        },
      ],
      currency: true,
    },
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        error: {
          type: errorTypes[status] ?? (status < 500 ? "invalid_request_error" : "api_error"),
          ...(detail.code === undefined ? {} : { code: String(detail.code) }),
          message,
          ...(detail.field === undefined ? {} : { param: detail.field }),
          ...detail.extra,
        },
      }),
      { message: ["error", "message"], code: ["error", "code"], field: ["error", "param"] },
      { causes: { in: ["error", "causes"], message: ["message"], code: ["code"] } },
    ),
  },
  { ...financialAccountOperations, ...movementOperations },
);
