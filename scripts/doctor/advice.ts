/** Advises which setting to check, by the results of a family's reads. */
import { constantCase } from "#contracts/kit/settings.ts";
import type { Renames } from "#contracts/kit/wire-types.ts";
import type { FamilySettings } from "#platform/config/family-settings.ts";
import { settingLine } from "#platform/config/file/setting-line.ts";
import { LOCAL_FAMILIES } from "#platform/config/sections/families.ts";
import type { Limits } from "#platform/limits/limits.ts";
import { trustAdvice } from "./reach.ts";
import type { ReadResult } from "./read-result.ts";

/** Codes of a credential that the family does not accept. */
export const REFUSED: ReadonlySet<string> = new Set(["UNAUTHENTICATED", "UPSTREAM_MISCONFIGURED"]);

/** Advice on a family that cannot be reached. @param reason code of the failure, such as `ECONNREFUSED` */
export const adviceOnReach = (family: string, url: URL, reason: string): string =>
  url.origin === LOCAL_FAMILIES
    ? `families.${family}.url is not set, and the demo company does not run: \`tributary services\` starts it`
    : `${constantCase(family)}_URL: the host ${url.host} cannot be reached (${reason})${trustAdvice(reason)}`;

/**
 * @param reads All reads of the family
 * @returns a sentence for each setting to look at
 */
export function* adviceOn(
  family: string,
  reads: readonly ReadResult[],
  settings: FamilySettings,
  limits: Limits,
): Generator<string> {
  const prefix = constantCase(family);
  const key = `families.${family}`;
  const codes = new Set(reads.map(({ code }) => code));
  if (reads.length === 0) yield "no read can be made without an id: nothing was examined";
  if ([...REFUSED].some((code) => codes.has(code)))
    yield `${prefix}_CREDENTIAL is refused; ${key}.auth says in which header and after which word it is sent`;
  if (codes.has("FORBIDDEN")) yield `${prefix}_CREDENTIAL may not read everything: look at its rights`;
  if (codes.has("NOT_FOUND")) yield `${prefix}_URL may need another path: some reads find nothing`;
  if (codes.has("UPSTREAM_TIMEOUT"))
    yield `the family does not answer within ${limits.tryMs} ms: ${key}.connection.timeoutMs, or limits.tryMs for all families, sets the limit`;
  if (codes.has("UPSTREAM_UNAVAILABLE"))
    yield `${prefix}_URL: the family does not answer${settings.proxy ? `; it is called through a proxy (${key}.connection.proxy, OUTBOUND_PROXY, NO_PROXY)` : ""}`;
  const tls = reads.map(({ cause }) => cause?.tls).find((code) => code !== undefined);
  if (tls !== undefined) yield `${prefix}_URL: TLS fails (${tls})${trustAdvice(tls)}`;
  yield* adviceOnAnswers(prefix, reads);
  if (reads.some(({ paging }) => paging === "not understood"))
    yield "a list is not where the contract has it: is this the family's documented interface?";
  if (reads.some(({ renames = {} }) => Object.keys(renames).length > 0)) {
    const renames = merged([
      settings.spelling?.renames ?? {},
      ...reads.flatMap((read) => (read.renames ? [read.renames] : [])),
    ]);
    yield `members seem to be sent under other names; if so, set in tributary.yaml ${settingLine(["families", family, "spelling", "renames"], renames)}`;
  }
}

/** Advice on responses that are not from the family. */
function* adviceOnAnswers(prefix: string, reads: readonly ReadResult[]): Generator<string> {
  const bad = reads.filter(({ code }) => code === "UPSTREAM_BAD_RESPONSE");
  const origins = new Set(bad.flatMap(({ cause }) => cause?.redirectOrigin ?? []));
  for (const origin of origins)
    yield `${prefix}_URL: the answer is a redirect to ${new URL(origin).host}, which is never followed: set the URL of the interface itself, or a credential if that is a login page`;
  const types = new Set(
    bad.flatMap(({ cause }) => (cause?.redirectOrigin === undefined ? (cause?.contentType ?? []) : [])),
  );
  for (const type of types)
    yield `${prefix}_URL: what answers there sends ${type}, which is not as the family speaks`;
  if (bad.length > 0 && types.size + origins.size === 0)
    yield `${prefix}_URL: what answers there does not speak as the family does`;
}

function merged(all: readonly Renames[]): Renames {
  const whole: Record<string, Record<string, string>> = {};
  for (const renames of all)
    for (const [type, members] of Object.entries(renames)) whole[type] = { ...whole[type], ...members };
  return whole;
}
