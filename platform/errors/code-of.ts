/**
 * The code of an error of the system or of a driver, which names neither address nor path; "unknown" without one.
 * @example codeOf(error) // "ENOENT"
 */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";
