/** Reading the settings of the families: which there are, where each is, and how it is called. */
import type { Family } from "#contracts/kit/contract.ts";
import { constantCase } from "#contracts/kit/settings.ts";
import { isForwardable } from "./credential-kinds.ts";
import type { FamilySettings } from "./family-settings.ts";
import type { Environment, Variable } from "./kinds.ts";
import type { Values } from "./table.ts";
import {
  familyVariables,
  LOCAL_FAMILIES,
  listenerVariables,
  localPath,
  scopeVariable,
} from "./variables/families.ts";

/** Credentials of the demo company, for families that its stand-in services answer for. */
export interface DemoCredentials {
  /** The secret that the gateway sends to a family. */
  readonly secretOf: (family: string) => string;
  /** The tokens that families send to their webhooks at the gateway. */
  readonly listenerTokens: Readonly<Record<string, string>>;
}

/** Which families a deployment has, and how that was decided. */
export interface FamilyChoice {
  readonly served: readonly string[];
  /** Nothing says which families there are: no FAMILIES, and no URL of any. */
  readonly byDefault: boolean;
  /** Some of those that are served are real services. */
  readonly real: boolean;
}

/** Those that FAMILIES names; else those with a URL; else, or where the demo company may stand in, all. */
export function chooseFamilies(
  { families: named, demo }: Values,
  env: Environment,
  all: readonly Family[],
  mistakes: string[],
): FamilyChoice {
  const names = all.map(({ name }) => name);
  const withUrl = new Set(names.filter((name) => env[`${constantCase(name)}_URL`]));
  const unknown = named?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0)
    mistakes.push(
      `FAMILIES names no family with ${unknown.join(", ")}; the families are ${names.join(", ")}`,
    );
  const byDefault = named === undefined && withUrl.size === 0;
  const isServed = (name: string) =>
    named ? named.includes(name) : byDefault || demo === "on" || withUrl.has(name);
  const served = names.filter(isServed);
  return { served, byDefault, real: served.some((name) => withUrl.has(name)) };
}

/** What families have in common when their settings are read. */
interface Shared {
  readonly servicesUrl: string | undefined;
  readonly demo: DemoCredentials;
  readonly served: readonly string[];
  /** The proxy of all families, and the hosts that are called without it. */
  readonly proxy: string | undefined;
  readonly noProxy: readonly string[];
  /** Whether the process takes what families send by themselves. */
  readonly listens: boolean;
}

/** Reads a variable; one that is not used has no value from a file. */
type Read = <T>(variable: Variable<T>, isUsed?: boolean) => T | undefined;

/** The settings of each family that is served, and whether the demo company stands in for it. */
export function readFamilies(
  families: readonly Family[],
  { servicesUrl, demo, served, proxy: shared, noProxy, listens }: Shared,
  readVariable: Read,
  mistakes: string[],
) {
  return families.flatMap((family) => {
    const isServed = served.includes(family.name);
    const read: Read = (variable) => readVariable(variable, isServed);
    const variables = familyVariables(family);
    const before = mistakes.length;
    const url = read(variables.url);
    const shown = read(variables.credential);
    if (isServed && url !== undefined && shown === undefined && mistakes.length === before)
      mistakes.push(`${variables.credential.name} is needed with ${variables.url.name}`);
    const auth = read(variables.auth);
    if (
      family.auth.scheme === "basic" &&
      auth === undefined &&
      shown !== undefined &&
      "secret" in shown &&
      !/^[^:]+:./.test(shown.secret)
    )
      mistakes.push(`${variables.credential.name} must be service:<user>:<password>: the family takes both`);
    const headers = read(variables.headers);
    const header = variables.header && read(variables.header);
    const prefix = variables.prefix && read(variables.prefix);
    const fileHosts = variables.fileHosts && read(variables.fileHosts);
    const currency = variables.currency && read(variables.currency);
    const bodyForm = variables.bodyForm && read(variables.bodyForm);
    const timeZone = read(variables.timeZone);
    const numbers = read(variables.numbers);
    const renames = read(variables.renames);
    const connection = read(variables.connection);
    const proxy = read(variables.proxy) ?? shared;
    const local = url === undefined;
    const scope: Record<string, string> = {};
    for (const key of family.settings?.scope ?? []) {
      const value = read(scopeVariable(key)) ?? key.normal ?? (local ? key.demo : undefined);
      if (value !== undefined) scope[key.parameter] = value;
    }
    const own: FamilySettings = {
      baseUrl: url ?? (servicesUrl ?? LOCAL_FAMILIES) + localPath(family.name),
      credential: shown ?? { secret: demo.secretOf(family.name) },
      ...(header !== undefined && !local && { header }),
      ...(!local && auth),
      ...(headers !== undefined && !local && { headers }),
      ...(prefix !== undefined && !local && { prefix }),
      ...(fileHosts !== undefined && !local && { fileHosts }),
      ...((timeZone || numbers || renames) &&
        !local && {
          spelling: {
            ...(timeZone && { zone: timeZone }),
            ...(numbers && { numbers }),
            ...(renames && { renames }),
          },
        }),
      ...(bodyForm !== undefined && !local && { bodyForm }),
      ...(!local && connection),
      ...(proxy !== undefined && proxy !== "none" && !local && { proxy: { url: proxy, except: noProxy } }),
      ...(currency !== undefined && { currency }),
      ...(Object.keys(scope).length > 0 && { scope }),
    };
    const listener = readListener(family, (variable) => readVariable(variable, isServed && listens));
    const setting = {
      name: family.name,
      urlVariable: variables.url.name,
      connectionVariable: variables.connection.name,
      local,
      own,
      listener,
    };
    return isServed ? [setting] : [];
  });
}

/**
 * The headers from which some family's credential is forwarded, also of families that another process
 * calls: only their names are read, because files that their settings name may be on another machine.
 */
export function forwardedHeaders(all: readonly Family[], env: Environment): readonly string[] {
  const named = all.flatMap((family) => {
    const [, header] = /^forward:(.+)$/.exec(env[familyVariables(family).credential.name] ?? "") ?? [];
    return header !== undefined && isForwardable(header) ? header : [];
  });
  return [...new Set(named)];
}

/** The variables of a webhook with their values; undefined for a family without one. */
export function readListener(family: Family, read: Read) {
  const variables = listenerVariables(family);
  return (
    variables && {
      variables,
      token: read(variables.token),
      jwtSecret: read(variables.jwtSecret),
      jwksUrl: read(variables.jwksUrl),
      issuer: read(variables.issuer),
      audience: read(variables.audience),
    }
  );
}

export type Listener = NonNullable<ReturnType<typeof readListener>>;
