/** Transfers into the demo company's accounts from its people, and between its own accounts. */

import { InboundTransfer, OutboundTransfer } from "#contracts/treasury/index.ts";
import type { Person } from "#services/demo/company.ts";
import {
  hasClosedMethod,
  inboundIdOf,
  MAIN_ACCOUNT,
  methodIdOf,
  outboundIdOf,
  SECOND_ACCOUNT,
} from "#services/demo/things/treasury.ts";
import type { Random } from "#services/kit/data/random.ts";
import { instantOf } from "#services/treasury/support/rows.ts";
import type {
  Method,
  StoredInboundTransfer,
  StoredOutboundTransfer,
  TreasuryTables,
} from "#services/treasury/tables.ts";

const DAY = 86_400;

/** A time of the seed, which counts in Unix seconds, as rows have it. */
export const instantAt = (seconds: number) => instantOf(seconds * 1000);

/** Time at which a row got its status: a day after its creation. */
const momentOf = (status: string, wanted: string, created: number) =>
  status === wanted ? instantAt(created + DAY) : null;

export const outboundMoments = (status: string, created: number) => ({
  posted_at: momentOf(status, "posted", created) ?? momentOf(status, "returned", created),
  failed_at: momentOf(status, "failed", created),
  returned_at: status === "returned" ? instantAt(created + 2 * DAY) : null,
  canceled_at: status === "canceled" ? instantAt(created + 600) : null,
});

export const reasonIf = (holds: boolean, code: string) => (holds ? { code } : null);

/** The bank account that is stored for a person. */
export function methodOf(person: Person): Method {
  const { displayName: name, email, phone, street: line1, city, country } = person;
  return {
    id: methodIdOf(person),
    closed: hasClosedMethod(person),
    details: {
      billing_details: { name, email, phone, address: { line1, city, country } },
      type: "us_bank_account",
      us_bank_account: {
        account_type: person.index % 3 === 0 ? "savings" : "checking",
        account_holder_type: "individual",
        routing_number: "812345678",
        last4: String(1_000 + ((person.index * 97) % 9_000)),
        network: "ach",
      },
    },
  };
}

const descriptions = ["Top-up", "Funding", "Settlement", null] as const;

interface TransferSeed {
  readonly random: Random;
  readonly account: string;
  readonly n: number;
  readonly until: number;
}

const begun = ({ random, account, n, until }: TransferSeed) => ({
  amount: random.int(10_000, 5_000_000),
  currency: random.chance(0.9) ? "usd" : "eur",
  financial_account: account,
  description: random.pick(descriptions),
  statement_descriptor: "TRIBUTARY",
  createdAt: until - n * DAY - random.int(0, DAY - 1),
  metadata: random.chance(0.3) ? { batch: String(n) } : {},
});

function inboundTransfer(
  from: TransferSeed,
  status: StoredInboundTransfer["status"],
  owner: Person,
): StoredInboundTransfer {
  const { createdAt: at, ...base } = begun(from);
  const { id: origin_payment_method, details: origin_payment_method_details } = methodOf(owner);
  return {
    id: inboundIdOf(from.account, from.n),
    object: "treasury.inbound_transfer",
    ...base,
    created: instantAt(at),
    status,
    origin_payment_method,
    origin_payment_method_details,
    failure_details: reasonIf(status === "failed", "account_closed"),
    status_transitions: {
      succeeded_at: momentOf(status, "succeeded", at),
      failed_at: momentOf(status, "failed", at),
      canceled_at: status === "canceled" ? instantAt(at + 600) : null,
    },
  };
}

function outboundTransfer(
  from: TransferSeed,
  status: StoredOutboundTransfer["status"],
  owner: Person,
): StoredOutboundTransfer {
  const { createdAt: at, ...base } = begun(from);
  const method = from.n % 4 === 0 ? null : methodOf(owner);
  const nobody = { name: null, email: null, phone: null, address: null };
  const inside = {
    billing_details: nobody,
    type: "financial_account",
    financial_account: { id: from.account === MAIN_ACCOUNT ? SECOND_ACCOUNT : MAIN_ACCOUNT },
  };
  return {
    id: outboundIdOf(from.account, from.n),
    object: "treasury.outbound_transfer",
    ...base,
    created: instantAt(at),
    status,
    expected_arrival_date: instantAt(at + DAY),
    destination_payment_method: method?.id ?? null,
    destination_payment_method_details: method?.details ?? inside,
    failure_details: reasonIf(status === "failed", "insufficient_funds"),
    returned_details: reasonIf(status === "returned", "account_closed"),
    status_transitions: outboundMoments(status, at),
  };
}

/** Number of transfers of each account in either direction; only the first has some that have not arrived. */
const counts = [
  [MAIN_ACCOUNT, 130],
  [SECOND_ACCOUNT, 15],
] as const;

export function seedTransfers(
  { inbound, transfers }: TreasuryTables,
  random: Random,
  people: readonly Person[],
  until: number,
): void {
  // The oldest first: of rows created in the same second, the last inserted one is the newest.
  for (const [account, count] of counts)
    for (let n = count - 1; n >= 0; n--) {
      const owner = random.pick(people);
      const from = { random, account, n, until };
      const came = random.chance(0.7) ? "succeeded" : random.pick(InboundTransfer.properties.status.enum);
      const arriving = came === "processing" && account !== MAIN_ACCOUNT;
      inbound.put(inboundTransfer(from, arriving ? "succeeded" : came, owner));
      const went = random.chance(0.6) ? "posted" : random.pick(OutboundTransfer.properties.status.enum);
      transfers.put(outboundTransfer(from, went, owner));
    }
}
