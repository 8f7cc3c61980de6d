/** Writes with an idempotency key: a repeated request gets the answer that the first one got. */
import { createHash } from "node:crypto";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Jobs } from "./jobs.ts";
import type { Store } from "./store.ts";

const KEY_LIFETIME = 24 * 3_600_000;

/** The answer to a write that carried a key: its body, or why it was refused. */
interface Answered {
  readonly id: string;
  /** A digest of the request. */
  readonly request: string;
  readonly body?: object;
  readonly refusal?: {
    readonly status: number;
    readonly message: string;
    readonly extra?: Readonly<Record<string, unknown>> | undefined;
  };
}

/** @throws what the act threw, unless it is a refusal. */
function outcomeOf(act: () => object): Pick<Answered, "body" | "refusal"> {
  try {
    return { body: act() };
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const { status, message, detail } = problem;
    return { refusal: { status, message, extra: detail.extra } };
  }
}

/** Does a write once for each key. */
export type Once = <Body extends object>(
  key: string | null | undefined,
  request: readonly unknown[],
  act: () => Body,
) => Body;

/**
 * The function that does the keyed writes of a service. Its arguments are the key (without one, the write
 * is done each time), all that tells the request from others, and the write. A key is forgotten after 24 hours.
 * @example createOrder: (input) => once(input["Idempotency-Key"], ["createOrder", input.body], () => create(input.body)),
 */
export function idempotentWrites(store: Store, jobs: Jobs): Once {
  const answered = store.collection("answered", { key: ({ id }: Answered) => id });
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
    return body as Body; // the digest says that it answered the same request
  };
}
