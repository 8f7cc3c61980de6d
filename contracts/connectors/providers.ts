/** The provider that integrations belong to, and the sync errors of integrations of either type. */
import Type from "typebox";
import { csv, get } from "#contracts/kit/contract.ts";
import { headers, Instant, orNull, SyncError } from "./common.ts";

export const Provider = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: orNull(Type.String()),
  phone: orNull(Type.String()),
  website: orNull(Type.String()),
  city: orNull(Type.String()),
  country: orNull(Type.String()),
  organizationCount: Type.Integer(),
  createdAt: Instant,
});

export const Administrator = Type.Object({
  id: Type.String(),
  email: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  roleName: Type.String(),
  enableMultiFactor: Type.Boolean(),
  createdAt: Instant,
  /** Null if the administrator has never signed in. */
  lastLoginAt: orNull(Instant),
});

export type Provider = Type.Static<typeof Provider>;
export type Administrator = Type.Static<typeof Administrator>;

const providerFields = Object.keys(Provider.properties) as (keyof Provider)[];

export const providerOperations = {
  listIntegrationErrors: get("/integrations/{integration_type}/{UUID}/errors", {
    headers,
    returns: Type.Array(SyncError),
  }),
  getProvider: get("/providers/{provider_id}", {
    query: { fields: csv(Type.Enum([...providerFields])) },
    headers,
    returns: Type.Partial(Provider),
  }),
  listProviderAdministrators: get("/providers/{provider_id}/administrators", {
    headers,
    returns: Type.Array(Administrator),
  }),
};
