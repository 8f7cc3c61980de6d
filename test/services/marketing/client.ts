/** Client of marketing's stand-in service, for tests of its areas. */

import type { PersonaName } from "#contracts/demo-credentials.ts";
import { marketing } from "#contracts/marketing/index.ts";
import { bearerOf, type TestFamilies } from "#test/kit/families.ts";

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

export interface MarketingClient {
  ask<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  get<T>(path: string, headers?: Record<string, string>): Promise<Answer<T>>;
}

/** A client of the families of a test file. */
export function marketingClient(
  families: () => TestFamilies,
  persona: PersonaName = "service",
): MarketingClient {
  const ask: MarketingClient["ask"] = async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(families().baseUrl("marketing") + path, {
      method,
      headers: { ...bearerOf("marketing", persona), "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
  };
  return { ask, get: (path, headers) => ask("GET", path, undefined, headers) };
}

/** Status and content of a refusal, as the contract reads it. */
export const refusalOf = ({ status, body }: Answer<unknown>) => ({ status, ...marketing.errors.read(body) });
