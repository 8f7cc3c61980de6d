import { describe, expect, it } from "vitest";
import { demoSecret, type PersonaName } from "#contracts/demo-credentials.ts";
import {
  AdministratorsOfProviderDocument,
  AdministratorsOfUsersDocument,
  AgreementsOfOrganizationDocument,
  CompaniesByNameDocument,
  CompanyNodesDocument,
  CompanyPagesDocument,
  IntegrationNodesDocument,
  IntegrationsOfProvidersDocument,
  ObjectsOfMappingsDocument,
  SelectedCompaniesDocument,
  SyncErrorsDocument,
  WholeCompaniesDocument,
  WholeIntegrationsDocument,
} from "#generated/test/graphql.ts";
import {
  additionIdOf,
  administratorsOf,
  agreementIdOf,
  companyIdOf,
  MAPPED,
  organizationIdOf,
  providerIds,
  psaAIds,
  psaALogins,
  psaBCompanyIdOf,
  psaBIds,
  psaBLogins,
  SECOND_PROVIDER_FROM,
} from "#services/demo/things/connectors.ts";
import { operationsOf, sharedTributary, startTributary, type Tributary } from "#test/kit/gateway.ts";

const scope = { psa_a: psaAIds[0], psa_b: psaBIds[0], provider_id: providerIds[0] };
const settingsOf = (persona: PersonaName, more: object = {}) => ({
  settings: {
    connectors: { scope, credential: { secret: demoSecret("connectors", persona) }, ...more },
  },
});

const tributary = await sharedTributary(settingsOf("service"));

const MISSING = "00000000-0000-4000-8000-000000000000";
const A = `PsaAIntegration:${psaAIds[0]}`;
const B = `PsaBIntegration:${psaBIds[0]}`;
const pathA = `/api/v2/integrations/psa_a/${psaAIds[0]}`;

const organization = (index: number) => {
  const found = tributary.families.organization(index);
  return { id: organizationIdOf(found), name: found.name };
};
const conditions = (search: string) => new URLSearchParams(search).getAll("filter");
const codesOf = (errors: readonly { extensions: Readonly<Record<string, unknown>> }[]) =>
  errors.map(({ extensions }) => extensions["code"]);

