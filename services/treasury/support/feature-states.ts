/** Features of an account. They are stored by name; responses contain them as a tree, like requests. */
import {
  type Feature,
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
  const tree: Record<string, unknown> = { object: "treasury.financial_account_features" };
  for (const name of featureNames) {
    const [group = "", inner] = name.split(".");
    const request = requests[name];
    const feature = request ? featureOf(request, now) : null;
    tree[group] =
      inner === undefined ? feature : { ...(tree[group] as object | undefined), [inner]: feature };
  }
  return tree as Features;
}

/** Names of the features with this status. */
export const featuresThatAre = (status: Feature["status"], { requests }: StoredAccount, now: number) =>
  featureNames.filter((name) => {
    const request = requests[name];
    return request !== undefined && featureOf(request, now).status === status;
  });

/** Names of the features in a body, and if they are requested. */
const asked = (requests: FeatureRequests) =>
  featureNames.flatMap((name) => {
    const path = name.split(".");
    const request = path.reduce<unknown>((tree, key) => (tree as Record<string, unknown>)?.[key], requests);
    return request ? [[name, (request as { readonly requested: boolean }).requested] as const] : [];
  });

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
