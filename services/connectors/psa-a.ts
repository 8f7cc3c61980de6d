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
import type { HandlersOf } from "#services/kit/service.ts";
import { system, valuesOf } from "./support/access.ts";
import { changeMappings } from "./support/mappings.ts";
import { type ConnectorsTables, keyIn } from "./tables.ts";

const additions = lqList(PsaAAddition);

export function psaAHandlers(tables: ConnectorsTables): HandlersOf<typeof psaAOperations> {
  const { psaA, psaAAgreements, psaAAdditions, psaACompanies, psaACompanyTypes, psaAMappings } = tables;
  const { of, get, patch, settings, patchSettings, list } = system(tables, psaA, "privateKey");

  function agreementOf(integrationId: string, id: string): PsaAAgreement | undefined {
    return psaAAgreements.get(keyIn(integrationId, id))?.value;
  }

  /** @throws Problem 400 unless the agreement belongs to the company, and the addition to the agreement */
  function checkBilling(integrationId: string, { company, agreement, addition }: PsaAMappingChange): void {
    if (agreement && agreementOf(integrationId, agreement.id ?? "")?.company.id !== company.id)
      throw new Problem(400, `${company.name} has no such agreement`, { field: "agreement" });
    if (!addition) return;
    const found = psaAAdditions.get(keyIn(integrationId, addition.id ?? ""))?.value;
    if (!agreement || found?.agreementId !== agreement.id)
      throw new Problem(400, "The addition is not one of the agreement that is mapped", {
        field: "addition",
      });
  }

  return {
    getPsaAIntegration: get,
    patchPsaAIntegration: patch,
    listPsaAAgreements: list(PsaAAgreement, psaAAgreements),

    listPsaAAgreementAdditions(input, call) {
      const { id } = of(input, call).wire;
      if (!agreementOf(id, input.agreement_ID)) throw new Problem(404, "The agreement does not exist");
      const rows = psaAAdditions.by("agreement", keyIn(id, input.agreement_ID));
      return additions(
        rows.map(({ value }) => value),
        input,
      );
    },

    listPsaACompanies: list(PsaACompany, psaACompanies),

    listPsaACompanyTypes: (input, call) => [...valuesOf(psaACompanyTypes, of(input, call).wire.id)],

    listPsaAMappings: list(PsaAMapping, psaAMappings),

    patchPsaAMappings(input, call) {
      const { wire } = of(input, call);
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

    getPsaASettings: settings,

    patchPsaASettings(input, call) {
      const { id } = of(input, call).wire;
      for (const type of input.body.companyTypeIds ?? [])
        if (!psaACompanyTypes.get(keyIn(id, type)))
          throw new Problem(400, `There is no company type ${type}`, { field: "companyTypeIds" });
      return patchSettings(input, call);
    },
  };
}
