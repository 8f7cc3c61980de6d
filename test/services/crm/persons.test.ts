/** Lists and changes of persons. */

import { beforeEach, describe, expect, it } from "vitest";
import type { CrmUser, Person } from "#contracts/crm/index.ts";
import { demoFilters } from "#services/crm/seed/fields.ts";
import { activitiesOf, dealsOf } from "#services/crm/seed/related.ts";
import { demoIndex } from "#services/demo/company.ts";
import { crmPersonIdOf, demoFieldKey, SECOND_RECORD } from "#services/demo/things/crm.ts";
import { type CrmClient, DAY, startCrm } from "./client.ts";

type PersonResponse = Person & Readonly<Record<string, unknown>>;

let crm: CrmClient;
beforeEach(async () => {
  crm = await startCrm();
  return crm.close;
});

const read = (id: number) => crm.data<PersonResponse>("GET", `/persons/${id}`);
const list = (query: Record<string, string> = {}) =>
  crm.list<PersonResponse>(`/persons?${new URLSearchParams({ limit: "500", ...query })}`);
const collection = (query: Record<string, string> = {}) =>
  crm.list<PersonResponse>(`/persons/collection?${new URLSearchParams({ limit: "500", ...query })}`);
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
const demo = (index: number) => crm.families.person(index);

describe("the list of persons", () => {
  it("takes a saved filter that exists (D3-281)", async () => {
    const all = await list();
    for (const { id, member, is } of demoFilters)
      expect(idsOf(await list({ filter_id: String(id) }))).toEqual(
        idsOf(all.filter((one) => one[member] === is)),
      );
    expect(await crm.refusal("GET", "/persons?filter_id=99")).toEqual([400, "filter_id"]);
  });

  it("ignores user_id if filter_id is sent (D3-282)", async () => {
    const filtered = await list({ filter_id: "1" });
    expect(new Set(filtered.map(({ owner_id }) => owner_id.id)).size).toBe(2);
    expect(idsOf(await list({ filter_id: "1", user_id: "1" }))).toEqual(idsOf(filtered));
  });

  it("is sorted by one key after another (D3-283)", async () => {
    const sorted = await list({ sort: "visible_to DESC, name ASC" });
    const keys = sorted.map(({ visible_to, name }) => `${9 - Number(visible_to)} ${name.toLowerCase()}`);
    expect(keys).toEqual([...keys].sort());
  });

  it("is sorted by first-level keys only (D3-284)", async () => {
    for (const sort of ["org_id.name ASC", "nothing", "name UP", "name ASC,"])
      expect(await crm.refusal("GET", `/persons?${new URLSearchParams({ sort })}`)).toEqual([400, "sort"]);
  });
});

describe("the collection of persons", () => {
  it("is narrowed by the time of the last change, both ends included (D3-295)", async () => {
    const all = await collection();
    const times = all.map(({ update_time }) => update_time).sort();
    const [since = "", until = ""] = [times[50], times[150]];
    const between = await collection({ since, until });
    expect(idsOf(between)).toEqual(
      idsOf(all.filter(({ update_time }) => update_time >= since && update_time <= until)),
    );
    expect(between.length).toBeGreaterThan(100);
    for (const field of ["since", "until"])
      for (const value of ["yesterday", "2026-13-01", "2026-06-01T25:00"])
        expect(await crm.refusal("GET", `/persons/collection?${field}=${value}`)).toEqual([400, field]);
  });

  it("takes any form of ISO 8601 for these times, as the document names no profile of it (D3-295)", async () => {
    const all = await collection();
    const since = "2026-06-01T00:00:00Z";
    const expected = idsOf(all.filter(({ update_time }) => Date.parse(update_time) >= Date.parse(since)));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    for (const form of [
      since,
      "2026-06-01",
      "2026-06",
      "20260601",
      "2026-152",
      "2026-W23-1",
      "2026-06-01T00:00",
      "20260601T020000+0200",
    ])
      expect([form, idsOf(await collection({ since: form }))]).toEqual([form, expected]);
  });
});

