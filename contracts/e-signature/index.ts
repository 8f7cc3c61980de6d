/** E-signature. What the documents leave open is decided in docs/decisions/e-signature.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { cloudStorageOperations } from "./cloud-storage.ts";
import { connectOperations } from "./connect.ts";
import { customFieldOperations } from "./custom-fields.ts";
import { documentOperations } from "./documents.ts";
import { errorMeanings } from "./errors.ts";
import { eSignatureSettings } from "./settings.ts";
import { tabOperations } from "./tabs.ts";
import * as types from "./types.ts";
import { visibilityOperations } from "./visibility.ts";

export * from "./types.ts";

/** Default codes by status, for refusals of the kit, which have no code. */
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
    types,
    subgraph: "collaboration",
    settings: eSignatureSettings,
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
