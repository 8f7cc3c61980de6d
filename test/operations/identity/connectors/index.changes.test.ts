import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  additionIdOf,
  agreementIdOf,
  companyIdOf,
  MAPPED,
  OTHER_PSA_A_LOGIN,
  OTHER_PSA_B_LOGIN,
  organizationIdOf,
  psaAIds,
  psaALogins,
  psaBCompanyIdOf,
  psaBIds,
} from "#services/demo/things/connectors.ts";
import { bodyOf, operationsOf, startTributary, type Tributary } from "#test/kit/gateway.ts";

const scope = { psa_a: psaAIds[0], psa_b: psaBIds[0] };
let tributary: Tributary;
/** Starts an endpoint for each `describe`, as the tests change its data. */
function withItsOwn(): void {
  beforeAll(async () => {
    tributary = await startTributary({ settings: { connectors: { scope } } });
  });
  afterAll(() => tributary.close());
}

const MISSING = "00000000-0000-4000-8000-000000000000";
const A = `PsaAIntegration:${psaAIds[0]}`;
const B = `PsaBIntegration:${psaBIds[0]}`;

const organization = (index: number) => {
  const found = tributary.families.organization(index);
  return { id: organizationIdOf(found), name: found.name };
};
const pairA = (n: number) => ({
  company: { id: companyIdOf(n), name: organization(n).name },
  organization: organization(n),
});
const pairB = (n: number) => ({
  company: { id: psaBCompanyIdOf(n), name: organization(n).name },
  organization: organization(n),
});

const change = <Payload>(name: string, input: object, selection: string) =>
  tributary.write<Payload>(name, input, selection);

describe("changing the connection of a system", () => {
  withItsOwn();
  const selection =
    "integration { id url companyId publicKey hasPrivateKey updatedAt settings { automaticTicketing } }";

  it("sends the given members, and never shows a key (D1-061)", async () => {
    const { data, calls, errors } = await change("updatePsaAIntegration", OTHER_PSA_A_LOGIN, selection);
    expect(errors).toEqual([]);
    const { privateKey, ...shown } = OTHER_PSA_A_LOGIN;
    expect(data).toEqual({
      updatePsaAIntegration: {
        integration: {
          id: A,
          ...shown,
          hasPrivateKey: true,
          updatedAt: expect.stringMatching(/Z$/),
          settings: { automaticTicketing: true },
        },
        userErrors: [],
      },
    });
    expect(operationsOf(calls)).toEqual(["connectors.patchPsaAIntegration", "connectors.getPsaASettings"]);
    expect(bodyOf(calls[0])).toEqual(OTHER_PSA_A_LOGIN);
    expect(JSON.stringify([data, errors])).not.toContain(privateKey);
    const part = await change(
      "updatePsaAIntegration",
      { companyId: shown.companyId, url: null },
      "integration { url }",
    );
    expect(bodyOf(part.calls[0])).toEqual({ companyId: shown.companyId });
    expect(part.data).toEqual({ updatePsaAIntegration: { integration: { url: shown.url }, userErrors: [] } });
  });

  it("is a user error if the system rejects the credentials, tried once (D1-062, D1-064)", async () => {
    const before = await tributary.data(
      "{ connectors { psaAIntegration { url companyId publicKey updatedAt } } }",
    );
    for (const [name, input, selected] of [
      [
        "updatePsaAIntegration",
        { ...OTHER_PSA_A_LOGIN, privateKey: "wrong-private-key-1" },
        "integration { url }",
      ],
      ["updatePsaBIntegration", { apiToken: "wrong-api-token-1" }, "integration { subdomain }"],
    ] as const) {
      const { data, errors, calls } = await change(name, input, selected);
      expect(errors).toEqual([]);
      expect(data).toEqual({
        [name]: {
          integration: null,
          userErrors: [
            {
              field: null,
              message: expect.stringContaining("rejects these credentials"),
              code: "BAD_USER_INPUT",
            },
          ],
        },
      });
      expect(calls.map(({ status }) => status)).toEqual([422]);
      expect(JSON.stringify(data)).not.toContain("wrong-");
    }
    expect(
      await tributary.data("{ connectors { psaAIntegration { url companyId publicKey updatedAt } } }"),
    ).toEqual(before);
  });

  it("works for the second system too (D1-063)", async () => {
    const { data, calls } = await change(
      "updatePsaBIntegration",
      { id: B, ...OTHER_PSA_B_LOGIN },
      "integration { id subdomain hasApiToken }",
    );
    expect(data).toEqual({
      updatePsaBIntegration: {
        integration: { id: B, subdomain: OTHER_PSA_B_LOGIN.subdomain, hasApiToken: true },
        userErrors: [],
      },
    });
    expect(calls.map(({ body }) => JSON.parse(body ?? ""))).toEqual([OTHER_PSA_B_LOGIN]);
  });

  it("is of unknown outcome, not failed, if no answer comes, and is not tried again", async () => {
    tributary.families.setFaults("connectors=reset");
    const { data, errors, calls } = await change(
      "updatePsaAIntegration",
      { url: "https://a.example" },
      "integration { id }",
    );
    expect(data).toEqual({ updatePsaAIntegration: null });
    expect(errors.map(({ extensions }) => extensions["code"])).toEqual(["OUTCOME_UNKNOWN"]);
    expect(calls).toHaveLength(1);
    tributary.families.setFaults("");
  });
});

