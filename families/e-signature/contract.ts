/** E-signature. What the documents leave open is decided in docs/decisions/e-signature.md. */
import { bearer } from "../kit/auth.ts";
import { family } from "../kit/contract.ts";
import { errorBody } from "../kit/errors.ts";
import { cloudStorageOperations } from "./contract/cloud-storage.ts";
import { connectOperations } from "./contract/connect.ts";
import { customFieldOperations } from "./contract/custom-fields.ts";
import { documentOperations } from "./contract/documents.ts";
import { errorMeanings } from "./contract/errors.ts";
import { tabOperations } from "./contract/tabs.ts";
import { visibilityOperations } from "./contract/visibility.ts";

export * from "./contract/cloud-storage.ts";
export * from "./contract/connect.ts";
export * from "./contract/connect-messages.ts";
export * from "./contract/custom-fields.ts";
export * from "./contract/documents.ts";
export * from "./contract/tabs.ts";
export * from "./contract/visibility.ts";

/** The code of a refusal that names none: the kit's own refusals. */
const usual: Readonly<Record<number, string>> = {
  400: "INVALID_REQUEST_PARAMETER",
  401: "AUTHENTICATION_FAILED",
  404: "RESOURCE_NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "RATE_LIMIT_EXCEEDED",
};

export const eSignature = family(
  "eSignature",
  {
    subgraph: "collaboration",
    auth: bearer(),
    segments: { pageNumber: "integer" },
    errors: errorBody(
      ({ status, message, detail }) => ({
        errorCode: detail.code ?? usual[status] ?? "UNSPECIFIED_ERROR",
        message,
      }),
      { message: ["message"], code: ["errorCode"] },
      { meanings: errorMeanings },
    ),
  },
  {
    ...documentOperations,
    ...tabOperations,
    ...visibilityOperations,
    ...customFieldOperations,
    ...cloudStorageOperations,
    ...connectOperations,
  },
);
