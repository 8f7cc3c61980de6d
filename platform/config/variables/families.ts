/** The environment variables of one family: its address, its credential, how it writes values, its webhook. */
import type { Family } from "#contracts/kit/contract.ts";
import { constantCase, type ScopeKey } from "#contracts/kit/settings.ts";
import { mistakeIn, type Renames } from "#contracts/kit/wire-types.ts";
import { CONNECTION, connection } from "#platform/config/connection-kind.ts";
import { auth, CREDENTIALS, credential, header, headers } from "#platform/config/credential-kinds.ts";
import { bodyForms, numberForms } from "#platform/config/family-settings.ts";
import {
  baseUrl,
  choice,
  currencyCode,
  domains,
  hostNames,
  InvalidValue,
  jwksUrl,
  longSecret,
  parsed,
  pathPrefix,
  printable,
  proxyUrl,
  secret,
  timeZone,
} from "#platform/config/kinds.ts";

export const LOCAL_FAMILIES = "http://127.0.0.1:4100";

/** The path of a local family, as its host gives it. */
export const localPath = (name: string) =>
  `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function numberForm(text: string) {
  const form = numberForms.find((one) => one === text);
  if (form === undefined) throw new InvalidValue(`must be one of ${numberForms.join("; ")}`);
  return form;
}

/** Names that a service may send. */
const SENT = /^[\w$.@-]{1,64}$/;

function renamesOf(text: string, family: Family): Renames {
  const form = new InvalidValue('must be a JSON object such as {"Type": {"member": "nameThatIsSent"}}');
  let renames: unknown;
  try {
    renames = JSON.parse(text);
  } catch {
    throw form;
  }
  if (!isRenames(renames)) throw form;
  const mistake = mistakeIn(renames, family);
  if (mistake !== undefined) throw new InvalidValue(mistake);
  return renames;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isRenames = (value: unknown): value is Renames =>
  isRecord(value) &&
  Object.values(value).every(
    (members) =>
      isRecord(members) &&
      Object.values(members).every((name) => typeof name === "string" && SENT.test(name)),
  );

export const familyVariables = (family: Family) => ({
  url: parsed(
    `${constantCase(family.name)}_URL`,
    undefined,
    `none; in a demo the stand-in service, ${localPath(family.name)}`,
    "Base URL.",
    baseUrl,
  ),
  credential: parsed(
    `${constantCase(family.name)}_CREDENTIAL`,
    undefined,
    "the demo company's",
    `${CREDENTIALS}.${family.auth.scheme === "basic" ? " The secret is `<user>:<password>`." : ""}`,
    credential,
  ),
  auth: parsed(
    `${constantCase(family.name)}_AUTH`,
    undefined,
    "as the family's documentation says",
    "How the secret is sent to the real service, where that is another way: `header:<name>` for a header of its own, `scheme:<word>` for another word before it (`scheme:SSWS`), or both, separated by a comma.",
    auth,
  ),
  headers: secret(
    parsed(
      `${constantCase(family.name)}_HEADERS`,
      undefined,
      "",
      "Further headers of every call to the real service, as `name=value,name=value`, values percent-encoded; `user-agent` is one.",
      headers,
    ),
  ),
  timeZone: parsed(
    `${constantCase(family.name)}_TIME_ZONE`,
    undefined,
    "UTC",
    "Time zone of the instants that the real service sends without a zone, for example Europe/Berlin.",
    timeZone,
  ),
  renames: parsed(
    `${constantCase(family.name)}_RENAMES`,
    undefined,
    "",
    'Members that the real service sends under another name, by type of the contract, as JSON: `{"Type": {"member": "nameThatIsSent"}}`. `npm run doctor` and the log propose them.',
    (text) => renamesOf(text, family),
  ),
  numbers: parsed(
    `${constantCase(family.name)}_NUMBERS`,
    undefined,
    "read where both separators show which is which",
    `How the real service writes numbers that it sends as text: ${numberForms.map((form) => `\`${form}\``).join(", ")}.`,
    numberForm,
  ),
  connection: parsed(
    `${constantCase(family.name)}_CONNECTION`,
    undefined,
    "",
    `How the real service is connected, as JSON: \`${CONNECTION}\`. \`timeoutMs\` replaces TRY_TIMEOUT_MS; the certificate and its private key are shown to a service that asks for one.`,
    connection,
  ),
  proxy: secret(
    parsed(
      `${constantCase(family.name)}_PROXY`,
      undefined,
      "OUTBOUND_PROXY",
      "HTTP proxy through which the real service is called, as OUTBOUND_PROXY; `none` for a direct connection.",
      (text) => (text === "none" ? text : proxyUrl(text)),
    ),
  ),
  ...(family.settings?.keyHeader && {
    header: parsed(
      `${constantCase(family.name)}_KEY_HEADER`,
      undefined,
      family.auth.header,
      "Header that carries the API key at the real service; the family's documentation does not name it.",
      header,
    ),
  }),
  ...(family.settings?.prefix && {
    prefix: parsed(
      `${constantCase(family.name)}_PREFIX`,
      undefined,
      family.prefix ?? "/",
      "Path prefix of the real service below its base URL; the family's documentation does not show it.",
      pathPrefix,
    ),
  }),
  ...(Object.values(family.bound).some(({ spec }) => spec.body?.wrapper !== undefined) && {
    bodyForm: choice(
      `${constantCase(family.name)}_BODY_FORM`,
      bodyForms,
      undefined,
      "How the real service takes bodies that the family's documentation describes ambiguously: their members alone, or within one member around them.",
      "plain",
    ),
  }),
  ...(family.settings?.fileHosts && {
    fileHosts: parsed(
      `${constantCase(family.name)}_FILE_HOSTS`,
      undefined,
      "its own host only",
      "Further hosts where the family stores files, separated by commas; by HTTPS only.",
      hostNames,
    ),
  }),
  ...(family.settings?.currency && {
    currency: parsed(
      `${constantCase(family.name)}_CURRENCY`,
      undefined,
      "none: such an amount has no currency",
      "Currency code by ISO 4217 of the amounts that the family sends without a currency, for example EUR.",
      currencyCode,
    ),
  }),
});

