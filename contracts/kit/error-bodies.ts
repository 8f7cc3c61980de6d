/**
 * Error shapes: how a family writes a refusal, and how it is read again. A style is data of the
 * contract, so that the local family and the client cannot disagree.
 */

import { commonCauses, commonMessage, type ErrorCause } from "./refusal-places.ts";

/** Refusal that a stand-in service's handler throws, in neutral words. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly detail: {
      /** The family's own code. */
      readonly code?: string | number;
      /** The input member it is about, in the family's spelling. */
      readonly field?: string;
      readonly headers?: Readonly<Record<string, string>>;
      /** The body could not be read at all. */
      readonly malformed?: boolean;
      /** Further members of this family's error body, for its own style. */
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
  /** The reasons one by one, where the body tells several. */
  readonly causes?: readonly ErrorCause[] | undefined;
  /** Usual HTTP status for the family's code, if the answer's own status does not show it. */
  readonly status?: number | undefined;
  /** The body has the form of the contract: its message or its code is where the contract has it. */
  readonly isOwnForm?: boolean | undefined;
  /** Of a 429: the quota that is used up, where the body tells it. */
  readonly quota?: Quota | undefined;
}

/**
 * Refusals because of an object's state, if the status of the answer also stands for a missing right (403) or
 * for wrong input (400, 422).
 */
export interface StateRefusals {
  /** The family's own codes that say so. */
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
  /** The HTTP status written for a problem, where a family does not use the usual ones. */
  status?(problem: Problem): number;
  read(body: unknown): Refusal;
  /** The family's documents show this form, so that another form is not the family's. */
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

/** Later than any date can be written. */
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
 * A style read from fixed places of the body.
 * @example errorBody((p) => ({ error: p.message }), { message: ["error"] })
 */
export function errorBody(
  write: (problem: Problem) => unknown,
  places: { readonly message: Path; readonly code?: Path; readonly field?: Path },
  options: {
    /** By the family's code, the usual HTTP status of what it stands for (meetings). */
    readonly meanings?: Readonly<Record<string, number>>;
    readonly status?: (problem: Problem) => number;
    /** The family's documents show this form. */
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
      // One reason says no more than the whole, if the whole is in the family's own form; but for its field.
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
