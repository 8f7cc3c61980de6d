/** The settings of one family: its address, its credential, its connection, the form of its values, its webhook. */
import type { Family } from "#contracts/kit/contract.ts";
import { constantCase, type ScopeKey } from "#contracts/kit/settings.ts";
import { mistakeIn, type Renames } from "#contracts/kit/wire-types.ts";
import {
  authScheme,
  CREDENTIALS,
  credential,
  credentialForm,
  extraHeader,
  header,
} from "#platform/config/credentials.ts";
import { bodyForms, numberForms } from "#platform/config/family-settings.ts";
import {
  baseUrl,
  currencyCode,
  domain,
  hostName,
  jwksUrl,
  longSecret,
  pathPrefix,
  proxyUrl,
  timeZone,
} from "#platform/config/formats.ts";
import {
  choice,
  integer,
  isRecord,
  list,
  printableText,
  text,
  textsByName,
  turning,
} from "#platform/config/kinds.ts";
import { InvalidValue, type Setting, type SettingKind, setting } from "#platform/config/setting.ts";

export const LOCAL_FAMILIES = "http://127.0.0.1:4100";

/** Path of a stand-in service on its host: the family's name in kebab case. */
export const localPath = (name: string) =>
  `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Names of members that a service may send. */
const SENT = /^[\w$.@-]{1,64}$/;

const renamesOf = (family: Family): SettingKind<Renames> => ({
  schema: {
    type: "object",
    additionalProperties: { type: "object", additionalProperties: { type: "string", pattern: SENT.source } },
  },
  read(value) {
    if (!isRenames(value))
      throw new InvalidValue("must be names by type and member, such as {Type: {member: nameThatIsSent}}");
    const mistake = mistakeIn(value, family);
    if (mistake !== undefined) throw new InvalidValue(mistake);
    return value;
  },
  fromText: (value) => value,
});

const isRenames = (value: unknown): value is Renames =>
  isRecord(value) &&
  Object.values(value).every(
    (members) =>
      isRecord(members) &&
      Object.values(members).every((name) => typeof name === "string" && SENT.test(name)),
  );

/** A list of domains, joined by commas because values of scope keys are texts. */
const domains: SettingKind<string> = {
  ...list({ item: domain }),
  read: (value) => list({ item: domain }).read(value).join(","),
};

/** The variables of a family in the environment. */
export const familyVariables = ({ name }: Pick<Family, "name">) => ({
  url: `${constantCase(name)}_URL`,
  credential: `${constantCase(name)}_CREDENTIAL`,
});

/** Declares the settings of a family. @param isCalled False to skip reading the file of its credential. */
export function familySettings(family: Family, isCalled = true) {
  const { name, auth, prefix, settings: declared = {} } = family;
  const variables = familyVariables(family);
  const formerly = (end: string) => `${constantCase(name)}_${end}`;
  return {
    url: setting(text({ parse: baseUrl }), {
      env: variables.url,
      normally: "none; in a demo the stand-in service",
      means: "Base URL of the real service.",
    }),
    credential: setting(text({ parse: isCalled ? credential : credentialForm }), {
      env: variables.credential,
      normally: "the demo company's",
      means: `${CREDENTIALS}.${auth.scheme === "basic" ? " The secret is `<user>:<password>`." : ""}`,
    }),
    auth: {
      header: setting(text({ parse: header }), {
        formerly: [formerly("AUTH"), formerly("KEY_HEADER")],
        normally: "as documented",
        means: "Header that carries the secret. Without `scheme`, the header has the secret alone.",
      }),
      scheme: setting(text({ parse: authScheme }), {
        normally: "as documented",
        means: "Word before the secret in its header, for example `SSWS`.",
      }),
    },
    headers: setting(textsByName({ check: extraHeader }), {
      formerly: formerly("HEADERS"),
      secret: true,
      means: "Further headers of every call. `user-agent` is one.",
    }),
    ...(declared.prefix && {
      prefix: setting(text({ parse: pathPrefix }), {
        formerly: formerly("PREFIX"),
        normally: prefix ?? "/",
        means: "Path prefix below the base URL. The family's documentation does not show it.",
      }),
    }),
    ...(declared.fileHosts && {
      fileHosts: setting(list({ item: hostName }), {
        formerly: formerly("FILE_HOSTS"),
        normally: "its own host only",
        means: "Further hosts where the family stores files. They are called by HTTPS only.",
      }),
    }),
    ...(Object.values(family.bound).some(({ spec }) => spec.body?.wrapper !== undefined) && {
      bodyForm: setting(choice({ of: bodyForms }), {
        normally: "plain",
        means: "Form of a body that is documented in two ways.",
      }),
    }),
    ...(declared.currency && {
      currency: setting(text({ parse: currencyCode }), {
        formerly: formerly("CURRENCY"),
        normally: "none: such an amount has no currency",
        means: "Currency by ISO 4217 of amounts that are sent without one.",
      }),
    }),
    spelling: {
      timeZone: setting(text({ parse: timeZone }), {
        formerly: formerly("TIME_ZONE"),
        normally: "UTC",
        means: "Time zone of instants that are sent without a zone.",
      }),
      numbers: setting(choice({ of: numberForms }), {
        formerly: formerly("NUMBERS"),
        normally: "read if both separators show which is which",
        means: "Form of numbers that are sent as text.",
      }),
      renames: setting(renamesOf(family), {
        formerly: formerly("RENAMES"),
        means:
          "Members that are sent under another name, as `{Type: {member: nameThatIsSent}}`. Types are those of the contract. `npm run doctor` and the log propose them.",
      }),
    },
    connection: {
      timeoutMs: setting(integer({ min: 1, max: 600_000 }), {
        formerly: formerly("CONNECTION"),
        normally: "`limits.tryMs`",
        means: "Time limit of one try of a call, ms.",
      }),
      certFile: setting(printableText, {
        means: "Client certificate in PEM form. It is shown to a service that asks for one.",
      }),
      keyFile: setting(printableText, { means: "Private key of the certificate, in PEM form." }),
      proxy: setting(text({ parse: (value) => (value === "none" ? value : proxyUrl(value)) }), {
        formerly: formerly("PROXY"),
        secret: true,
        normally: "`deployment.outboundProxy`",
        means: "HTTP proxy to the service; `none` for a direct connection.",
      }),
    },
    scope: Object.fromEntries((declared.scope ?? []).map((key) => [key.key, scopeSetting(name, key)])),
    ...(declared.listener && { webhook: webhookSettings(family, declared.listener) }),
  };
}

const scopeSetting = (
  family: string,
  { key, formerly, means, demo, normal, list: form }: ScopeKey,
): Setting<string | undefined> =>
  setting(form === "domains" ? domains : printableText, {
    formerly: formerly ?? `${constantCase(family)}_${constantCase(key)}`,
    normally:
      form === "domains" && normal ? "well-known ones" : (normal ?? (demo ? "the demo company's" : "")),
    means,
  });

/** The settings of the webhook by which a family reports events. */
function webhookSettings(
  { name }: Family,
  { sender, path }: { readonly sender: string; readonly path: string },
) {
  const formerly = (end: string) => `${constantCase(name)}_LISTENER_${end}`;
  return {
    token: setting(turning({ parse: longSecret }), {
      formerly: formerly("TOKEN"),
      secret: true,
      normally: "the demo company's, in development",
      means: `Token that ${sender} sends to \`POST ${path}\`. The demo company's is accepted on loopback from its stand-in service alone. Without a token, and without a way to verify JWTs, the gateway does not serve this path.`,
    }),
    jwtSecret: setting(turning({ parse: longSecret }), {
      formerly: formerly("JWT_SECRET"),
      secret: true,
      means: "Secret that signs its JWTs (HS256), instead of a token.",
    }),
    jwksUrl: setting(text({ parse: jwksUrl }), {
      formerly: formerly("JWKS_URL"),
      means: "URL of the keys of its JWTs, instead of a token.",
    }),
    issuer: setting(printableText, {
      formerly: formerly("ISSUER"),
      means: "Issuer that its JWTs must name.",
    }),
    audience: setting(printableText, {
      formerly: formerly("AUDIENCE"),
      means: "Audience that its JWTs must name.",
    }),
  };
}
