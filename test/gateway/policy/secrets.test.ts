/**
 * Secrets in answers: each requires its own scope, and is in no log, header, report or cache. Secrets in inputs are
 * sent to the family only, even if the family refuses them.
 */

import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { familiesOf } from "#gateway/gateway.ts";
import { demoCompany } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { cardIdOf, customerIdOf } from "#services/demo/things/banking.ts";
import { userIdOf } from "#services/demo/things/e-signature.ts";
import { familyScopesOf } from "#subgraphs/kit/access/access-policy.ts";
import { type Answer, sharedDeployment } from "#test/gateway/deployment.ts";

const SECRET = "a-secret-that-is-long-enough-to-be-one";
const key = new TextEncoder().encode(SECRET);
const token = (...scopes: string[]) =>
  new SignJWT({ scope: [...familyScopesOf(familiesOf()), ...scopes].join(" ") })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("https://issuer.example")
    .setAudience("tributary")
    .setExpirationTime("5m")
    .sign(key);

const deployment = await sharedDeployment({
  AUTH: "jwt",
  JWT_SECRET: SECRET,
  JWT_ISSUER: "https://issuer.example",
  JWT_AUDIENCE: "tributary",
});

const ask = async (query: string, variables: object, ...scopes: string[]): Promise<Answer> =>
  deployment.graphql(query, {
    variables,
    headers: { authorization: `Bearer ${await token(...scopes)}`, "x-upstream-report": "1" },
  });

/** Parts of an answer in which no secret may appear. */
const traces = ({ headers, body }: Answer): string =>
  [
    deployment.logged.join(""),
    JSON.stringify([...headers]),
    JSON.stringify(body.extensions ?? {}),
    JSON.stringify(body.errors ?? []),
  ].join("\n");

const company = demoCompany({ people: 250 });
const person = (index: number) => {
  const found = company.people[index];
  if (!found) throw new Error(`nobody ${index}`);
  return found;
};
const inputOf = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
const mutation = (name: string, selection: string) =>
  `mutation ($input: ${inputOf(name)}!) { ${name}(input: $input) { ${selection} } }`;

/** The text at a path of an answer's data. */
function at(value: unknown, path: string): string {
  const found = path
    .split(".")
    .reduce<unknown>((here, name) => (here as Record<string, unknown>)?.[name], value);
  expect(found, path).toEqual(expect.any(String));
  return String(found);
}

describe.each([
  {
    secret: "the link that resets a password",
    scope: "identity:password_reset_link:read",
    query: mutation("resetIdentityUserPassword", "resetPasswordUrl"),
    variables: { input: { userId: idFor("identity", 13), sendEmail: false } },
    path: "resetIdentityUserPassword.resetPasswordUrl",
  },
  {
    secret: "what an authenticator is set up with",
    scope: "identity:factor_secret:read",
    query: mutation("enrollIdentityFactor", "activation { sharedSecret } userErrors { message }"),
    variables: { input: { userId: idFor("identity", 60), type: "TOKEN_SOFTWARE_TOTP" } },
    path: "enrollIdentityFactor.activation.sharedSecret",
  },
  {
    secret: "the link by which a storage is linked",
    scope: "e_signature:storage_link:read",
    query:
      "query ($id: ID!) { eSignature { user(id: $id) { cloudStorageProviders { authenticationUrl } } } }",
    variables: { id: userIdOf(person(1).email) },
    path: "eSignature.user.cloudStorageProviders.0.authenticationUrl",
  },
  {
    secret: "what API tokens there are",
    scope: "bank:api_tokens:read",
    query: "query ($id: ID!) { banking { apiTokens(userId: $id) { nodes { description } } } }",
    variables: { id: idFor("banking", 0) },
    path: "banking.apiTokens.nodes.0.description",
  },
  {
    secret: "whether a card has a PIN",
    scope: "bank:card_pin:read",
    query: "query ($id: ID!) { banking { card(id: $id) { pinStatus } } }",
    variables: { id: cardIdOf(customerIdOf(person(0))) },
    path: "banking.card.pinStatus",
  },
])("$secret", ({ scope, query, variables, path }) => {
  it("needs a scope of its own, without which no call is made", async () => {
    const before = deployment.families.calls.length;
    const answer = await ask(query, variables, "read", "bank:read", "identity:read");
    expect(answer.body.data).toBeUndefined();
    expect(answer.body.errors).toMatchObject([{ extensions: { code: "FORBIDDEN", missingScopes: [scope] } }]);
    expect(deployment.families.calls).toHaveLength(before);
  });

  it("is returned to a caller with the scope, and appears in no log or trace", async () => {
    const answer = await ask(query, variables, scope);
    expect(answer.body.errors).toBeUndefined();
    const secret = at(answer.body.data, path);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(deployment.logged.length).toBeGreaterThan(0);
    // A short enum value is searched as a whole word.
    const word = /^[A-Z_]+$/.test(secret) && secret.length < 10 ? `"${secret}"` : secret;
    expect(traces(answer)).not.toContain(word);
    expect(traces(answer)).not.toContain(encodeURIComponent(word));
  });

  it("is read again for each request", async () => {
    const before = deployment.families.calls.length;
    await Promise.all([1, 2].map(() => ask(query, variables, scope)));
    const made = deployment.families.calls.slice(before);
    const last = made.map(({ operation }) => operation).at(-1);
    expect(made.filter(({ operation }) => operation === last)).toHaveLength(2);
  });
});

const VALUE = "swordfish-58f1c2a7";

describe.each([
  ["connectors:psa_secret:write", "updatePsaAIntegration", { privateKey: VALUE }],
  ["connectors:psa_secret:write", "updatePsaBIntegration", { apiToken: VALUE }],
  [
    "directory:hr_secret:write",
    "createDirectoryHrInstance",
    { auth: { basic: { username: "somebody", password: VALUE } } },
  ],
  [
    "identity:idp_secret:write",
    "createIdentityProvider",
    {
      name: "With a secret",
      type: "OIDC",
      protocol: {
        type: "OIDC",
        credentials: {
          client: { clientId: "c", clientSecret: VALUE },
          signing: { privateKey: VALUE },
        },
      },
    },
  ],
  [
    "e_signature:connect_secret:write",
    "createConnectOAuth",
    { authorizationServerUrl: "https://auth.example/token", clientId: "c", clientSecret: VALUE },
  ],
])("a secret in the input of a mutation (%s, %s)", (scope, name, input) => {
  const query = mutation(name, "userErrors { field message code }");

  it("needs a scope of its own, without which no call is made", async () => {
    const before = deployment.families.calls.length;
    const answer = await ask(query, { input }, "write");
    expect(answer.body.errors).toMatchObject([{ extensions: { code: "FORBIDDEN", missingScopes: [scope] } }]);
    expect(deployment.families.calls).toHaveLength(before);
    expect(answer.text + traces(answer)).not.toContain(VALUE);
  });

  it("is sent to the family only", async () => {
    const before = deployment.families.calls.length;
    const answer = await ask(query, { input }, scope);
    const sent = deployment.families.calls.slice(before).filter(({ body }) => body?.includes(VALUE));
    expect(sent, answer.text).toHaveLength(1);
    expect(answer.text + traces(answer)).not.toContain(VALUE);
  });

  it("is not quoted in the error if it is malformed", async () => {
    const answer = await ask(query, { input: { ...input, unknown: VALUE } }, scope);
    expect(answer.body.errors).toHaveLength(1);
    expect(traces({ ...answer, body: {} })).not.toContain(VALUE);
  });
});
