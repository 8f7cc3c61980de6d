/**
 * Connect's messages of each configuration for a status change of an envelope, and their delivery. A message is
 * retried with growing delays, also after a restart, until the listener acknowledges it or the last retry fails.
 */
import { randomUUID } from "node:crypto";
import type {
  ConnectAggregateMessage,
  ConnectConfiguration,
  ConnectMessage,
  NewConnectOAuth,
  Recipient,
} from "#contracts/e-signature/index.ts";
import type { Delivery, ESignatureTables } from "#services/e-signature/tables.ts";
import type { Clock } from "#services/kit/data/clock.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import type { Outbound } from "#services/kit/http/outbound.ts";
import { type Move, recipientsOf } from "./envelopes.ts";

/** A status as in the aggregate model: `Delivered` for `delivered`. */
const sentence = (status: string) => `${status.slice(0, 1).toUpperCase()}${status.slice(1)}`;

/** The status in sentence case if the list has it, else undefined. */
const listed = <S extends string>(list: readonly S[], status: string): S | undefined =>
  list.find((one) => one === sentence(status));

/** Messages of a status change for one configuration. Empty if it does not include the change. */
export function messagesOf(
  tables: ESignatureTables,
  configuration: ConnectConfiguration,
  { envelope, recipients: moved }: Move,
): ConnectMessage[] {
  const { allUsers, userIds, configurationType, connectId, allowEnvelopePublish, eventData } = configuration;
  const isAccountLevel = configurationType === "custom";
  // XML is accepted, but not sent, because the format of its messages is not documented.
  if (!allowEnvelopePublish || !eventData) return [];
  // The users of an account-level configuration are senders, those of a recipient-level one recipients.
  if (isAccountLevel && !allUsers && !userIds.includes(envelope.senderUserId)) return [];
  const emails = new Set(userIds.map((userId) => tables.users.get(userId)?.email));
  const concerned = moved.filter(({ email }) => isAccountLevel || allUsers || emails.has(email));

  const { accountId, envelopeId, senderUserId: userId, status } = envelope;
  const { name = "", email = "" } = tables.users.get(userId) ?? {};
  const { emailSubject, createdDateTime, statusChangedDateTime } = envelope;
  const recipients: Recipient[] = recipientsOf(tables, envelope);
  const sender = { userId, name, email };
  const summary = { emailSubject, status, sender, createdDateTime, statusChangedDateTime, recipients };
  const about = () => ({
    eventId: randomUUID(),
    configurationId: connectId,
    apiVersion: "v2.1",
    generatedDateTime: statusChangedDateTime,
    retryCount: 0,
  });

  if (configuration.deliveryMode === "SIM") {
    const happened = isAccountLevel
      ? [{ event: `envelope-${status}` }]
      : concerned.map((one) => ({ event: `recipient-${one.status}`, recipientId: one.recipientId }));
    return happened
      .filter(({ event }) => configuration.events.some((wanted) => wanted === event))
      .map(({ event, ...recipient }) => ({
        ...about(),
        event,
        uri: `/v2.1/accounts/${accountId}/envelopes/${envelopeId}`,
        data: { accountId, envelopeId, userId, ...recipient, envelopeSummary: summary },
      }));
  }
  const envelopeEvent = listed(configuration.envelopeEvents, status);
  const recipientEvents = concerned.flatMap((one): ConnectAggregateMessage["recipientEvents"] => {
    const event = listed(configuration.recipientEvents, one.status);
    return event ? [{ recipientId: one.recipientId, status: event }] : [];
  });
  if (!envelopeEvent && recipientEvents.length === 0) return [];
  const envelopeEvents = envelopeEvent ? [envelopeEvent] : [];
  return [{ ...about(), accountId, envelopeId, ...summary, envelopeEvents, recipientEvents }];
}

const MINUTE = 60_000;
/** Delay before each retry, ms. */
export const retryWaits = [1, 5, 15, 60, 360, 1_440].map((minutes) => minutes * MINUTE);
/** Above this number of finished deliveries, each one removes the oldest. */
const MAX_LOGGED = 1_000;
/** A token is not used in the last part of its lifetime, ms. */
const TOKEN_MARGIN_MS = 30_000;

