/** Payloads after the first one: the parts that the client deferred. */
import type { GraphQLFormattedError } from "graphql";
import type { TributaryError } from "#platform/errors/catalog.ts";

export type ResponsePath = readonly (string | number)[];

/** An object that a deferred fragment applies to: an entry of `pending` in the response. */
export interface PendingEntry {
  readonly id: string;
  /** Path from the root of the answer, with the client's names. */
  readonly path: ResponsePath;
  readonly label: string | undefined;
}

/** Data that the client does not have yet, below a deferred place. */
export interface FreshData {
  readonly subPath: ResponsePath;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Data of a deferred fragment at one place of the answer. */
export interface LaterPart extends PendingEntry {
  /** All that the fragment selects. Null if a non-null value is missing. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** The part of `data` that no earlier payload had. */
  readonly fresh: readonly FreshData[];
  errors: readonly GraphQLFormattedError[];
  extensions: Readonly<Record<string, unknown>> | undefined;
}

/** A payload after the first. */
export interface LaterPayload {
  readonly parts: readonly LaterPart[];
  /** Places that are deferred within these parts. */
  readonly pending: readonly PendingEntry[];
  readonly hasNext: boolean;
}

/** The payloads after the first, for the HTTP response and for plugins. */
export interface LaterAnswers {
  /** The places that are announced with the first payload. */
  readonly pending: readonly PendingEntry[];
  /** Can be read only once. */
  payloads(): AsyncGenerator<LaterPayload, void>;
  /**
   * Returns a payload that replaces one that cannot be written, and all after it. Each place that is still
   * pending ends with an error.
   */
  refused(payload: LaterPayload, reason: TributaryError): LaterPayload;
  /** False if the family is called, but only by fetches for later payloads. */
  isAsked(family: string): boolean;
  /** Adds a callback for the parts of each payload before it is written. Callbacks run in this order. */
  onParts(look: (parts: readonly LaterPart[]) => void): void;
  /** Adds a callback for the end: all payloads were read, or the operation ended early. */
  onEnd(end: () => void): void;
  /** Ends the deferred work. Without effect if all payloads were read. */
  end(): void;
}
