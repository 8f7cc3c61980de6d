/** E-signature. What the documents leave open is decided in docs/decisions/e-signature.md. */
import { bearer } from "#contracts/kit/auth.ts";
import { family } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { cloudStorageOperations } from "./cloud-storage.ts";
import { connectOperations } from "./connect.ts";
import { documentOperations } from "./documents.ts";
import { eSignatureSettings } from "./settings.ts";
import { tabOperations } from "./tabs.ts";
import * as types from "./types.ts";
import { visibilityOperations } from "./visibility.ts";

export * from "./types.ts";

/**
 * Meaning of each code, as the usual HTTP status. All refusals are answered with 400 (D2-135), so only the code tells
 * the reason.
 */
export const errorMeanings = {
  INVALID_REQUEST_PARAMETER: 400,
  INVALID_REQUEST_BODY: 400,
  ACCOUNT_DOES_NOT_EXIST: 404,
  ENVELOPE_DOES_NOT_EXIST: 404,
  DOCUMENT_DOES_NOT_EXIST: 404,
  PAGE_DOES_NOT_EXIST: 404,
  RECIPIENT_DOES_NOT_EXIST: 404,
  TAB_DOES_NOT_EXIST: 404,
  FIELD_DOES_NOT_EXIST: 404,
  USER_DOES_NOT_EXIST: 404,
  STORAGE_PROVIDER_DOES_NOT_EXIST: 404,
  CONNECT_CONFIGURATION_DOES_NOT_EXIST: 404,
  CONNECT_OAUTH_DOES_NOT_EXIST: 404,
  USER_LACKS_PERMISSIONS: 403,
  ACCOUNT_LACKS_PERMISSIONS: 403,
  ENVELOPE_STATUS_FORBIDS: 409,
  FIELD_NAME_NOT_UNIQUE: 409,
  CONNECT_OAUTH_EXISTS: 409,
  DOCUMENT_ALWAYS_VISIBLE: 400,
} as const;

export type ESignatureError = keyof typeof errorMeanings;

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
    ...cloudStorageOperations,
    ...connectOperations,
  },
);
