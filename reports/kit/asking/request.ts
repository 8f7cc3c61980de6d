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
  /** Number of times that the list has begun again. A stored answer of an earlier reading is not used. */
  readonly reading?: number;
  /**
   * A request for a part of the same.
   * @param paths response keys to what failed
   * @returns undefined where all of it failed
   */
  readonly again?: (paths: readonly (readonly string[])[]) => Request | undefined;
  /** False to get an answer at once, also if a family says that waiting helps. */
  readonly patient?: boolean;
  /** An answer that lacks something: only that is asked for. */
  readonly known?: Answer;
  /** True to ask for what a known answer lacks only if its family has answered something else since. */
  readonly isLast?: boolean;
  /** Called before a wait. */
  readonly onWait?: () => void;
}
