import { describe, expect, it } from "vitest";
import { crm, type FoundPerson, type PersonHit } from "#contracts/crm/index.ts";
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

const { read } = restCalls(families, crm);
const searchPath = (query: Record<string, string>) => `/persons/search?${new URLSearchParams(query)}`;

const search = (query: Record<string, string>) => read<Page>(searchPath(query));
const found = async (query: Record<string, string>): Promise<FoundPerson[]> =>
  (await search({ limit: "500", ...query })).data.items.map((hit) => hit.item);
const idsOf = (persons: readonly { id: number }[]) => persons.map(({ id }) => id);

const { person } = families;
const inCrm = (one: DemoPerson) => !hasNoCrmPerson(one);

describe("searching persons", () => {
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

  it("returns 100 rows by default, and at most 500 (D3-319)", async () => {
    expect((await search({ term: ".example" })).data.items).toHaveLength(100);
    const { limit } = (await search({ term: ".example", limit: "501" })).additional_data.pagination;
    expect(limit).toBe(500);
  });
});
