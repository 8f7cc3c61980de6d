/** How this family refuses: with 400, whatever is wrong; the code tells what (D2-135). */

import type { ESignatureError } from "#contracts/e-signature/errors.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";

export const refusal = (code: ESignatureError, message: string) => new Problem(400, message, { code });

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A GUID in the one spelling it is kept in. @throws Problem for what is none */
export function guid(value: string, name: string): string {
  const lower = value.toLowerCase();
  if (!GUID.test(lower)) throw refusal("INVALID_REQUEST_PARAMETER", `${name} is not a GUID`);
  return lower;
}
