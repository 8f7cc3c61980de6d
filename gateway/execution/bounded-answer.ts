/** Holds an answer to what one operation may be answered with, whichever executor has made it. */

import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { afterWrite, type OperationBudget } from "#platform/limits/operation-budget.ts";
import type { Answer, RequestContext } from "./executor-types.ts";

/** Size of an answer: the number of objects, and a lower bound of its bytes. */
export interface AnswerSize {
  readonly objects: number;
  readonly bytes: number;
}

/** An answer that is large to write, and whose it is. */
export interface LargeAnswer {
  readonly budget: OperationBudget;
  /** It tells of changes that were made. */
  readonly write: boolean;
}

/** Answers within both are written at once. */
const SMALL: AnswerSize = { objects: 10_000, bytes: 1_000_000 };

/** By the data of an answer, which is all that the server gives to what writes it. */
const largeAnswers = new WeakMap<object, LargeAnswer>();

/** Size and source of a large answer, looked up by its data. */
export const largeAnswerOf = (data: unknown): LargeAnswer | undefined =>
  typeof data === "object" && data !== null ? largeAnswers.get(data) : undefined;

/** The budget of the operation that a request is; one that another server runs has none. */
export const budgetOf = ({ context }: Pick<RequestContext, "context">): OperationBudget | undefined =>
  (context as Partial<GatewayContext>).operation?.budget;

/**
 * The answer, or the error that it is too large.
 * @param size Size of the answer if known. Otherwise it is counted.
 */
export async function boundedAnswer(
  request: RequestContext,
  answer: Answer,
  size?: AnswerSize,
): Promise<Answer> {
  const budget = budgetOf(request);
  if (!budget) return answer;
  const write = request.operation.operation === "mutation";
  const { data } = answer;
  try {
    if (budget.failure && !write) throw budget.failure;
    if (!data) return answer;
    const known = size ?? (await sizeOf(data, budget));
    const tooLarge = budget.check(known.objects, known.bytes);
    if (tooLarge) throw tooLarge;
    if (known.objects > SMALL.objects || known.bytes * 3 > Math.min(SMALL.bytes * 3, budget.answerBytes))
      largeAnswers.set(data, { budget, write });
    return answer;
  } catch (error) {
    if (!(error instanceof TributaryError)) throw error;
    return { data: null, errors: [write ? afterWrite(error) : error] } as Answer;
  }
}

/** Values that are looked at before others may have their turn. */
const SOME = 5_000;

/** Counts an answer that was made elsewhere. @throws when nobody waits for it any more, or it is too large. */
async function sizeOf(data: object, budget: OperationBudget): Promise<AnswerSize> {
  let objects = 0;
  let bytes = 0;
  let seen = 0;
  const open: unknown[] = [data];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "string") bytes += value.length;
    else if (Array.isArray(value)) for (const item of value) open.push(item);
    else if (typeof value === "object" && value !== null) {
      objects++;
      for (const [name, member] of Object.entries(value)) {
        bytes += name.length + MEMBER_BYTES;
        open.push(member);
      }
    }
    if (++seen % SOME > 0) continue;
    const tooLarge = budget.check(objects, bytes);
    if (tooLarge) throw tooLarge;
    await budget.worked(SOME);
  }
  return { objects, bytes };
}

/** Around a member: quotes of its name, colon and comma. */
const MEMBER_BYTES = 4;
