/**
 * Identity of the caller, and the caller's token. A token is only in this page's memory, never in storage or
 * in a URL.
 */
import { isObject, listOf, numberOf, textOf } from "#console/kit/json.ts";
import { createStore } from "#console/kit/store.ts";

export interface Limits {
  /** Most REST calls that a document may need. */
  readonly calls: number;
  /** Most objects in the lists of a document. */
  readonly objects: number;
  readonly pageSize: number;
}

export interface Session {
  readonly authenticated: boolean;
  readonly subject: string | undefined;
  readonly email: string | undefined;
  readonly scopes: readonly string[];
  readonly limits: Limits;
  /** True if the caller may see the trace of each REST call. */
  readonly trace: boolean;
  /** The scope that a trace needs. */
  readonly traceScope: string;
  /** Families whose data comes from stand-in services of the demo company. */
  readonly demo: readonly string[];
  /** True if stand-in data is served beside real data, or in production. */
  readonly demoWarning: boolean;
  /** First document for a new visitor. It fits the served families. */
  readonly first: string;
  /** True if the console can set faults of the stand-in services. */
  readonly faults: boolean;
  /** True if the gateway rehearses documents, and a header sets the fault of a request. */
  readonly rehearsal: boolean;
  /** Address of Apollo Sandbox; undefined if its pages may not call this gateway. */
  readonly sandbox: string | undefined;
}

export const token = createStore<string>("");
export const session = createStore<Session | undefined>(undefined);
/** Reason why the session could not be read, for example because a token is needed. */
export const sessionProblem = createStore<string>("");

/** Headers of every request of this page: the token, if there is one. */
export function authorization(): Record<string, string> {
  const value = token.get().trim();
  return value === "" ? {} : { authorization: value.includes(" ") ? value : `Bearer ${value}` };
}

/** Calls the gateway's console API. @returns the JSON body. @throws Error with the gateway's message. */
export async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`/console/api/${path}`, {
    ...init,
    headers: { accept: "application/json", ...authorization(), ...init.headers },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(messageIn(text) ?? `The gateway answered with status ${response.status}`);
  return text === "" ? undefined : JSON.parse(text);
}

/** Sends a JSON body. @throws Error with the gateway's message. */
export const send = (path: string, method: "POST" | "PUT", body: unknown, signal?: AbortSignal) =>
  ask(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

function messageIn(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const [error] = isObject(body) ? listOf(body["errors"]) : [];
    return isObject(error) ? textOf(error["message"]) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the session for the current token. */
export async function readSession(): Promise<void> {
  try {
    const answer = await ask("session");
    session.set(sessionOf(answer));
    sessionProblem.set("");
  } catch (error) {
    session.set(undefined);
    sessionProblem.set(error instanceof Error ? error.message : String(error));
  }
}

const texts = (value: unknown): readonly string[] => listOf(value).map(textOf);
const optional = (value: unknown): string | undefined => textOf(value) || undefined;

function sessionOf(answer: unknown): Session {
  const said = isObject(answer) ? answer : {};
  const limits = isObject(said["limits"]) ? said["limits"] : {};
  return {
    authenticated: said["authenticated"] === true,
    subject: optional(said["subject"]),
    email: optional(said["email"]),
    scopes: texts(said["scopes"]),
    limits: {
      calls: numberOf(limits["calls"]),
      objects: numberOf(limits["objects"]),
      pageSize: numberOf(limits["pageSize"]),
    },
    trace: said["trace"] === true,
    traceScope: textOf(said["traceScope"]),
    demo: texts(said["demo"]),
    demoWarning: said["demoWarning"] === true,
    first: textOf(said["first"]),
    faults: said["faults"] === true,
    rehearsal: said["rehearsal"] === true,
    sandbox: optional(said["sandbox"]),
  };
}
