/** An error that the user who runs a report can correct. Only its message is printed. */
export class UsageError extends Error {}

/** Problem with the value of one parameter. */
export interface ParameterProblem {
  /** The name of the parameter. */
  readonly name: string;
  readonly message: string;
}

/** Parameters that are unknown, missing or malformed. */
export class ParameterError extends UsageError {
  constructor(
    readonly problems: readonly ParameterProblem[],
    message = ["The variables:", ...problems.map((problem) => problem.message)].join("\n  "),
  ) {
    super(message);
  }
}

/** A file cannot be written. Only the user of the command line sees its path. */
export class UnwritableFile extends UsageError {}

/** The end of a sentence about a parameter that a report does not have. */
export const otherNames = (parameters: readonly { readonly name: string }[]): string =>
  parameters.length === 0 ? "" : `; there are ${parameters.map(({ name }) => name).join(", ")}`;
