/** Lists and changes of persons. */

import { beforeEach, describe, expect, it } from "vitest";
import type { CrmUser, Person } from "#contracts/crm/index.ts";
import { demoFilters } from "#services/crm/seed/fields.ts";
import { activitiesOf, dealsOf } from "#services/crm/seed/related.ts";
import { demoIndex } from "#services/demo/company.ts";
import { crmPersonIdOf, demoFieldKey, SECOND_RECORD } from "#services/demo/things/crm.ts";
import { type CrmClient, startCrm } from "./client.ts";

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

  it("refuses values of custom fields that are of other types (D3-289)", async () => {
    for (const [key, value] of [
      [demoFieldKey("relationship"), 9],
      [demoFieldKey("relationship"), "1"],
      [demoFieldKey("interests"), "1,9"],
      [demoFieldKey("birthday"), "04.05.1990"],
      [demoFieldKey("discount"), "much"],
      [demoFieldKey("nickname"), 5],
      ["0".repeat(40), "x"],
      ["nickname", "x"],
    ] as const)
      expect(await crm.refusal("POST", "/persons", { name: "A", [key]: value })).toEqual([400, key]);
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
