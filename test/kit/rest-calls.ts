/** Calls of a family's stand-in service over REST. */
import { expect } from "vitest";
import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import type { Family } from "#contracts/kit/contract.ts";
import type { TestFamilies } from "./families.ts";

type Headers = Readonly<Record<string, string>>;

/** The header with a persona's credential for a family. */
export const credentialOf = ({ name, auth }: Family, persona?: PersonaName): Headers => ({
  [auth.header]: auth.present(demoSecret(name, persona)),
});

/**
 * Calls by method and path, with the service's credential unless `headers` have another one. A body that is no text
 * is sent as JSON.
 * @param prefix begin of each path
 */
export function restCalls<Answered = unknown>(families: TestFamilies, family: Family, prefix = "") {
  const send = (method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Response> =>
    fetch(families.baseUrl(family.name) + prefix + path, {
      method,
      headers: {
        ...credentialOf(family),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });

  /** Status and body of the answer. The body is undefined for none. */
  async function ask<T = Answered>(...call: Parameters<typeof send>) {
    const response = await send(...call);
    const text = await response.text();
    return { status: response.status, body: (text === "" ? undefined : JSON.parse(text)) as T };
  }

  const get = <T = Answered>(path: string, headers?: Headers) => ask<T>("GET", path, undefined, headers);

  /** The body of a read that answers 200. */
  async function read<T = Answered>(path: string, headers?: Headers): Promise<T> {
    const { status, body } = await get<T>(path, headers);
    expect([path, status, body]).toEqual([path, 200, body]);
    return body;
  }

  /** Status and content of a refusal, as the contract reads it. */
  async function refusal(...call: Parameters<typeof send>) {
    const { status, body } = await ask<unknown>(...call);
    return { ...family.errors.read(body), status };
  }

  return { send, ask, get, read, refusal };
}