interface Token {
  readonly value: string;
  readonly until: number;
  /** The configuration that the token belongs to. A changed configuration needs a new token. */
  readonly oauth: NewConnectOAuth;
}

export function connectDelivery(
  tables: ESignatureTables,
  { jobs, outbound, clock }: { readonly jobs: Jobs; readonly outbound: Outbound; readonly clock: Clock },
): (move: Move) => void {
  const { connect, connectOAuth, deliveries } = tables;
  const tokens = new Map<string, Token>();

  /** The token for an account's messages, from the customer's authorization server (D2-192). Cached. */
  async function tokenOf(accountId: string, oauth: NewConnectOAuth, signal: AbortSignal): Promise<string> {
    const known = tokens.get(accountId);
    if (known?.oauth === oauth && known.until > clock.now()) return known.value;
    const { clientId, clientSecret, authorizationServerUrl, scope } = oauth;
    const answer = await outbound.post(authorizationServerUrl, {
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        accept: "application/json",
        authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString("base64")}`,
      },
      body: new URLSearchParams({ grant_type: "client_credentials", ...(scope && { scope }) }).toString(),
      signal,
    });
    const { access_token: value, expires_in: seconds } = answer.status === 200 ? read(answer.text) : {};
    if (typeof value !== "string" || !/^[\x21-\x7e]+$/.test(value)) throw new Refused("no token");
    const lifeMs = typeof seconds === "number" ? seconds * 1_000 : 0;
    tokens.set(accountId, { value, oauth, until: clock.now() + lifeMs - TOKEN_MARGIN_MS });
    return value;
  }

  /** Sends a message once. @throws if no response arrives */
  async function send({ accountId, message, tries }: Delivery, address: string, signal: AbortSignal) {
    const oauth = connectOAuth.get(accountId)?.value;
    const token = oauth && (await tokenOf(accountId, oauth, signal));
    const { status } = await outbound.post(address, {
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ ...message, retryCount: tries }),
      signal,
    });
    if (status === 401) tokens.delete(accountId); // the next attempt requests another token
    return status;
  }

  const deliver = jobs.define("deliver", async ({ eventId }: Pick<Delivery, "eventId">, { signal }) => {
    const delivery = deliveries.get(eventId);
    if (delivery?.state !== "waiting") return;
    const configuration = connect.get(delivery.connectId)?.value;
    if (!configuration?.allowEnvelopePublish) return over(delivery, "dropped");
    let outcome: string;
    let acknowledged = false;
    try {
      const status = await send(delivery, configuration.urlToPublishTo, signal);
      acknowledged = status >= 200 && status < 300;
      outcome = String(status);
    } catch (error) {
      if (signal.aborted) return;
      outcome = reasonOf(error);
    }
    const tried = {
      ...delivery,
      tries: delivery.tries + 1,
      outcome,
      triedAt: new Date(clock.now()).toISOString(),
    };
    const wait = retryWaits[delivery.tries];
    if (acknowledged) return over(tried, "acknowledged");
    if (wait === undefined) return over(tried, "failed");
    deliveries.put(tried);
    deliver({ eventId }, wait);
  });

  function over(delivery: Delivery, state: Exclude<Delivery["state"], "waiting">): void {
    deliveries.put({ ...delivery, state });
    if (deliveries.size - deliveries.by("state", "waiting").length <= MAX_LOGGED) return;
    const oldest = deliveries.all().find((one) => one.state !== "waiting");
    if (oldest) deliveries.delete(oldest.eventId);
  }

  return (move) => {
    const { accountId } = move.envelope;
    for (const { value } of connect.by("account", accountId))
      for (const message of messagesOf(tables, value, move)) {
        const { eventId, configurationId: connectId } = message;
        deliveries.put({ eventId, accountId, connectId, message, state: "waiting", tries: 0 });
        deliver({ eventId });
      }
  };
}

/** Failure of a try. Its message may be shown to users. */
class Refused extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Error && error.name === "TimeoutError") return "no answer in time";
  return error instanceof Error && "code" in error ? String(error.code) : "no answer";
}

function read(text: string): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
