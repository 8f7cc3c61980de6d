/** Calls to the identity provider's stand-in service, for its tests. */
import type { PersonaName } from "#contracts/demo-credentials.ts";
import { identity } from "#contracts/identity/index.ts";
import { idFor } from "#services/demo/ids.ts";
import type { TestFamilies } from "#test/kit/families.ts";
import { credentialOf, restCalls } from "#test/kit/rest-calls.ts";

export interface Called<T> {
  readonly status: number;
  readonly body: T;
  /** The provider's own code of a refusal. */
  readonly code: string | undefined;
  readonly link: string | null;
}

/** Calls by method and path, with bodies as JSON. */
export function callsOf(families: TestFamilies) {
  const { send } = restCalls(families, identity);
  return async <T>(
    method: string,
    path: string,
    { body, as, headers }: { body?: object; as?: PersonaName; headers?: Record<string, string> } = {},
  ): Promise<Called<T>> => {
    const response = await send(method, path, body, { ...credentialOf(identity, as), ...headers });
    const text = await response.text();
    const answered: unknown = text === "" ? undefined : JSON.parse(text);
    return {
      status: response.status,
      body: answered as T,
      code: response.ok ? undefined : identity.errors.read(answered).code,
      link: response.headers.get("link"),
    };
  };
}

export const userPath = (index: number) => `/api/v1/users/${idFor("identity", index)}`;
