/** A mistake of whoever runs a report: its message is all they need, and nothing was asked yet. */
export class ReportError extends Error {}
