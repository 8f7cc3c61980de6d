/**
 * `POST /webhooks/e-signature`: receives messages of e-signature's Connect. A message is accepted if its sender
 * presents a valid token, and acknowledged after it is stored.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { eSignatureSettings } from "#contracts/e-signature/settings.ts";
import type { ListenerSettings } from "#platform/config/config.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { sendRefusal } from "#platform/http/http-server.ts";
import { connectMessageIn } from "#subgraphs/collaboration/e-signature/connect-messages.ts";
import { authenticator, refuseCaller } from "#subgraphs/kit/access/authentication.ts";
import type { SignerKeysOptions } from "#subgraphs/kit/access/jwks.ts";
import { type Inbox, InboxUnavailable } from "#subgraphs/kit/files/webhook-inbox.ts";

/** Time after which a sender may retry a message that could not be stored, seconds. */
const RETRY_AFTER_S = 30;

export const CONNECT_PATH = eSignatureSettings.listener.path;

export function serveConnect(
  app: FastifyInstance,
  settings: ListenerSettings,
  inbox: Inbox,
  options: SignerKeysOptions = {},
): void {
  const checkSender = verifierOf(settings, options);
  app.route({
    method: "POST",
    url: CONNECT_PATH,
    /** Runs before the body is read, so that no body is read from a sender without access. */
    async onRequest({ headers }, reply) {
      try {
        await checkSender(headers);
      } catch (error) {
        if (!(error instanceof TributaryError)) throw error;
        return refuseCaller(reply, error);
      }
    },
    async handler({ body }, reply) {
      const message = connectMessageIn(body);
      if (!message) return sendRefusal(reply, 400, "The body is no Connect message", "BAD_USER_INPUT");
      try {
        return await reply.send({ stored: await inbox.put(message) });
      } catch (error) {
        if (!(error instanceof InboxUnavailable)) throw error;
        reply.header("retry-after", String(RETRY_AFTER_S));
        return sendRefusal(reply, 503, error.message, error.code);
      }
    },
  });
}

/** @throws UNAUTHENTICATED, or AUTHENTICATION_UNAVAILABLE if the token cannot be checked */
type Verifier = (headers: { readonly authorization?: string | undefined }) => Promise<void>;

const digest = (text: string) => createHash("sha256").update(text).digest();

function verifierOf(settings: ListenerSettings, options: SignerKeysOptions): Verifier {
  if (settings.kind === "token") {
    const expected = settings.tokens.map((token) => digest(`Bearer ${token}`));
    // Digests have equal lengths, so the time of the comparison reveals nothing about the token.
    return async ({ authorization = "" }) => {
      const shown = digest(authorization);
      if (!expected.some((token) => timingSafeEqual(shown, token)))
        throw new TributaryError("UNAUTHENTICATED");
    };
  }
  const authenticate = authenticator(settings, options);
  return async (headers) => {
    await authenticate({ headers });
  };
}
