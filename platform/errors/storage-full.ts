/** Errors of a disk that takes nothing more: no bug, and gone once there is space. */

const CODES: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

/** Time after which a client may try again, s. */
export const STORAGE_RETRY_S = 30;

/** The code of the operating system if an error says that nothing can be stored: disk full, quota used up, read-only. */
export function storageFault(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return CODES.has(code) ? String(code) : undefined;
}
