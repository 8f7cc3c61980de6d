/**
 * Store for webhook messages of the families. No acknowledged message is lost, and each message is stored
 * once, however often it is sent. One file is enough for one machine (`file-inbox.ts`). Gateways on several
 * machines use one database (`postgres-inbox.ts`).
 */
import { TributaryError } from "#platform/errors/catalog.ts";
import type { InboxCursor, InboxFilter } from "./inbox-filter.ts";

/** The unit of `inbox.days`. */
export const DAY_MS = 86_400_000;
/** Old messages are looked for this often at most, ms. */
export const CLEAN_EVERY_MS = 3_600_000;

export interface InboxMessage {
  readonly family: string;
  /** The same whenever the same message is sent again; the family's own. */
  readonly id: string;
  /** Time of the event, ms since 1970. */
  readonly at: number;
  /** The search keys of the message, each as `kind:value`. */
  readonly marks: readonly string[];
  /** As it came. */
  readonly body: object;
}

/** A message as it is kept. */
export interface Received {
  readonly id: string;
  readonly at: number;
  /** Time of arrival, ms since 1970. */
  readonly receivedAt: number;
  readonly body: unknown;
}

/** A message with its number in the inbox. */
export interface NumberedMessage {
  readonly seq: number;
  readonly family: string;
  readonly at: number;
  readonly body: unknown;
}

/** Why messages cannot be written or read at this time; the cause is the operating system's or the database's. */
export class InboxUnavailable extends TributaryError {
  constructor(override readonly cause: unknown) {
    super("UPSTREAM_UNAVAILABLE", {}, "The inbox of the gateway cannot be used at this time");
  }
}

/** The messages in the order in which they happened. */
export interface Inbox {
  /** True if the last use succeeded, for readiness. */
  readonly isReady: boolean;
  /** Looks whether messages can be written. Trouble is reported, not thrown. */
  check(): Promise<void>;
  /**
   * Stores a message, on the disk before this resolves; false where it was there already.
   * @throws InboxUnavailable where it cannot be stored; its sender must send it again.
   */
  put(message: InboxMessage): Promise<boolean>;
  /**
   * Messages, the newest first.
   * @throws InboxUnavailable
   */
  list(filter: InboxFilter, count: number, after?: InboxCursor): Promise<(Received & InboxCursor)[]>;
  /** Number of messages. @throws InboxUnavailable */
  count(filter: InboxFilter): Promise<number>;
  /** A message by its family's own id; undefined where there is none. @throws InboxUnavailable */
  find(family: string, id: string): Promise<Received | undefined>;
  /**
   * Identity of this inbox. An inbox that replaces it later has another one, because message numbers count
   * within one inbox. Creates the inbox if it does not exist.
   * @throws InboxUnavailable
   */
  identity(): Promise<string>;
  /**
   * Messages of all families in the order in which they came, each with its number: the numbers of
   * messages follow each other without a gap, except where old messages were deleted.
   * @param after Number of the message after which they begin.
   * @throws InboxUnavailable
   */
  since(after: number, count: number): Promise<readonly NumberedMessage[]>;
  /** The numbers of the oldest and of the newest message; undefined where there is none. @throws InboxUnavailable */
  bounds(): Promise<{ readonly first: number; readonly last: number } | undefined>;
  /** Calls back after each message that this process stores. @returns a function that ends this */
  onStored(stored: () => void): () => void;
  close(): Promise<void>;
}

/** Called with the cause whenever the inbox stops to work, once until it works again. */
export type OnInboxTrouble = (cause: unknown) => void;
