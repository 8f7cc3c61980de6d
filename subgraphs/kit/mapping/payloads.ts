/** Payloads of writes: what the family refused is data, what went wrong is an error. */
import { codeIn, type ErrorCode, RefusedError } from "#platform/errors/catalog.ts";

export interface UserError {
  readonly field: string | null;
  readonly message: string;
  readonly code: ErrorCode;
  /** The family's own code, where it has one. */
  readonly familyCode: string | null;
}

const MAX_MESSAGE = 300;
/** What is scrubbed at all; scrubbing makes a text shorter, so more is read than is shown. */
const MAX_SCRUBBED = 4 * MAX_MESSAGE;

/**
 * A family's own text without addresses, tokens and markup that are nobody's business. Each pattern
 * starts at the first character of a run only (the lookbehinds), so that its time grows with the length.
 */
export function scrub(text: string): string {
  return (
    text
      .slice(0, MAX_SCRUBBED)
      .replace(/\p{Cc}+/gu, " ")
      .replace(/(?<!<)<+[^<>]*>/g, "")
      .replace(/(?:(?<![\w+.-])[\w+.-]+:|(?<![\w/:]))\/\/[^\s"']+|\bwww\.[^\s"']+/gi, "[link]")
      // A host with its port, as connection errors name it.
      .replace(/(?<![\w.-])(?:[\w-]*\.[\w.-]*:\d{2,5}|(?=[\w-]*[a-z])[\w-]+:\d{4,5})\b(?:\/\S*)?/gi, "[link]")
      .replace(/\bbearer\s+[^\s"',;]+/gi, "[secret]")
      .replace(/\b[Bb]asic\s+(?=\S*(?:[\d=]|[a-z][A-Z]))[^\s"',;]+/g, "[secret]")
      .replace(
        /(?<![\w-])[\w-]*(?:token|api[-_ ]?key|secret|password|authorization)["']?\s*[:=]\s*["']?[^\s"',;]+/gi,
        "[secret]",
      )
      .replace(/\b(?:token|api[-_ ]?key|secret|password)\s+(?=\S*\d)\S{6,}/gi, "[secret]")
      // Long and opaque, with digits: a key or a token, whatever it is called; a GUID is an id.
      .replace(
        /(?<![\w.+/=-])(?=[\w.+/=-]*\d)(?=[\w.+/=-]*[a-z])(?![\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}[.+/=]*(?![\w.+/=-]))[\w.+/=-]{24,}/gi,
        "[secret]",
      )
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, MAX_MESSAGE)
      .toWellFormed()
  );
}

/** The input member that a refusal names, as the graph spells it; null when it is no name. */
const fieldIn = (field: string | undefined): string | null =>
  field !== undefined && /^[\w$.[\]-]{1,100}$/.test(field) ? camelCase(field) : null;

const familyCodeIn = ({ extensions }: RefusedError): string | undefined =>
  typeof extensions["familyCode"] === "string" ? extensions["familyCode"] : undefined;

/** `external_id` and `ExternalID` as the graph spells them. */
export function camelCase(name: string): string {
  return name
    .replace(/(?<![_\-\s])[_\-\s]+([a-zA-Z0-9])/g, (_all, next: string) => next.toUpperCase())
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
    const { field, causes = [] } = error.refusal;
    const whole = { message: error.refusal.message, code: familyCodeIn(error) };
    // Where the family tells its reasons one by one, so does the payload.
    const reasons = causes.length > 0 ? causes : [whole];
    return {
      userErrors: reasons.map(({ message, code }) => ({
        field: fieldIn(field),
        message: (message && scrub(message)) || error.message,
        code: error.code,
        familyCode: codeIn(code) ?? null,
      })),
    } as unknown as Partial<Result> & { readonly userErrors: UserError[] };
  }
}
