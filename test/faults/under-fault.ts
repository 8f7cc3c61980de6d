/**
 * A gateway in front of families with faults. Each caller has own credentials for each family, and each response
 * is searched for forbidden content.
 */
import { request } from "undici";
import type { Family } from "#contracts/kit/contract.ts";
import type { Environment } from "#platform/config/setting.ts";
import { scopeKeys } from "#test/kit/scope-keys.ts";
import { type ScriptedUpstream, startScripted, status } from "#test/kit/scripted-upstream.ts";
import { settings } from "#test/kit/settings.ts";
import { families as contracts } from "#test/subgraphs/kit/rest/contracts.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";

/** Part of bodies and headers of faults that must never be visible. */
export const SECRET = "NOBODYS-BUSINESS";

const capitals = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
const headerOf = (family: string) => `x-key-${family.toLowerCase()}`;

/** A caller's secret for a family. */
export const tokenOf = (family: string, caller: string): string => `tok-${family}-${caller}:x`;

/** Headers of a caller, with a credential for each family in the family's form. */
export const credentialsOf = (caller: string): Record<string, string> =>
  Object.fromEntries(
    contracts.map(({ name, auth }) => [headerOf(name), auth.present(tokenOf(name, caller))]),
  );

/** The secret in a request to a family. */
export function shownTo({ auth }: Family, headers: Readonly<Record<string, unknown>>): string | undefined {
  const value = String(headers[auth.header] ?? "");
  return auth.scheme === "header" ? value : auth.accept(value);
}

export interface Fronts extends AsyncDisposable {
  readonly of: ReadonlyMap<string, StandIn>;
  /** Target of redirects. It must never get a request. */
  readonly elsewhere: ScriptedUpstream;
  /** Settings for the gateway. */
  readonly env: Environment;
  /** Points the fault proxies at the stand-in services. */
  answerFrom(baseUrls: Readonly<Record<string, string>>): void;
  standIn(family: string): StandIn;
  /** Ends all faults. */
  heal(): Promise<void>;
  /** Pattern that no answer and no log line may contain. */
  readonly leaks: RegExp;
  readonly logLeaks: RegExp;
}

export async function startFronts(): Promise<Fronts> {
  const standIns = await Promise.all(contracts.map(startStandIn));
  const of = new Map(standIns.map((one) => [one.family.name, one]));
  const elsewhere = await startScripted(status(200));
  const urls: Record<string, string> = {};
  const families: Record<string, object> = {};
  for (const { family, baseUrl } of standIns) {
    urls[`${capitals(family.name)}_URL`] = baseUrl;
    urls[`${capitals(family.name)}_CREDENTIAL`] = `forward:${headerOf(family.name)}`;
    const scope = (scopeKeys[family.name] ?? []).flatMap(({ key, demo, list }) =>
      demo ? [[key, list ? demo.split(",") : demo]] : [],
    );
    families[family.name] = { scope: Object.fromEntries(scope) };
  }
  const hosts = [elsewhere, ...standIns].map(({ origin }) => new URL(origin).port);
  const standIn = (family: string) => {
    const found = of.get(family);
    if (!found) throw new Error(`nothing stands in for ${family}`);
    return found;
  };
  // Tokens in Base64 begin like this, too.
  const leaksAnywhere = `${SECRET}|127\\.0\\.0\\.1:\\d|(?<=[\\w.\\]]):(?:${hosts.join("|")})\\b|\\btok-|dG9rL|undici|node_modules`;
  return {
    of,
    elsewhere,
    env: settings({ families }, urls),
    answerFrom(baseUrls) {
      for (const one of standIns) one.behind = baseUrls[one.family.name] ?? "";
    },
    standIn,
    async heal() {
      for (const one of standIns) {
        one.fault = undefined;
        await one.up();
      }
    },
    leaks: new RegExp(`${leaksAnywhere}|ECONN`),
    // The operator's log contains the system's error code. Clients never see the code.
    logLeaks: new RegExp(leaksAnywhere),
    async [Symbol.asyncDispose]() {
      await Promise.all([elsewhere, ...standIns].map((one) => one[Symbol.asyncDispose]()));
    },
  };
}

export interface FieldError {
  /** The response key of the root field. */
  readonly root: unknown;
  readonly code: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

export interface TimedAnswer {
  readonly ms: number;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly FieldError[];
  readonly text: string;
  /** Problems with the answer that do not depend on the request. */
  readonly violations: readonly string[];
}

interface Body {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly path?: readonly unknown[];
    readonly extensions: Record<string, unknown>;
  }[];
}

/** Sends a query as one caller, and checks the response for violations. */
export async function ask(
  gateway: { readonly origin: string; readonly leaks: RegExp },
  query: string,
  caller: string,
  init: { readonly variables?: object; readonly signal?: AbortSignal } = {},
): Promise<TimedAnswer> {
  const began = performance.now();
  // A new connection, because the server may close an idle connection just when it is used again.
  const response = await request(`${gateway.origin}/graphql`, {
    method: "POST",
    reset: true,
    headers: { "content-type": "application/json", ...credentialsOf(caller) },
    body: JSON.stringify({ query, variables: init.variables }),
    ...(init.signal && { signal: init.signal }),
  });
  const text = await response.body.text();
  const { statusCode: code, headers } = response;
  const violations: string[] = [];
  const leak = gateway.leaks.exec(`${JSON.stringify(headers)}${text}`);
  if (leak) violations.push(`${leak[0]} is in ${text.slice(0, 300)}`);
  if (code >= 500 && !(code === 503 && headers["retry-after"])) violations.push(`status ${code}`);
  const body = JSON.parse(text) as Body;
  const errors = (body.errors ?? []).map(({ path, extensions }) => ({
    root: path?.[0],
    code: String(extensions["code"]),
    extensions,
  }));
  for (const { code: told } of errors) if (told === "INTERNAL_SERVER_ERROR") violations.push(told);
  return { ms: performance.now() - began, status: code, data: body.data ?? null, errors, text, violations };
}
