/** Reads the settings of the families: the choice of families, their addresses, their credentials. */
import type { Family } from "#contracts/kit/contract.ts";
import { connectionOf } from "./connection.ts";
import { isForwardable } from "./credentials.ts";
import type { FamilySettings, Spelling } from "./family-settings.ts";
import type { SettingsReader } from "./file/settings-reader.ts";
import { familySettings, familyVariables, LOCAL_FAMILIES, localPath } from "./sections/families.ts";
import type { ValuesOf } from "./setting.ts";
import type { Values } from "./table.ts";

/** The demo company's credentials, for families with a stand-in service. */
export interface DemoCredentials {
  /** The secret that the gateway sends to a family. */
  readonly secretOf: (family: string) => string;
  /** The tokens that families send to their webhooks at the gateway. */
  readonly listenerTokens: Readonly<Record<string, string>>;
}

/** Families of a deployment, and the reason for the choice. */
export interface FamilyChoice {
  readonly served: readonly string[];
  /** True if neither a list of families nor the URL of a family is configured. */
  readonly byDefault: boolean;
  /** True if at least one of the served families is a real service. */
  readonly real: boolean;
}

/** Chooses the families in `deployment.families`; else all with `demo` or without any URL; else those with a URL. */
export function chooseFamilies(
  { families: named, demo }: Values["deployment"],
  reader: SettingsReader,
  all: readonly Family[],
): FamilyChoice {
  const names = all.map(({ name }) => name);
  const hasUrl = (family: Family) =>
    reader.has({ path: ["families", family.name, "url"], setting: familySettings(family).url });
  const withUrl = new Set(all.filter(hasUrl).map(({ name }) => name));
  const unknown = named?.filter((name) => !names.includes(name)) ?? [];
  if (named?.length === 0)
    reader.mistakes.push(`FAMILIES names no family; the families are ${names.join(", ")}`);
  if (unknown.length > 0)
    reader.mistakes.push(
      `FAMILIES names no family with ${unknown.join(", ")}; the families are ${names.join(", ")}`,
    );
  const byDefault = named === undefined && withUrl.size === 0;
  const isServed = (name: string) =>
    named ? named.includes(name) : byDefault || demo === true || withUrl.has(name);
  const served = names.filter(isServed);
  return { served, byDefault, real: served.some((name) => withUrl.has(name)) };
}

type FamilyValues = ValuesOf<ReturnType<typeof familySettings>>;

/** The settings of a family as they were read. */
export interface FamilyReading {
  readonly name: string;
  /** Environment variable of its URL. */
  readonly urlVariable: string;
  /** True if the stand-in service answers for the family. */
  readonly local: boolean;
  readonly own: FamilySettings;
  /** Its webhook; undefined for a family without one. */
  readonly webhook: FamilyValues["webhook"];
}

interface Options {
  readonly deployment: Values["deployment"];
  readonly demo: DemoCredentials;
  readonly served: readonly string[];
  /** True if the process serves the webhooks of families. */
  readonly listens: boolean;
  /** True if the process calls families. */
  readonly calls: boolean;
}

/** Settings that only calls need. */
const OF_CALLS = /\.(?:headers|connection\.(?:certFile|keyFile|proxy))$/;

/** Reads the settings of all families, and returns those of the served ones. */
export function readFamilies(
  families: readonly Family[],
  reader: SettingsReader,
  options: Options,
): readonly FamilyReading[] {
  return families.flatMap((family) => {
    const { name } = family;
    const isServed = options.served.includes(name);
    const before = reader.mistakes.length;
    const values = reader.readTree(
      familySettings(family, options.calls),
      ["families", name],
      (key) =>
        isServed && (options.listens || !key.includes(".webhook.")) && (options.calls || !OF_CALLS.test(key)),
    );
    if (reader.mistakes.length === before) reader.mistakes.push(...mistakesOf(family, values, isServed));
    if (!isServed) return [];
    const local = values.url === undefined;
    return [
      {
        name,
        urlVariable: familyVariables(family).url,
        local,
        own: {
          baseUrl: values.url ?? (options.deployment.servicesUrl ?? LOCAL_FAMILIES) + localPath(name),
          credential: values.credential ?? { secret: options.demo.secretOf(name) },
          ...(!local && ofRealService(name, values, reader, options.deployment)),
          ...(values.currency !== undefined && { currency: values.currency }),
          ...scopeOf(family, values.scope, local),
        },
        webhook: values.webhook,
      },
    ];
  });
}

function* mistakesOf(
  family: Family,
  { url, credential, auth }: FamilyValues,
  isServed: boolean,
): Generator<string> {
  const variables = familyVariables(family);
  if (isServed && url !== undefined && credential === undefined)
    yield `${variables.credential} is needed with ${variables.url}`;
  const hasOwnForm = auth.header !== undefined || auth.scheme !== undefined;
  const isSecret = credential !== undefined && "secret" in credential;
  if (family.auth.scheme === "basic" && !hasOwnForm && isSecret && !/^[^:]+:./.test(credential.secret))
    yield `${variables.credential} must be service:<user>:<password>: the family takes both`;
}

/** Settings that apply to the real service only. The stand-in service is called as in the contract. */
function ofRealService(
  name: string,
  { auth, headers, prefix, fileHosts, bodyForm, spelling, connection }: FamilyValues,
  reader: SettingsReader,
  { outboundProxy, noProxy }: Values["deployment"],
): Partial<FamilySettings> {
  const { header, scheme = header === undefined ? undefined : "" } = auth;
  const { timeZone: zone, ...others } = spelling;
  const written: Spelling = defined({ zone, ...others });
  const proxy = connection.proxy ?? outboundProxy;
  const key = reader.nameOf(["families", name, "connection"]);
  return defined({
    header,
    scheme,
    headers,
    prefix,
    fileHosts,
    bodyForm,
    spelling: Object.keys(written).length > 0 ? written : undefined,
    ...reader.orMistake(key, () => connectionOf(connection)),
    proxy: proxy === undefined || proxy === "none" ? undefined : { url: proxy, except: noProxy },
  });
}

type WithoutUndefined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The members that have a value. */
function defined<T extends object>(members: T): WithoutUndefined<T> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;
}

function scopeOf(
  { settings }: Family,
  values: Readonly<Record<string, string | undefined>>,
  local: boolean,
): Pick<FamilySettings, "scope"> {
  const pairs = (settings?.scope ?? []).flatMap(({ key, parameter, normal, demo }) => {
    const value = values[key] ?? normal ?? (local ? demo : undefined);
    return value === undefined ? [] : [[parameter, value] as const];
  });
  return pairs.length > 0 ? { scope: Object.fromEntries(pairs) } : {};
}

/**
 * Request headers from which a family's credential is forwarded, including families that another process calls.
 * Only these names are parsed, because files of other settings may be on another machine.
 */
export function forwardedHeaders(all: readonly Family[], reader: SettingsReader): readonly string[] {
  const named = all.flatMap((family) => {
    const { credential } = familySettings(family);
    const text = reader.textOf({ path: ["families", family.name, "credential"], setting: credential });
    const [, header] = /^forward:(.+)$/.exec(text ?? "") ?? [];
    return header !== undefined && isForwardable(header) ? header : [];
  });
  return [...new Set(named)];
}
