/**
 * Treasury: form-encoded, amounts in minor units. What the documents leave open is in
 * docs/decisions/treasury.md; no key that makes a repeated write safe is documented, so none is retried.
 */
import { bearer } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { featureOperations } from "./contract/features.ts";
import { financialAccountOperations } from "./contract/financial-accounts.ts";
import { inboundTransferOperations } from "./contract/inbound-transfers.ts";
import { outboundPaymentOperations } from "./contract/outbound-payments.ts";
import { outboundTransferOperations } from "./contract/outbound-transfers.ts";

export { MethodDetails } from "./contract/common.ts";
export * from "./contract/features.ts";
export * from "./contract/financial-accounts.ts";
export * from "./contract/inbound-transfers.ts";
export * from "./contract/outbound-payments.ts";
export * from "./contract/outbound-transfers.ts";

const types: Readonly<Record<number, string>> = {
  401: "authentication_error",
  403: "permission_error",
  429: "rate_limit_error",
};

export const treasury = family(
  "treasury",
  {
    subgraph: "business",
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        error: {
          type: types[status] ?? (status < 500 ? "invalid_request_error" : "api_error"),
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
  {
    ...financialAccountOperations,
    ...featureOperations,
    ...inboundTransferOperations,
    ...outboundPaymentOperations,
    ...outboundTransferOperations,
  },
);
