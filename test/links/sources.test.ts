/** `User.sources`: results of each family for a person, from the loaders that the fields use. */
import { describe, expect, it } from "vitest";
import { familiesOf } from "#gateway/gateway.ts";
import { IdsOfRecordsDocument } from "#generated/test/graphql.ts";
import { enumName } from "#subgraphs/kit/mapping/enum-values.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";
import { scopes } from "./scopes.ts";

const tributary = await sharedTributary({ settings: scopes });
await tributary.data('{ user(email: "x@y.example") { identityUser { id } directoryHrWorker { email } } }');

interface Source {
  readonly family: string;
  readonly status: string;
  readonly count: number | null;
  readonly matchedBy: readonly string[];
  readonly matches: readonly { readonly recordId: string | null; readonly matchedBy: string }[];
  readonly code: string | null;
  readonly reason: string | null;
}
const SOURCES = "sources { family status count matchedBy matches { recordId matchedBy } code reason }";

const emailOf = (index: number) => tributary.families.person(index).email;

async function sourcesOf(email: string, selection = ""): Promise<ReadonlyMap<string, Source>> {
  const { user } = await tributary.data<{ user: { sources: Source[] } }>(
    `query ($email: String!) { user(email: $email) { ${SOURCES} ${selection} } }`,
    { email },
  );
  return new Map(user.sources.map((source) => [source.family, source]));
}

/** One single field of each family with a link to a person. */
const FIELDS = `identityUser { id } directoryHrWorker { username } connectorsAdministrator { id }
  supportUser { id } contactCentreEndUser { id } socialUser { id } crmPerson { id } marketingContact { id }
  bankCustomer { id } erpVendor { id } projectPerson { id } treasuryCustomer { id }
  accountingPrepayments(first: 1) { nodes { id } }`;

