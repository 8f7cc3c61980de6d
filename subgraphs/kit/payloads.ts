/** Payloads of writes: what the family refused is data, what went wrong is an error. */
import { type ErrorCode, RefusedError } from "./errors.ts";

export interface UserError {
  readonly field: string | null;
  readonly message: string;
  readonly code: ErrorCode;
}

const MAX_MESSAGE = 300;

/** A family's own text without addresses, tokens and markup that are nobody's business. */
export function scrub(text: string): string {
  return text
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, "[link]")
    .replace(/\b(?:bearer|basic|token|api[-_ ]?key|secret|password)\b[\s:=]+\S+/gi, "[secret]")
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_MESSAGE);
}

/** `external_id` and `ExternalID` as the graph spells them. */
export function camelCase(name: string): string {
  return name
    .replace(/[_\-\s]+([a-zA-Z0-9])/g, (_all, next: string) => next.toUpperCase())
    .replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (head) => head.toLowerCase());
}

/**
 * Runs a write. Refusals (400, 403, 404, 409, 412, 422) become `userErrors`; 401, 429, server
 * errors and unknown outcomes stay errors of the field.
 */
export async function payload<Result extends object>(
  write: () => Promise<Result>,
): Promise<Partial<Result> & { readonly userErrors: UserError[] }> {
  try {
    return { ...(await write()), userErrors: [] };
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code === "UNAUTHENTICATED") throw error;
    const { message, field } = error.refusal;
    return {
      userErrors: [
        {
          field: field === undefined ? null : camelCase(field),
          message: (message && scrub(message)) || error.message,
          code: error.code,
        },
      ],
    } as unknown as Partial<Result> & { readonly userErrors: UserError[] };
  }
}
