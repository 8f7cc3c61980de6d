import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "graphql";
import { afterAll, describe, expect, it } from "vitest";
import { familiesOf } from "#gateway/gateway.ts";
import { accessPlugin } from "#gateway/policy/access.ts";
import { readGatewayConfig } from "#gateway/read-config.ts";
import { composedSchemas } from "#gateway/schemas/supergraph.ts";
import type { Environment } from "#platform/config/setting.ts";
import { accessCheck } from "#subgraphs/kit/access/access-check.ts";
import { accessPolicy } from "#subgraphs/kit/access/access-policy.ts";
import { type AuthenticatedCaller, unrestrictedCaller } from "#subgraphs/kit/access/authentication.ts";
import { settings } from "#test/kit/settings.ts";

const { supergraph } = composedSchemas();
const folder = mkdtempSync(join(tmpdir(), "scopes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const AUTH = {
  AUTH: "jwt",
  JWT_SECRET: "0123456789abcdef0123456789abcdef",
  JWT_ISSUER: "https://issuer.example",
  JWT_AUDIENCE: "tributary",
};

const policyBy = (env: Environment) => {
  const { access, families } = readGatewayConfig({ NODE_ENV: "test", ...env });
  return accessPolicy(supergraph, familiesOf(), access, families);
};

function scopesFile(content: unknown): Environment {
  const file = join(folder, "scopes.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return { ...AUTH, SCOPES_FILE: file };
}

async function refusal(env: Environment, query: string, caller: AuthenticatedCaller) {
  const document = parse(query);
  const [operation] = document.definitions;
  const contextValue = { caller, operation: { requestId: "r" } };
  const listener = await accessPlugin(() => accessCheck(policyBy(env))).requestDidStart?.({} as never);
  return listener?.didResolveOperation?.({ document, operation, request: {}, contextValue } as never).then(
    () => undefined,
    (error: { extensions: object }) => error.extensions,
  );
}
const as = (...scopes: string[]): AuthenticatedCaller => ({ authenticated: true, scopes: new Set(scopes) });
const WRITE = "mutation { suspendIdentityUser { userErrors { code } } }";

describe("the settings of access", () => {
  it("refuse a start at which every caller could write, unless a setting allows it", () => {
    expect(() => policyBy(AUTH)).not.toThrow();
    expect(() => policyBy(settings({ access: { familyScopes: false } }, AUTH))).toThrow(
      /Every caller could carry out \d{3} mutations without any scope.*access\.unscopedWrites: true/,
    );
    expect(() =>
      policyBy(settings({ access: { familyScopes: false, unscopedWrites: true } }, AUTH)),
    ).not.toThrow();
    expect(() => policyBy(settings({ access: { familyScopes: false, readOnly: true } }, AUTH))).not.toThrow();
    expect(() => policyBy(settings({ access: { familyScopes: false } }))).not.toThrow();
  });

  it("leave what the documents state where families demand no scopes of their own", async () => {
    const env = settings({ access: { familyScopes: false, unscopedWrites: true } }, AUTH);
    expect(await refusal(env, WRITE, as())).toBeUndefined();
    expect(await refusal(env, "{ tickets { nodes { id } } }", as())).toMatchObject({
      missingScopes: ["support_desk:agent"],
    });
  });

  it("refuse every mutation where the gateway only reads, even of callers with all scopes", async () => {
    for (const env of [
      settings({ access: { readOnly: true } }),
      settings({ access: { readOnly: true } }, AUTH),
    ])
      expect(await refusal(env, WRITE, unrestrictedCaller)).toMatchObject({ code: "FORBIDDEN" });
    expect(
      await refusal(
        settings({ access: { readOnly: true } }),
        "{ users { nodes { id } } }",
        unrestrictedCaller,
      ),
    ).toBe(undefined);
  });

  it("count the role of end users only where the desk gets the caller's own credential", async () => {
    const endUser = as("support_desk:read", "support_desk:end_user");
    const query = '{ ticket(id: "1") { subject } }';
    expect(await refusal(AUTH, query, endUser)).toMatchObject({ missingScopes: ["support_desk:agent"] });
    const own = {
      SUPPORT_DESK_URL: "https://desk.example",
      SUPPORT_DESK_CREDENTIAL: "forward:authorization",
    };
    expect(await refusal({ ...AUTH, ...own }, query, endUser)).toBeUndefined();
  });
});

describe("a file of scopes", () => {
  it("grants each group its scopes, and every caller the scopes of `*`", () => {
    const { scopesOfGroups } = policyBy(
      scopesFile({ desk: ["support_desk:agent", "support_desk:write"], "*": ["support_desk:read"] }),
    );
    expect(scopesOfGroups(["desk", "others"])).toEqual([
      "support_desk:read",
      "support_desk:agent",
      "support_desk:write",
    ]);
    expect(scopesOfGroups(["*"])).toEqual(["support_desk:read"]);
  });

  it("has short forms for the scopes of all families", () => {
    const { scopesOfGroups } = policyBy(scopesFile({ readers: ["*:read"], writers: ["*:write"] }));
    expect(scopesOfGroups(["readers"])).toEqual(
      familiesOf().map(() => expect.stringMatching(/^[a-z_]+:read$/)),
    );
    expect(scopesOfGroups(["writers"])).toContain("treasury:write");
    expect(scopesOfGroups(["writers"])).not.toContain("treasury:read");
  });

  it.each([
    ["no JSON", "{", /SCOPES_FILE cannot be used/],
    ["no object", [], /must be a JSON object/],
    ["a group without a list", { desk: "support_desk:read" }, /"desk" must have a list/],
    [
      "a misspelt scope",
      { desk: ["suport_desk:read"] },
      /no field demands the scope "suport_desk:read" of "desk"/,
    ],
    ["a scope that is no text", { desk: [7] }, /no field demands the scope 7/],
  ])("with %s is refused at the start", (_what, content, message) => {
    expect(() => policyBy(scopesFile(content))).toThrow(message);
  });

  it("is refused at the start if it is missing, or if the kind of AUTH does not read it", () => {
    expect(() => policyBy({ ...AUTH, SCOPES_FILE: join(folder, "none.json") })).toThrow(/SCOPES_FILE cannot/);
    expect(() => policyBy({ SCOPES_FILE: "scopes.json" })).toThrow(/SCOPES_FILE is for AUTH=jwt or proxy/);
  });
});
