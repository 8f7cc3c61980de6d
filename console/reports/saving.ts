/** What the console sends to save a report on the server, and what it understands of the answer. */
import { type Json, objectOf } from "#console/kit/json.ts";

/** The server has a saved report of this name, which is replaced only on request. */
export class NameTaken extends Error {}

/** Whether the list of reports says that the server lets this caller save them; older servers do not say it. */
export const canSaveIn = (listed: unknown): boolean => objectOf(listed)["canSave"] === true;

/** @param replace whether a saved report of the same name is overwritten */
export function saveRequest(name: string, files: Readonly<Record<string, string>>, replace: boolean) {
  const body: Json = { files, ...(replace && { replace }) };
  return { path: `/${encodeURIComponent(name)}`, method: "PUT", body } as const;
}

/** A refusal of the gateway as an error; one of its own where a report would be overwritten. */
export const refusalError = (method: string, status: number, message: string): Error =>
  method === "PUT" && status === 409 ? new NameTaken(message) : new Error(message);
