/** The text of an answer: a large one is written part by part, and not at all beyond what may be sent. */
import type { FormattedExecutionResult } from "graphql";
import { jsonText } from "../subgraphs/http/json-text.ts";
import { TributaryError } from "../subgraphs/kit/errors.ts";
import { afterWrite } from "../subgraphs/kit/operation-budget.ts";
import { clientError } from "./errors.ts";
import { writtenOf } from "./executor/bounded-answer.ts";

/** The JSON of an answer, or of the error that it can not be sent. */
export async function answerText(answer: FormattedExecutionResult): Promise<string> {
  const written = writtenOf(answer.data);
  try {
    return `${written ? await jsonText(answer, written.budget) : JSON.stringify(answer)}\n`;
  } catch (error) {
    if (!(error instanceof TributaryError)) throw error;
    const { message, extensions } = written?.write ? afterWrite(error) : error;
    return `${JSON.stringify({ errors: [clientError({ message, extensions })], data: null })}\n`;
  }
}
