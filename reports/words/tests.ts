/** Data tests of a result, in words. The console runs this file in the browser, so it imports nothing. */

/** Outcome of a data test. */
export interface TestResult {
  readonly name: string;
  /** Rows that fail it. */
  readonly rows: number;
  /** Reason why it could not be run on these rows. */
  readonly problem?: string;
}

/** True if a result fails a test. A test that could not be run counts as failed. */
export const isFailed = ({ rows, problem }: TestResult): boolean => rows > 0 || problem !== undefined;

/** A sentence for each test that failed. @example "Test no-negative failed: 3 rows." */
export const failedTexts = (tests: readonly TestResult[]): string[] =>
  tests
    .filter(isFailed)
    .map(
      ({ name, rows, problem }) =>
        `Test ${name} failed: ${problem ?? `${rows} ${rows === 1 ? "row" : "rows"}`}.`,
    );