describe("creating a person", () => {
  it("returns 201 and sets defaults for absent members (D3-272, D3-285, D3-288)", async () => {
    const person = await crm.data<PersonResponse>("POST", "/persons", { name: "Ann Other" }, 201);
    expect(person).toMatchObject({
      name: "Ann Other",
      email: [],
      phone: [],
      org_id: null,
      owner_id: { id: 1, name: demo(0).displayName, email: demo(0).email },
      visible_to: "3",
      marketing_status: "no_consent",
      label: null,
      picture_id: null,
      active_flag: true,
      add_time: new Date(crm.families.clock.now()).toISOString(),
    });
    expect(await read(person.id)).toEqual(person);
    expect(idsOf(await list())).toContain(person.id);
  });

  it("takes lists of addresses and numbers, one of them the primary one (D3-287)", async () => {
    const { email, phone } = await crm.data<PersonResponse>(
      "POST",
      "/persons",
      {
        name: "Ann Other",
        email: [{ value: "a@x.example" }, { value: "b@x.example", label: "home", primary: true }],
        phone: [{ value: "+1 555" }],
      },
      201,
    );
    expect(email).toEqual([
      { label: "work", value: "a@x.example", primary: false },
      { label: "home", value: "b@x.example", primary: true },
    ]);
    expect(phone).toEqual([{ label: "work", value: "+1 555", primary: true }]);
    const refused = (value: unknown) => crm.refusal("POST", "/persons", { name: "A", email: value });
    const primary = true;
    expect(
      await refused([
        { value: "a", primary },
        { value: "b", primary },
      ]),
    ).toEqual([400, "email"]);
  });

  it("refuses organizations, users, labels and values that do not exist (D3-288, D3-291)", async () => {
    for (const [field, value] of [
      ["owner_id", 99_999],
      ["visible_to", "9"],
      ["marketing_status", "maybe"],
      ["label", 99],
      ["add_time", "yesterday"],
    ] as const)
      expect(await crm.refusal("POST", "/persons", { name: "A", [field]: value })).toEqual([400, field]);
  });

  it("stores custom fields by their hashes, and refuses values of other types (D3-289)", async () => {
    const keys = {
      relationship: demoFieldKey("relationship"),
      interests: demoFieldKey("interests"),
      birthday: demoFieldKey("birthday"),
      discount: demoFieldKey("discount"),
      nickname: demoFieldKey("nickname"),
    };
    const custom = {
      [keys.relationship]: 2,
      [keys.interests]: "1,3",
      [keys.birthday]: "1990-05-04",
      [keys.discount]: 7.5,
      [keys.nickname]: null,
    };
    const person = await crm.data<PersonResponse>("POST", "/persons", { name: "A", ...custom }, 201);
    expect(await read(person.id)).toMatchObject(custom);
    for (const [key, value] of [
      [keys.relationship, 9],
      [keys.relationship, "1"],
      [keys.interests, "1,9"],
      [keys.birthday, "04.05.1990"],
      [keys.discount, "much"],
      [keys.nickname, 5],
      ["0".repeat(40), "x"],
      ["nickname", "x"],
    ] as const)
      expect(await crm.refusal("POST", "/persons", { name: "A", [key]: value })).toEqual([400, key]);
  });
});

describe("changing a person", () => {
  it("takes the same fields, all optional, and does not change the others (D3-272, D3-290)", async () => {
    const before = await read(crm.id(0));
    crm.families.clock.advance(DAY);
    const after = await crm.data<PersonResponse>("PUT", `/persons/${crm.id(0)}`, { label: 2 });
    expect(after).toEqual({
      ...before,
      label: 2,
      update_time: new Date(crm.families.clock.now()).toISOString(),
    });
    expect(await crm.data("PUT", `/persons/${crm.id(0)}`, {})).toMatchObject({ label: 2 });
  });

  it("takes custom fields as well; null removes a value (D3-290, D3-321)", async () => {
    const key = demoFieldKey("nickname");
    const path = `/persons/${crm.id(1)}`;
    expect(await crm.data("PUT", path, { [key]: "Ace" })).toMatchObject({ [key]: "Ace" });
    expect(await crm.data("PUT", path, { label: 1 })).toMatchObject({ [key]: "Ace" });
    const found = await fetch(
      `${crm.families.baseUrl("crm")}/persons/search?term=ace&exact_match=true&fields=custom_fields`,
      { headers: { "x-api-token": "demo-crm-service" } },
    );
    expect(JSON.stringify(await found.json())).toContain(`"id":${crm.id(1)},`);
    expect(await crm.data("PUT", path, { [key]: null })).toMatchObject({ [key]: null });
    expect(await crm.refusal("PUT", path, { [key]: 5 })).toEqual([400, key]);
  });
});

