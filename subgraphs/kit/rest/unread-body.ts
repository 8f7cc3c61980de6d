/**
 * The body of a write that was carried out and whose answer could not be read: no value is known, and
 * nothing failed. A mark on the empty body survives a spread, so that a payload can tell it from an
 * object that the family sent without members.
 */
import type { BoundOperation } from "#contracts/kit/contract.ts";
import { TributaryError } from "#platform/errors/catalog.ts";

const UNREAD = Symbol("unread");

/** An empty body of the kind that the operation returns, marked as not read. */
export function unreadBody({ spec }: BoundOperation): object | undefined {
  if (!spec.returns && !spec.page) return undefined;
  const isList = (spec.returns as { readonly type?: string } | undefined)?.type === "array";
  return Object.assign(isList ? [] : {}, { [UNREAD]: true });
}

/** Whether a value is, or was spread from, a body that was not read. */
export const isUnread = (value: unknown): boolean =>
  typeof value === "object" && value !== null && UNREAD in value;

/** A resolver needs a member of a body that was not read, after the write itself was carried out. */
export class UnreadWriteError extends TributaryError {}
