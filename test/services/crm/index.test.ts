import { describe, expect, it } from "vitest";
import {
  crm,
  type FoundPerson,
  marketingStatuses,
  type Person,
  type PersonHit,
} from "#contracts/crm/index.ts";
import { crmService } from "#services/crm/index.ts";
import { hasNoCrmPerson, seedCrm } from "#services/crm/seed/index.ts";
import type { Person as DemoPerson } from "#services/demo/company.ts";
import { crmOrganizationIdOf, crmPersonIdOf } from "#services/demo/things/crm.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { restCalls } from "#test/kit/rest-calls.ts";

const families = await sharedFamilies({ services: [{ service: crmService, seed: seedCrm }] });

interface Page {
  success: boolean;
  data: { items: PersonHit[] };
  additional_data: {
    pagination: { start: number; limit: number; more_items_in_collection: boolean; next_start?: number };
  };
}

const { read, refusal } = restCalls(families, crm);
const refused = async (path: string) => {
  const { status, field } = await refusal("GET", path);
  return [status, field];
};
const searchPath = (query: Record<string, string>) => `/persons/search?${new URLSearchParams(query)}`;

const search = (query: Record<string, string>) => read<Page>(searchPath(query));
const found = async (query: Record<string, string>): Promise<FoundPerson[]> =>
  (await search({ limit: "500", ...query })).data.items.map((hit) => hit.item);
const idsOf = (persons: readonly { id: number }[]) => persons.map(({ id }) => id);
const byEmail = (email: string) => found({ term: email, fields: "email", exact_match: "true" });

const { person } = families;
const inCrm = (one: DemoPerson) => !hasNoCrmPerson(one);

describe("searching persons", () => {
  it("requires two characters, spaces around them not counted (D3-298)", async () => {
    expect(await refused(searchPath({ term: "a" }))).toEqual([400, "term"]);
    expect(await refused(searchPath({ term: " a " }))).toEqual([400, "term"]);
    expect(await refused(searchPath({ term: "a", exact_match: "false" }))).toEqual([400, "term"]);
    expect((await found({ term: "ad" })).length).toBeGreaterThan(0);
  });

  it("takes one character with exact_match, but not none (D3-299)", async () => {
    expect(await found({ term: "a", exact_match: "true" })).toEqual([]);
    expect(await refused(searchPath({ term: "", exact_match: "true" }))).toEqual([400, "term"]);
    expect(await refused(searchPath({ term: " ", exact_match: "true" }))).toEqual([400, "term"]);
  });

  it("finds a person by a part of the name, with all members of the CRM's search result (D3-300, D3-316)", async () => {
    const one = person(0);
    const hit = (await search({ term: one.email.toUpperCase() })).data.items[0];
    expect(hit).toEqual({
      result_score: 1,
      item: {
        id: crmPersonIdOf(one),
        type: "person",
        name: one.displayName,
        emails: [one.email],
        primary_email: one.email,
        phones: [one.phone],
        organization: {
          id: crmOrganizationIdOf(one.orgIndex),
          name: families.company.organizations[one.orgIndex]?.name,
        },
        owner: { id: expect.any(Number), name: expect.any(String), email: expect.any(String) },
        visible_to: expect.any(String),
        custom_fields: expect.any(Array),
        notes: expect.any(Array),
      },
    });
    const named = await found({ term: one.lastName.slice(0, 3), fields: "name" });
    expect(idsOf(named)).toContain(crmPersonIdOf(one));
    expect(
      named.every(({ name }) => name.toLowerCase().includes(one.lastName.slice(0, 3).toLowerCase())),
    ).toBe(true);
  });

  it("matches a whole value with exact_match, whatever its case (D3-300)", async () => {
    const one = person(0);
    expect(idsOf(await byEmail(one.email))).toEqual([crmPersonIdOf(one)]);
    expect(await byEmail(one.email.slice(0, -1))).toEqual([]);
  });

  it("searches the comma-separated `fields`, or all fields without them (D3-300)", async () => {
    const notes = await found({ term: "spring fair", fields: "notes" });
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.every((one) => one.notes.includes("Met at the spring fair"))).toBe(true);
    expect(await found({ term: "spring fair", fields: "name,email,phone,custom_fields" })).toEqual([]);
    expect(idsOf(await found({ term: "spring fair" }))).toEqual(idsOf(notes));
    expect((await found({ term: "partner", fields: "notes,custom_fields" })).length).toBeGreaterThan(0);
    expect(idsOf(await found({ term: person(0).phone, fields: "phone" }))).toEqual([
      crmPersonIdOf(person(0)),
    ]);
  });

  it("returns pictures only with include_fields (D3-300)", async () => {
    const plain = await found({ term: ".example" });
    expect(plain.some((one) => "picture" in one)).toBe(false);
    const pictures = (await found({ term: ".example", include_fields: "person.picture" })).map(
      ({ picture }) => picture,
    );
    expect(pictures).toContain(null);
    expect(pictures).toContainEqual({ id: expect.any(Number), url: expect.stringContaining("https://") });
  });

  it("finds only persons of the organization in organization_id (D3-300)", async () => {
    const organization_id = String(crmOrganizationIdOf(3));
    const members = await found({ term: ".example", organization_id });
    expect(idsOf(members).sort((a, b) => a - b)).toEqual(
      families.company.people
        .filter((one) => one.orgIndex === 3 && one.index % 8 !== 7 && inCrm(one))
        .map(crmPersonIdOf),
    );
    expect(members.every((one) => one.organization?.id === crmOrganizationIdOf(3))).toBe(true);
    const outsider = families.company.people.find((one) => one.orgIndex !== 3);
    const email = { term: outsider?.email ?? "", exact_match: "true", fields: "email" };
    expect(await found({ ...email, organization_id })).toEqual([]);
  });

  it("pages by start and limit, counted from 0, and returns the start of the next page (D3-269, D3-270, D3-319)", async () => {
    const whole = await search({ term: "an", limit: "500" });
    const { items } = whole.data;
    expect(items.length).toBeGreaterThan(5);
    expect(whole.additional_data.pagination).toEqual({
      start: 0,
      limit: 500,
      more_items_in_collection: false,
    });
    const part = await search({ term: "an", start: "2", limit: "2" });
    expect(part.data.items).toEqual(items.slice(2, 4));
    expect(part.additional_data.pagination).toEqual({
      start: 2,
      limit: 2,
      more_items_in_collection: true,
      next_start: 4,
    });
    expect(items.map((hit) => hit.result_score)).toEqual(
      items.map((hit) => hit.result_score).sort((a, b) => b - a),
    );
  });

  it("returns 100 rows by default, and at most 500 (D3-319)", async () => {
    expect((await search({ term: ".example" })).data.items).toHaveLength(100);
    const { limit } = (await search({ term: ".example", limit: "501" })).additional_data.pagination;
    expect(limit).toBe(500);
  });
});

describe("a person", () => {
  it("has a marketing status, as the marketing product is in use (D3-291)", async () => {
    const seen = new Set<string>();
    for (const one of families.company.people.slice(0, 30)) {
      const { data } = await read<{ data: Person }>(`/persons/${crmPersonIdOf(one)}`);
      seen.add(data.marketing_status);
    }
    expect([...seen].sort()).toEqual([...marketingStatuses].sort());
  });

  it("that is not there is 404, and what is no integer is 400 (D3-323)", async () => {
    expect(await refused("/persons/999999")).toEqual([404, "id"]);
    expect(await refused("/persons/abc")).toEqual([400, "id"]);
    expect(await refused("/persons/1.5")).toEqual([400, "id"]);
  });
});
