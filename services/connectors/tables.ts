/** Tables of the connectors and both ticketing systems. The seed fills them; the service reads and writes them. */
import { createHash } from "node:crypto";
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
  PsaBSettings,
  SyncError,
} from "#contracts/connectors/index.ts";
import type { Store } from "#services/kit/data/store.ts";

/** A caller, by e-mail address, and the provider whose rights the caller has. */
export interface Member {
  readonly email: string;
  readonly providerId: string;
}

export interface OfProvider<T> {
  readonly providerId: string;
  readonly value: T;
}

export interface OfIntegration<T> {
  readonly integrationId: string;
  readonly value: T;
}

/** Digest of a secret. It allows to compare another secret, but not to show this one. */
export const digestOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** An integration with its settings and the digest of its secret. */
export interface Stored<Wire, Settings> {
  readonly wire: Wire;
  readonly secret: string;
  readonly settings: Settings;
}

/** Credentials that a ticketing system accepts: the shown part by `loginOf`, and the digest of the secret. */
export interface Login {
  readonly login: string;
  readonly secret: string;
}

/** The part of credentials that is shown, as one text. */
export const loginOf = (shown: Partial<PsaAConfiguration & PsaBConfiguration>) =>
  [shown.url, shown.companyId, shown.publicKey, shown.subdomain].join(" ");

/** Key of a row, because ids are unique only within their integration. */
export const keyIn = (integrationId: string, id: string) => `${integrationId}/${id}`;

const ofIntegration = <T extends { readonly id: string }>(store: Store, name: string) =>
  store.collection(name, {
    key: (row: OfIntegration<T>) => keyIn(row.integrationId, row.value.id),
    indexes: { integration: (row) => row.integrationId },
  });

const ofProvider = <T extends { readonly id: string }>(store: Store, name: string) =>
  store.collection(name, {
    key: (row: OfProvider<T>) => row.value.id,
    indexes: { provider: (row) => row.providerId },
  });

const integrations = <Wire extends { readonly id: string }, Settings>(store: Store, name: string) =>
  store.collection(name, { key: ({ wire }: Stored<Wire, Settings>) => wire.id });

export function connectorsTables(store: Store) {
  return {
    providers: store.collection("providers", { key: (provider: Provider) => provider.id }),
    administrators: ofProvider<Administrator>(store, "administrators"),
    organizations: ofProvider<Named>(store, "organizations"),
    members: store.collection("members", { key: (member: Member) => member.email }),
    logins: store.collection("logins", { key: ({ login }: Login) => login }),
    psaA: integrations<PsaAConfiguration, PsaASettings>(store, "psaA"),
    psaACompanies: ofIntegration<PsaACompany>(store, "psaACompanies"),
    psaACompanyTypes: ofIntegration<PsaACompanyType>(store, "psaACompanyTypes"),
    psaAAgreements: ofIntegration<PsaAAgreement>(store, "psaAAgreements"),
    psaAAdditions: store.collection("psaAAdditions", {
      key: (row: OfIntegration<PsaAAddition>) => keyIn(row.integrationId, row.value.id),
      indexes: { agreement: (row) => keyIn(row.integrationId, row.value.agreementId) },
    }),
    psaAMappings: ofIntegration<PsaAMapping>(store, "psaAMappings"),
    psaB: integrations<PsaBConfiguration, PsaBSettings>(store, "psaB"),
    psaBCompanies: ofIntegration<PsaBCompany>(store, "psaBCompanies"),
    psaBBillingOptions: ofIntegration<PsaBBillingOption>(store, "psaBBillingOptions"),
    psaBMappings: ofIntegration<PsaBMapping>(store, "psaBMappings"),
    syncErrors: ofIntegration<SyncError>(store, "syncErrors"),
  };
}

export type ConnectorsTables = ReturnType<typeof connectorsTables>;
