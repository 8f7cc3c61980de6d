/** Types of `stamps.mjs`, for its test. */
export function makeOnce(step: {
  readonly stamp: string;
  readonly sources: readonly string[];
  readonly program?: string;
  readonly made: readonly string[];
  readonly make: () => Promise<void>;
}): Promise<void>;
