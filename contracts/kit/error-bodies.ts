/**
 * Error styles: write and read the error body of a family. A style is data of the contract, so that the stand-in
 * service and the client cannot differ.
 */

import { commonCauses, commonMessage, type ErrorCause } from "./refusal-places.ts";

/** Refusal that a stand-in service's handler throws, independent of the family's form. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly detail: {
      /** The family's own code. */
      readonly code?: string | number;
      /** Input member of the problem, in the family's spelling. */
      readonly field?: string;
      readonly headers?: Readonly<Record<string, string>>;
      /** True if the body could not be parsed. */
      readonly malformed?: boolean;
      /** Further members of the family's error body. */
      readonly extra?: Readonly<Record<string, unknown>>;
    } = {},
  ) {
    super(message);
  }
}

/** Content of a family's error body. */
export interface Refusal {
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  /** The single reasons, if the body has several. */
  readonly causes?: readonly ErrorCause[] | undefined;
  /** Usual HTTP status for the family's code, if the answer's own status does not show it. */
  readonly status?: number | undefined;
  /** True if the body has the form of the contract: its message or its code is at the contract's place. */
  readonly isOwnForm?: boolean | undefined;
  /** Used-up quota of a 429, if the body has it. */
  readonly quota?: Quota | undefined;
}

/**
 * Signs of refusals because of an object's state, if their status can also mean a missing right (403) or invalid
 * input (400, 422).
 */
export interface StateRefusals {
  /** Error codes of the family for such refusals. */
  readonly codes?: readonly string[];
  /** Pattern of the message, if the family has no codes. */
  readonly message?: RegExp;
}

/** True if a refusal is about the state of an object, by any of the contract's criteria. */
export const isAboutState = (
  { code, message }: Refusal,
  rules: readonly (StateRefusals | undefined)[],
): boolean =>
  rules.some(
    (rule) =>
      (code !== undefined && rule?.codes?.includes(code)) ||
      (message !== undefined && rule?.message?.test(message)),
  );

/** A number of requests that a caller may make until a time. */
export interface Quota {
  readonly limit: number;
  readonly remaining: number;
  /** In Unix seconds. */
  readonly resetAt: number;
}

export interface ErrorStyle {
  write(problem: Problem): unknown;
  /** Returns the HTTP status for a problem, if the family does not use the usual ones. */
  status?(problem: Problem): number;
  read(body: unknown): Refusal;
  /** True if the family's documents show this form, so that a body in another form is not from the family. */
  readonly documented?: boolean;
}

type Path = readonly (string | number)[];

function at(body: unknown, path: Path): unknown {
  let value = body;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value;
}

const textAt = (body: unknown, path: Path | undefined): string | undefined => {
  const value = path && at(body, path);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
};

/** Largest time of a JavaScript date, in seconds. */
const LATEST_SECOND = 8.64e12;

function quotaAt(body: unknown, places: Readonly<Record<keyof Quota, Path>>): Quota | undefined {
  const limit = at(body, places.limit);
  const remaining = at(body, places.remaining);
  const resetAt = at(body, places.resetAt);
  const isCount = (value: unknown): value is number =>
    typeof value === "number" && value >= 0 && value < LATEST_SECOND;
  return isCount(limit) && isCount(remaining) && isCount(resetAt) ? { limit, remaining, resetAt } : undefined;
}

function causesAt(
  body: unknown,
  places: { readonly in: Path; readonly message: Path; readonly code?: Path },
): readonly ErrorCause[] | undefined {
  const causes = at(body, places.in);
  if (!Array.isArray(causes)) return undefined;
  return causes.map((cause) => ({
    message: textAt(cause, places.message),
    code: textAt(cause, places.code),
  }));
}

/**
 * Creates a style that reads fixed places of the body.
 * @example errorBody((p) => ({ error: p.message }), { message: ["error"] })
 */
export function errorBody(
  write: (problem: Problem) => unknown,
  places: { readonly message: Path; readonly code?: Path; readonly field?: Path },
  options: {
    /** HTTP status by the family's code, if the status of the response does not show the meaning (meetings). */
    readonly meanings?: Readonly<Record<string, number>>;
    readonly status?: (problem: Problem) => number;
    /** True if the family's documents show this form. */
    readonly documented?: boolean;
    /** Path of the list of reasons, and the paths within each of its items. */
    readonly causes?: { readonly in: Path; readonly message: Path; readonly code?: Path };
    /** Paths of the used-up quota in the body of a 429 (catalog). */
    readonly quota?: Readonly<Record<keyof Quota, Path>>;
  } = {},
): ErrorStyle {
  const { meanings, status, quota, causes, documented = false } = options;
  return {
    write,
    documented,
    ...(status && { status }),
    read(body) {
      const code = textAt(body, places.code);
      const message = textAt(body, places.message);
      const meaning = code === undefined ? undefined : meanings?.[code];
      const known = causes && causesAt(body, causes);
      // A single reason adds only its field to a message in the family's own form.
      const common = known ? [] : commonCauses(body);
      const shown = known ?? (common.length > 1 || message === undefined ? common : undefined);
      return {
        message: message ?? commonMessage(body),
        code,
        field: textAt(body, places.field) ?? (common.length === 1 ? common[0]?.field : undefined),
        isOwnForm: message !== undefined || code !== undefined,
        ...(meaning !== undefined && { status: meaning }),
        ...(shown && { causes: shown }),
        ...(quota && { quota: quotaAt(body, quota) }),
      };
    },
  };
}
