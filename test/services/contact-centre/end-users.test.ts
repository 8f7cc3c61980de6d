import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { type Conversation, contactCentre, type EndUser } from "#contracts/contact-centre/index.ts";
import { ANONYMIZING_MS } from "#services/contact-centre/end-users.ts";
import { conversationsOf } from "#services/contact-centre/seed/index.ts";
import { contactCentreTables } from "#services/contact-centre/tables.ts";
import { demoAttributes, isEndUser, personId } from "#services/demo/things/contact-centre.ts";
import { startContactCentre } from "./client.ts";

const client = await startContactCentre();

const path = (index: number) => `/endusers/${personId({ index })}`;
const userOf = async (index: number) => (await client.ask<EndUser>("GET", path(index))).body;
const conversationsOfUser = async (index: number) =>
  (await client.ask<{ conversations: Conversation[] }>("GET", `${path(index)}/conversations?pageLimit=100`))
    .body.conversations;
const tables = () => contactCentreTables(client.families.store.scope("contactCentre"));

const fields = {
  email: "new@address.example",
  lastName: "Changed",
  avatarUrl: "https://avatars.example/new.png",
  firstName: "Newly",
  externalId: "customer-new",
  displayName: "Newly Changed",
  phoneNumber: "+49305550000",
  middleNames: ["One", "Two"],
  additionalEmails: ["further@address.example"],
  additionalPhoneNumbers: ["+49305550001"],
};
const empty = {
  email: null,
  lastName: null,
  avatarUrl: null,
  firstName: null,
  externalId: null,
  phoneNumber: null,
  middleNames: [],
  additionalEmails: [],
  additionalPhoneNumbers: [],
};

describe("an end user", () => {
  it("is read with 200, as the contract has it (D2-454)", async () => {
    const { status, body } = await client.ask<EndUser>("GET", path(0));
    const person = client.families.company.people[0];
    expect([status, body.displayName, body.email]).toEqual([200, person?.displayName, person?.email]);
    expect(Check(contactCentre.operations.getEndUser.spec.returns, body)).toBe(true);
  });

  it("is anybody of the company who contacted it: every field has a value somewhere", () => {
    const users = tables().endUsers.all();
    expect(users).toHaveLength(client.families.company.people.filter(isEndUser).length);
    for (const field of Object.keys(fields) as (keyof typeof fields)[])
      expect([
        field,
        users.some((user) => (Array.isArray(user[field]) ? user[field].length > 0 : user[field])),
      ]).toEqual([field, true]);
  });

  it.each(Object.entries(fields))(
    "PATCH changes %s alone and leaves the rest (D2-293, D2-455)",
    async (field, value) => {
      const before = await userOf(10);
      client.families.clock.advance(1_000);
      const { status, body } = await client.ask<EndUser>("PATCH", path(10), { [field]: value });
      expect(status).toBe(200);
      expect(body).toEqual({ ...before, [field]: value, updatedAt: expect.any(String) });
      expect(body.updatedAt > before.updatedAt).toBe(true);
      expect(await userOf(10)).toEqual(body);
    },
  );

  it("PATCH takes each field as a text or a list, and null empties it; the name to show stays (D2-293)", async () => {
    for (const [field, value] of Object.entries(fields)) {
      const wrong = Array.isArray(value) ? "text" : ["list"];
      expect(await client.refusal("PATCH", path(11), { [field]: wrong })).toMatchObject({
        status: 400,
        field,
      });
    }
    const { displayName: _, ...rest } = fields;
    const nothing = Object.fromEntries(Object.keys(rest).map((field) => [field, null]));
    expect((await client.ask("PATCH", path(11), nothing)).body).toMatchObject(empty);
    for (const displayName of [null, "", "  "])
      expect(await client.refusal("PATCH", path(11), { displayName })).toMatchObject({
        status: 400,
        field: "displayName",
      });
    const before = await userOf(11);
    expect((await client.ask("PATCH", path(11), { id: "x", status: "ANONYMIZED" })).body).toEqual({
      ...before,
      updatedAt: expect.any(String),
    });
  });

  it("PUT requires displayName, and empties what is left out but custom attributes (D2-294, D2-456, D2-557)", async () => {
    const before = await userOf(12);
    expect(Object.keys(before.customAttributes)).toHaveLength(3);
    const { displayName, ...rest } = fields;
    expect(await client.refusal("PUT", path(12), rest)).toMatchObject({ status: 400, field: "displayName" });
    expect(await userOf(12)).toEqual(before);
    expect(await client.ask("PUT", path(12), fields)).toEqual({
      status: 200,
      body: { ...before, ...fields, updatedAt: expect.any(String) },
    });
    expect(await client.ask("PUT", path(12), { displayName })).toEqual({
      status: 200,
      body: { ...before, ...empty, displayName, updatedAt: expect.any(String) },
    });
  });
});

