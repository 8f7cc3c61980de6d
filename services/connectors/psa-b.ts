/** Operations of the second ticketing system, PSA B. */

import {
  PsaBBillingOption,
  PsaBCompany,
  PsaBMapping,
  type psaBOperations,
} from "#contracts/connectors/index.ts";
import type { Call, HandlersOf } from "#services/kit/service.ts";
import { listOf, type OrganizationHeader, openTo, rejected } from "./support/access.ts";
import { changeMappings } from "./support/mappings.ts";
import { type ConnectorsTables, digestOf, keyIn } from "./tables.ts";

export function psaBHandlers(tables: ConnectorsTables): HandlersOf<typeof psaBOperations> {
  const { psaB, psaBLogins, psaBCompanies, psaBBillingOptions, psaBMappings, syncErrors } = tables;

  const integrationOf = (input: OrganizationHeader & { readonly UUID: string }, call: Call) =>
    openTo(tables, psaB.get(input.UUID.toLowerCase()), call, input);

  return {
    /** Also deletes all companies, billing options, mappings and sync errors of the integration. */
    deletePsaBIntegration(input, call) {
      const { id } = integrationOf(input, call).wire;
      for (const rows of [psaBCompanies, psaBBillingOptions, psaBMappings, syncErrors])
        for (const { value } of rows.by("integration", id)) rows.delete(keyIn(id, value.id));
      psaB.delete(id);
      return undefined;
    },

    getPsaBIntegration: (input, call) => integrationOf(input, call).wire,

    patchPsaBIntegration(input, call) {
      const { wire, apiToken: kept, ...rest } = integrationOf(input, call);
      const { apiToken: given, ...changes } = input.body;
      if (Object.keys(input.body).length === 0) return wire;
      const apiToken = given === undefined ? kept : digestOf(given);
      const login = { ...wire, ...changes };
      if (apiToken === null || psaBLogins.get(login.subdomain)?.apiToken !== apiToken) throw rejected();
      const updatedAt = new Date(call.now).toISOString();
      return psaB.put({ ...rest, apiToken, wire: { ...login, apiTokenSet: true, updatedAt } }).wire;
    },

    listPsaBBillingMappingConfigurationOptions: listOf(PsaBBillingOption, psaBBillingOptions, integrationOf),
    listPsaBCompanies: listOf(PsaBCompany, psaBCompanies, integrationOf),
    listPsaBMappings: listOf(PsaBMapping, psaBMappings, integrationOf),

    patchPsaBMappings(input, call) {
      const { wire } = integrationOf(input, call);
      changeMappings(tables, wire, input.body.data ?? [], call.now, {
        mappings: psaBMappings,
        companies: psaBCompanies,
        check: () => undefined, // the content of billing configurations is not documented, so it is stored as sent
        made: ({ billingConfigurations = null }, base): PsaBMapping => ({ ...base, billingConfigurations }),
      });
      return undefined;
    },

    getPsaBSettings: (input, call) => integrationOf(input, call).settings,

    patchPsaBSettings(input, call) {
      const integration = integrationOf(input, call);
      const settings = { ...integration.settings, ...input.body };
      return psaB.put({ ...integration, settings }).settings;
    },
  };
}
