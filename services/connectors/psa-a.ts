/** Operations of the first ticketing system, PSA A. */

import {
  PsaAAddition,
  PsaAAgreement,
  PsaACompany,
  PsaAMapping,
  type PsaAMappingChange,
  type psaAOperations,
} from "#contracts/connectors/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { lqList } from "#services/kit/lq-list.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import { listOf, type OrganizationHeader, openTo, rejected, valuesOf } from "./support/access.ts";
import { changeMappings } from "./support/mappings.ts";
import { type ConnectorsTables, digestOf, type PsaALogin, within } from "./tables.ts";

const additions = lqList(PsaAAddition);

export function psaAHandlers(tables: ConnectorsTables): HandlersOf<typeof psaAOperations> {
  const { psaA, psaAAgreements, psaAAdditions, psaACompanies, psaACompanyTypes, psaAMappings } = tables;

  const integrationOf = (input: OrganizationHeader & { readonly UUID: string }, call: Call) =>
    openTo(tables, psaA.get(input.UUID.toLowerCase()), call, input);

  function agreementOf(integrationId: string, id: string): PsaAAgreement | undefined {
    return psaAAgreements.get(within(integrationId, id))?.value;
  }

  /** @throws Problem 400 unless the agreement belongs to the company, and the addition to the agreement */
  function checkBilling(integrationId: string, { company, agreement, addition }: PsaAMappingChange): void {
    if (agreement && agreementOf(integrationId, agreement.id ?? "")?.company.id !== company.id)
      throw new Problem(400, `${company.name} has no such agreement`, { field: "agreement" });
    if (!addition) return;
    const found = psaAAdditions.get(within(integrationId, addition.id ?? ""))?.value;
    if (!agreement || found?.agreementId !== agreement.id)
      throw new Problem(400, "The addition is not one of the agreement that is mapped", {
        field: "addition",
      });
  }

  return {
    getPsaAIntegration: (input, call) => integrationOf(input, call).wire,

    patchPsaAIntegration(input, call) {
      const { wire, privateKey: kept, ...rest } = integrationOf(input, call);
      const { privateKey: given, ...changes } = input.body;
      if (Object.keys(input.body).length === 0) return wire;
      const privateKey = given === undefined ? kept : digestOf(given);
      const login = { ...wire, ...changes };
      if (privateKey === null || !accepts(tables, { ...login, privateKey })) throw rejected();
      const updatedAt = new Date(call.now).toISOString();
      return psaA.put({ ...rest, privateKey, wire: { ...login, privateKeySet: true, updatedAt } }).wire;
    },

    listPsaAAgreements: listOf(PsaAAgreement, psaAAgreements, integrationOf),

    listPsaAAgreementAdditions(input, call) {
      const { id } = integrationOf(input, call).wire;
      if (!agreementOf(id, input.agreement_ID)) throw new Problem(404, "The agreement does not exist");
      const rows = psaAAdditions.by("agreement", within(id, input.agreement_ID));
      return additions(
        rows.map(({ value }) => value),
        input,
      );
    },

    listPsaACompanies: listOf(PsaACompany, psaACompanies, integrationOf),

    listPsaACompanyTypes: (input, call) => [
      ...valuesOf(psaACompanyTypes, integrationOf(input, call).wire.id),
    ],

    listPsaAMappings: listOf(PsaAMapping, psaAMappings, integrationOf),

    patchPsaAMappings(input, call) {
      const { wire } = integrationOf(input, call);
      changeMappings(tables, wire, input.body.data ?? [], call.now, {
        mappings: psaAMappings,
        companies: psaACompanies,
        check: (change) => checkBilling(wire.id, change),
        made: ({ agreement = null, addition = null }, base): PsaAMapping => ({
          ...base,
          agreement,
          addition,
        }),
      });
      return undefined;
    },

    getPsaASettings: (input, call) => integrationOf(input, call).settings,

    patchPsaASettings(input, call) {
      const integration = integrationOf(input, call);
      for (const id of input.body.companyTypeIds ?? [])
        if (!psaACompanyTypes.get(within(integration.wire.id, id)))
          throw new Problem(400, `There is no company type ${id}`, { field: "companyTypeIds" });
      const settings = { ...integration.settings, ...input.body };
      return psaA.put({ ...integration, settings }).settings;
    },
  };
}

const accepts = ({ psaALogins }: ConnectorsTables, { url, companyId, publicKey, privateKey }: PsaALogin) =>
  psaALogins.get([url, companyId, publicKey].join(" "))?.privateKey === privateKey;
