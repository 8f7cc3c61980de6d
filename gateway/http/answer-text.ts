/** The text of an answer: a large one is written part by part, and not at all beyond what may be sent. */
import type { FormattedExecutionResult } from "graphql";
import { largeAnswerOf } from "#gateway/execution/bounded-answer.ts";
import { clientError } from "#gateway/policy/client-error.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { jsonText } from "#platform/http/json-text.ts";
import { afterWrite } from "#platform/limits/operation-budget.ts";

/** The JSON of an answer, or of the error that it cannot be sent. */
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