describe("changing mappings", () => {
  withItsOwn();
  const mapped =
    "id company { upstreamId name } organization { name } agreement { upstreamId } addition { upstreamId }";
  const selection = `integration { id mappings { nodes { ${mapped} updatedAt } } } mappings { ${mapped} createdAt } deletedIds`;

  it("creates, edits and removes in one call, has each result, and the mappings are read again (D1-070, D1-071, D1-073)", async () => {
    const { data, calls, errors } = await change<{
      integration: { mappings: { nodes: { organization: { name: string }; addition: object | null }[] } };
      mappings: object[];
      deletedIds: string[];
    }>(
      "updatePsaAMappings",
      {
        integrationId: A,
        save: [
          {
            company: { id: `PsaACompany:${psaAIds[0]}:${companyIdOf(5)}`, name: organization(5).name },
            organization: { ...organization(5), id: `ConnectorsOrganization:${organization(5).id}` },
            agreement: { id: `PsaAAgreement:${psaAIds[0]}:${agreementIdOf(5)}`, name: "Fernhill services 1" },
            addition: { id: `PsaAAddition:${psaAIds[0]}:${agreementIdOf(5)}:${additionIdOf(5)}` },
          },
          pairA(0),
        ],
        remove: [pairA(2)],
      },
      selection,
    );
    expect(errors).toEqual([]);
    // One call for the integration, and one for the members of the saved mappings that the service sets.
    expect(operationsOf(calls)).toEqual([
      "connectors.patchPsaAMappings",
      "connectors.listPsaAMappings",
      "connectors.listPsaAMappings",
    ]);
    expect(calls[0]?.status).toBe(204);
    expect(bodyOf(calls[0])).toEqual({
      data: [
        {
          ...pairA(5),
          agreement: { id: agreementIdOf(5), name: "Fernhill services 1" },
          addition: { id: additionIdOf(5) },
        },
        pairA(0),
        { ...pairA(2), delete: true },
      ],
    });
    const { integration, mappings: saved, deletedIds } = data?.["updatePsaAMappings"] ?? {};
    const id = (n: number) => `PsaAMapping:${psaAIds[0]}:${companyIdOf(n)}:${organization(n).id}`;
    expect(saved).toEqual([
      {
        id: id(5),
        company: { upstreamId: companyIdOf(5), name: organization(5).name },
        organization: { name: organization(5).name },
        agreement: { upstreamId: agreementIdOf(5) },
        addition: { upstreamId: additionIdOf(5) },
        createdAt: expect.any(String),
      },
      expect.objectContaining({ id: id(0), agreement: null, addition: null }),
    ]);
    expect(deletedIds).toEqual([id(2)]);
    const after = integration?.mappings.nodes ?? [];
    expect(after).toHaveLength(MAPPED);
    expect(after.map(({ organization: to }) => to.name)).toEqual(
      [0, 1, 3, 5].map((n) => organization(n).name),
    );
    expect(after[0]).toMatchObject({ id: id(0), agreement: null, addition: null });
    expect(after[3]).toMatchObject({ id: id(5), addition: { upstreamId: additionIdOf(5) } });
  });

  it("returns the selected members of the integration, and reads it only if needed", async () => {
    const { data, calls } = await change(
      "updatePsaAMappings",
      { remove: [pairA(1)] },
      "integration { id url hasPrivateKey provider { upstreamId } } mappings { id }",
    );
    expect(data).toMatchObject({
      updatePsaAMappings: {
        integration: { id: A, url: psaALogins[0]?.url, hasPrivateKey: true },
        mappings: [],
      },
    });
    expect(operationsOf(calls)).toEqual(["connectors.patchPsaAMappings", "connectors.getPsaAIntegration"]);
  });

  it("is refused as a whole, with the family's message", async () => {
    const { data, errors } = await change(
      "updatePsaAMappings",
      { save: [pairA(6), { ...pairA(7), agreement: { id: agreementIdOf(1) } }] },
      "integration { id } mappings { id } deletedIds",
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      updatePsaAMappings: {
        integration: null,
        mappings: null,
        deletedIds: null,
        userErrors: [
          {
            field: null,
            message: `${organization(7).name} has no such agreement`,
            code: "BAD_USER_INPUT",
          },
        ],
      },
    });
    const gone = await change("updatePsaAMappings", { remove: [pairA(7)] }, "deletedIds");
    expect(gone.data).toMatchObject({
      updatePsaAMappings: { deletedIds: null, userErrors: [{ code: "NOT_FOUND" }] },
    });
    const other = await change(
      "updatePsaAMappings",
      { integrationId: psaAIds[1], remove: [pairA(0)] },
      "deletedIds",
    );
    expect(other.data).toMatchObject({ updatePsaAMappings: { userErrors: [{ code: "FORBIDDEN" }] } });
  });

  it("keeps the billing settings of the second system as given (D1-074, D1-075)", async () => {
    const billing = {
      scheduleId: { value: 7 },
      lineItemId: {},
      scheduleName: { a: { b: [1] } },
      lineItemName: null,
    };
    const { data, calls } = await change<{ integration: { mappings: { nodes: object[] } } }>(
      "updatePsaBMappings",
      { save: [{ ...pairB(4), billing }, { ...pairB(0), billing: {} }, pairB(1)], remove: [pairB(2)] },
      "integration { mappings { nodes { organization { name } billing { scheduleId lineItemId scheduleName lineItemName } } } } mappings { id billing { scheduleId } } deletedIds",
    );
    expect(operationsOf(calls)).toEqual(["connectors.patchPsaBMappings", "connectors.listPsaBMappings"]);
    const fields = { schedule_id: { value: 7 }, line_item_id: {}, schedule_name: { a: { b: [1] } } };
    expect(bodyOf(calls[0])).toEqual({
      data: [
        { ...pairB(4), billingConfigurations: { fields } },
        { ...pairB(0), billingConfigurations: { fields: {} } },
        pairB(1),
        { ...pairB(2), delete: true },
      ],
    });
    const nothing = { scheduleId: null, lineItemId: null, scheduleName: null, lineItemName: null };
    expect(data?.["updatePsaBMappings"]).toMatchObject({
      integration: {
        mappings: {
          nodes: [
            { organization: { name: organization(0).name }, billing: nothing },
            { organization: { name: organization(1).name }, billing: null },
            { organization: { name: organization(4).name }, billing },
          ],
        },
      },
      mappings: [{ billing: { scheduleId: { value: 7 } } }, {}, { billing: null }],
      deletedIds: [`PsaBMapping:${psaBIds[0]}:${psaBCompanyIdOf(2)}:${organization(2).id}`],
    });
  });

  it.each([
    ["nothing", "A", () => ({})],
    ["empty lists", "B", () => ({ save: [], remove: [] })],
    ["one pair twice", "A", () => ({ save: [pairA(5)], remove: [pairA(5)] })],
    ["a pair without its organization (D1-072)", "A", () => ({ save: [{ company: pairA(5).company }] })],
    [
      "a removal without a name (D1-072)",
      "B",
      () => ({ remove: [{ ...pairB(0), company: { id: psaBCompanyIdOf(0) } }] }),
    ],
    [
      "a blank name",
      "A",
      () => ({ remove: [{ ...pairA(0), organization: { ...organization(0), name: " " } }] }),
    ],
    ["an addition of no agreement", "A", () => ({ save: [{ ...pairA(5), addition: { id: "1" } }] })],
    [
      "a company of another integration",
      "A",
      () => ({ remove: [{ ...pairA(0), company: { id: `PsaACompany:${MISSING}:101`, name: "x" } }] }),
    ],
    [
      "a company of the other system",
      "B",
      () => ({ remove: [{ ...pairB(0), company: { id: `PsaACompany:${psaAIds[0]}:101`, name: "x" } }] }),
    ],
    [
      "billing that is no object (D1-075)",
      "B",
      () => ({ save: [{ ...pairB(0), billing: { scheduleId: "7" } }] }),
    ],
    [
      "billing that is a list (D1-075)",
      "B",
      () => ({ save: [{ ...pairB(0), billing: { lineItemId: [] } }] }),
    ],
  ] as const)("is refused for %s before any call", async (_, system, input) => {
    const { errors, calls } = await change(`updatePsa${system}Mappings`, input(), "integration { id }");
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(calls).toEqual([]);
  });
});