describe("integrations", () => {
  it("are the configured ones, or named by UUID or global id: one call each (D1-059, D1-060, D1-004)", async () => {
    const { data, calls } = await tributary.ask(WholeIntegrationsDocument, { a: A });
    const dates = {
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      lastSyncedAt: expect.stringMatching(/Z$/),
    };
    const { privateKey, ...login } = psaALogins[0] ?? {};
    expect(data).toEqual({
      connectors: {
        psaAIntegration: { id: A, upstreamId: psaAIds[0], ...login, hasPrivateKey: true, ...dates },
        again: { id: A },
        psaBIntegration: {
          id: B,
          upstreamId: psaBIds[0],
          subdomain: psaBLogins[0]?.subdomain,
          hasApiToken: true,
          ...dates,
        },
      },
    });
    expect(privateKey).toBeDefined();
    expect(operationsOf(calls)).toEqual(["connectors.getPsaAIntegration", "connectors.getPsaBIntegration"]);
    expect(calls[0]?.path).toBe(pathA);
    expect(calls[0]?.headers["x-api-key"]).toBe(demoSecret("connectors"));
    expect(calls[0]?.headers["x-org-id"]).toBeUndefined();
  });

  it("are found by node, and null if they do not exist", async () => {
    const ids = [A, B, `PsaAIntegration:${MISSING}`, `ConnectorsProvider:${providerIds[0]}`];
    expect(await tributary.data(IntegrationNodesDocument, { ids, missing: MISSING })).toEqual({
      nodes: [
        { id: A, companyId: psaALogins[0]?.companyId },
        { id: B, subdomain: psaBLogins[0]?.subdomain },
        null,
        { id: ids[3], name: "Tributary Managed Services" },
      ],
      connectors: { psaAIntegration: null, psaBIntegration: null, provider: null },
    });
  });

  it.each([" ", A.replace("PsaA", "PsaB"), "PsaAIntegration:a:b", "a/b", "PsaAIntegration:%zz"])(
    "are not asked for by %j",
    async (id) => {
      const { errors, calls } = await tributary.ask(
        "query ($id: ID!) { connectors { psaAIntegration(id: $id) { url } } }",
        { id },
      );
      expect(codesOf(errors)).toEqual(["BAD_USER_INPUT"]);
      expect(calls).toEqual([]);
    },
  );

  it("must be named if none are configured", async () => {
    await using free = await startTributary({ settings: { connectors: {} } });
    const { errors, calls } = await free.ask(
      "{ connectors { psaAIntegration { url } psaBIntegration { id } provider { id } } }",
    );
    expect(codesOf(errors)).toEqual(["BAD_USER_INPUT", "BAD_USER_INPUT", "BAD_USER_INPUT"]);
    expect(calls).toEqual([]);
    const found = await free.data("query ($id: ID!) { connectors { psaAIntegration(id: $id) { id } } }", {
      id: psaAIds[0].toUpperCase(),
    });
    expect(found).toEqual({ connectors: { psaAIntegration: { id: A } } });
    const { email } = tributary.families.person(0);
    const asked = await free.ask(
      "query ($email: String!) { user(email: $email) { connectorsAdministrator { id } } }",
      { email },
    );
    expect(asked).toMatchObject({ data: { user: { connectorsAdministrator: null } }, errors: [], calls: [] });
  });

  it("are refused to callers of another provider, and of none (D1-058)", async () => {
    const variables = {
      a0: psaAIds[0],
      a1: psaAIds[1],
      b0: psaBIds[0],
      b1: psaBIds[1],
      p0: providerIds[0],
      p1: providerIds[1],
    };
    for (const [persona, refused] of [
      ["service", ["a1", "b1", "p1"]],
      ["integrator", ["a0", "b0", "p0"]],
      ["endUser", Object.keys(variables)],
    ] as const) {
      await using as = await startTributary(settingsOf(persona));
      const { data, errors } = await as.ask(IntegrationsOfProvidersDocument, variables);
      const missing = Object.entries(data.connectors).flatMap(([key, value]) =>
        value === null ? [key] : [],
      );
      expect(missing).toEqual(refused);
      expect(errors.map(({ path }) => path?.[1]).sort()).toEqual([...refused].sort());
      for (const { extensions } of errors)
        expect(extensions).toMatchObject({ code: "FORBIDDEN", family: "connectors", status: 403 });
    }
  });

  it("are requested with the caller's own key if it is forwarded (D1-010, D1-058)", async () => {
    await using own = await startTributary(
      settingsOf("service", { credential: { forward: "x-connectors-key" } }),
    );
    const ask = (headers: Record<string, string>) =>
      own.ask(
        "query ($id: ID!) { connectors { psaAIntegration(id: $id) { id } } }",
        { id: psaAIds[1] },
        { headers },
      );
    const owner = await ask({ "x-connectors-key": demoSecret("connectors", "integrator") });
    expect(owner.data).toEqual({ connectors: { psaAIntegration: { id: `PsaAIntegration:${psaAIds[1]}` } } });
    expect(codesOf((await ask({ "x-connectors-key": demoSecret("connectors") })).errors)).toEqual([
      "FORBIDDEN",
    ]);
    for (const headers of [{}, { "x-connectors-key": "wrong" }])
      expect(codesOf((await ask(headers as Record<string, string>)).errors)).toEqual(["UNAUTHENTICATED"]);
  });

  it("are requested under the configured prefix (D1-004, D1-185)", async () => {
    await using moved = await startTributary(settingsOf("service", { prefix: "/directory/v3" }));
    const { data, calls } = await moved.ask("{ connectors { psaAIntegration { id } } }");
    expect(calls.map(({ path }) => path)).toEqual([pathA.replace("/api/v2", "/directory/v3")]);
    expect(data).toEqual({ connectors: { psaAIntegration: null } });
  });

  it("are requested in the name of an organization: the one given, the configured one, or none (D1-010)", async () => {
    const names = async (at: Tributary, organizationId?: string) => {
      const { calls, errors } = await at.ask(AgreementsOfOrganizationDocument, { organizationId });
      return {
        names: new Set(calls.map(({ headers }) => headers["x-org-id"])),
        codes: codesOf(errors),
        calls,
      };
    };
    const first = organization(0).id;
    expect(await names(tributary)).toMatchObject({ names: new Set([undefined]), codes: [] });
    expect(await names(tributary, first)).toMatchObject({ names: new Set([first]), codes: [] });
    expect(await names(tributary, `ConnectorsOrganization:${first}`)).toMatchObject({
      names: new Set([first]),
    });
    expect(await names(tributary, organization(SECOND_PROVIDER_FROM).id)).toMatchObject({
      codes: ["FORBIDDEN"],
    });
    for (const wrong of ["", "a\r\nb"])
      expect(await names(tributary, wrong)).toMatchObject({ codes: ["BAD_USER_INPUT"], calls: [] });
    await using configured = await startTributary(
      settingsOf("service", { scope: { ...scope, "x-org-id": organization(1).id } }),
    );
    expect(await names(configured)).toMatchObject({ names: new Set([organization(1).id]), codes: [] });
    expect(await names(configured, first)).toMatchObject({ names: new Set([first]), codes: [] });
  });
});

