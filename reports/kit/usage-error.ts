/** An error that the user who runs a report can correct. Only its message is printed. */
export class UsageError extends Error {}
