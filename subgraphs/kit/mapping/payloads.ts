/** Payloads of writes: refusals by the family become data, failures stay errors. */
import type { ErrorCause } from "#contracts/kit/refusal-places.ts";
import { codeIn, isUserErrorCode, RefusedError, type UserErrorCode } from "#platform/errors/catalog.ts";

export interface UserError {
  readonly code: UserErrorCode;
  readonly message: string;
  /** Path from the outside in: in the body after `payload`, in the input for clients. */
  readonly field: string[] | null;
  /** The family's error code, if any. */
  readonly familyCode: string | null;
}

const MAX_MESSAGE = 300;
/** Largest number of characters to scrub. Scrubbing shortens a text, so this is more than the message shows. */
const MAX_SCRUBBED = 4 * MAX_MESSAGE;

/**
 * Removes URLs, tokens and markup from a family's text. Lookbehinds let each pattern start only at the first
 * character of a run, so that the time grows linearly with the length.
 */
export function scrub(text: string): string {
  return (
    text
      .slice(0, MAX_SCRUBBED)
      .replace(/\p{Cc}+/gu, " ")
      .replace(/(?<!<)<+[^<>]*>/g, "")
      .replace(/(?:(?<![\w+.-])[\w+.-]+:|(?<![\w/:]))\/\/[^\s"']+|\bwww\.[^\s"']+/gi, "[link]")
      // A host with a port, as in connection errors.
      .replace(/(?<![\w.-])(?:[\w-]*\.[\w.-]*:\d{2,5}|(?=[\w-]*[a-z])[\w-]+:\d{4,5})\b(?:\/\S*)?/gi, "[link]")
      .replace(/\bbearer\s+[^\s"',;]+/gi, "[secret]")
      .replace(/\b[Bb]asic\s+(?=\S*(?:[\d=]|[a-z][A-Z]))[^\s"',;]+/g, "[secret]")
      .replace(
        /(?<![\w-])[\w-]*(?:token|api[-_ ]?key|secret|password|authorization)["']?\s*[:=]\s*["']?[^\s"',;]+/gi,
        "[secret]",
      )
      .replace(/\b(?:token|api[-_ ]?key|secret|password)\s+(?=\S*\d)\S{6,}/gi, "[secret]")
      // A long text with digits is probably a key or token. A GUID is an id.
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

/** Path of a refused body member (`ticket_form.default`, `contacts[0][email]`). Null if it is not a path. */
function fieldIn(field: string | undefined): string[] | null {
  if (field === undefined || !/^[\w$.[\]-]{1,100}$/.test(field)) return null;
  const names = field.split(/[.[\]]+/).filter((name) => name !== "" && name !== "$");
  return names.length > 0 ? names.map(camelCase) : null;
}

const familyCodeIn = ({ extensions }: RefusedError): string | undefined =>
  typeof extensions["familyCode"] === "string" ? extensions["familyCode"] : undefined;

/** Converts `external_id` and `ExternalID` to the graph's spelling. */
export function camelCase(name: string): string {
  return name
    .replace(/(?<![_\-\s])[_\-\s]+([a-zA-Z0-9])/g, (_all, next: string) => next.toUpperCase())
    .replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (head) => head.toLowerCase());
}

type Payload<Result> = Partial<Result> & { readonly userErrors: UserError[] };

/** A reason of a refusal in the form of the payload, with the code of the whole refusal. */
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
 * Runs a write. Refusals (400, 403, 404, 409, 412, 422) become `userErrors`; 401, 429, server errors and unknown
 * outcomes stay errors of the field. A partial write returns its own `userErrors`.
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
