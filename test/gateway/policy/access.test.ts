import { createHash, generateKeyPairSync } from "node:crypto";
import { parse } from "graphql";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { accessPlugin } from "#gateway/policy/access.ts";
import { accessCheck } from "#subgraphs/kit/access/access-check.ts";
import { defaultAccess } from "#subgraphs/kit/access/access-policy.ts";
import {
  type AuthenticatedCaller,
  authenticator,
  unrestrictedCaller,
} from "#subgraphs/kit/access/authentication.ts";
import { requirementsOf } from "#subgraphs/kit/access/authorization-requirements.ts";

const sdl = `
  directive @authenticated on FIELD_DEFINITION | OBJECT | INTERFACE | SCALAR | ENUM
  directive @requiresScopes(scopes: [[String!]!]!) on FIELD_DEFINITION | OBJECT | INTERFACE | SCALAR | ENUM
  type Query {
    open: Thing
    mine: Thing @authenticated
    any: Named
    found: Found
    salary: Amount
  }
  type Mutation { pay: Boolean @requiresScopes(scopes: [["pay"]]) }
  interface Named { name: String }
  type Thing implements Named {
    name: String
    secret: String @requiresScopes(scopes: [["read", "secrets"], ["admin"]])
  }
  type Payroll implements Named @requiresScopes(scopes: [["payroll"]]) { name: String, total: Int }
  type Person implements Named { name: String @requiresScopes(scopes: [["people"]]) }
  union Found = Thing | Payroll
  scalar Amount @requiresScopes(scopes: [["money"]])
`;

function caller(...scopes: string[]): AuthenticatedCaller {
  return { authenticated: true, scopes: new Set(scopes) };
}

/** Error that the plugin throws for an operation. Undefined if it lets the operation pass. */
async function refusal(
  query: string,
  by: AuthenticatedCaller,
): Promise<{ message: string; extensions: unknown } | undefined> {
  const document = parse(query);
  const operation = document.definitions.find((definition) => definition.kind === "OperationDefinition");
  const contextValue = { caller: by, operation: { requestId: "r1" } };
  const listener = await accessPlugin(() => accessCheck(defaultAccess(parse(sdl)))).requestDidStart?.({
    contextValue,
  } as never);
  try {
    await listener?.didResolveOperation?.({ document, operation, request: {}, contextValue } as never);
    return undefined;
  } catch (error) {
    return error as { message: string; extensions: unknown };
  }
}

const forbidden = (...missingScopes: string[]) => ({
  message: "The caller may not do this",
  extensions: { code: "FORBIDDEN", retryable: false, missingScopes, requestId: "r1", http: { status: 403 } },
});

describe("the access check of the supergraph", () => {
  it("allows fields without required scopes, and all fields for a caller with all scopes", async () => {
    expect(await refusal("{ open { name } __typename }", caller())).toBeUndefined();
    expect(await refusal("{ open { secret } any { name } }", unrestrictedCaller)).toBeUndefined();
  });

  it("refuses an unauthenticated caller before it checks scopes", async () => {
    const nobody: AuthenticatedCaller = { authenticated: false, scopes: new Set(["read", "secrets"]) };
    const error = await refusal("{ mine { name } }", nobody);
    expect(error).toMatchObject({ extensions: { code: "UNAUTHENTICATED", http: { status: 401 } } });
    expect(await refusal("{ open { secret } }", nobody)).toMatchObject({
      extensions: { code: "UNAUTHENTICATED" },
    });
    expect(await refusal("{ mine { name } }", caller())).toBeUndefined();
  });

  it("accepts one of several sets of scopes, if the caller has all scopes of that set", async () => {
    expect(await refusal("{ open { secret } }", caller("read", "secrets"))).toBeUndefined();
    expect(await refusal("{ open { secret } }", caller("admin"))).toBeUndefined();
    expect(await refusal("{ open { secret } }", caller("read"))).toMatchObject(forbidden("secrets"));
    expect(await refusal("{ open { secret } }", caller())).toMatchObject(forbidden("admin"));
  });

  it("names the missing scopes of all selections at once", async () => {
    expect(await refusal("{ open { secret } salary }", caller("read"))).toMatchObject(
      forbidden("money", "secrets"),
    );
    expect(await refusal("mutation { pay }", caller("admin"))).toMatchObject(forbidden("pay"));
  });

  it("checks selections under aliases, and within fragments and conditions", async () => {
    const queries = [
      "{ x: open { y: secret } }",
      "{ open { ...F } } fragment F on Thing { secret }",
      "{ any { ... on Thing { ...G } } } fragment G on Thing { ... { secret } }",
      "query ($no: Boolean = false) { open { secret @include(if: $no) } }",
    ];
    for (const query of queries)
      expect(await refusal(query, caller("read", "payroll", "people"))).toMatchObject(forbidden("secrets"));
  });

  it("requires of an interface's field the scopes that the field of each implementing type requires", async () => {
    expect(await refusal("{ any { name } }", caller("people"))).toMatchObject(forbidden("payroll"));
    expect(await refusal("{ any { name } }", caller("payroll"))).toMatchObject(forbidden("people"));
    expect(await refusal("{ any { name } }", caller("people", "payroll"))).toBeUndefined();
    expect(await refusal("{ any { __typename } found { ... on Thing { name } } }", caller())).toBeUndefined();
    expect(await refusal("{ found { ... on Payroll { total } } }", caller())).toMatchObject(
      forbidden("payroll"),
    );
  });

  it("ends for fragments that spread each other", () => {
    const fragments = Array.from(
      { length: 40 },
      (_, i) => `fragment F${i} on Thing { name a: name ...F${i + 1} ...F${i + 1} }`,
    );
    const document = parse(`{ open { ...F0 } } ${fragments.join("\n")} fragment F40 on Thing { secret }`);
    const operation = document.definitions[0];
    if (operation?.kind !== "OperationDefinition") throw new Error("the first definition is the operation");
    // Visited once per spread, they would be a million millions.
    expect(requirementsOf(parse(sdl)).of(document, operation).requirements).toHaveLength(1);
  });

  it("refuses to start with a directive of access that it cannot enforce", () => {
    expect(() => requirementsOf(parse('type Query { a: Int @policy(policies: [["p"]]) }'))).toThrow(
      "Query.a",
    );
    expect(() => requirementsOf(parse("type Query { a: Int @requiresScopes(scopes: []) }"))).toThrow(
      "Query.a",
    );
  });
});

