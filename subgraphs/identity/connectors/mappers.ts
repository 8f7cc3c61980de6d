/** Parent objects that the resolvers of each type of the family receive. */
import type {
  Administrator,
  Named,
  Provider,
  PsaAAddition,
  PsaAAgreement,
  PsaACompany,
  PsaACompanyType,
  PsaAConfiguration,
  PsaAMapping,
  PsaASettings,
  PsaBBillingOption,
  PsaBCompany,
  PsaBConfiguration,
  PsaBMapping,
  SyncError,
} from "#contracts/connectors/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";

/** The organization on whose behalf a call is made. */
export interface InName {
  readonly "x-org-id": string | undefined;
}
/** The integration that an object was read from, as request parameters. */
export interface At extends InName {
  readonly UUID: string;
}
/** The provider that an object was read from, as request parameters. */
export interface AtProvider extends InName {
  readonly provider_id: string;
}

type In<T> = Wire<T> & { readonly at: At };
/** An object of which only some members are known, such as a mapping's company. The rest is read when needed. */
type InPart<T> = In<T> & { readonly part?: true };

export type ConnectorsMapper = { readonly organizationId: string | null | undefined };
export type ConnectorsProviderMapper = Wire<Partial<Provider>> & { readonly at: AtProvider };
export type ConnectorsAdministratorMapper = Wire<Administrator> & { readonly at: AtProvider };
export type ConnectorsOrganizationMapper = Wire<Named>;
export type PsaCompanyMapper = (PsaACompanyMapper | PsaBCompanyMapper) & {
  readonly __typename: "PsaACompany" | "PsaBCompany";
};
export type PsaSyncErrorMapper = In<SyncError> & Pick<PsaCompanyMapper, "__typename">;

export type PsaAIntegrationMapper = InPart<PsaAConfiguration>;
export type PsaACompanyMapper = InPart<PsaACompany>;
export type PsaACompanyTypeMapper = In<Partial<PsaACompanyType>>;
export type PsaAAgreementMapper = InPart<PsaAAgreement>;
export type PsaAAdditionMapper = InPart<PsaAAddition> & { readonly agreementId: string };
export type PsaAMappingMapper = InPart<PsaAMapping>;
export type PsaASettingsMapper = In<PsaASettings>;

export type PsaBIntegrationMapper = InPart<PsaBConfiguration>;
export type PsaBCompanyMapper = InPart<PsaBCompany>;
export type PsaBBillingOptionMapper = In<PsaBBillingOption>;
export type PsaBMappingMapper = InPart<PsaBMapping>;
export type PsaBBillingMapper = NonNullable<
  NonNullable<Wire<PsaBMapping>["billingConfigurations"]>["fields"]
>;
