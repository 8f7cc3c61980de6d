/** An error that whoever runs a report can mend, in a message for them. Nothing else is printed of it. */
export class UsageError extends Error {}