describe("bearer tokens", () => {
  const key = new Uint8Array(createHash("sha256").update("test").digest());
  const settings = {
    kind: "jwt",
    keys: [key],
    issuer: "https://issuer.example",
    audience: "tributary",
    clockToleranceS: 5,
  } as const;
  const verify = authenticator(settings);

  const token = (claims: object = {}, by: { key?: Uint8Array; expires?: string; audience?: string } = {}) =>
    new SignJWT({ scope: "read secrets *", ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("https://issuer.example")
      .setAudience(by.audience ?? "tributary")
      .setSubject("kim")
      .setExpirationTime(by.expires ?? "5m")
      .sign(by.key ?? key);

  it("give a caller the scopes that they name, never all scopes", async () => {
    const found = await verify({ headers: { authorization: `Bearer ${await token()}` } });
    expect(found).toEqual({
      authenticated: true,
      scopes: new Set(["read", "secrets"]),
      subject: "kim",
      expiresAt: expect.any(Number),
    });
    const listed = await verify({
      headers: { authorization: `Bearer ${await token({ scope: undefined, scp: ["a", "b"] })}` },
    });
    expect([...listed.scopes]).toEqual(["a", "b"]);
  });

  it("that are invalid in any way are refused without a reason", async () => {
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from("{}").toString("base64url")}.`;
    const bad = [
      undefined,
      "Bearer",
      "Basic a2ltOmtpbQ==",
      `Bearer ${none}`,
      `Bearer ${(await token()).replace(/\.(.)([^.]*)$/, (_, first, rest) => `.${first === "A" ? "B" : "A"}${rest}`)}`,
      `Bearer ${await token({}, { key: new Uint8Array(32) })}`,
      `Bearer ${await token({}, { expires: "-1m" })}`,
      `Bearer ${await token({}, { audience: "other" })}`,
    ];
    for (const authorization of bad)
      await expect(verify({ headers: { authorization } })).rejects.toMatchObject({
        message: "Credentials are missing or not accepted",
        extensions: { code: "UNAUTHENTICATED" },
      });
  });

  it("signed with the public key as if it were a shared secret are refused", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const verifyPublic = authenticator({ ...settings, keys: [publicKey] });
    const pem = new TextEncoder().encode(publicKey.export({ type: "spki", format: "pem" }).toString());
    await expect(
      verifyPublic({ headers: { authorization: `Bearer ${await token({}, { key: pem })}` } }),
    ).rejects.toThrow();
    const good = await new SignJWT({ scope: "read" })
      .setProtectedHeader({ alg: "RS256" })
      .setIssuer("https://issuer.example")
      .setAudience("tributary")
      .setExpirationTime("5m")
      .sign(privateKey);
    expect((await verifyPublic({ headers: { authorization: `Bearer ${good}` } })).scopes).toEqual(
      new Set(["read"]),
    );
  });

  it("are not required if access control is off", async () => {
    expect(await authenticator({ kind: "off" })({ headers: {} })).toBe(unrestrictedCaller);
  });
});

describe("the headers of an authenticating proxy", () => {
  const say = authenticator({
    kind: "proxy",
    networks: ["10.1.0.0/16", "fd00::/8"],
    userHeader: "x-forwarded-user",
    scopesHeader: "x-forwarded-scopes",
  });
  const headers = { "x-forwarded-user": "kim", "x-forwarded-scopes": "read, secrets *" };

  it("are accepted from its network, in IPv4 and IPv6 form, and never grant all scopes", async () => {
    const kim = { authenticated: true, scopes: new Set(["read", "secrets"]), subject: "kim" };
    for (const address of ["10.1.2.3", "::ffff:10.1.2.3", "fd12::1"])
      expect(await say({ headers, address })).toEqual(kim);
    expect((await say({ headers: { "x-forwarded-user": "kim" }, address: "10.1.2.3" })).scopes.size).toBe(0);
  });

  it("are refused from any other address", async () => {
    for (const address of [
      undefined,
      "",
      "10.2.0.1",
      "127.0.0.1",
      "::ffff:10.2.0.1",
      "fe80::1",
      "10.1.2.3, 1.1.1.1",
    ])
      await expect(say({ headers, ...(address !== undefined && { address }) })).rejects.toMatchObject({
        extensions: { code: "UNAUTHENTICATED" },
      });
  });

  it("must name exactly one user: several names are refused", async () => {
    for (const user of [undefined, "", " ", "kim,root", "kim, root", ["kim", "root"], "x".repeat(300)])
      await expect(
        say({ headers: { ...headers, "x-forwarded-user": user }, address: "10.1.2.3" }),
      ).rejects.toMatchObject({ extensions: { code: "UNAUTHENTICATED" } });
  });
});
