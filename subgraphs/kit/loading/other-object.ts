/** Detects that a family returned another object than the requested one. */
import type { BoundOperation } from "#contracts/kit/contract.ts";

/** The last parameter of a path, which identifies the object. */
const LAST_PARAMETER = /\{(\w+)\}\)?$/;
/** Forms of ids. Only ids of the same form are compared, because a path may contain a name instead of the id. */
const FORMS = [/^\d+$/, /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, /^[a-z]{2,12}_\w+$/i];

/**
 * Compares the id of an object with the id in the path of its call.
 * @param input Input of the call
 */
export function isAnother(
  object: unknown,
  { path }: BoundOperation,
  input: Readonly<Record<string, unknown>>,
): boolean {
  if (typeof object !== "object" || object === null || !("id" in object)) return false;
  const parameter = LAST_PARAMETER.exec(path)?.[1];
  if (parameter === undefined) return false;
  const [asked, got] = [String(input[parameter]), String(object.id)];
  return (
    asked.toLowerCase() !== got.toLowerCase() && FORMS.some((form) => form.test(asked) && form.test(got))
  );
}
