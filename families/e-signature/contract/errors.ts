/** The codes of refusals, which are all answered with 400 (D2-135): only the code tells what is wrong. */

/** What each code stands for, as the status that others would answer. */
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
  USER_LACKS_PERMISSIONS: 403,
  ACCOUNT_LACKS_PERMISSIONS: 403,
  ENVELOPE_STATUS_FORBIDS: 409,
  FIELD_NAME_NOT_UNIQUE: 409,
  DOCUMENT_ALWAYS_VISIBLE: 400,
} as const;

export type ESignatureError = keyof typeof errorMeanings;
