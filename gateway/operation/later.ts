/** Payloads after the first one: the parts that the client deferred. */
import type { GraphQLFormattedError } from "graphql";
import type { TributaryError } from "#platform/errors/catalog.ts";

export type ResponsePath = readonly (string | number)[];

/** A place that a deferred fragment applies to: one for each object of a list. */
export interface PendingPlace {
  readonly id: string;
  /** In the whole answer, in the client's names. */
  readonly path: ResponsePath;
  readonly label: string | undefined;
}

/** Data that the client does not have yet, below a deferred place. */
export interface FreshData {
  readonly subPath: ResponsePath;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Data of a deferred fragment at one place of the answer. */
export interface LaterPart extends PendingPlace {
  /** All that the fragment selects; null where a value that cannot be null is missing. */
  readonly data: Readonly<Record<string, unknown>> | null;
  /** The part of it that no payload before had. */
  readonly fresh: readonly FreshData[];
  errors: readonly GraphQLFormattedError[];
  extensions: Readonly<Record<string, unknown>> | undefined;
}

/** A payload after the first. */
export interface LaterPayload {
  readonly parts: readonly LaterPart[];
  /** Places that are deferred within these parts. */
  readonly pending: readonly PendingPlace[];
  readonly hasNext: boolean;
}

/** The payloads after the first, for what writes them and for what looks at each answer. */
export interface LaterAnswers {
  /** The places that are announced with the first payload. */
  readonly pending: readonly PendingPlace[];
  /** To be read once. */
  payloads(): AsyncGenerator<LaterPayload, void>;
  /**
   * The payload that stands in place of one that cannot be written, and of all that would follow it:
   * each place that the client still waits for ends with an error.
   */
  refused(payload: LaterPayload, reason: TributaryError): LaterPayload;
  /** True if a fetch before this payload called the family. False if only a later fetch does. */
  isAsked(family: string): boolean;
  /** Called with the parts of each payload before it is written, in the order in which the calls were added. */
  onParts(look: (parts: readonly LaterPart[]) => void): void;
  /** Called once all is read, or the operation ends before. */
  onEnd(end: () => void): void;
  /** Ends what still runs for the payloads; without effect where all is read. */
  end(): void;
}
