/** The second ticketing system: companies, their billing options, and mappings. */
import Type from "typebox";
import { del, get, json, patch } from "#contracts/kit/contract.ts";
import { companyMembers, headers, Instant, integrationMembers, list, Named, orNull } from "./common.ts";

const text = Type.Optional(Type.String());

/** Access to the system. The token is write-only. */
export const PsaBPatch = Type.Object({ apiToken: text, subdomain: text }, { additionalProperties: false });

export const PsaBConfiguration = Type.Object({
  ...integrationMembers,
  subdomain: Type.String(),
  /** True if a token is set. */
  apiTokenSet: Type.Boolean(),
});

export const PsaBCompany = Type.Object({ ...companyMembers, email: orNull(Type.String()) });

/** A line of a company's billing schedule, by which an organization can be billed. */
export const PsaBBillingOption = Type.Object({
  id: Type.String(),
  company: Named,
  schedule_id: Type.String(),
  schedule_name: Type.String(),
  frequency: Type.String(),
  line_item_id: Type.String(),
  line_item_name: Type.String(),
  quantity: Type.Number(),
});

/** Objects of undocumented shape, kept as sent. */
const Anything = Type.Optional(Type.Record(Type.String(), Type.Unknown()));

/** The billing line of an organization. */
export const PsaBBilling = Type.Object({
  schedule_id: Anything,
  line_item_id: Anything,
  schedule_name: Anything,
  line_item_name: Anything,
});
const BillingConfigurations = Type.Object({ fields: Type.Optional(PsaBBilling) });

export const PsaBMapping = Type.Object({
  id: Type.String(),
  company: Named,
  organization: Named,
  billingConfigurations: orNull(BillingConfigurations),
  createdAt: Instant,
  updatedAt: Instant,
});

/** One mapping to create, to edit or, with `delete`, to remove. */
export const PsaBMappingChange = Type.Object({
  delete: Type.Optional(Type.Boolean()),
  company: Named,
  organization: Named,
  billingConfigurations: Type.Optional(BillingConfigurations),
});

export const PsaBSettings = Type.Object({ automaticTicketing: Type.Boolean() });

export const PsaBSettingsPatch = Type.Partial(PsaBSettings, { additionalProperties: false });

export type PsaBPatch = Type.Static<typeof PsaBPatch>;
export type PsaBConfiguration = Type.Static<typeof PsaBConfiguration>;
export type PsaBCompany = Type.Static<typeof PsaBCompany>;
export type PsaBBillingOption = Type.Static<typeof PsaBBillingOption>;
export type PsaBMapping = Type.Static<typeof PsaBMapping>;
export type PsaBMappingChange = Type.Static<typeof PsaBMappingChange>;
export type PsaBSettings = Type.Static<typeof PsaBSettings>;

export const psaBOperations = {
  deletePsaBIntegration: del("/integrations/psa_b/{UUID}", { headers, success: [204] }),
  getPsaBIntegration: get("/integrations/psa_b/{UUID}", { headers, returns: PsaBConfiguration }),
  patchPsaBIntegration: patch("/integrations/psa_b/{UUID}", {
    headers,
    body: json(PsaBPatch),
    secret: "connectors:psa_secret:write",
    returns: PsaBConfiguration,
  }),
  listPsaBBillingMappingConfigurationOptions: list(
    "/integrations/psa_b/{UUID}/billing_mapping_configuration_options",
    PsaBBillingOption,
  ),
  listPsaBCompanies: list("/integrations/psa_b/{UUID}/companies", PsaBCompany),
  listPsaBMappings: list("/integrations/psa_b/{UUID}/mappings", PsaBMapping),
  patchPsaBMappings: patch("/integrations/psa_b/{UUID}/mappings", {
    headers,
    body: json(Type.Object({ data: Type.Optional(Type.Array(PsaBMappingChange)) })),
    success: [204],
  }),
  getPsaBSettings: get("/integrations/psa_b/{UUID}/settings", { headers, returns: PsaBSettings }),
  patchPsaBSettings: patch("/integrations/psa_b/{UUID}/settings", {
    headers,
    body: json(PsaBSettingsPatch),
    returns: PsaBSettings,
  }),
};
