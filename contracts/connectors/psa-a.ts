/** The first ticketing system: companies, agreements, their additions, and mappings. */
import Type from "typebox";
import { get, json, patch } from "#contracts/kit/contract.ts";
import { companyMembers, Day, headers, Instant, integrationMembers, list, Named, orNull } from "./common.ts";

const text = Type.Optional(Type.String());

/** Access to the system. The private key is write-only. */
export const PsaAPatch = Type.Object(
  { url: text, companyId: text, publicKey: text, privateKey: text },
  { additionalProperties: false },
);

export const PsaAConfiguration = Type.Object({
  ...integrationMembers,
  url: Type.String(),
  companyId: Type.String(),
  publicKey: Type.String(),
  /** True if a private key is set. */
  privateKeySet: Type.Boolean(),
});

export const PsaACompany = Type.Object({
  ...companyMembers,
  /** Short name that the system's users know. */
  identifier: Type.String(),
  status: Type.String(),
  types: Type.Array(Named),
});

export const PsaAAgreement = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: Type.String(),
  status: Type.String(),
  company: Named,
  startDate: Day,
  /** Null for an agreement without an end. */
  endDate: orNull(Day),
  billingCycle: Type.String(),
  currency: Type.String(),
});

/** An item that an agreement bills. */
export const PsaAAddition = Type.Object({
  id: Type.String(),
  agreementId: Type.String(),
  name: Type.String(),
  description: orNull(Type.String()),
  quantity: Type.Number(),
  /** In major units of the currency. */
  unitPrice: Type.Number(),
  unitCost: Type.Number(),
  currency: Type.String(),
  billCustomer: Type.Boolean(),
  effectiveDate: Day,
  cancelledDate: orNull(Day),
});

export const PsaACompanyType = Type.Object({
  id: Type.String(),
  name: Type.String(),
  isDefault: Type.Boolean(),
});

export const PsaAMapping = Type.Object({
  id: Type.String(),
  company: Named,
  organization: Named,
  agreement: orNull(Type.Object({ id: text, name: text })),
  addition: orNull(Type.Object({ id: text, name: text })),
  createdAt: Instant,
  updatedAt: Instant,
});

/** One mapping to create, to edit or, with `delete`, to remove. */
export const PsaAMappingChange = Type.Object({
  delete: Type.Optional(Type.Boolean()),
  company: Named,
  organization: Named,
  agreement: Type.Optional(Type.Object({ id: text, name: text })),
  addition: Type.Optional(Type.Object({ id: text, name: text })),
});

export const PsaASettings = Type.Object({
  companyTypeIds: Type.Array(Type.String()),
  automaticTicketing: Type.Boolean(),
});

export const PsaASettingsPatch = Type.Partial(PsaASettings, { additionalProperties: false });

export type PsaAPatch = Type.Static<typeof PsaAPatch>;
export type PsaAConfiguration = Type.Static<typeof PsaAConfiguration>;
export type PsaACompany = Type.Static<typeof PsaACompany>;
export type PsaAAgreement = Type.Static<typeof PsaAAgreement>;
export type PsaAAddition = Type.Static<typeof PsaAAddition>;
export type PsaACompanyType = Type.Static<typeof PsaACompanyType>;
export type PsaAMapping = Type.Static<typeof PsaAMapping>;
export type PsaAMappingChange = Type.Static<typeof PsaAMappingChange>;
export type PsaASettings = Type.Static<typeof PsaASettings>;

export const psaAOperations = {
  getPsaAIntegration: get("/integrations/psa_a/{UUID}", { headers, returns: PsaAConfiguration }),
  patchPsaAIntegration: patch("/integrations/psa_a/{UUID}", {
    headers,
    body: json(PsaAPatch),
    secret: "connectors:psa_secret:write",
    returns: PsaAConfiguration,
  }),
  listPsaAAgreements: list("/integrations/psa_a/{UUID}/agreements", PsaAAgreement),
  listPsaAAgreementAdditions: list(
    "/integrations/psa_a/{UUID}/agreements/{agreement_ID}/additions",
    PsaAAddition,
  ),
  listPsaACompanies: list("/integrations/psa_a/{UUID}/companies", PsaACompany),
  listPsaACompanyTypes: get("/integrations/psa_a/{UUID}/companytypes", {
    headers,
    returns: Type.Array(PsaACompanyType),
  }),
  listPsaAMappings: list("/integrations/psa_a/{UUID}/mappings", PsaAMapping),
  patchPsaAMappings: patch("/integrations/psa_a/{UUID}/mappings", {
    headers,
    body: json(Type.Object({ data: Type.Optional(Type.Array(PsaAMappingChange)) })),
    success: [204],
  }),
  getPsaASettings: get("/integrations/psa_a/{UUID}/settings", { headers, returns: PsaASettings }),
  patchPsaASettings: patch("/integrations/psa_a/{UUID}/settings", {
    headers,
    body: json(PsaASettingsPatch),
    returns: PsaASettings,
  }),
};
