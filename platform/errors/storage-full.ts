/** Errors of a disk that cannot be written. They are no bugs, and end when there is space. */

const CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

/** Time after which a client may try again, s. */
export const STORAGE_RETRY_S = 30;

/** Returns the operating system's code if the error means a full disk, a used-up quota or a read-only disk. */
export function storageFault(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return CODES.has(code) ? String(code) : undefined;
}