describe("deleting a person", () => {
  it("marks the person as deleted with 200, and lists and search no longer have them (D3-272, D3-302, D3-320)", async () => {
    const id = crm.id(3);
    expect(await crm.data("DELETE", `/persons/${id}`)).toEqual({ id });
    expect(await read(id)).toMatchObject({ id, active_flag: false });
    expect(idsOf(await list())).not.toContain(id);
    expect(idsOf(await collection())).not.toContain(id);
    const term = new URLSearchParams({ term: demo(3).email });
    expect((await crm.page(`/persons/search?${term}`)).data).toEqual({ items: [] });
    for (const [method, path, body] of [
      ["DELETE", "", undefined],
      ["PUT", "", { label: 1 }],
      ["PUT", "/merge", { merge_with_id: crm.id(0) }],
      ["POST", "/followers", { user_id: 1 }],
      ["DELETE", "/picture", undefined],
    ] as const)
      expect(await crm.refusal(method, `/persons/${id}${path}`, body)).toEqual([404, "id"]);
  });

  it("removes it for good 30 days later, with what belongs to it (D3-279)", async () => {
    const id = crm.id(0);
    await crm.data("DELETE", `/persons/${id}`);
    crm.families.clock.advance(30 * DAY - 1);
    expect(await read(id)).toMatchObject({ active_flag: false });
    expect((await crm.list(`/persons/${id}/deals`)).length).toBeGreaterThan(0);
    crm.families.clock.advance(1);
    expect(await crm.refusal("GET", `/persons/${id}`)).toEqual([404, "id"]);
    expect(await crm.refusal("GET", `/persons/${id}/deals`)).toEqual([404, "id"]);
    for (const name of ["activities", "deals", "files", "mailMessages", "followers", "changes"] as const)
      expect(crm.tables[name].by("person", id)).toEqual([]);
  });

  it("is done to many by ids, each once (D3-272, D3-280)", async () => {
    const [one, other] = [crm.id(1), crm.id(2)];
    await crm.data("DELETE", `/persons/${other}`);
    expect(await crm.data("DELETE", `/persons?ids=${one},${other},999999,${one}`)).toEqual({ id: [one] });
    expect(await read(one)).toMatchObject({ active_flag: false });
    const [change] = await crm.list(`/persons/${one}/changelog?limit=1`);
    expect(change).toMatchObject({ field_key: "active_flag", is_bulk_update_flag: true });
    crm.families.clock.advance(30 * DAY);
    expect(await crm.refusal("GET", `/persons/${one}`)).toEqual([404, "id"]);
  });
});

describe("merging two persons", () => {
  it("results in one person with the records of both (D3-311, D3-312, D3-318)", async () => {
    const [id, other] = [SECOND_RECORD, crmPersonIdOf(demo(demoIndex.twoCrmRecords))];
    const [before, gone] = [await read(id), await read(other)];
    const merged = await crm.data<PersonResponse>("PUT", `/persons/${id}/merge`, { merge_with_id: other });
    expect(merged).toMatchObject({
      id,
      merge_what_id: other,
      name: before.name,
      email: before.email,
      org_id: gone.org_id,
    });
    expect(await crm.refusal("PUT", `/persons/${id}/merge`, { merge_with_id: id })).toEqual([
      400,
      "merge_with_id",
    ]);
    expect((await read(other)).active_flag).toBe(false);
    expect(idsOf(await list())).not.toContain(other);
    const deals = await crm.list<{ person_id: number }>(`/persons/${id}/deals?status=all_not_deleted`);
    expect(crm.tables.deals.by("person", id)).toHaveLength(dealsOf(demo(demoIndex.twoCrmRecords)));
    expect(deals.every(({ person_id }) => person_id === id)).toBe(true);
    expect(await crm.list(`/persons/${id}/activities`)).toHaveLength(
      activitiesOf(demo(demoIndex.twoCrmRecords)),
    );
    expect(await crm.list(`/persons/${other}/activities`)).toEqual([]);
  });

  it("does not duplicate a follower of both (D3-312)", async () => {
    const [id, other] = [crm.id(0), crm.id(1)];
    for (const one of [id, other]) await crm.data("POST", `/persons/${one}/followers`, { user_id: 2 });
    await crm.data("PUT", `/persons/${id}/merge`, { merge_with_id: other });
    const users = (await crm.list<{ user_id: CrmUser }>(`/persons/${id}/followers`)).map(
      ({ user_id }) => user_id.id,
    );
    expect(users).toHaveLength(new Set(users).size);
  });
});