describe("the sources of a person", () => {
  it("have one entry for each family", async () => {
    const { user } = await tributary.data<{ user: { sources: Source[] } }>(
      `query ($email: String!) { user(email: $email) { sources { family } } }`,
      { email: emailOf(0) },
    );
    expect(user.sources.map(({ family }) => family).sort()).toEqual(
      familiesOf()
        .map(({ name }) => name)
        .sort(),
    );
  });

  it("name their service as all lists of sources and the catalog do", async () => {
    interface Named {
      readonly family: string;
      readonly service: string;
    }
    const all = "sources { family service }";
    const [email, domain] = [emailOf(0), emailOf(0).split("@")[1]];
    const { user } = await tributary.data<{
      user: { sources: readonly (Named & { readonly apiProvider: Named | null })[] };
    }>(
      "query ($email: String!) { user(email: $email) { sources { family service apiProvider { family service } } } }",
      {
        email,
      },
    );
    const { company, payments } = await tributary.data<
      Record<"company" | "payments", { readonly sources: readonly Named[] }>
    >(`query ($domain: String!) { company(domain: $domain) { ${all} } payments(first: 1) { ${all} } }`, {
      domain,
    });
    const named = [user, company, payments].flatMap((of) => of.sources);
    const ofCatalog = user.sources.flatMap(({ apiProvider }) => apiProvider ?? []);
    expect(ofCatalog.length).toBeGreaterThan(0);
    for (const { family, service } of [...named, ...ofCatalog])
      expect([family, service], `enum Family in schema/common.graphql has ${enumName(family)}`).toEqual([
        family,
        enumName(family),
      ]);
    expect(new Set(user.sources.map(({ service }) => service)).size).toBe(familiesOf().length);
    expect(named.map(({ service }) => service)).not.toContain("OTHER");
  });

  it("have the match, its key and the id in each family", async () => {
    const sources = await sourcesOf(emailOf(0));
    const found = (by: string, id: unknown) =>
      expect.objectContaining({
        status: "FOUND",
        count: 1,
        matchedBy: [by],
        matches: [{ recordId: id, matchedBy: by }],
        code: null,
        reason: null,
      });
    const { user } = await tributary.data(IdsOfRecordsDocument, { email: emailOf(0) });
    for (const [family, field, by] of [
      ["supportDesk", "supportUser", "EMAIL"],
      ["contactCentre", "contactCentreEndUser", "IDENTITY_ATTRIBUTE"],
      ["social", "socialUser", "IDENTITY_ATTRIBUTE"],
      ["crm", "crmPerson", "EMAIL"],
      ["marketing", "marketingContact", "EMAIL"],
      ["banking", "bankCustomer", "EMAIL"],
      ["projects", "projectPerson", "IDENTITY_ATTRIBUTE"],
    ] as const)
      expect(sources.get(family), family).toEqual(found(by, user?.[field]?.id));
    expect(sources.get("identity")).toEqual(found("EMAIL", null));
    expect(sources.get("directory")).toEqual(found("EMAIL", null));
    expect(sources.get("treasury")).toEqual(found("IDENTITY_ATTRIBUTE", null));
  });

  it("have the reason why a family has no link to a person", async () => {
    const sources = await sourcesOf(emailOf(0));
    for (const family of ["catalog", "meetings"])
      expect(sources.get(family)).toMatchObject({
        status: "NO_ROUTE",
        count: null,
        matches: [],
        code: null,
        reason: expect.stringMatching(/\w+/),
      });
  });

  it("have NOT_CONFIGURED for a link that is not configured", async () => {
    await using bare = await startTributary();
    const { user } = await bare.data<{ user: { sources: Source[] } }>(
      `{ user(email: "x@y.example") { ${SOURCES} } }`,
    );
    const without = user.sources.filter(({ reason }) => reason?.includes("not configured"));
    expect(without.map(({ family }) => family).sort()).toEqual([
      "connectors",
      "eSignature",
      "erp",
      "treasury",
    ]);
  });

  it("have NOT_FOUND in each family for an unknown person", async () => {
    const sources = await sourcesOf("nobody@nowhere.example");
    const statuses = new Set([...sources.values()].map(({ status }) => status));
    expect(statuses).toEqual(new Set(["NOT_FOUND", "NO_ROUTE"]));
    for (const { status, matches, count } of sources.values()) {
      expect(matches).toEqual([]);
      if (status === "NO_ROUTE") expect(count).toBeNull();
    }
  });

  it("make no calls besides those of the families' fields", async () => {
    const ask = async (selection: string) => {
      const { calls, errors } = await tributary.ask(`{ users(first: 20) { nodes { email ${selection} } } }`);
      expect(errors).toEqual([]);
      return operationsOf(calls).sort();
    };
    const fields = await ask(FIELDS);
    const missing = "FIELDS has one field of each family in person-sources.ts: `canteenCook { id }`";
    expect(await ask(`${SOURCES} ${FIELDS}`), missing).toEqual(fields);
    expect(await ask(SOURCES), missing).toEqual(fields);
    expect(await ask(`a: ${SOURCES} b: ${SOURCES}`)).toEqual(fields);
  });

  const families = [
    "directory",
    "connectors",
    "supportDesk",
    "contactCentre",
    "social",
    "erp",
    "accounting",
    "projects",
    "marketing",
    "banking",
    "treasury",
    "crm",
  ] as const;
  it.each(families)("have %s as unavailable if it is down, and the results of the others", async (down) => {
    await using own = await startTributary({ settings: scopes });
    await own.data('{ user(email: "x@y.example") { identityUser { id } } }');
    const email = own.families.person(0).email;
    const read = async () => {
      const { data, errors } = await own.ask<{ user: { sources: Source[] } }>(
        `query ($email: String!) { user(email: $email) { ${SOURCES} } }`,
        { email },
      );
      expect(errors).toEqual([]);
      return new Map(data.user.sources.map((source) => [source.family, source]));
    };
    own.families.setFaults(`${down}=status:503`);
    const broken = await read();
    own.families.setFaults("");
    expect(broken.get(down)).toMatchObject({
      status: "UNAVAILABLE",
      count: null,
      matches: [],
      code: "UPSTREAM_ERROR",
    });
    const others = (all: Map<string, Source>) => [...all].filter(([family]) => family !== down);
    expect(others(broken)).toEqual(others(await read()));
  });

  it("have all links from the directory's profile as unknown while the directory is down", async () => {
    await using own = await startTributary({ settings: scopes });
    own.families.setFaults("identity=status:503");
    const { data, errors } = await own.ask<{ user: { sources: Source[] } }>(
      `query ($email: String!) { user(email: $email) { projectPerson { id } ${SOURCES} } }`,
      { email: own.families.person(0).email },
    );
    const unavailable = data.user.sources.filter(({ status }) => status === "UNAVAILABLE");
    expect(unavailable.map(({ family }) => family).sort()).toEqual([
      "contactCentre",
      "identity",
      "projects",
      "social",
      "treasury",
    ]);
    // The error has the path of the field and names the family that failed.
    expect(errors).toEqual([
      expect.objectContaining({
        path: ["user", "projectPerson"],
        extensions: expect.objectContaining({ code: "UPSTREAM_ERROR", family: "identity", retryable: true }),
      }),
    ]);
  });
});