describe("lists of an integration", () => {
  it("request the selected members, filtered and ordered by the family (D1-066, D1-067, D1-069)", async () => {
    const { data, calls } = await tributary.ask(SelectedCompaniesDocument);
    const lists = calls.filter(({ operation }) => operation?.startsWith("list"));
    const asked = Object.fromEntries(
      lists.map(({ operation, query, search }) => [operation, { ...query, filter: conditions(search) }]),
    );
    expect(asked).toMatchObject({
      listPsaACompanies: {
        filter: ["name:eq:* & Sons *", "status:in:Active"],
        sort: "country,-name",
        fields: expect.stringMatching(/^(?=.*\bid\b)(?=.*\bname\b)(?=.*\bcountry\b)[a-z,]{15}$/),
      },
      listPsaACompanyTypes: { filter: [] },
      listPsaAAgreements: { filter: ["company.id:in:104"], sort: "startDate" },
      listPsaAMappings: {
        filter: ["updatedAt:ge:2026-10-01T00:00:00Z"],
        sort: "organization.name",
        fields: expect.stringMatching(/company,organization/),
      },
      listPsaBCompanies: {
        filter: ["email:search:billing@"],
        fields: expect.stringMatching(/^(email,id|id,email)$/),
      },
      listPsaBBillingMappingConfigurationOptions: {
        filter: ["line_item_name:eq:Devices"],
        sort: "-quantity",
      },
      listPsaBMappings: { filter: [] },
    });
    expect(calls).toHaveLength(9);
    expect(data).toMatchObject({
      connectors: {
        psaAIntegration: {
          companies: {
            totalCount: expect.any(Number),
            nodes: [{ name: expect.stringMatching(/ & Sons /) }, {}],
          },
          companyTypes: [
            { id: `PsaACompanyType:${psaAIds[0]}:1`, upstreamId: "1", name: "Customer", default: true },
            { default: false },
            {},
            {},
          ],
          agreements: { nodes: [{ type: "Managed services", company: { name: organization(3).name } }] },
          mappings: {
            nodes: [1, 2, 3].map((n) => ({
              id: `PsaAMapping:${psaAIds[0]}:${companyIdOf(n)}:${organization(n).id}`,
            })),
          },
        },
        psaBIntegration: {
          companies: { nodes: [{ email: expect.stringMatching(/^billing@/) }] },
          billingOptions: { nodes: [{ scheduleName: expect.any(String) }, { quantity: expect.any(Number) }] },
          mappings: { nodes: [{ organization: { name: organization(0).name } }] },
        },
      },
    });
  });

  it("have each field under the graph's names", async () => {
    const data = await tributary.data(WholeCompaniesDocument);
    const { psaAIntegration: a, psaBIntegration: b } = data.connectors;
    expect(a["companies"]?.nodes[0]).toEqual({
      upstreamId: companyIdOf(0),
      name: organization(0).name,
      identifier: expect.any(String),
      status: "Active",
      types: [{ id: expect.stringMatching(/^PsaACompanyType:/), name: expect.any(String) }],
      phone: expect.stringMatching(/^\+/),
      website: expect.stringMatching(/^https:/),
      city: expect.any(String),
      country: expect.any(String),
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(a["agreements"]?.nodes[0]).toMatchObject({
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      endDate: null,
      currency: "USD",
      additions: {
        nodes: [
          {
            id: `PsaAAddition:${psaAIds[0]}:${agreementIdOf(0)}:${additionIdOf(0)}`,
            upstreamId: additionIdOf(0),
            description: expect.any(String),
            quantity: expect.any(Number),
            unitPrice: { amount: expect.stringMatching(/^\d+\.\d\d$/), currency: "USD" },
            unitCost: { currency: "USD" },
            billCustomer: true,
            canceledDate: null,
          },
        ],
      },
    });
    expect(a["mappings"]?.nodes[0]).toMatchObject({
      organization: { id: `ConnectorsOrganization:${organization(0).id}`, upstreamId: organization(0).id },
      agreement: { id: `PsaAAgreement:${psaAIds[0]}:${agreementIdOf(0)}` },
      addition: {
        id: `PsaAAddition:${psaAIds[0]}:${agreementIdOf(0)}:${additionIdOf(0)}`,
        name: expect.any(String),
      },
    });
    expect(b["companies"]?.nodes[0]).toMatchObject({ email: expect.any(String), phone: expect.any(String) });
    expect(b["billingOptions"]?.nodes).toEqual([
      {
        id: expect.stringMatching(/^PsaBBillingOption:/),
        upstreamId: expect.any(String),
        company: { id: `PsaBCompany:${psaBIds[0]}:${psaBCompanyIdOf(0)}`, name: organization(0).name },
        scheduleId: "7001",
        scheduleName: expect.any(String),
        frequency: "monthly",
        lineItemId: expect.any(String),
        lineItemName: "Directory seats",
        quantity: expect.any(Number),
      },
    ]);
    expect(b["mappings"]?.nodes).toMatchObject([
      { billing: { scheduleId: { value: "7001" }, lineItemName: { value: "Directory seats" } } },
      { company: { name: organization(1).name } },
      { billing: null },
    ]);
  });

  it("go on over the family's pages of a hundred (D1-081)", async () => {
    const { data, calls } = await tributary.ask(CompanyPagesDocument, { first: 120 });
    const { nodes, pageInfo } = data.connectors.psaAIntegration.companies;
    expect(nodes).toHaveLength(120);
    expect(
      calls
        .slice(1)
        .map(({ query }) => Number(query["limit"]))
        .every((limit) => limit <= 100),
    ).toBe(true);
    expect(calls).toHaveLength(3);
    const rest = await tributary.data(CompanyPagesDocument, { first: 100, after: pageInfo.endCursor });
    expect(rest.connectors.psaAIntegration.companies).toMatchObject({ pageInfo: { hasNextPage: false } });
    expect(rest.connectors.psaAIntegration.companies.nodes).toHaveLength(10);
    const wrong = await tributary.ask(
      "query ($after: String) { connectors { psaAIntegration { agreements(after: $after) { nodes { id } } } } }",
      { after: pageInfo.endCursor },
    );
    expect(codesOf(wrong.errors)).toEqual(["INVALID_CURSOR"]);
  });

  it("never mistake a value for syntax, and make no call if nothing can match", async () => {
    const hostile = "a,b|c*d\\e:eq:f&filter=id:eq:1";
    const { data, calls, errors } = await tributary.ask(CompaniesByNameDocument, {
      value: hostile,
    });
    expect(errors).toEqual([]);
    expect(data).toEqual({
      connectors: { psaAIntegration: { companies: { nodes: [] }, none: { nodes: [], totalCount: 0 } } },
    });
    expect(calls).toHaveLength(2);
    expect(conditions(calls[1]?.search ?? "")).toEqual(["name:eq:a,b|c\\*d\\\\e:eq:f&filter=id:eq:1"]);
  });
});

describe("lists below the objects of a list", () => {
  it("additions cost one call an agreement, within the family's concurrency limit (D1-068)", async () => {
    const { data, calls } = await tributary.ask<{
      connectors: {
        psaAIntegration: {
          agreements: { nodes: { upstreamId: string; additions: { nodes: { name: string }[] } }[] };
        };
      };
    }>(
      '{ connectors { psaAIntegration { agreements(first: 20) { nodes { upstreamId additions(first: 2, orderBy: [{ field: NAME }], filter: { name: { ne: "Backup" } }) { nodes { name } } } } } } }',
    );
    const { nodes } = data.connectors.psaAIntegration.agreements;
    expect(operationsOf(calls)).toEqual([
      "connectors.getPsaAIntegration",
      "connectors.listPsaAAgreements",
      ...nodes.map(() => "connectors.listPsaAAgreementAdditions"),
    ]);
    const additions = calls.slice(2);
    expect(new Set(additions.map(({ path }) => path)).size).toBe(nodes.length);
    expect(additions.map(({ query }) => query)).toEqual(
      nodes.map(() => ({
        fields: expect.stringMatching(/^(id,name|name,id)$/),
        filter: "name:ne:Backup",
        sort: "name",
        limit: expect.any(String),
      })),
    );
    for (const { additions } of nodes) {
      const names = additions.nodes.map(({ name }) => name);
      expect(names).toEqual([...names].sort());
    }
    expect(nodes.some(({ additions }) => additions.nodes.length === 2)).toBe(true);
  });

  it("objects that mappings name are read in one call for each list, and not at all if only names are selected", async () => {
    const names = await tributary.ask(
      "{ connectors { psaAIntegration { mappings { nodes { company { id name } agreement { id name } addition { name } } } } } }",
    );
    expect(operationsOf(names.calls)).toEqual([
      "connectors.getPsaAIntegration",
      "connectors.listPsaAMappings",
    ]);
    const { data, calls } = await tributary.ask(ObjectsOfMappingsDocument);
    expect(operationsOf(calls).sort()).toEqual([
      "connectors.getPsaAIntegration",
      ...Array.from({ length: MAPPED - 1 }, () => "connectors.listPsaAAgreementAdditions"),
      "connectors.listPsaAAgreements",
      "connectors.listPsaACompanies",
      "connectors.listPsaAMappings",
    ]);
    const byIds = calls.find(({ operation }) => operation === "listPsaACompanies");
    expect(conditions(byIds?.search ?? "")).toEqual([`id:in:${[0, 1, 2, 3].map(companyIdOf).join("|")}`]);
    const { nodes } = data.connectors.psaAIntegration.mappings;
    expect(nodes[0]).toMatchObject({
      company: { website: expect.stringMatching(/^https/), status: "Active" },
      agreement: { status: "Active", company: { name: organization(0).name } },
      addition: { unitPrice: { amount: expect.any(String) }, quantity: expect.any(Number) },
    });
    expect(nodes[2]).toMatchObject({ agreement: null, addition: null });
  });

  it("companies, agreements and additions are nodes, read by a list of their ids", async () => {
    const ids = [
      `PsaACompany:${psaAIds[0]}:${companyIdOf(0)}`,
      `PsaACompany:${psaAIds[0]}:${companyIdOf(1)}`,
      `PsaACompany:${psaAIds[0]}:1`,
      `PsaACompany:${MISSING}:1`,
      `PsaAAgreement:${psaAIds[0]}:${agreementIdOf(0)}`,
      `PsaAAddition:${psaAIds[0]}:${agreementIdOf(0)}:${additionIdOf(0)}`,
      `PsaBCompany:${psaBIds[0]}:${psaBCompanyIdOf(0)}`,
    ];
    const { data, calls } = await tributary.ask(CompanyNodesDocument, { ids });
    expect(data).toEqual({
      nodes: [
        { id: ids[0], name: organization(0).name, status: "Active" },
        { id: ids[1], name: organization(1).name, status: "Active" },
        null,
        null,
        { id: ids[4], billingCycle: "Monthly" },
        { id: ids[5], quantity: expect.any(Number), unitCost: { currency: "USD" } },
        { id: ids[6], name: organization(0).name, email: expect.any(String) },
      ],
    });
    expect(operationsOf(calls).sort()).toEqual([
      "connectors.listPsaAAgreementAdditions",
      "connectors.listPsaAAgreements",
      "connectors.listPsaACompanies",
      "connectors.listPsaACompanies",
      "connectors.listPsaBCompanies",
    ]);
  });

  it("sync errors of either integration are listed, with the objects that they concern (D1-078)", async () => {
    const { data, calls } = await tributary.ask(SyncErrorsDocument);
    expect(data.connectors["psaAIntegration"]?.syncErrors).toHaveLength(MAPPED + 1);
    expect(data.connectors["psaAIntegration"]?.syncErrors[0]).toEqual({
      upstreamId: "error-0",
      occurredAt: expect.stringMatching(/Z$/),
      code: "agreement_not_found",
      message: expect.any(String),
      resource: "agreement",
      organization: { name: organization(0).name },
      company: {
        __typename: "PsaACompany",
        id: `PsaACompany:${psaAIds[0]}:${companyIdOf(0)}`,
        name: organization(0).name,
        status: "Active",
      },
    });
    expect(data.connectors["psaAIntegration"]?.syncErrors.at(-1)).toMatchObject({
      organization: null,
      company: null,
    });
    expect(data.connectors["psaBIntegration"]?.syncErrors[0]).toEqual({
      code: "ticket_rejected",
      company: { __typename: "PsaBCompany", email: expect.any(String) },
    });
    expect(operationsOf(calls).filter((name) => name.endsWith("Errors"))).toHaveLength(2);
    expect(calls.map(({ path }) => path)).toContain(`${pathA}/errors`);
  });
});

describe("providers", () => {
  it("are read with the selected members alone, their administrators linked to people (D1-079, D1-080, D1-186)", async () => {
    const { data, calls } = await tributary.ask(AdministratorsOfProviderDocument);
    expect(
      calls
        .filter(({ family }) => family === "connectors")
        .map(({ operation, search }) => [operation, decodeURIComponent(search)]),
    ).toEqual([
      ["getProvider", expect.stringMatching(/^fields=(id,name|name,id)$/)],
      ["listProviderAdministrators", ""],
    ]);
    const { administrators } = data.connectors.provider;
    const person = tributary.families.company.people[0];
    expect(administrators).toHaveLength(administratorsOf[0].length);
    expect(administrators[0]).toMatchObject({
      email: person?.email,
      firstName: person?.firstName,
      role: "Administrator",
      hasMultiFactor: expect.any(Boolean),
      provider: { id: `ConnectorsProvider:${providerIds[0]}` },
      user: { email: person?.email, displayName: person?.displayName },
    });
    expect(administrators.at(-1)).toMatchObject({ lastLoginAt: null });
  });

  it("have every detail", async () => {
    expect(
      await tributary.data(
        "{ connectors { provider { upstreamId email phone website city country organizationCount createdAt } } }",
      ),
    ).toEqual({
      connectors: {
        provider: {
          upstreamId: providerIds[0],
          email: "hello@services.example",
          phone: "+15555550100",
          website: "https://services.example",
          city: "Lisbon",
          country: "PT",
          organizationCount: SECOND_PROVIDER_FROM,
          createdAt: expect.stringMatching(/Z$/),
        },
      },
    });
  });

  it("are reached from their integrations, and cost nothing for their id", async () => {
    const { data, calls } = await tributary.ask(
      "{ connectors { psaAIntegration { provider { id } } psaBIntegration { provider { name administrators { upstreamId } } } } }",
    );
    expect(data).toMatchObject({
      connectors: {
        psaAIntegration: { provider: { id: `ConnectorsProvider:${providerIds[0]}` } },
        psaBIntegration: { provider: { name: "Tributary Managed Services" } },
      },
    });
    expect(operationsOf(calls).sort()).toEqual([
      "connectors.getProvider",
      "connectors.getPsaAIntegration",
      "connectors.getPsaBIntegration",
      "connectors.listProviderAdministrators",
    ]);
  });

  it("are reached from people, all of them for one call", async () => {
    const { people } = tributary.families.company;
    const emails = [0, 1, 2].map((index) => people[index]?.email ?? "");
    const { data, calls } = await tributary.ask(AdministratorsOfUsersDocument, {
      a: emails[0]?.toUpperCase(),
      b: emails[1],
      c: emails[2],
    });
    expect(data).toEqual({
      a: {
        connectorsAdministrator: { role: "Administrator", provider: { name: "Tributary Managed Services" } },
      },
      b: {
        connectorsAdministrator: {
          role: expect.any(String),
          provider: { name: "Tributary Managed Services" },
        },
      },
      c: { connectorsAdministrator: null },
    });
    expect(operationsOf(calls)).toEqual(["connectors.listProviderAdministrators", "connectors.getProvider"]);
  });
});