describe("changing settings", () => {
  withItsOwn();
  it("sends the given members, also false and an empty list (D1-076, D1-077)", async () => {
    const a = await change(
      "updatePsaASettings",
      {
        integrationId: psaAIds[0],
        companyTypeIds: ["2", `PsaACompanyType:${psaAIds[0]}:3`],
        automaticTicketing: false,
      },
      "settings { companyTypeIds companyTypes { name } automaticTicketing } integration { settings { automaticTicketing } }",
    );
    expect(bodyOf(a.calls[0])).toEqual({ companyTypeIds: ["2", "3"], automaticTicketing: false });
    expect(a.data).toEqual({
      updatePsaASettings: {
        settings: {
          companyTypeIds: ["2", "3"],
          companyTypes: [{ name: "Prospect" }, { name: "Vendor" }],
          automaticTicketing: false,
        },
        integration: { settings: { automaticTicketing: false } },
        userErrors: [],
      },
    });
    const none = await change(
      "updatePsaASettings",
      { companyTypeIds: [] },
      "settings { companyTypeIds automaticTicketing }",
    );
    expect(bodyOf(none.calls[0])).toEqual({ companyTypeIds: [] });
    expect(none.data).toMatchObject({
      updatePsaASettings: { settings: { companyTypeIds: [], automaticTicketing: false } },
    });
    for (const automaticTicketing of [true, false]) {
      const b = await change(
        "updatePsaBSettings",
        { automaticTicketing },
        "settings { automaticTicketing } integration { id }",
      );
      expect(bodyOf(b.calls[0])).toEqual({ automaticTicketing });
      expect(b.data).toEqual({
        updatePsaBSettings: { settings: { automaticTicketing }, integration: { id: B }, userErrors: [] },
      });
    }
    expect(
      await tributary.data("{ connectors { psaBIntegration { settings { automaticTicketing } } } }"),
    ).toEqual({ connectors: { psaBIntegration: { settings: { automaticTicketing: false } } } });
  });

  it("is refused for an unknown type, and before any call without members", async () => {
    const unknown = await change(
      "updatePsaASettings",
      { companyTypeIds: ["9"] },
      "settings { companyTypeIds }",
    );
    expect(unknown.data).toEqual({
      updatePsaASettings: {
        settings: null,
        userErrors: [
          { field: ["companyTypeIds"], message: "There is no company type 9", code: "BAD_USER_INPUT" },
        ],
      },
    });
    for (const name of [
      "updatePsaASettings",
      "updatePsaBSettings",
      "updatePsaAIntegration",
      "updatePsaBIntegration",
    ]) {
      const { errors, calls } = await change(name, { organizationId: "o" }, "integration { id }");
      expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
      expect(calls).toEqual([]);
    }
  });
});