/** The variables of the webhook by which a family reports events; undefined for a family without one. */
export function listenerVariables({ name, settings }: Family) {
  if (!settings?.listener) return undefined;
  const { sender, path } = settings.listener;
  const prefix = `${constantCase(name)}_LISTENER`;
  return {
    token: secret(
      parsed(
        `${prefix}_TOKEN`,
        undefined,
        "the demo company's, in development on loopback with the stand-in service",
        `Token that ${sender} sends to \`POST ${path}\`. Without it, and without a way to verify JWTs, the gateway does not serve this path.`,
        longSecret,
      ),
    ),
    jwtSecret: secret(
      parsed(
        `${prefix}_JWT_SECRET`,
        undefined,
        "",
        "Instead of a token: the secret with which its JWTs are signed (HS256).",
        longSecret,
      ),
    ),
    jwksUrl: parsed(
      `${prefix}_JWKS_URL`,
      undefined,
      "",
      "Instead of a token: URL where the authorization server that issues its JWTs publishes its keys.",
      jwksUrl,
    ),
    issuer: parsed(`${prefix}_ISSUER`, undefined, "", "Issuer that its JWTs must name.", printable),
    audience: parsed(`${prefix}_AUDIENCE`, undefined, "", "Audience that its JWTs must name.", printable),
  };
}

export const scopeVariable = ({ variable, means, demo, normal, list }: ScopeKey) =>
  parsed(
    variable,
    undefined,
    normal ?? (demo ? "the demo company's" : ""),
    means,
    list === "domains" ? domains : printable,
  );
