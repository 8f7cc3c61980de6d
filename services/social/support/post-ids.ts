/** Ids of posts: later posts have higher ids, which is what `since_id` and `until_id` go by. */

const EPOCH = Date.UTC(2010, 0, 1);

/** The id of a post written at an instant; `serial` tells those of one millisecond apart. */
export const postIdAt = (at: number, serial: number): string =>
  String((BigInt(at - EPOCH) << 22n) + BigInt(serial));

/** Ids are decimal numbers without leading zeros: the longer is the higher. */
export const compareIds = (a: string, b: string): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