describe("removing an integration", () => {
  withItsOwn();
  it("removes the second system's, once; the first has no such field (D1-065)", async () => {
    const { data, calls } = await change("deletePsaBIntegration", { id: psaBIds[0] }, "deletedId");
    expect(data).toEqual({ deletePsaBIntegration: { deletedId: B, userErrors: [] } });
    expect(calls.map(({ method, status }) => [method, status])).toEqual([["DELETE", 204]]);
    expect(await tributary.data("{ connectors { psaBIntegration { id } } }")).toEqual({
      connectors: { psaBIntegration: null },
    });
    const again = await change("deletePsaBIntegration", { id: B }, "deletedId");
    expect(again.data).toMatchObject({
      deletePsaBIntegration: { deletedId: null, userErrors: [{ code: "NOT_FOUND" }] },
    });
    const others = await change("deletePsaBIntegration", { id: psaBIds[1] }, "deletedId");
    expect(others.data).toMatchObject({
      deletePsaBIntegration: { deletedId: null, userErrors: [{ code: "FORBIDDEN" }] },
    });
    for (const [name, input] of [
      ["deletePsaAIntegration", { id: A }],
      ["deletePsaBIntegration", {}],
      ["deletePsaBIntegration", { id: A }],
    ] as const) {
      const refused = await change(name, input, "deletedId");
      expect(refused.errors.length).toBeGreaterThan(0);
      expect(refused.calls).toEqual([]);
    }
  });
});
