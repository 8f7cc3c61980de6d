/** Answers as they came. Those of failed calls are kept for code that reads them by itself. */
import type { Answer } from "#contracts/kit/pages/style.ts";
import type { UnreadableBody } from "#platform/http/response-body.ts";

/** An answer as it came, decompressed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Answer["headers"];
  /** The body, or why the body of a write that was carried out could not be read. */
  readonly bytes: Buffer | UnreadableBody;
}

/** An error lives as long as somebody handles it, and its answer with it. */
const answers = new WeakMap<object, RawAnswer>();

/** The answer that made a call fail; undefined where none came, or its operation does not ask for it. */
export const failedAnswer = (error: unknown): RawAnswer | undefined =>
  typeof error === "object" && error !== null ? answers.get(error) : undefined;

/** Notes the answer that made a call fail. @returns the error */
export function withAnswer<E extends object>(error: E, answer: RawAnswer): E {
  answers.set(error, answer);
  return error;
}

/** Notes the answer of an error also for the one that takes its place. @returns the one in its place */
export function sameAnswer<E>(error: E, before: unknown): E {
  const answer = failedAnswer(before);
  if (answer && typeof error === "object" && error !== null) answers.set(error, answer);
  return error;
}
