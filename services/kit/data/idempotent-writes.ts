/** Writes with an idempotency key. A repeated request gets the stored response of the first one. */
import { createHash } from "node:crypto";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Jobs } from "./jobs.ts";
import type { Store } from "./store.ts";

const KEY_LIFETIME = 24 * 3_600_000;

/** Stored result of a write with a key: its body, or its error. */
interface StoredResult {
  readonly id: string;
  /** Digest of the request. */
  readonly request: string;
  readonly body?: object;
  readonly refusal?: {
    readonly status: number;
    readonly message: string;
    readonly extra?: Readonly<Record<string, unknown>> | undefined;
  };
}

/** Runs the write and returns its body, or its refusal. @throws all other errors */
function outcomeOf(act: () => object): Pick<StoredResult, "body" | "refusal"> {
  try {
    return { body: act() };
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const { status, message, detail } = problem;
    return { refusal: { status, message, extra: detail.extra } };
  }
}

/** Runs a write once for each key. */
export type Once = <Body extends object>(
  key: string | null | undefined,
  request: readonly unknown[],
  act: () => Body,
) => Body;

/**
 * Returns the function that runs the keyed writes of a service. Its arguments are the key (without one, the
 * write runs each time), all data that identifies the request, and the write. Keys expire after 24 hours.
 * @example createOrder: (input) => once(input["Idempotency-Key"], ["createOrder", input.body], () => create(input.body)),
 */
export function idempotentWrites(store: Store, jobs: Jobs): Once {
  const answered = store.collection("answered", { key: ({ id }: StoredResult) => id });
  const forget = jobs.define("forgetKey", ({ id }: { id: string }) => answered.delete(id));
  return <Body extends object>(
    id: string | null | undefined,
    request: readonly unknown[],
    act: () => Body,
  ): Body => {
    if (id === undefined || id === null) return act();
    const digest = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
    let answer = answered.get(id);
    if (answer && answer.request !== digest)
      throw new Problem(400, "This Idempotency-Key was used for another request");
    if (!answer) {
      answer = answered.put({ id, request: digest, ...outcomeOf(act) });
      forget({ id }, KEY_LIFETIME);
    }
    const { body, refusal } = answer;
    if (refusal)
      throw new Problem(refusal.status, refusal.message, refusal.extra ? { extra: refusal.extra } : {});
    return body as Body; // the digest shows that the response was to the same request
  };
}
