/** Features of an account. They are stored by name; responses contain them as a tree, like requests. */
import {
  type Feature,
  type FeatureName,
  type FeatureRequests,
  type Features,
  featureNames,
} from "#contracts/treasury/index.ts";
import type { FeatureRequest, StoredAccount } from "#services/treasury/tables.ts";
import { secondsOf } from "./rows.ts";

/** Time from the request of a feature until it can be used, seconds. */
const SET_UP = 3_600;

function featureOf({ requested, since }: FeatureRequest, now: number): Feature {
  if (!requested)
    return {
      requested,
      status: "restricted",
      status_details: [{ code: "not_requested", resolution: "request_feature" }],
    };
  if (secondsOf(now) - since < SET_UP)
    return { requested, status: "pending", status_details: [{ code: "activating", resolution: null }] };
  return { requested, status: "active", status_details: [] };
}

/** The features of an account as a tree. */
export function featuresOf({ requests }: StoredAccount, now: number): Features {
  const of = (name: FeatureName) => {
    const request = requests[name];
    return request ? featureOf(request, now) : null;
  };
  return {
    object: "treasury.financial_account_features",
    card_issuing: of("card_issuing"),
    deposit_insurance: of("deposit_insurance"),
    intra_platform_flows: of("intra_platform_flows"),
    financial_addresses: { aba: of("financial_addresses.aba") },
    inbound_transfers: { ach: of("inbound_transfers.ach") },
    outbound_payments: {
      ach: of("outbound_payments.ach"),
      us_domestic_wire: of("outbound_payments.us_domestic_wire"),
    },
    outbound_transfers: {
      ach: of("outbound_transfers.ach"),
      us_domestic_wire: of("outbound_transfers.us_domestic_wire"),
    },
  };
}

/** Names of the features with this status. */
export const featuresThatAre = (status: Feature["status"], { requests }: StoredAccount, now: number) =>
  featureNames.filter((name) => {
    const request = requests[name];
    return request !== undefined && featureOf(request, now).status === status;
  });

/** Names of the features in a body, and if they are requested. */
function asked(requests: FeatureRequests): readonly (readonly [FeatureName, boolean])[] {
  const {
    financial_addresses: addresses,
    inbound_transfers,
    outbound_payments,
    outbound_transfers,
  } = requests;
  const all: Readonly<Record<FeatureName, { requested: boolean } | undefined>> = {
    card_issuing: requests.card_issuing,
    deposit_insurance: requests.deposit_insurance,
    intra_platform_flows: requests.intra_platform_flows,
    "financial_addresses.aba": addresses?.aba,
    "inbound_transfers.ach": inbound_transfers?.ach,
    "outbound_payments.ach": outbound_payments?.ach,
    "outbound_payments.us_domestic_wire": outbound_payments?.us_domestic_wire,
    "outbound_transfers.ach": outbound_transfers?.ach,
    "outbound_transfers.us_domestic_wire": outbound_transfers?.us_domestic_wire,
  };
  return featureNames.flatMap((name) => {
    const request = all[name];
    return request ? [[name, request.requested] as const] : [];
  });
}

/** Merges feature requests with those of a body. A repeated request does not restart the set-up time. */
export function requestsWith(
  requests: StoredAccount["requests"],
  body: FeatureRequests | undefined,
  now: number,
): StoredAccount["requests"] {
  const changed = asked(body ?? {}).filter(([name, requested]) => requests[name]?.requested !== requested);
  const since = secondsOf(now);
  return {
    ...requests,
    ...Object.fromEntries(changed.map(([name, requested]) => [name, { requested, since }])),
  };
}
