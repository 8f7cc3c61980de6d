/** An operation of a report, and its answer. */
import type { AnswerError } from "./completeness.ts";

/** The answer to one operation. */
export interface Answer {
  readonly data: Record<string, unknown> | null;
  readonly errors: readonly AnswerError[];
  readonly families: readonly string[];
  /** Time of arrival, ms since 1970; now by default. */
  readonly time?: number | undefined;
}

export interface Request {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** Number of restarts of the list. A stored response to an earlier reading is not used. */
  readonly reading?: number;
  /**
   * Request for the failed part of this request.
   * @param paths response keys to the failed fields
   * @returns undefined if all fields failed
   */
  readonly again?: (paths: readonly (readonly string[])[]) => Request | undefined;
  /** False to return at once, even if a family reports the time after which a retry can succeed. */
  readonly patient?: boolean;
  /** An incomplete response. Only its missing parts are requested. */
  readonly known?: Answer;
  /** True to request the missing parts only if their family has answered another request since. */
  readonly isLast?: boolean;
  /** Called before a wait. */
  readonly onWait?: () => void;
}
