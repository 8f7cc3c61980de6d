/** Tables of external identity providers, their keys, and profile schemas. */

import type { IdpKey } from "#contracts/identity/idp-keys.ts";
import type { Idp } from "#contracts/identity/idps.ts";
import type { AppUserSchema, GroupSchema } from "#contracts/identity/schemas.ts";
import type { Store } from "#services/kit/data/store.ts";

/** Secrets of an identity provider's credentials. They can be written, but not read. */
export interface IdpSecrets {
  readonly idpId: string;
  readonly clientSecret?: string;
  readonly privateKey?: string;
}

export interface OfApp<T> {
  readonly appInstanceId: string;
  readonly value: T;
}

/** Name of the only group schema. */
export const DEFAULT_SCHEMA = "default";

export function idpTables(store: Store) {
  return {
    idps: store.collection("idps", {
      key: (idp: Idp) => idp.id,
      indexes: {
        key: ({ protocol: { credentials } }) =>
          [credentials?.trust?.kid, credentials?.signing?.kid].filter((kid) => kid !== undefined),
        name: (idp) => idp.name.toLowerCase(),
      },
    }),
    idpSecrets: store.collection("idpSecrets", { key: (row: IdpSecrets) => row.idpId }),
    idpKeys: store.collection("idpKeys", {
      key: (key: IdpKey) => key.kid,
      indexes: { thumbprint: (key) => key["x5t#S256"] },
    }),
    groupSchemas: store.collection("groupSchemas", {
      key: (row: { readonly key: string; readonly value: GroupSchema }) => row.key,
    }),
    appUserSchemas: store.collection("appUserSchemas", {
      key: (row: OfApp<AppUserSchema>) => row.appInstanceId,
    }),
  };
}
