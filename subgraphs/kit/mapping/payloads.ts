/** Payloads of writes: what the family refused is data, what went wrong is an error. */
import type { ErrorCause } from "#contracts/kit/refusal-places.ts";
import { codeIn, isUserErrorCode, RefusedError, type UserErrorCode } from "#platform/errors/catalog.ts";

export interface UserError {
  readonly code: UserErrorCode;
  readonly message: string;
  /** Names from the outside in: of the body where `payload` makes it, of the input where a client reads it. */
  readonly field: string[] | null;
  /** The family's own code, where it has one. */
  readonly familyCode: string | null;
}

const MAX_MESSAGE = 300;
/** Characters that are scrubbed. Scrubbing shortens a text, so this is more than the message shows. */
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

/** The body member that a refusal names (`ticket_form.default`, `contacts[0][email]`); null when it is no name. */
function fieldIn(field: string | undefined): string[] | null {
  if (field === undefined || !/^[\w$.[\]-]{1,100}$/.test(field)) return null;
  const names = field.split(/[.[\]]+/).filter((name) => name !== "" && name !== "$");
  return names.length > 0 ? names.map(camelCase) : null;
}

const familyCodeIn = ({ extensions }: RefusedError): string | undefined =>
  typeof extensions["familyCode"] === "string" ? extensions["familyCode"] : undefined;

/** `external_id` and `ExternalID` as the graph spells them. */
export function camelCase(name: string): string {
  return name
    .replace(/(?<![_\-\s])[_\-\s]+([a-zA-Z0-9])/g, (_all, next: string) => next.toUpperCase())
    .replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (head) => head.toLowerCase());
}

type Payload<Result> = Partial<Result> & { readonly userErrors: UserError[] };

/** A reason of a refusal as the payload shows it, under the code of the whole. */
const userErrorOf = (
  refused: UserErrorCode,
  error: RefusedError,
  { field, message, code }: ErrorCause,
): UserError => ({
  code: refused,
  message: (message && scrub(message)) || error.message,
  field: fieldIn(field),
  familyCode: codeIn(code) ?? null,
});

/**
 * Runs a write. Refusals (400, 403, 404, 409, 412, 422) become `userErrors`; 401, 429, server errors and
 * unknown outcomes stay errors of the field. A write that was carried out in part names its own `userErrors`.
 */
export async function payload<Result extends object>(write: () => Promise<Result>): Promise<Payload<Result>> {
  try {
    return { userErrors: [], ...(await write()) };
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code === "UNAUTHENTICATED") throw error;
    const refused = error.code;
    if (!isUserErrorCode(refused)) throw error;
    const { field, message, causes = [] } = error.refusal;
    // If the family names several reasons, the payload has all of them.
    const reasons = causes.length > 0 ? causes : [{ message, code: familyCodeIn(error) }];
    return {
      userErrors: reasons.map((reason) =>
        userErrorOf(refused, error, { ...reason, field: reason.field ?? field }),
      ),
    } as unknown as Payload<Result>;
  }
}
