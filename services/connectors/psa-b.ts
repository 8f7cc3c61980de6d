/** Operations of the second ticketing system, PSA B. */

import {
  PsaBBillingOption,
  PsaBCompany,
  PsaBMapping,
  type psaBOperations,
} from "#contracts/connectors/index.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { system } from "./support/access.ts";
import { changeMappings } from "./support/mappings.ts";
import { type ConnectorsTables, keyIn } from "./tables.ts";

export function psaBHandlers(tables: ConnectorsTables): HandlersOf<typeof psaBOperations> {
  const { psaB, psaBCompanies, psaBBillingOptions, psaBMappings, syncErrors } = tables;
  const { of, get, patch, settings, patchSettings, list } = system(tables, psaB, "apiToken");

  return {
    /** Also deletes all companies, billing options, mappings and sync errors of the integration. */
    deletePsaBIntegration(input, call) {
      const { id } = of(input, call).wire;
      for (const rows of [psaBCompanies, psaBBillingOptions, psaBMappings, syncErrors])
        for (const { value } of rows.by("integration", id)) rows.delete(keyIn(id, value.id));
      psaB.delete(id);
      return undefined;
    },

    getPsaBIntegration: get,
    patchPsaBIntegration: patch,
    listPsaBBillingMappingConfigurationOptions: list(PsaBBillingOption, psaBBillingOptions),
    listPsaBCompanies: list(PsaBCompany, psaBCompanies),
    listPsaBMappings: list(PsaBMapping, psaBMappings),

    patchPsaBMappings(input, call) {
      const { wire } = of(input, call);
      changeMappings(tables, wire, input.body.data ?? [], call.now, {
        mappings: psaBMappings,
        companies: psaBCompanies,
        check: () => undefined, // the content of billing configurations is not documented, so it is stored as sent
        made: ({ billingConfigurations = null }, base): PsaBMapping => ({ ...base, billingConfigurations }),
      });
      return undefined;
    },

    getPsaBSettings: settings,
    patchPsaBSettings: patchSettings,
  };
}
