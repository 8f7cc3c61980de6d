import { describe, expect, it } from "vitest";
import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import {
  ActivateFactorDocument,
  EnrollFactorDocument,
  FactorsOfUserDocument,
  SubscriptionsOfUserDocument,
  UnenrollFactorDocument,
  VerifyFactorDocument,
} from "#generated/test/graphql.ts";
import { idFor } from "#services/demo/ids.ts";
import { answerOf } from "#services/demo/things/identity.ts";
import { codeOf, STEP_SECONDS, stepAt } from "#services/identity/support/totp.ts";
import { identityTables } from "#services/identity/tables.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const POLL = "query ($id: ID!) { identity { factorTransaction(id: $id) { id result expiresAt } } }";

describe("factors in the graph", async () => {
  const tributary = await sharedTributary();
  const tables = identityTables(tributary.families.store.scope("identity"));

  const now = () => tributary.families.clock.now();
  const personAt = (index: number) => tributary.families.company.people[index];
  const codeIn = (to: string | undefined) =>
    /\d{6}/.exec(tables.textMessages.by("to", to ?? "").at(-1)?.text ?? "")?.[0] ?? "";
  /** Removes all factors of a user. */
  function fresh(index: number): string {
    const userId = idFor("identity", index);
    for (const { value } of tables.factors.by("user", userId)) tables.factors.delete(value.id);
    return userId;
  }
  const enroll = async (input: object) =>
    (await tributary.data(EnrollFactorDocument, { input })).enrollIdentityFactor;
  const verify = async (input: object) =>
    (await tributary.data(VerifyFactorDocument, { input })).verifyIdentityFactor;
  const poll = async (id: string | undefined) =>
    (await tributary.data<{ identity: { factorTransaction: { result: string } } }>(POLL, { id })).identity
      .factorTransaction.result;

  it("are read once for each caller, with catalog and questions (D1-136)", async () => {
    const row = tables.factors.all().find(({ value }) => value.factorType === "question");
    const person = tributary.families.company.people.find(
      ({ index }) => idFor("identity", index) === row?.userId,
    );
    const { data, calls } = await tributary.ask(FactorsOfUserDocument, {
      email: person?.email,
      id: row?.value.id,
    });
    expect(data).toMatchObject({
      user: {
        identityUser: {
          factor: {
            id: `IdentityFactor:${row?.userId}:${row?.value.id}`,
            question: { key: "first_street", text: expect.any(String) },
          },
          none: null,
          factorQuestions: expect.arrayContaining([{ key: "first_pet", text: expect.any(String) }]),
          factorCatalog: expect.arrayContaining([
            {
              type: "TOKEN_SOFTWARE_TOTP",
              provider: "GENERIC",
              vendorName: "Generic",
              required: true,
              status: expect.any(String),
            },
            expect.objectContaining({ type: "WEBAUTHN", required: false }),
          ]),
        },
      },
    });
    expect(
      operationsOf(calls)
        .filter((name) => name !== "identity.listGroupUsers")
        .sort(),
    ).toEqual([
      "identity.listUserFactorCatalog",
      "identity.listUserFactorQuestions",
      "identity.listUserFactors",
    ]);
  });

  it("cost one call for each user within a list, and none twice", async () => {
    const { data, report } = await tributary.ask<{
      users: { nodes: { identityUser: { factors: object[] } }[] };
    }>(
      "{ users(first: 50) { nodes { identityUser { factors { id type } again: factors { status } factorCatalog { status } } } } }",
    );
    expect(data.users.nodes.every(({ identityUser }) => Array.isArray(identityUser.factors))).toBe(true);
    expect(report.calls).toBe(1 + 50 + 50);
  });

  it("are nodes, each read by its own id (D1-144)", async () => {
    const row = tables.factors.all().find(({ value }) => value.factorType === "token:hardware");
    const id = `IdentityFactor:${row?.userId}:${row?.value.id}`;
    const { data, calls } = await tributary.ask(
      `query ($id: ID!, $none: ID!) { node(id: $id) { id ... on IdentityFactor { type credentialId status } } none: node(id: $none) { id } }`,
      { id, none: `${id}x` },
    );
    expect(data).toMatchObject({
      node: { id, type: "TOKEN_HARDWARE", credentialId: expect.stringMatching(/^HT-/) },
      none: null,
    });
    expect(operationsOf(calls)).toEqual(["identity.getUserFactor", "identity.getUserFactor"]);
  });

  it.each([
    "catalog",
    "questions",
    "IdentityFactor:catalog",
    "IdentityFactor:nobody:x",
    "IdentityUser:x",
    "",
  ])("refuses %j as the id of a user's factor before any call for it (D1-137)", async (id) => {
    const { errors, calls } = await tributary.ask(
      "query ($email: String!, $id: ID!) { user(email: $email) { identityUser { factor(id: $id) { id } } } }",
      { email: personAt(5)?.email, id },
    );
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(operationsOf(calls)).not.toContain("identity.listUserFactors");
  });

  it.each(["catalog", "IdentityFactor:00u:catalog", "IdentityFactor:00u:questions", "IdentityUser:x", ""])(
    "refuses to write to %j, which names no factor, before any call (D1-137)",
    async (factorId) => {
      const inputs: readonly [string, object][] = [
        [UnenrollFactorDocument.toString(), { factorId }],
        [ActivateFactorDocument.toString(), { factorId, passCode: "1" }],
        [VerifyFactorDocument.toString(), { factorId }],
      ];
      for (const [mutation, input] of inputs) {
        const { errors, calls } = await tributary.ask(mutation, { input });
        expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "factorId" } }]);
        expect(calls).toEqual([]);
      }
    },
  );

  it("of an authenticator: enrolled, activated, verified; its secret is shown once (D1-142, D1-143, D1-145)", async () => {
    const userId = fresh(60);
    const { factor, activation } = await enroll({ userId, type: "TOKEN_SOFTWARE_TOTP" });
    expect(factor).toMatchObject({
      id: `IdentityFactor:${userId}:${factor.upstreamId}`,
      type: "TOKEN_SOFTWARE_TOTP",
      status: "PENDING_ACTIVATION",
    });
    expect(activation).toMatchObject({ encoding: "base32", keyLength: 20, timeStepSeconds: STEP_SECONDS });
    const secret = activation?.sharedSecret ?? "";
    const factorId = factor.id;
    const early = await tributary.data(VerifyFactorDocument, { input: { factorId, passCode: "000000" } });
    expect(early).toMatchObject({
      verifyIdentityFactor: { result: null, userErrors: [{ code: "CONFLICT" }] },
    });
    const code = codeOf(secret, stepAt(now()));
    const { data, calls } = await tributary.ask(ActivateFactorDocument, {
      input: { factorId, passCode: code },
    });
    expect(data).toEqual({
      activateIdentityFactor: { factor: { id: factorId, status: "ACTIVE" }, userErrors: [] },
    });
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      [
        `/api/v1/users/${userId}/factors/${factor.upstreamId}/lifecycle/activate`,
        JSON.stringify({ passCode: code }),
      ],
    ]);
    const replay = { input: { factorId, passCode: code } };
    expect(await tributary.data(VerifyFactorDocument, replay)).toMatchObject({
      verifyIdentityFactor: { result: null, userErrors: [{ code: "BAD_USER_INPUT" }] },
    });
    tributary.families.clock.advance(STEP_SECONDS * 1000);
    expect(await verify({ factorId, passCode: codeOf(secret, stepAt(now())) })).toEqual({
      result: "SUCCESS",
      message: "Verified",
      transaction: null,
      userErrors: [],
    });
    const read = await tributary.data(
      "query ($email: String!) { user(email: $email) { identityUser { factors { id status credentialId } } } }",
      { email: personAt(60)?.email },
    );
    expect(read).toMatchObject({ user: { identityUser: { factors: [{ id: factorId, status: "ACTIVE" }] } } });
    expect(JSON.stringify(read)).not.toContain(secret);
  });

  const phone = "+441632960061";
  const enrollPhone = () => {
    const input = {
      userId: `IdentityUser:${fresh(61)}`,
      type: "SMS",
      provider: "GENERIC",
      profile: { phone },
      updatePhone: false,
      templateId: "default",
      tokenLifetimeSeconds: 120,
      activate: false,
    };
    return tributary.ask(EnrollFactorDocument, { input });
  };

  it("of a phone have options for their enrollment (D1-139, D1-140)", async () => {
    const enrolled = await enrollPhone();
    expect(enrolled.calls.map(({ query, body }) => [query, JSON.parse(body ?? "")])).toEqual([
      [
        { updatePhone: "false", templateId: "default", tokenLifetimeSeconds: "120", activate: "false" },
        { factorType: "sms", provider: "GENERIC", profile: { phoneNumber: phone } },
      ],
    ]);
    const { factor, activation } = enrolled.data.enrollIdentityFactor;
    expect(factor).toMatchObject({ phone, status: "PENDING_ACTIVATION" });
    expect(activation).toMatchObject({ sharedSecret: null, expiresAt: expect.any(String) });
  });

  it("of a phone are verified by the code that was sent (D1-146, D1-147, D1-148)", async () => {
    const { factor } = (await enrollPhone()).data.enrollIdentityFactor;
    const factorId = factor.id;
    await tributary.data(ActivateFactorDocument, { input: { factorId, passCode: codeIn(phone) } });

    const client = { forwardedFor: "192.0.2.9", userAgent: "Browser/2", acceptLanguage: "fr" };
    const sent = await tributary.ask(VerifyFactorDocument, {
      input: { factorId, templateId: "default", tokenLifetimeSeconds: 60, client },
    });
    expect(sent.calls).toMatchObject([
      {
        query: { templateId: "default", tokenLifetimeSeconds: "60" },
        headers: { "x-forwarded-for": "192.0.2.9", "user-agent": "Browser/2", "accept-language": "fr" },
        body: "{}",
      },
    ]);
    const { transaction } = sent.data.verifyIdentityFactor;
    expect(sent.data.verifyIdentityFactor).toMatchObject({
      result: "CHALLENGE",
      transaction: { result: "CHALLENGE", expiresAt: new Date(now() + 60_000).toISOString() },
    });
    expect(tables.textMessages.by("to", phone).at(-1)?.language).toBe("fr");
    expect(await poll(transaction?.id)).toBe("CHALLENGE");
    const right = codeIn(phone);
    const wrong = right === "111111" ? "222222" : "111111";
    expect(
      await tributary.data(VerifyFactorDocument, { input: { factorId, passCode: wrong } }),
    ).toMatchObject({
      verifyIdentityFactor: { result: null, transaction: null, userErrors: [{ code: "BAD_USER_INPUT" }] },
    });
    expect(await verify({ factorId, passCode: right })).toMatchObject({ result: "SUCCESS" });
    expect(await poll(transaction?.id)).toBe("SUCCESS");
    const without = await tributary.ask(VerifyFactorDocument, { input: { factorId } });
    expect(without.calls[0]?.headers).not.toHaveProperty("x-forwarded-for");
    expect(without.calls[0]?.headers).not.toHaveProperty("accept-language");
  });

  it("on a phone are answered there: the transaction is polled until then, never cached (D1-148)", async () => {
    const userId = fresh(62);
    const { factor } = await enroll({ userId, type: "PUSH", profile: { name: "Pocket" } });
    expect(factor).toMatchObject({ deviceName: "Pocket", status: "ACTIVE" });
    const { result, transaction } = await verify({ factorId: factor.id });
    expect(result).toBe("WAITING");
    const id = transaction?.id ?? "";
    const query = `query ($id: ID!) { node(id: $id) { ... on IdentityFactorTransaction { upstreamId result } } }`;
    const first = await tributary.ask(query, { id });
    expect(first.data).toMatchObject({ node: { result: "WAITING" } });
    expect(operationsOf(first.calls)).toEqual(["identity.getUserFactorTransaction"]);
    tributary.families.clock.advance(5_000);
    expect(await tributary.data(query, { id })).toMatchObject({ node: { result: "SUCCESS" } });
    expect(await tributary.data(POLL, { id: `${id}x` })).toEqual({ identity: { factorTransaction: null } });
    const refused = await tributary.ask(POLL, { id: factor.id });
    expect(refused.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "id" } }]);
    expect(refused.calls).toEqual([]);
  });

  it("of a question are verified by its answer, and can be deleted (D1-144)", async () => {
    const userId = fresh(63);
    const profile = { question: "first_pet" };
    const { factor } = await enroll({
      userId,
      type: "QUESTION",
      profile,
      verify: { answer: "Rex the dog" },
    });
    expect(factor).toMatchObject({ question: { key: "first_pet", text: expect.any(String) } });
    expect(await verify({ factorId: factor.id, answer: "rex the dog" })).toMatchObject({ result: "SUCCESS" });
    const gone = await tributary.ask(UnenrollFactorDocument, { input: { factorId: factor.id } });
    expect(gone.data).toEqual({
      unenrollIdentityFactor: { identityUser: { id: `IdentityUser:${userId}`, factors: [] }, userErrors: [] },
    });
    const again = await tributary.data(UnenrollFactorDocument, { input: { factorId: factor.id } });
    expect(again).toMatchObject({ unenrollIdentityFactor: { userErrors: [{ code: "NOT_FOUND" }] } });
  });

  it("seeded with a question accept the demo company's answers", async () => {
    const row = tables.factors.all().find(({ value }) => value.factorType === "question");
    const person = tributary.families.company.people.find(
      ({ index }) => idFor("identity", index) === row?.userId,
    );
    if (!person) throw new Error("nobody has a question");
    const factorId = `IdentityFactor:${row?.userId}:${row?.value.id}`;
    expect(await verify({ factorId, answer: answerOf(person) })).toMatchObject({ result: "SUCCESS" });
  });

  it("are enrolled with a type: without it nothing is sent, with it the answer is 200 (D1-138)", async () => {
    const userId = fresh(65);
    for (const input of [null, undefined, {}, { userId }, { userId, type: null }, { userId, type: "push" }]) {
      const { errors, calls } = await tributary.ask(EnrollFactorDocument, { input });
      expect(errors).not.toEqual([]);
      expect(calls).toEqual([]);
    }
    const { data, calls } = await tributary.ask(EnrollFactorDocument, {
      input: { userId, type: "PUSH", provider: "DIRECTORY" },
    });
    expect(data.enrollIdentityFactor).toMatchObject({
      factor: { type: "PUSH", provider: "DIRECTORY", status: "ACTIVE" },
      userErrors: [],
    });
    expect(calls.map(({ status, body }) => [status, JSON.parse(body ?? "")])).toEqual([
      [200, { factorType: "push", provider: "DIRECTORY" }],
    ]);
  });

  it("that the identity provider refuses are in the userErrors of the payload", async () => {
    const userId = fresh(64);
    await enroll({ userId, type: "PUSH" });
    expect(await tributary.data(EnrollFactorDocument, { input: { userId, type: "PUSH" } })).toMatchObject({
      enrollIdentityFactor: { factor: null, activation: null, userErrors: [{ code: "CONFLICT" }] },
    });
    expect(await tributary.data(EnrollFactorDocument, { input: { userId, type: "U2F" } })).toMatchObject({
      enrollIdentityFactor: { userErrors: [{ code: "BAD_USER_INPUT" }] },
    });
    const wrongPhone = { userId, type: "SMS", profile: { phone: "1" } };
    expect(await tributary.data(EnrollFactorDocument, { input: wrongPhone })).toMatchObject({
      enrollIdentityFactor: { userErrors: [{ code: "BAD_USER_INPUT" }] },
    });
    expect(
      await tributary.data(EnrollFactorDocument, { input: { userId: "nobody", type: "PUSH" } }),
    ).toMatchObject({
      enrollIdentityFactor: { userErrors: [{ code: "NOT_FOUND" }] },
    });
  });

  it.each([
    [{ type: "PUSH", templateId: "default" }, "templateId"],
    [{ type: "OTHER" }, "type"],
    [{ type: "PUSH", userId: "IdentityGroup:people" }, "userId"],
  ])("refuses %j before any call (D1-140)", async (input, argument) => {
    const { errors, calls } = await tributary.ask(EnrollFactorDocument, {
      input: { userId: "00u", ...input },
    });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument } }]);
    expect(calls).toEqual([]);
  });
});

