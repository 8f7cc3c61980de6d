/** Errors of this family. The status is always 400; the code says the reason (D2-135). */

import type { ESignatureError } from "#contracts/e-signature/errors.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";

export const refusal = (code: ESignatureError, message: string) => new Problem(400, message, { code });

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A GUID in lower case, as stored. @throws Problem for other text */
export function guid(value: string, name: string): string {
  const lower = value.toLowerCase();
  if (!GUID.test(lower)) throw refusal("INVALID_REQUEST_PARAMETER", `${name} is not a GUID`);
  return lower;
}
