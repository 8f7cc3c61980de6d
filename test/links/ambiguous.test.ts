/** Several records of one person: all are listed with the key that found each, and none is taken at random. */

import { describe, expect, it } from "vitest";
import { TwoSocialUsersDocument } from "#generated/test/graphql.ts";
import { crmTables } from "#services/crm/tables.ts";
import { idFor } from "#services/demo/ids.ts";
import { demoFieldKey } from "#services/demo/things/crm.ts";
import { sharedTributary } from "#test/kit/gateway.ts";
import { scopes } from "./scopes.ts";

/** Custom fields of the CRM with ids: a number for project management, a text for the social network. */
const PROJECT = demoFieldKey("discount");
const SOCIAL = demoFieldKey("nickname");

const tributary = await sharedTributary({
  settings: { ...scopes, crm: { scope: { projectPersonField: PROJECT, socialUserField: SOCIAL } } },
});

const emailOf = (index: number) => tributary.families.person(index).email;

/** The only record of a person in the CRM. */
function recordOf(index: number) {
  const { persons } = crmTables(tributary.families.store.scope("crm"));
  const [record] = persons.by("email", emailOf(index));
  if (!record) throw new Error(`the CRM does not know person ${index}`);
  return { persons, record };
}

function keep(index: number, field: string, value: string | number): void {
  const { persons, record } = recordOf(index);
  persons.put({ ...record, customFields: { ...record.customFields, [field]: value } });
}

interface Answer {
  readonly user: Record<string, { upstreamId: string } | null> &
    Record<`${string}s`, { upstreamId: string }[]> & {
      readonly sources: readonly {
        readonly family: string;
        readonly status: string;
        readonly count: number;
        readonly matchedBy: readonly string[];
        readonly matches: readonly object[];
      }[];
    };
}

const ask = async (index: number, selection: string) => {
  const { user } = await tributary.data<Answer>(
    `query ($email: String!) { user(email: $email) { ${selection}
      sources { family status count matchedBy matches { recordId matchedBy } } } }`,
    { email: emailOf(index) },
  );
  const source = (family: string) => user.sources.find((one) => one.family === family);
  return { user, source };
};

describe("ids in custom fields of the CRM", () => {
  it("lead to the record that the directory's profile does not name", async () => {
    const nameless = 6; // Only the CRM names this person's account of the social network.
    keep(nameless, SOCIAL, idFor("social", 1));
    const { user, source } = await ask(nameless, "socialUser { upstreamId }");
    expect(user["socialUser"]).toEqual({ upstreamId: idFor("social", 1) });
    expect(source("social")).toEqual({
      family: "social",
      status: "FOUND",
      count: 1,
      matchedBy: ["CRM_FIELD"],
      matches: [{ recordId: `SocialUser:${idFor("social", 1)}`, matchedBy: "CRM_FIELD" }],
    });
  });

  it("lead to the same record if they agree with the profile", async () => {
    keep(8, PROJECT, Number(idFor("projects", 8)));
    const { user, source } = await ask(8, "projectPerson { upstreamId } projectPeople { upstreamId }");
    expect(user["projectPerson"]).toEqual({ upstreamId: idFor("projects", 8) });
    expect(user["projectPeople"]).toHaveLength(1);
    expect(source("projects")).toMatchObject({ status: "FOUND", matchedBy: ["IDENTITY_ATTRIBUTE"] });
  });

  it("make the match ambiguous if they do not agree: both are listed, and the single field is null", async () => {
    keep(10, PROJECT, Number(idFor("projects", 8)));
    const { user, source } = await ask(10, "projectPerson { upstreamId } projectPeople { upstreamId }");
    expect(user["projectPerson"]).toBeNull();
    expect(user["projectPeople"]).toEqual([
      { upstreamId: idFor("projects", 10) },
      { upstreamId: idFor("projects", 8) },
    ]);
    expect(source("projects")).toEqual({
      family: "projects",
      status: "AMBIGUOUS",
      count: 2,
      matchedBy: ["IDENTITY_ATTRIBUTE", "CRM_FIELD"],
      matches: [
        { recordId: `ProjectPerson:${idFor("projects", 10)}`, matchedBy: "IDENTITY_ATTRIBUTE" },
        { recordId: `ProjectPerson:${idFor("projects", 8)}`, matchedBy: "CRM_FIELD" },
      ],
    });
  });

  it("cost no call if they are not valid ids", async () => {
    keep(14, SOCIAL, "Jo");
    const { data, errors, calls } = await tributary.ask(TwoSocialUsersDocument, {
      a: emailOf(14),
      b: emailOf(1),
    });
    expect(errors).toEqual([]);
    expect(data.b).toEqual({ socialUser: { upstreamId: idFor("social", 1) } });
    expect(data.a).toEqual({ socialUser: { upstreamId: idFor("social", 14) } });
    expect(calls.filter(({ family }) => family === "social")).toHaveLength(1);
  });

  it("of missing records are ignored", async () => {
    keep(13, SOCIAL, "1");
    const { user, source } = await ask(13, "socialUser { upstreamId } socialUsers { upstreamId }");
    expect([user["socialUser"], user["socialUsers"]]).toEqual([null, []]);
    expect(source("social")).toMatchObject({ status: "NOT_FOUND", count: 0, matches: [] });
  });
});

describe("an address of several records", () => {
  it("is ambiguous in the CRM, and all matches are listed with their keys", async () => {
    const { persons, record } = recordOf(16);
    const own = { label: "work", primary: true, value: "somebody@else.example" };
    const other = { label: "home", primary: false, value: emailOf(16).toUpperCase() };
    const twin = { ...record, person: { ...record.person, id: 999_001, email: [own, other] } };
    persons.put(twin);
    const { user, source } = await ask(16, "crmPerson { upstreamId } crmPeople { upstreamId }");
    expect(user["crmPerson"]).toBeNull();
    expect(user["crmPeople"]).toHaveLength(2);
    expect(source("crm")).toMatchObject({ status: "AMBIGUOUS", count: 2 });
    expect(source("crm")?.matches).toEqual(
      expect.arrayContaining([
        { recordId: `CrmPerson:${record.person.id}`, matchedBy: "EMAIL" },
        { recordId: "CrmPerson:999001", matchedBy: "ALTERNATE_EMAIL" },
      ]),
    );
  });
});
