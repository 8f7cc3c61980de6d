/** ERP: OData over companies. What the documents leave open is decided in docs/decisions/erp.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { financeOperations } from "./finance.ts";
import { purchaseInvoiceLineOperations } from "./purchase-invoice-lines.ts";
import { salesCreditMemoOperations } from "./sales-credit-memos.ts";
import { erpSettings } from "./settings.ts";
import { timeEntryOperations } from "./time-entries.ts";
import * as types from "./types.ts";
import { unitOfMeasureOperations } from "./units-of-measure.ts";
import { vendorOperations } from "./vendors.ts";

export { kindsOf, lineTypes, type PropertyKind } from "./common.ts";
export * from "./types.ts";

const codes: Readonly<Record<number, string>> = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  412: "PreconditionFailed",
  415: "UnsupportedMediaType",
  429: "TooManyRequests",
};

export const erp = family(
  "erp",
  {
    types,
    subgraph: "business",
    title: "ERP",
    settings: erpSettings,
    auth: bearer(),
    errors: errorBody(
      ({ status, message, detail }) => ({
        error: {
          code: detail.code ?? codes[status] ?? "InternalServerError",
          message,
          ...(detail.field === undefined ? {} : { target: detail.field }),
        },
      }),
      { message: ["error", "message"], code: ["error", "code"], field: ["error", "target"] },
    ),
  },
  {
    ...financeOperations,
    ...purchaseInvoiceLineOperations,
    ...salesCreditMemoOperations,
    ...timeEntryOperations,
    ...unitOfMeasureOperations,
    ...vendorOperations,
  },
);
