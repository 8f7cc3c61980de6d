/**
 * Error shapes: how a family writes a refusal, and how it is read again. A style is data of the
 * contract, so that the local family and the client can not disagree.
 */

/** What a handler of a local family throws: a refusal in neutral words. */
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
    } = {},
  ) {
    super(message);
  }
}

/** What a reader learns from a family's error body. */
export interface Refusal {
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  readonly field?: string | undefined;
}

export interface ErrorStyle {
  write(problem: Problem): unknown;
  read(body: unknown): Refusal;
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

/**
 * A style read from fixed places of the body.
 * @example errorBody((p) => ({ error: p.message }), { message: ["error"] })
 */
export function errorBody(
  write: (problem: Problem) => unknown,
  places: { readonly message: Path; readonly code?: Path; readonly field?: Path },
): ErrorStyle {
  return {
    write,
    read: (body) => ({
      message: textAt(body, places.message),
      code: textAt(body, places.code),
      field: textAt(body, places.field),
    }),
  };
}
