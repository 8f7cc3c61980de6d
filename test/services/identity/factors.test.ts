import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import type { FactorVerification } from "#contracts/identity/index.ts";
import { Factor, factorTypes } from "#contracts/identity/index.ts";
import { idFor } from "#services/demo/ids.ts";
import { answerOf, FREE_SERIAL } from "#services/demo/things/identity.ts";
import { identityService } from "#services/identity/index.ts";
import { seedIdentity } from "#services/identity/seed/index.ts";
import { base32, codeOf, STEP_SECONDS, stepAt } from "#services/identity/support/totp.ts";
import { identityTables } from "#services/identity/tables.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { callsOf, userPath } from "./calls.ts";

const families = await sharedFamilies({ services: [{ service: identityService, seed: seedIdentity }] });
const call = callsOf(families);
const tables = identityTables(families.store.scope("identity"));

const step = STEP_SECONDS * 1000;
const factorsOf = (index: number) => tables.factors.by("user", idFor("identity", index));

/** The path of a person after the removal of all their factors. */
function fresh(index: number): string {
  for (const { value } of factorsOf(index)) tables.factors.delete(value.id);
  return `${userPath(index)}/factors`;
}

/** A person with an active factor of the type, and its path. */
function owner(type: Factor["factorType"], skip = 0) {
  const rows = tables.factors
    .all()
    .filter(({ value }) => value.factorType === type && value.status === "ACTIVE");
  const row = rows[skip];
  if (!row) throw new Error(`nobody has ${type}`);
  const person = families.company.people.find(({ index }) => idFor("identity", index) === row.userId);
  if (!person) throw new Error("nobody's factor");
  return { ...row, person, path: `/api/v1/users/${row.userId}/factors/${row.value.id}` };
}

const lastText = (to: string | undefined) => tables.textMessages.by("to", to ?? "").at(-1);
const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? "")?.[0] ?? "";
const otherCode = (code: string) => (code === "111111" ? "222222" : "111111");
/** The current code of a token. */
const codeNow = (secret: string | undefined, steps = 0) =>
  codeOf(secret ?? "", stepAt(families.clock.now()) + steps);

const enroll = (path: string, body: object, query = "") => call<Factor>("POST", path + query, { body });
const activate = (path: string, passCode: string) =>
  call<Factor>("POST", `${path}/lifecycle/activate`, { body: { passCode } });
const verify = (path: string, body: object = {}, query = "", headers: Record<string, string> = {}) =>
  call<FactorVerification>("POST", `${path}/verify${query}`, { body, headers });
const poll = (path: string, id: string | undefined) =>
  call<FactorVerification>("GET", `${path}/transactions/${id}`);

describe("codes by time", () => {
  it.each([
    [59_000, "287082"],
    [1_111_111_109_000, "081804"],
    [20_000_000_000_000, "353130"],
  ])("are those of the standard's own examples, at %i", (at, code) => {
    const secret = base32(Buffer.from("12345678901234567890"));
    expect(secret).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    expect(codeOf(secret, stepAt(at))).toBe(code);
  });
});

describe("factors that a user can have", () => {
  it("has a value for every field and every status somewhere (D1-184)", () => {
    const all = tables.factors.all().map((row) => row.value);
    for (const factor of all) expect(Check(Factor, factor)).toBe(true);
    expect(new Set(all.map(({ factorType }) => factorType))).toEqual(new Set(factorTypes));
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(["ACTIVE", "PENDING_ACTIVATION", "INACTIVE"]),
    );
  });
});

