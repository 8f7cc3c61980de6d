/**
 * The demo company's own authorization server, as far as Connect needs one: a customer has it, no
 * part of the e-signature service. It gives the token that the demo listener knows.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { CONNECT_CLIENT, CONNECT_TOKEN } from "#contracts/demo-credentials.ts";
import type { FormAnswer } from "#services/kit/service.ts";

/** Below the family's own path. */
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
