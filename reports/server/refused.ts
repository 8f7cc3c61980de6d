/** A request of reports that cannot be answered as it is. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}
