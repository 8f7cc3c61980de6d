/** Shared by payments and transfers: their first state, and the visible part of their destination. */
import { randomUUID } from "node:crypto";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { MethodDetails } from "#contracts/treasury/common.ts";
import type {
  NewInboundTransfer,
  NewOutboundPayment,
  NewOutboundTransfer,
} from "#contracts/treasury/index.ts";
import type { Method } from "#services/treasury/tables.ts";

/** Seconds from creation to arrival. */
export const DAY = 86_400;

export const secondsOf = (now: number) => Math.floor(now / 1000);
/** A time in ms as answers write it: in whole seconds. */
export const instantOf = (now: number) => new Date(secondsOf(now) * 1000).toISOString().replace(".000Z", "Z");
export const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "").slice(0, 24)}`;

/** What a creation says in every area, as it is kept. */
export function begun(body: NewInboundTransfer | NewOutboundPayment | NewOutboundTransfer, now: number) {
  const { amount, currency, financial_account, description, statement_descriptor, metadata = {} } = body;
  return {
    amount,
    currency: currency.toLowerCase(),
    status: "processing",
    financial_account,
    description: description ?? null,
    statement_descriptor: statement_descriptor ?? "TRIBUTARY",
    created: instantOf(now),
    metadata,
  } as const;
}

/** What money that leaves an account has besides: nothing has happened to it yet. */
export const leaving = (now: number) => ({
  expected_arrival_date: instantOf(now + DAY * 1000),
  failure_details: null,
  returned_details: null,
  status_transitions: { posted_at: null, failed_at: null, returned_at: null, canceled_at: null },
});

interface Destination {
  readonly destination_payment_method?: string;
  readonly destination_payment_method_data?: NewOutboundPayment["destination_payment_method_data"];
  readonly destination_payment_method_options?: NewOutboundPayment["destination_payment_method_options"];
}

/**
 * Where money goes: to a stored method, or to what is described. The request contains more
 * than the answer: account numbers are not returned.
 * @throws Problem 400 when both are given.
 */
export function destinationOf(
  sent: Destination,
  methodOf: (id: string) => Method | undefined,
): { destination_payment_method: string | null; destination_payment_method_details: MethodDetails | null } {
  const { destination_payment_method: method, destination_payment_method_data: data } = sent;
  if (method !== undefined && data)
    throw new Problem(400, "Give destination_payment_method or destination_payment_method_data, not both", {
      code: "parameter_invalid",
      field: "destination_payment_method_data",
    });
  const known = method === undefined ? undefined : methodOf(method)?.details;
  const details = data ? described(data, sent.destination_payment_method_options) : (known ?? null);
  return { destination_payment_method: method ?? null, destination_payment_method_details: details };
}

function described(
  data: NonNullable<Destination["destination_payment_method_data"]>,
  options: Destination["destination_payment_method_options"],
): MethodDetails {
  const { name = null, email = null, phone = null, address = null } = data.billing_details ?? {};
  const bank = data.us_bank_account;
  return {
    billing_details: { name, email, phone, address },
    type: data.type,
    ...(bank && {
      us_bank_account: {
        account_type: bank.account_type ?? null,
        account_holder_type: bank.account_holder_type ?? null,
        routing_number: bank.routing_number ?? null,
        last4: bank.account_number?.slice(-4) ?? null,
        network: options?.us_bank_account?.network ?? "ach",
      },
    }),
    ...(data.financial_account !== undefined && { financial_account: { id: data.financial_account } }),
  };
}

interface Created {
  readonly created: string;
}

/** Rows as lists have them: of one status where it is asked for, the newest first. */
export const newestFirst = <Row extends Created & { readonly status: string }>(
  rows: readonly Row[],
  status: Row["status"] | null | undefined,
): Row[] =>
  rows
    .filter((row) => !status || row.status === status)
    .reverse() // of those created in one second, the last one put comes first
    .sort((a, b) => Number(a.created < b.created) - Number(a.created > b.created));
