/** Settings of callers: authentication, scopes, and the documents that they may run. */
import {
  bytes,
  email,
  jwksUrl,
  longSecret,
  network,
  proxyHeader,
  publicKey,
} from "#platform/config/formats.ts";
import { choice, flag, integer, list, printableText, text, turning } from "#platform/config/kinds.ts";
import { setting } from "#platform/config/setting.ts";

const header = text({ parse: proxyHeader });
const SET_BY_PROXY = "The proxy must set or remove it on every request.";

export const access = {
  auth: setting(choice({ of: ["off", "jwt", "proxy"] }), {
    env: "AUTH",
    normally: "off; required in production",
    means:
      "Authentication of callers. `off` is allowed on loopback only; with `jwt` every operation needs a bearer token; with `proxy` a proxy in `proxy.networks` names the caller. A subgraph in a process of its own, without `subgraphsSecret`, verifies with `jwt` the token of each request that is not from this gateway: without a token the caller has no scopes.",
  }),
  jwt: {
    secret: setting(turning({ parse: longSecret }), {
      env: "JWT_SECRET",
      secret: true,
      means: "Secret with which tokens are signed (HS256).",
    }),
    publicKey: setting(turning({ parse: publicKey }), {
      env: "JWT_PUBLIC_KEY",
      secret: true,
      means: "Public key of the signer, PEM. It is for RS256, PS256, ES256 or EdDSA.",
    }),
    jwksUrl: setting(text({ parse: jwksUrl }), {
      env: "JWT_JWKS_URL",
      means: "URL of the signer's keys.",
    }),
    issuer: setting(printableText, { env: "JWT_ISSUER", means: "Issuer that tokens must name." }),
    audience: setting(printableText, { env: "JWT_AUDIENCE", means: "Audience that tokens must name." }),
    clockToleranceS: setting(integer({ min: 0, max: 300 }), {
      formerly: "JWT_CLOCK_TOLERANCE_S",
      normal: 5,
      means: "Largest difference between the clocks of signer and gateway, s.",
    }),
    emailClaim: setting(printableText, {
      formerly: "JWT_EMAIL_CLAIM",
      normal: "email",
      means:
        "Claim with the caller's e-mail address. It is ignored if the token says that the address is not verified.",
    }),
    groupsClaim: setting(printableText, {
      formerly: "JWT_GROUPS_CLAIM",
      normal: "groups",
      means:
        "Claim with the caller's groups or roles, for `scopesFile`. A dot leads into an object, as in `realm_access.roles`.",
    }),
  },
  proxy: {
    networks: setting(list({ item: network }), {
      env: "PROXY_NETWORKS",
      means:
        "Networks of the trusted proxies, for example `10.1.0.0/16`. Only the proxies may reach the gateway from there.",
    }),
    userHeader: setting(header, {
      formerly: "PROXY_USER_HEADER",
      normal: "x-forwarded-user",
      means: `Header in which the proxy names the caller. ${SET_BY_PROXY}`,
    }),
    scopesHeader: setting(header, {
      formerly: "PROXY_SCOPES_HEADER",
      normal: "x-forwarded-scopes",
      means: `Header with the caller's scopes. They are separated by spaces or commas. ${SET_BY_PROXY}`,
    }),
    emailHeader: setting(header, {
      formerly: "PROXY_EMAIL_HEADER",
      normally: "`userHeader`, if its value is an address",
      means: `Header with the caller's e-mail address. ${SET_BY_PROXY}`,
    }),
    groupsHeader: setting(header, {
      formerly: "PROXY_GROUPS_HEADER",
      normal: "x-forwarded-groups",
      means: `Header with the caller's groups or roles, for \`scopesFile\`. They are separated by commas. ${SET_BY_PROXY}`,
    }),
  },
  scopesFile: setting(printableText, {
    env: "SCOPES_FILE",
    means:
      'JSON file with the scopes of each group or role. For example `{"support-agents": ["support_desk:read", "support_desk:agent"], "*": ["*:read"]}`: the group `*` is every authenticated caller; `*:read` and `*:write` are the scopes of all families.',
  }),
  familyScopes: setting(flag, {
    formerly: "FAMILY_SCOPES",
    normal: true,
    means:
      "Every field demands `<family>:read`, every mutation `<family>:write`. The scopes that the documents state are demanded in addition.",
  }),
  unscopedWrites: setting(flag, {
    formerly: "UNSCOPED_WRITES",
    normal: false,
    means:
      "The gateway may start although some mutations demand no scope. This is about `auth: jwt` and `proxy`: every caller can carry them out.",
  }),
  readOnly: setting(flag, {
    formerly: "READ_ONLY",
    normal: false,
    means: "Every mutation and every upload is refused. This is for the first contact with real data.",
  }),
  viewerEmail: setting(text({ parse: email }), {
    formerly: "VIEWER_EMAIL",
    means: "E-mail address of the caller, with `auth: off`.",
  }),
  trustedDocuments: setting(choice({ of: ["off", "audit", "required"] }), {
    formerly: "TRUSTED_DOCUMENTS",
    normal: "off",
    means:
      "Use of `trustedDocumentsFile`. Clients may name them by `documentId`; other documents are logged (`audit`) or refused (`required`).",
  }),
  trustedDocumentsFile: setting(text({ parse: (file) => file }), {
    env: "TRUSTED_DOCUMENTS_FILE",
    means: "JSON object from hash to document. A client's build writes it.",
  }),
  persistedQueries: setting(flag, {
    formerly: "PERSISTED_QUERIES",
    normal: false,
    means:
      "Automatic persisted queries. They are stored in at most 30 MB of memory, and always off when trusted documents are required.",
  }),
  filesSecret: setting(turning({ parse: bytes(32) }), {
    env: "FILES_SECRET",
    secret: true,
    normally: "random, in `links.key` beside `inbox.file`",
    means: "Key of file links, 32 bytes in base64. It is the same in all processes of a deployment.",
  }),
};
