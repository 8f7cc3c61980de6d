/**
 * The demo company's authorization server for Connect. It belongs to the customer, not to the e-signature
 * service, and returns the token that the demo listener accepts.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { CONNECT_CLIENT, CONNECT_TOKEN } from "#contracts/demo-credentials.ts";
import type { FormAnswer } from "#services/kit/service.ts";

/** Path below the base path of the family. */
export const TOKEN_PATH = "/demo-company/oauth/token";

const digest = (text: string) => createHash("sha256").update(text).digest();
const expected = `Basic ${Buffer.from(`${CONNECT_CLIENT.id}:${CONNECT_CLIENT.secret}`).toString("base64")}`;

export function giveToken(
  form: URLSearchParams,
  { authorization }: { readonly authorization?: string | string[] | undefined },
): FormAnswer {
  if (!timingSafeEqual(digest(String(authorization)), digest(expected)))
    return { status: 401, body: { error: "invalid_client" } };
  if (form.get("grant_type") !== "client_credentials")
    return { status: 400, body: { error: "unsupported_grant_type" } };
  return { status: 200, body: { access_token: CONNECT_TOKEN, token_type: "Bearer", expires_in: 3_600 } };
}
