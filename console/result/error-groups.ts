/** Groups the errors of a response, because a family that is down fails every row of a list in the same way. */
import type { GraphError } from "#console/data/answer.ts";
import { listOf, numberOf, textOf } from "#console/kit/json.ts";

/** Errors with one code, of one family. */
export interface ErrorGroup {
  readonly code: string;
  readonly family: string | undefined;
  /** Positions that failed. Higher than the number of errors if an error stands for several positions. */
  readonly count: number;
  readonly failures: readonly Failure[];
  /** Scopes that the caller lacks. */
  readonly missingScopes: readonly string[];
  /** Longest wait before the next try, ms; 0 if no error has one. */
  readonly retryAfterMs: number;
}

/** Errors of a group with the same message. */
export interface Failure {
  readonly message: string;
  readonly errors: readonly GraphError[];
}

export function groupsOf(errors: readonly GraphError[]): readonly ErrorGroup[] {
  return by(errors, ({ code, family }) => `${code} ${family}`).map((same) => ({
    code: same[0].code,
    family: same[0].family,
    count: same.reduce((sum, error) => sum + positionsOf(error), 0),
    failures: by(same, ({ message }) => message).map((alike) => ({
      message: alike[0].message,
      errors: alike,
    })),
    missingScopes: [
      ...new Set(same.flatMap(({ extensions }) => listOf(extensions["missingScopes"]).map(textOf))),
    ],
    retryAfterMs: Math.max(0, ...same.map(({ extensions }) => numberOf(extensions["retryAfterMs"]))),
  }));
}

/** Positions that an error stands for (`docs/errors.md`). */
function positionsOf({ extensions: { count } }: GraphError): number {
  return typeof count === "number" ? count : 1;
}

/** Groups errors by a key, in the order of the first error of each key. */
function by(errors: readonly GraphError[], keyOf: (error: GraphError) => string) {
  const found = new Map<string, [GraphError, ...GraphError[]]>();
  for (const error of errors) {
    const same = found.get(keyOf(error));
    if (same) same.push(error);
    else found.set(keyOf(error), [error]);
  }
  return [...found.values()];
}
