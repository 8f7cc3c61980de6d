/** Requests that save a report on the server, and errors for refused requests. */
import { type Json, listOf, objectOf, textOf } from "#console/kit/json.ts";

/** The server has a saved report of this name. It is replaced only on request. */
export class NameTaken extends Error {}

/** The report to delete does not exist. */
export class AlreadyGone extends Error {}

/** True if the list of reports allows this caller to save reports. Older servers do not say it. */
export const canSaveIn = (listed: unknown): boolean => objectOf(listed)["canSave"] === true;

/** @param replace true if a saved report of the same name is overwritten */
export function saveRequest(name: string, files: Readonly<Record<string, string>>, replace: boolean) {
  const body: Json = { files, ...(replace && { replace }) };
  return { path: `/${encodeURIComponent(name)}`, method: "PUT", body } as const;
}

/** Problem with the value of one parameter. */
export interface ParameterProblem {
  readonly name: string;
  readonly message: string;
}

/** The gateway refused the parameters of a run before the run began. */
export class ParametersRefused extends Error {
  constructor(
    message: string,
    readonly problems: readonly ParameterProblem[],
  ) {
    super(message);
  }
}

/** The gateway is busy. The same request may succeed soon. */
export class Busy extends Error {}

/** A refused request, and the gateway's error. */
export interface Refusal {
  readonly method: string;
  readonly status: number;
  readonly message: string;
  /** The extensions of its error. */
  readonly extensions?: Json;
}

/** Error for a refusal: `Busy`, `NameTaken`, `AlreadyGone`, `ParametersRefused`, or else a plain `Error`. */
export function refusalError({ method, status, message, extensions = {} }: Refusal): Error {
  if (status === 503) return new Busy(message);
  if (method === "PUT" && status === 409) return new NameTaken(message);
  if (method === "DELETE" && status === 404) return new AlreadyGone(message);
  const problems = listOf(extensions["parameters"]).map((one) => {
    const { name, message: said } = objectOf(one);
    return { name: textOf(name), message: textOf(said) };
  });
  return problems.length > 0 ? new ParametersRefused(message, problems) : new Error(message);
}