describe("enrolling", () => {
  it("requires the provider that the catalog has for the type", async () => {
    const path = fresh(40);
    expect(await enroll(path, { factorType: "push", provider: "GENERIC" })).toMatchObject({ status: 400 });
    expect((await enroll(path, { factorType: "push", provider: "DIRECTORY" })).status).toBe(200);
  });

  it("takes the documented members as they are typed, and sets ids, states and dates itself (D1-141)", async () => {
    const path = fresh(41);
    const texts = ["id", "status", "created", "lastUpdated", "provider", "factorType"];
    for (const name of texts)
      expect([name, (await enroll(path, { factorType: "push", [name]: 1 })).status]).toEqual([name, 400]);
    for (const name of ["answer", "passCode", "clientData", "stateToken", "attestation", "nextPassCode"])
      expect((await enroll(path, { factorType: "push", verify: { [name]: 1 } })).status).toBe(400);
    for (const name of ["activationToken", "registrationData"])
      expect((await enroll(path, { factorType: "push", verify: { [name]: 1 } })).status).toBe(400);
    for (const name of ["_links", "_embedded"])
      expect((await enroll(path, { factorType: "push", [name]: "x" })).status).toBe(400);
    const sent = { factorType: "push", id: "mine", status: "INACTIVE", created: "never", _links: {} };
    const { body } = await enroll(path, { ...sent, verify: { stateToken: "s", activationToken: "a" } });
    expect(body).toMatchObject({ status: "ACTIVE", factorType: "push" });
    expect(body.id).not.toBe("mine");
  });

  it("of a phone sends a code, which activates it (D1-139 D1-142 D1-143)", async () => {
    const path = fresh(42);
    const body = { factorType: "sms", profile: { phoneNumber: "+441632960001" } };
    const query = "?updatePhone=true&templateId=tplBranded&tokenLifetimeSeconds=60&activate=false";
    const enrolled = await enroll(path, body, query);
    expect(enrolled).toMatchObject({
      status: 200,
      body: { status: "PENDING_ACTIVATION", profile: { phoneNumber: "+441632960001" } },
    });
    const text = lastText("+441632960001")?.text;
    expect(text).toMatch(/^Tributary: \d{6} signs you in\.$/);
    const factor = `${path}/${enrolled.body.id}`;
    expect(await verify(factor)).toMatchObject({ status: 403, code: "E0000038" });
    expect((await activate(factor, otherCode(codeIn(text)))).code).toBe("E0000068");
    expect(await activate(factor, codeIn(text))).toMatchObject({ status: 200, body: { status: "ACTIVE" } });
    expect((await activate(factor, codeIn(text))).code).toBe("E0000038");
  });

  it("of a phone can be repeated after its code expired, and can change the number (D1-139 D1-206)", async () => {
    const path = fresh(43);
    const body = { factorType: "sms", profile: { phoneNumber: "+441632960002" } };
    const { body: first } = await enroll(path, body, "?tokenLifetimeSeconds=60");
    families.clock.advance(60_000);
    const late = codeIn(lastText("+441632960002")?.text);
    expect((await activate(`${path}/${first.id}`, late)).code).toBe("E0000068");
    const { body: second } = await enroll(path, body);
    expect(second).toMatchObject({
      id: first.id,
      _embedded: { activation: { expiresAt: expect.any(String) } },
    });
    await activate(`${path}/${first.id}`, codeIn(lastText("+441632960002")?.text));
    const other = { factorType: "sms", profile: { phoneNumber: "+441632960003" } };
    expect((await enroll(path, other)).status).toBe(409);
    expect(await enroll(path, other, "?updatePhone=true")).toMatchObject({
      status: 200,
      body: { id: first.id, status: "PENDING_ACTIVATION", profile: other.profile },
    });
  });

  it("of a phone uses the user's own number if none is sent, and can be active at once (D1-139 D1-206)", async () => {
    const holder = families.company.people.find(
      ({ index }) => tables.accounts.get(idFor("identity", index))?.user.profile.mobilePhone,
    );
    const path = fresh(holder?.index ?? 0);
    const before = tables.textMessages.size;
    expect(await enroll(path, { factorType: "sms" }, "?activate=true")).toMatchObject({
      status: 200,
      body: { status: "ACTIVE", profile: { phoneNumber: holder?.phone } },
    });
    expect(tables.textMessages.size).toBe(before);
    const bad = { factorType: "sms", profile: { phoneNumber: "0163 296" } };
    expect((await enroll(fresh(44), bad)).status).toBe(400);
    for (const query of ["?tokenLifetimeSeconds=0", "?tokenLifetimeSeconds=86401", "?activate=maybe"])
      expect((await enroll(fresh(44), { factorType: "sms" }, query)).status).toBe(400);
  });

  it("takes a message template for the SMS factor only, and only one that is there (D1-140)", async () => {
    const path = fresh(45);
    expect((await enroll(path, { factorType: "push" }, "?templateId=default")).status).toBe(400);
    const sms = { factorType: "sms", profile: { phoneNumber: "+441632960004" } };
    expect((await enroll(path, sms, "?templateId=none")).status).toBe(404);
    expect((await call<Factor[]>("GET", path)).body).toEqual([]);
  });

  it("of a question stores no readable answer", async () => {
    const path = fresh(47);
    const body = { factorType: "question", profile: { question: "first_pet" } };
    expect((await enroll(path, { ...body, verify: { answer: "cat" } })).status).toBe(400);
    expect((await enroll(path, { ...body, profile: { question: "none" } })).status).toBe(400);
    const { body: factor } = await enroll(path, { ...body, verify: { answer: "Mr Whiskers" } });
    expect(factor).toMatchObject({ status: "ACTIVE", profile: { questionText: expect.any(String) } });
    expect((await verify(`${path}/${factor.id}`, { answer: " mr whiskers " })).status).toBe(200);
    expect(JSON.stringify(tables.factorSecrets.get(factor.id))).not.toMatch(/whiskers/i);
  });

  it("of a hardware token requires its serial number and its current code", async () => {
    const path = fresh(48);
    const secret = tables.hardwareTokens.get(FREE_SERIAL)?.secret;
    const body = (credentialId: string, passCode: string) => ({
      factorType: "token:hardware",
      profile: { credentialId },
      verify: { passCode },
    });
    expect((await enroll(path, body("HT-1", codeNow(secret)))).status).toBe(400);
    expect((await enroll(path, body(FREE_SERIAL, otherCode(codeNow(secret))))).status).toBe(403);
    const enrolled = await enroll(path, body(FREE_SERIAL, codeNow(secret)));
    expect(enrolled).toMatchObject({ status: 200, body: { status: "ACTIVE" } });
    expect((await enroll(fresh(49), body(FREE_SERIAL, codeNow(secret)))).status).toBe(409);
  });

  it("of a security key requires the data that the browser signed", async () => {
    const path = fresh(50);
    const clientData = (type: string) => Buffer.from(JSON.stringify({ type })).toString("base64url");
    const body = (verify: object) => ({ factorType: "webauthn", verify });
    const proof = { attestation: "o2NmbXQ", clientData: clientData("webauthn.create") };
    for (const wrong of [
      {},
      { ...proof, clientData: "?" },
      { ...proof, clientData: clientData("webauthn.get") },
    ])
      expect((await enroll(path, body(wrong))).status).toBe(400);
    const { body: factor, status } = await enroll(path, body(proof));
    expect([status, factor.status]).toEqual([200, "ACTIVE"]);
    expect((await verify(`${path}/${factor.id}`)).code).toBe("E0000038");
  });
});

