/** Limits the size of an answer, whichever executor has made it. */

import type { GatewayContext } from "#gateway/operation/gateway-context.ts";
import { TributaryError } from "#platform/errors/catalog.ts";
import { afterWrite, type OperationBudget } from "#platform/limits/operation-budget.ts";
import type { Answer, RequestContext } from "./executor-types.ts";

/** Size of an answer: the number of objects, and a lower bound of its bytes. */
export interface AnswerSize {
  readonly objects: number;
  readonly bytes: number;
}

/** A large answer, which is serialized in steps, with the budget of its operation. */
export interface LargeAnswer {
  readonly budget: OperationBudget;
  /** True for the answer of a mutation. */
  readonly write: boolean;
}

/** Answers within both limits are serialized in one step. */
const SMALL: AnswerSize = { objects: 10_000, bytes: 1_000_000 };

/** Keyed by the data of an answer, because Apollo Server passes nothing else to the serializer. */
const largeAnswers = new WeakMap<object, LargeAnswer>();

/** Size and source of a large answer, looked up by its data. */
export const largeAnswerOf = (data: unknown): LargeAnswer | undefined =>
  typeof data === "object" && data !== null ? largeAnswers.get(data) : undefined;

/** The budget of a request's operation. Undefined if another server runs the operation. */
export const budgetOf = ({ context }: Pick<RequestContext, "context">): OperationBudget | undefined =>
  (context as Partial<GatewayContext>).operation?.budget;

/**
 * Returns the answer, or an error if the answer is too large or the budget has failed.
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

/** Values that are counted before other operations get CPU time. */
const SOME = 5_000;

/** Counts the size of an answer. @throws if the answer is too large, or no client waits for it */
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

/** Bytes around each member: two quotes, colon and comma. */
const MEMBER_BYTES = 4;
