/** Parent objects that the resolvers of each type of the family receive. */
import type {
  AppTarget,
  AppUserSchema,
  Factor,
  FactorVerification,
  Group,
  Idp,
  IdpKey,
  IdpSigning,
  IdpTrust,
  Role,
  SchemaProperty,
} from "#contracts/identity/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { TransactionKey } from "./factor-ids.ts";
import type { Assignee } from "./role-ids.ts";

export type IdentityMapper = object;
export type IdentityGroupMapper = { readonly groupId: string };
/** A role with its assignee. After a write, only its key is known. */
export type IdentityRoleMapper = Wire<Role> & { readonly assignee: Assignee };
export type IdentityApplicationMapper = Wire<AppTarget>;
export type IdentityAppInstanceMapper = Wire<AppTarget>;
export type IdentityGroupTargetMapper = Wire<Group>;
export type IdentityFactorMapper = Wire<Factor> & { readonly userId: string };
export type IdentityFactorTransactionMapper = Wire<FactorVerification> & { readonly key: TransactionKey };
export type IdentityProviderMapper = Wire<Idp>;
export type IdentityProviderTrustMapper = Wire<IdpTrust>;
export type IdentityProviderSigningMapper = Wire<IdpSigning>;
export type IdentityProviderKeyMapper = Wire<IdpKey>;
export type IdentityAppUserSchemaMapper = Wire<AppUserSchema> & { readonly appInstanceId: string };
export type IdentitySchemaPropertyMapper = {
  readonly name: string;
  readonly required: boolean;
  readonly definition: Wire<SchemaProperty>;
};
