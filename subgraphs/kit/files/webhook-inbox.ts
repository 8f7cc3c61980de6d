/**
 * Store for webhook messages of the families. No acknowledged message is lost, and a repeated message is stored
 * once. One file serves one machine (`file-inbox.ts`); gateways on several machines share a database
 * (`postgres-inbox.ts`).
 */
import { TributaryError } from "#platform/errors/catalog.ts";
import type { InboxCursor, InboxFilter } from "./inbox-filter.ts";

/** Unit of `inbox.days`, ms. */
export const DAY_MS = 86_400_000;
/** Minimum interval between deletions of old messages, ms. */
export const CLEAN_EVERY_MS = 3_600_000;

export interface InboxMessage {
  readonly family: string;
  /** Id by the family, equal in repeated deliveries of a message. */
  readonly id: string;
  /** Time of the event, ms since 1970. */
  readonly at: number;
  /** Search keys of the message, each as `kind:value`. */
  readonly marks: readonly string[];
  /** The received body, unchanged. */
  readonly body: object;
}

/** A stored message. */
export interface ReceivedMessage {
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

/** The inbox cannot be read or written at this time. The cause is an error of the system or the database. */
export class InboxUnavailable extends TributaryError {
  constructor(override readonly cause: unknown) {
    super("UPSTREAM_UNAVAILABLE", {}, "The inbox of the gateway cannot be used at this time");
  }
}

/** Messages in the order of their events. */
export interface Inbox {
  /** True if the last use succeeded, for readiness. */
  readonly isReady: boolean;
  /** Tests if messages can be written. Failures are reported, not thrown. */
  check(): Promise<void>;
  /**
   * Stores a message durably. @returns false if the message is stored already
   * @throws InboxUnavailable if it cannot be stored; the sender must then send it again
   */
  put(message: InboxMessage): Promise<boolean>;
  /**
   * Lists messages, newest first.
   * @throws InboxUnavailable
   */
  list(filter: InboxFilter, count: number, after?: InboxCursor): Promise<(ReceivedMessage & InboxCursor)[]>;
  /** Number of messages. @throws InboxUnavailable */
  count(filter: InboxFilter): Promise<number>;
  /** A message by the family's id. Undefined if there is none. @throws InboxUnavailable */
  find(family: string, id: string): Promise<ReceivedMessage | undefined>;
  /**
   * Identity of this inbox. An inbox that replaces it later has another one, because message numbers count
   * within one inbox. Creates the inbox if it does not exist.
   * @throws InboxUnavailable
   */
  identity(): Promise<string>;
  /**
   * Messages of all families in order of arrival, with their numbers. Numbers have no gaps, except for deleted old
   * messages.
   * @param after number of the message before the first one
   * @throws InboxUnavailable
   */
  since(after: number, count: number): Promise<readonly NumberedMessage[]>;
  /** Numbers of the oldest and newest message. Undefined without messages. @throws InboxUnavailable */
  bounds(): Promise<{ readonly first: number; readonly last: number } | undefined>;
  /** Calls back after each message that this process stores. @returns a function that ends the callbacks */
  onStored(stored: () => void): () => void;
  close(): Promise<void>;
}

/** Called with the cause when the inbox fails, once until it works again. */
export type OnInboxTrouble = (cause: unknown) => void;
