/** Ranges of bytes (RFC 9110, section 14): one range of a file, for players and viewers that scroll. */

const RANGE = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/** A byte range. Both its first and its last byte are included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The header if it requests one range of bytes. Several ranges, other units and malformed headers are ignored,
 * as the standard allows, and the whole file is sent.
 */
export const singleRange = (header: string | undefined): string | undefined =>
  header !== undefined && RANGE.test(header) ? header : undefined;

/**
 * Returns the bytes of a file that a header requests.
 * @param header A header that `singleRange` accepted.
 * @param size Size of the file in bytes.
 * @returns undefined if the file has none of these bytes
 */
export function rangeWithin(header: string, size: number): ByteRange | undefined {
  const [, from, to, suffix] = RANGE.exec(header) ?? [];
  if (suffix !== undefined) {
    const count = Math.min(Number(suffix), size);
    return count === 0 ? undefined : { first: size - count, last: size - 1 };
  }
  const first = Number(from);
  const last = to ? Math.min(Number(to), size - 1) : size - 1;
  return first > last ? undefined : { first, last };
}
