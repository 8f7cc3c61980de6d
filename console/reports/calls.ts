/** Calls the gateway's reports API, and turns its refusals into errors. */
import { authorization } from "#console/data/session.ts";
import { type Json, listOf, objectOf, parseJson, textOf } from "#console/kit/json.ts";
import { refusalError } from "./saved/saving.ts";

/** The gateway serves no reports over HTTP, because it is older or configured so. */
export class NoReports extends Error {}

/** Calls the gateway. @throws Error with the gateway's message for a refusal */
export async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`/reports${path}`, {
    ...init,
    headers: { accept: "application/json", ...authorization(), ...init.headers },
  });
  const text = await response.text();
  if (response.ok) return parseJson(text);
  const message = refusalIn(text, response.status);
  if (response.status === 404 && path === "") throw new NoReports(message);
  const extensions = objectOf(refusedIn(text)["extensions"]);
  throw refusalError({ method: init.method ?? "GET", status: response.status, message, extensions });
}

/** The first error in the body of a refusal. */
function refusedIn(text: string): Json {
  const [error] = listOf(objectOf(parseJson(text))["errors"]);
  return objectOf(error);
}

/** Message of a refusal, or its status if the gateway sent no message. */
export const refusalIn = (text: string, status: number): string =>
  textOf(refusedIn(text)["message"]) || `The gateway answered with status ${status}`;

/** Sends JSON. @param signal aborts the request */
export const post = (path: string, body: Json, method: "POST" | "PUT" = "POST", signal?: AbortSignal) =>
  call(path, {
    method,
    ...(signal && { signal }),
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
