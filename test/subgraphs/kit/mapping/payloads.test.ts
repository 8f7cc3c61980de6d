/** The text of a family's refusal in a payload, without addresses and secrets. */
import { describe, expect, it } from "vitest";
import { RefusedError, TributaryError } from "#platform/errors/catalog.ts";
import { camelCase, payload, scrub } from "#subgraphs/kit/mapping/payloads.ts";

const refuse = (refusal: RefusedError["refusal"], code: RefusedError["code"] = "BAD_USER_INPUT") =>
  payload(() => Promise.reject(new RefusedError(code, { family: "f" }, refusal)));

describe("a family's own text", () => {
  it.each([
    ["see https://internal.example/api?token=abc for more", "internal"],
    ["see HTTPS://INTERNAL.example", "INTERNAL"],
    ["see //internal.example/path", "internal"],
    ["see www.internal.example/path", "internal"],
    ["ftp://user:pw@internal/", "internal"],
    ["connect ECONNREFUSED 10.1.2.3:5432", "10.1.2.3"],
    ["host db.internal:5432 is down", "db.internal"],
    ["host directory:8080/x is down", "directory"],
    ["Authorization: Bearer s3cr3t-value", "s3cr3t"],
    ["Bearer s3cr3t-value is not valid", "s3cr3t"],
    ["Basic dXNlcjpwYXNz is not valid", "dXNlcjpwYXNz"],
    ["api_key=s3cr3t", "s3cr3t"],
    ["API key: s3cr3t", "s3cr3t"],
    ['{"access_token":"s3cr3t"}', "s3cr3t"],
    ["{'client_secret': 's3cr3t'}", "s3cr3t"],
    ["x-api-key: s3cr3t", "s3cr3t"],
    ["password = s3cr3t", "s3cr3t"],
    ["token s3cr3t99 has expired", "s3cr3t99"],
    ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl is expired", "eyJ"],
    ["key 4eC39HqLyjWDarjtT1zdp7dc4eC39HqLyj is revoked", "4eC39"],
    ["<script>alert(1)</script>", "<"],
    ["a\0b\u001b[31m", "\u001b"],
  ])("is returned without the address, credential or markup in %j", (text, gone) => {
    expect(scrub(text)).not.toContain(gone);
  });

  it.each([
    "The subject must not be empty",
    "Basic information is missing",
    "The token is not valid",
    "The password must have 8 characters",
    "amy@company.example is not a member of group 12345678",
    "Ticket 35436 is closed: it cannot be changed",
    "Invoice 3fa85f64-5717-4562-b3fc-2c963f66afa6 is not there",
    "The meeting begins at 12:30, line 7:15",
    "Amount must be 10.50 or more (12/2026)",
  ])("is returned unchanged if it has nothing to remove: %s", (text) => {
    expect(scrub(text)).toBe(text);
  });

  it("is cut at 300 characters, never within one, and on one line", () => {
    const text = scrub(`a\n\n b ${"\u{1f600}".repeat(400)}`);
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text.isWellFormed()).toBe(true);
    expect(text).toMatch(/^a b /);
  });

  it("is scrubbed in one pass, without backtracking over 500,000 repetitions", () => {
    for (const unit of ["a.", "<", "a:", "token ", "-", "www.", "a1", "//", '"', " "])
      expect(scrub(unit.repeat(500_000)).length, unit).toBeLessThanOrEqual(300);
  });
});

describe("the payload of a write", () => {
  it("is its result without errors", async () => {
    expect(await payload(async () => ({ ticket: { id: 1 } }))).toEqual({ ticket: { id: 1 }, userErrors: [] });
  });

  it.each(["BAD_USER_INPUT", "FORBIDDEN", "NOT_FOUND", "CONFLICT"] as const)(
    "has a user error with message and field of the refusal (%s)",
    async (code) => {
      expect(await refuse({ message: "Subject is empty", field: "ticket_subject" }, code)).toEqual({
        userErrors: [{ code, message: "Subject is empty", field: ["ticketSubject"], familyCode: null }],
      });
    },
  );

  it("has the family's own code", async () => {
    const refusal = new RefusedError("CONFLICT", { familyCode: "4927" }, { message: "Not yet" });
    expect(await payload(() => Promise.reject(refusal))).toMatchObject({
      userErrors: [{ code: "CONFLICT", familyCode: "4927" }],
    });
  });

  it.each(["https://internal/x", "a b", "x".repeat(101), "<b>", ""])(
    "has a null field for an invalid field name (%j)",
    async (field) => {
      expect(await refuse({ message: "No", field })).toMatchObject({ userErrors: [{ field: null }] });
    },
  );

  it("has a scrubbed user error for each reason of the family", async () => {
    const causes = [
      { message: "The card is in use", code: "card_in_use" },
      { message: "See https://x.example/a", code: "<b>" },
      {},
    ];
    const [code, field] = ["BAD_USER_INPUT", null];
    expect(await refuse({ message: "Three reasons", causes })).toEqual({
      userErrors: [
        { code, field, message: "The card is in use", familyCode: "card_in_use" },
        { code, field, message: "See [link]", familyCode: null },
        { code, field, message: "The input is not valid", familyCode: null },
      ],
    });
    expect(await refuse({ message: "One reason", causes: [] })).toMatchObject({
      userErrors: [{ message: "One reason" }],
    });
  });

  it("has a default message if the family has none", async () => {
    for (const message of [undefined, "", "<br>", " "])
      expect(await refuse({ message })).toMatchObject({
        userErrors: [{ message: "The input is not valid", field: null }],
      });
  });

  it("is an error if the write was not refused but failed", async () => {
    for (const error of [
      new RefusedError("UNAUTHENTICATED", {}, {}),
      new TributaryError("OUTCOME_UNKNOWN"),
      new TributaryError("RATE_LIMITED"),
      new TypeError("a bug"),
    ])
      await expect(payload(() => Promise.reject(error))).rejects.toBe(error);
  });
});

describe("a name of the family's", () => {
  it.each([
    ["external_id", "externalId"],
    ["ExternalID", "externalID"],
    ["ID", "id"],
    ["page-size", "pageSize"],
    ["name", "name"],
    ["Contact Name", "contactName"],
  ])("%s is %s in the graph", (wire, ours) => {
    expect(camelCase(wire)).toBe(ours);
  });
});
