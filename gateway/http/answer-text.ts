/** Serializes an answer. A large one is serialized in steps, and refused above the limit. */
import type { FormattedExecutionResult } from "graphql";
import { largeAnswerOf } from "#gateway/execution/bounded-answer.ts";
import { clientError } from "#gateway/policy/client-error.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { jsonText } from "#platform/http/json-text.ts";
import { afterWrite } from "#platform/limits/operation-budget.ts";

/** The JSON of an answer, or of an error if the answer is too large. */
export async function answerText(answer: FormattedExecutionResult): Promise<string> {
  const large = largeAnswerOf(answer.data);
  try {
    return `${large ? await jsonText(answer, large.budget, true) : JSON.stringify(answer)}\n`;
  } catch (error) {
    if (!(error instanceof TributaryError)) throw error;
    const { message, extensions } = large?.write ? afterWrite(error) : error;
    return `${JSON.stringify({ errors: [clientError({ message, extensions })], data: null })}\n`;
  }
}
