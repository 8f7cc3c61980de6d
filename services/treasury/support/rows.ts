/** Functions for payments and transfers: initial state, destination and sorting. */
import { randomUUID } from "node:crypto";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type {
  MethodDetails,
  NewInboundTransfer,
  NewOutboundPayment,
  NewOutboundTransfer,
} from "#contracts/treasury/index.ts";
import type { Method } from "#services/treasury/tables.ts";

/** Time from creation to arrival, seconds. */
export const DAY = 86_400;

export const secondsOf = (now: number) => Math.floor(now / 1000);
/** Converts ms to the instants of responses, in whole seconds. */
export const instantOf = (now: number) => new Date(secondsOf(now) * 1000).toISOString().replace(".000Z", "Z");
export const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "").slice(0, 24)}`;

/** The stored members that all creations share. */
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

/** Initial members of money that leaves an account. */
export const leaving = (now: number) => ({
  expected_arrival_date: instantOf(now + DAY * 1000),
  failure_details: null,
  returned_details: null,
  status_transitions: { posted_at: null, failed_at: null, returned_at: null, canceled_at: null },
});

type Destination = Pick<
  NewOutboundPayment,
  "destination_payment_method" | "destination_payment_method_data" | "destination_payment_method_options"
>;

/**
 * Destination of money: a stored method, or the given details. The stored details lack the account
 * numbers of the request, because responses do not contain them.
 * @throws Problem 400 if both are given.
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

/** Rows of a list, newest first. With `status`, only rows with this status. */
export const newestFirst = <Row extends { readonly created: string; readonly status: string }>(
  rows: readonly Row[],
  status: Row["status"] | null | undefined,
): Row[] =>
  rows
    .filter((row) => !status || row.status === status)
    .reverse() // of those created in one second, the last one put comes first
    .sort((a, b) => Number(a.created < b.created) - Number(a.created > b.created));
