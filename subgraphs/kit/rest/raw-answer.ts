/** Responses before decoding. Those of failed calls are stored for code that reads them itself. */
import type { Answer } from "#contracts/kit/pages/style.ts";
import type { UnreadableBody } from "#platform/http/response-body.ts";

/** A decompressed response. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Answer["headers"];
  /** The body, or the reason why the body of a successful write could not be read. */
  readonly bytes: Buffer | UnreadableBody;
}

/** Responses by error, so that a response lives as long as its error. */
const answers = new WeakMap<object, RawAnswer>();

/** The response of a failed call. Undefined without a response, or if its operation does not store it. */
export const failedAnswer = (error: unknown): RawAnswer | undefined =>
  typeof error === "object" && error !== null ? answers.get(error) : undefined;

/** Stores the response of a failed call for an error. @returns the error */
export function withAnswer<E extends object>(error: E, answer: RawAnswer): E {
  answers.set(error, answer);
  return error;
}

/** Copies the stored response of an error to the error that replaces it. @returns the new error */
export function sameAnswer<E>(error: E, before: unknown): E {
  const answer = failedAnswer(before);
  if (answer && typeof error === "object" && error !== null) answers.set(error, answer);
  return error;
}
