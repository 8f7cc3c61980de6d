/** ERP: OData over companies. What the documents leave open is decided in docs/decisions/erp.md. */
import { bearer } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { financeOperations } from "./contract/finance.ts";
import { purchaseInvoiceLineOperations } from "./contract/purchase-invoice-lines.ts";
import { salesCreditMemoOperations } from "./contract/sales-credit-memos.ts";
import { timeEntryOperations } from "./contract/time-entries.ts";
import { unitOfMeasureOperations } from "./contract/units-of-measure.ts";
import { vendorOperations } from "./contract/vendors.ts";

export { kindsOf, lineTypes, type PropertyKind } from "./contract/common.ts";
export * from "./contract/finance.ts";
export * from "./contract/purchase-invoice-lines.ts";
export * from "./contract/sales-credit-memos.ts";
export * from "./contract/terms.ts";
export * from "./contract/time-entries.ts";
export * from "./contract/units-of-measure.ts";
export * from "./contract/vendors.ts";

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
    subgraph: "business",
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