describe("custom attributes", () => {
  const own = "0badcafe-0000-4000-8000-00000000000a";
  const set = (body: unknown) => client.ask<EndUser>("PATCH", `${path(13)}/custom-attributes`, body);

  it("are a map of UUID to value; absent ones stay, null removes one (D2-302, D2-459)", async () => {
    const { customAttributes: before } = await userOf(13);
    const { status, body } = await set({ [own]: "x", [demoAttributes.loyaltyPoints]: 7.5 });
    expect([status, body.customAttributes]).toEqual([
      200,
      { ...before, [own]: "x", [demoAttributes.loyaltyPoints]: 7.5 },
    ]);
    expect((await set({ [own.toUpperCase()]: false })).body.customAttributes[own]).toBe(false);
    expect((await set({ [own]: null })).body.customAttributes).not.toHaveProperty(own);
    expect((await set({})).status).toBe(200);
  });

  it("are refused with 400 for a key that is no UUID and a value that is no text, number or boolean (D2-302)", async () => {
    const before = await userOf(13);
    for (const body of [{ colour: "x" }, { [own]: "x", no: 1 }, { [own]: {} }, { [own]: ["x"] }, ["x"], "x"])
      expect(await client.refusal("PATCH", `${path(13)}/custom-attributes`, body)).toMatchObject({
        status: 400,
      });
    expect(await userOf(13)).toEqual(before);
  });
});

describe("conversations of an end user", () => {
  const pages = `${path(3)}/conversations`;
  interface Page {
    conversations: Conversation[];
    nextPageKey: string | null;
  }

  it("are paged: of three two and a key, then one; the key is opaque Base64 (D2-300, D2-301, D2-458)", async () => {
    const first = await client.ask<Page>("GET", `${pages}?pageLimit=2`);
    expect([first.status, first.body.conversations.length]).toEqual([200, 2]);
    const key = first.body.nextPageKey ?? "";
    expect(Buffer.from(key, "base64").toString("base64")).toBe(key);
    const query = new URLSearchParams({ pageLimit: "2", pageKey: key });
    const second = await client.ask<Page>("GET", `${pages}?${query}`);
    expect(second.body).toEqual({ conversations: [expect.anything()], nextPageKey: null });
    const all = [...first.body.conversations, ...second.body.conversations];
    expect(all).toEqual(await conversationsOfUser(3));
    expect(Check(contactCentre.operations.listEndUserConversations.spec.page.schema, second.body)).toBe(true);
  });

  it("refuse an invented key and one of another list with 400 (D2-301, D2-552)", async () => {
    const { body } = await client.ask<Page>("GET", `${path(0)}/conversations`);
    expect(body.conversations).toHaveLength(25);
    for (const pageKey of ["invented", Buffer.from("2").toString("base64"), body.nextPageKey ?? ""])
      expect(await client.refusal("GET", `${pages}?${new URLSearchParams({ pageKey })}`)).toMatchObject({
        status: 400,
      });
  });

  it("are listed newest first, each with its agent; a user without conversations has an empty list", async () => {
    const conversations = await conversationsOfUser(0);
    expect(conversations).toHaveLength(conversationsOf({ index: 0 }));
    const starts = conversations.map(({ startedAt }) => startedAt);
    expect(starts).toEqual([...starts].sort().reverse());
    const values = <K extends keyof Conversation>(member: K) =>
      new Set(conversations.map((conversation) => conversation[member]));
    expect(values("channel").size).toBe(4);
    expect(values("closeReason")).toEqual(new Set([null, "RESOLVED", "ABANDONED"]));
    for (const { status, closedAt, closeReason, agent } of conversations) {
      expect([closedAt === null, closeReason === null]).toEqual([status === "OPEN", status === "OPEN"]);
      expect(agent === null).toBe(closeReason === "ABANDONED");
    }
    expect(await conversationsOfUser(4)).toEqual([]);
  });
});

