/** An error that the user who runs a report can correct. Only its message is printed. */
export class UsageError extends Error {}

/** A file cannot be written; its path is for the user of the command line alone. */
export class UnwritableFile extends UsageError {}
