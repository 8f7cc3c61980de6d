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

export interface StoredPsaA {
  readonly wire: PsaAConfiguration;
  /** A digest, or null if none is set. */
  readonly privateKey: string | null;
  readonly settings: PsaASettings;
}

export interface StoredPsaB {
  readonly wire: PsaBConfiguration;
  /** A digest, or null if none is set. */
  readonly apiToken: string | null;
  readonly settings: PsaBSettings;
}

/** Credentials that a ticketing system accepts. */
export interface PsaALogin {
  readonly url: string;
  readonly companyId: string;
  readonly publicKey: string;
  readonly privateKey: string;
}
export interface PsaBLogin {
  readonly subdomain: string;
  readonly apiToken: string;
}

/** Key of a row, because ids are unique only within their integration. */
export const within = (integrationId: string, id: string) => `${integrationId}/${id}`;

const ofIntegration = <T extends { readonly id: string }>(store: Store, name: string) =>
  store.collection(name, {
    key: (row: OfIntegration<T>) => within(row.integrationId, row.value.id),
    indexes: { integration: (row) => row.integrationId },
  });

const ofProvider = <T extends { readonly id: string }>(store: Store, name: string) =>
  store.collection(name, {
    key: (row: OfProvider<T>) => row.value.id,
    indexes: { provider: (row) => row.providerId },
  });

export function connectorsTables(store: Store) {
  return {
    providers: store.collection("providers", { key: (provider: Provider) => provider.id }),
    administrators: ofProvider<Administrator>(store, "administrators"),
    organizations: ofProvider<Named>(store, "organizations"),
    members: store.collection("members", { key: (member: Member) => member.email }),
    psaA: store.collection("psaA", { key: (integration: StoredPsaA) => integration.wire.id }),
    psaALogins: store.collection("psaALogins", {
      key: ({ url, companyId, publicKey }: PsaALogin) => [url, companyId, publicKey].join(" "),
    }),
    psaACompanies: ofIntegration<PsaACompany>(store, "psaACompanies"),
    psaACompanyTypes: ofIntegration<PsaACompanyType>(store, "psaACompanyTypes"),
    psaAAgreements: ofIntegration<PsaAAgreement>(store, "psaAAgreements"),
    psaAAdditions: store.collection("psaAAdditions", {
      key: (row: OfIntegration<PsaAAddition>) => within(row.integrationId, row.value.id),
      indexes: { agreement: (row) => within(row.integrationId, row.value.agreementId) },
    }),
    psaAMappings: ofIntegration<PsaAMapping>(store, "psaAMappings"),
    psaB: store.collection("psaB", { key: (integration: StoredPsaB) => integration.wire.id }),
    psaBLogins: store.collection("psaBLogins", { key: (login: PsaBLogin) => login.subdomain }),
    psaBCompanies: ofIntegration<PsaBCompany>(store, "psaBCompanies"),
    psaBBillingOptions: ofIntegration<PsaBBillingOption>(store, "psaBBillingOptions"),
    psaBMappings: ofIntegration<PsaBMapping>(store, "psaBMappings"),
    syncErrors: ofIntegration<SyncError>(store, "syncErrors"),
  };
}

export type ConnectorsTables = ReturnType<typeof connectorsTables>;