describe("anonymizing an end user", () => {
  const anonymize = (index: number, query = "") => `${path(index)}/anonymize${query}`;

  it("is a conflict while conversations that the user started are open, unless forced (D2-298, D2-553)", async () => {
    const [open] = await conversationsOfUser(2);
    expect(open).toMatchObject({ status: "OPEN", startedBy: "END_USER" });
    for (const query of ["", "?force=false"])
      expect(await client.refusal("PATCH", anonymize(2, query))).toMatchObject({
        status: 409,
        code: "CONFLICT",
        field: "force",
      });
    expect(await client.refusal("PATCH", anonymize(2, "?force=perhaps"))).toMatchObject({ status: 400 });
    expect((await conversationsOfUser(2))[0]).toEqual(open);
    expect((await userOf(2)).status).toBe("ACTIVE");
  });

  it("with force closes those conversations, is accepted with 202, and is done later (D2-295, D2-457, D2-553)", async () => {
    const before = await userOf(6);
    const { status, body } = await client.ask<EndUser>("PATCH", anonymize(6, "?force=true"));
    expect(status).toBe(202);
    expect(body).toEqual({ ...before, status: "ANONYMIZING", updatedAt: expect.any(String) });
    expect((await conversationsOfUser(6))[0]).toMatchObject({ status: "CLOSED", closeReason: "FORCED" });
    expect(await userOf(6)).toEqual(body);
    client.families.clock.advance(ANONYMIZING_MS + 1);
    expect(await userOf(6)).toEqual({
      ...before,
      ...empty,
      displayName: "Anonymous",
      customAttributes: {},
      status: "ANONYMIZED",
      updatedAt: expect.any(String),
    });
    const conversations = await conversationsOfUser(6);
    expect(conversations.map(({ subject }) => subject)).toEqual([null, null]);
    expect(conversations.filter(({ closeReason }) => closeReason === "FORCED")).toHaveLength(1);
  });

  it("needs no force for conversations that an agent started, and leaves them open (D2-295, D2-553)", async () => {
    const before = await conversationsOfUser(1);
    expect(before).toMatchObject([{ status: "OPEN", startedBy: "AGENT" }]);
    expect((await client.ask("PATCH", anonymize(1))).status).toBe(202);
    expect(await conversationsOfUser(1)).toEqual(before);
  });

  it("is possible once, and removes the data of the user (D2-298, D2-553)", async () => {
    expect((await client.ask("PATCH", anonymize(4))).status).toBe(202);
    for (const advance of [0, ANONYMIZING_MS + 1]) {
      client.families.clock.advance(advance);
      expect(await client.refusal("PATCH", anonymize(4))).toMatchObject({ status: 409 });
      for (const [method, below, body] of [
        ["PATCH", "", { email: "x@y.example" }],
        ["PUT", "", { displayName: "Back" }],
        ["PATCH", "/custom-attributes", {}],
      ] as const)
        expect(await client.refusal(method, path(4) + below, body)).toMatchObject({ status: 400 });
    }
    expect(await userOf(4)).toMatchObject({ status: "ANONYMIZED", email: null });
  });

  it("is refused with 400 for an invalid id, 404 for an unknown user and 500 for a failure (D2-296, D2-297, D2-299)", async () => {
    expect(await client.refusal("PATCH", "/endusers/no%20id/anonymize")).toMatchObject({ status: 400 });
    expect(await client.refusal("PATCH", "/endusers/nobody/anonymize")).toMatchObject({ status: 404 });
    client.families.setFaults("contactCentre=status:500");
    expect(await client.refusal("PATCH", anonymize(5))).toMatchObject({ status: 500 });
    client.families.setFaults("");
    expect((await userOf(5)).status).toBe("ACTIVE");
  });
});
