/** Ids of posts. Later posts have higher ids, so that `since_id` and `until_id` can compare them. */

const EPOCH = Date.UTC(2010, 0, 1);

/** Id of a post written at an instant, ms. `serial` distinguishes posts of the same millisecond. */
export const postIdAt = (at: number, serial: number): string =>
  String((BigInt(at - EPOCH) << 22n) + BigInt(serial));

/** Compares decimal ids without leading zeros, of which the longer one is higher. */
export const compareIds = (a: string, b: string): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