describe("verifying", () => {
  it("accepts each code of a token once, also of the time steps beside it (D1-145)", async () => {
    const { path, value } = owner("token:software:totp");
    const secret = tables.factorSecrets.get(value.id)?.totp;
    expect((await call("POST", `${path}/verify`)).status).toBe(400);
    expect((await verify(path)).status).toBe(400);
    expect((await verify(path, { passCode: codeNow(secret, -3) })).code).toBe("E0000068");
    expect((await verify(path, { passCode: codeNow(secret, -1) })).body).toMatchObject({
      factorResult: "SUCCESS",
    });
    const code = codeNow(secret);
    expect((await verify(path, { passCode: code })).status).toBe(200);
    expect((await verify(path, { passCode: code })).status).toBe(403);
    families.clock.advance(step);
    expect((await verify(path, { passCode: codeNow(secret) })).status).toBe(200);
    expect((await verify(path, { passCode: codeNow(secret), nextPassCode: "1" })).status).toBe(400);
  });

  it("accepts the code of a hardware token, and adjusts to its clock after two consecutive codes (D1-145)", async () => {
    const { path, value } = owner("token:hardware");
    const secret = tables.factorSecrets.get(value.id)?.totp;
    expect((await verify(path, { passCode: codeNow(secret) })).body.factorResult).toBe("SUCCESS");
    const lost = 20;
    expect((await verify(path, { passCode: codeNow(secret, lost) })).status).toBe(403);
    const two = { passCode: codeNow(secret, lost - 1), nextPassCode: codeNow(secret, lost) };
    expect((await verify(path, two)).status).toBe(200);
    families.clock.advance(step);
    expect((await verify(path, { passCode: codeNow(secret, lost) })).status).toBe(200);
    families.clock.advance(step);
    expect((await verify(path, { passCode: codeNow(secret) })).status).toBe(403);
  });

  it("accepts a question's answer", async () => {
    const { path, person } = owner("question");
    expect((await verify(path, { answer: answerOf(person).toUpperCase() })).status).toBe(200);
    for (const body of [{}, { answer: "elsewhere" }]) expect((await verify(path, body)).status).toBe(403);
  });

  it("of a phone ends after its lifetime, with a newer code, or after five wrong codes (D1-148)", async () => {
    const { path, value } = owner("sms", 1);
    const first = (await verify(path)).body.transactionId;
    const second = (await verify(path, {}, "?tokenLifetimeSeconds=60")).body.transactionId;
    expect((await poll(path, first)).body.factorResult).toBe("CANCELLED");
    families.clock.advance(60_000);
    expect((await poll(path, second)).body.factorResult).toBe("TIMEOUT");
    const late = codeIn(lastText(value.profile.phoneNumber)?.text);
    expect((await verify(path, { passCode: late })).status).toBe(403);
    const third = (await verify(path)).body.transactionId;
    const right = codeIn(lastText(value.profile.phoneNumber)?.text);
    for (let i = 0; i < 5; i++) expect((await verify(path, { passCode: otherCode(right) })).status).toBe(403);
    expect((await poll(path, third)).body.factorResult).toBe("REJECTED");
    expect((await verify(path, { passCode: right })).status).toBe(403);
  });

  it("by a push is WAITING when polled, until the phone responds or its lifetime ends (D1-148)", async () => {
    const { path, userId } = owner("push", 1);
    const sent = await verify(path);
    expect(sent.body).toMatchObject({ factorResult: "WAITING", transactionId: expect.any(String) });
    const { transactionId } = sent.body;
    expect(await poll(path, transactionId)).toMatchObject({ status: 200, body: { factorResult: "WAITING" } });
    families.clock.advance(5_000);
    expect((await poll(path, transactionId)).body.factorResult).toBe("SUCCESS");
    const short = (await verify(path, {}, "?tokenLifetimeSeconds=3")).body.transactionId;
    families.clock.advance(5_000);
    expect((await poll(path, short)).body.factorResult).toBe("TIMEOUT");
    const account = tables.accounts.get(userId);
    if (!account) throw new Error("nobody's factor");
    tables.accounts.put({ ...account, user: { ...account.user, status: "SUSPENDED" } });
    const refused = (await verify(path)).body.transactionId;
    families.clock.advance(5_000);
    expect((await poll(path, refused)).body.factorResult).toBe("REJECTED");
    for (const none of ["none", ""]) expect((await poll(path, none)).status).toBe(404);
    const elsewhere = owner("push", 2);
    expect((await poll(elsewhere.path, refused)).status).toBe(404);
  });

  it("is refused for a factor that is not active, and with a template of another type (D1-146)", async () => {
    const row = tables.factors.all().find(({ value }) => value.status === "INACTIVE");
    const path = `/api/v1/users/${row?.userId}/factors/${row?.value.id}`;
    expect(await verify(path)).toMatchObject({ status: 403, code: "E0000038" });
    expect((await verify(owner("push", 3).path, {}, "?templateId=default")).status).toBe(400);
    expect((await verify(owner("push", 3).path, {}, "?tokenLifetimeSeconds=x")).status).toBe(400);
  });
});