describe("subscriptions in the graph", async () => {
  const HEADER = "x-identity-authorization";
  const tributary = await sharedTributary({ settings: { identity: { credential: { forward: HEADER } } } });

  const as = (persona: PersonaName) => ({
    headers: { [HEADER]: `Bearer ${demoSecret("identity", persona)}` },
  });
  const ask = (index: number, persona: PersonaName, type = "USER_LOCKED_OUT") =>
    tributary.ask(
      SubscriptionsOfUserDocument,
      { email: tributary.families.person(index).email, type },
      as(persona),
    );

  it("are a user's own, with their forwarded credential (D1-134)", async () => {
    const { data, errors, calls } = await ask(0, "admin");
    expect(errors).toEqual([]);
    expect(data.user.identityUser).toMatchObject({
      subscriptions: expect.arrayContaining([
        { type: "SERVICE_ANNOUNCEMENT", subscribed: true, channels: ["email"] },
        { type: "SUSPICIOUS_ACTIVITY", subscribed: true, channels: ["email", "sms"] },
        expect.objectContaining({ subscribed: false }),
      ]),
      subscription: { type: "USER_LOCKED_OUT" },
    });
    const read = calls.filter(({ operation }) => operation !== "listGroupUsers");
    expect(read.map(({ path }) => path).sort()).toEqual([
      `/api/v1/users/${idFor("identity", 0)}/subscriptions`,
      `/api/v1/users/${idFor("identity", 0)}/subscriptions/USER_LOCKED_OUT`,
    ]);
  });

  it.each(["agent", "endUser", "service", "integrator"] as const)(
    "of another are refused to %s as FORBIDDEN on these fields only (D1-134)",
    async (persona) => {
      const { data, errors } = await ask(0, persona);
      expect(data.user).toMatchObject({
        displayName: expect.any(String),
        identityUser: { subscriptions: null, subscription: null },
      });
      expect(errors.map(({ path, extensions }) => [path?.at(-1), extensions["code"]]).sort()).toEqual([
        ["subscription", "FORBIDDEN"],
        ["subscriptions", "FORBIDDEN"],
      ]);
    },
  );

  it("of a type that the user does not have are null, and an unknown type is refused (D1-135)", async () => {
    const { data, errors } = await ask(2, "endUser");
    expect(errors).toEqual([]);
    expect(data.user.identityUser).toMatchObject({ subscription: null });
    expect(data.user.identityUser.subscriptions).toHaveLength(2);
    const blank = await ask(2, "endUser", " ");
    expect(blank.errors).toMatchObject([
      { path: ["user", "identityUser", "subscription"], extensions: { code: "BAD_USER_INPUT" } },
    ]);
  });

  it("need a caller's credential", async () => {
    const { errors } = await tributary.ask(SubscriptionsOfUserDocument, { email: "a@b.example", type: "x" });
    expect(errors[0]).toMatchObject({ extensions: { code: "UNAUTHENTICATED" } });
  });
});
