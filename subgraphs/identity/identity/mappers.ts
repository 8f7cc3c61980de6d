/** What resolvers hold for each type of the family. */
import type {
  AppTarget,
  AppUserSchema,
  CatalogFactor,
  Factor,
  FactorActivation,
  FactorQuestion,
  FactorVerification,
  Group,
  GroupSchema,
  Idp,
  IdpKey,
  IdpSigning,
  IdpTrust,
  Role,
  SchemaProperty,
  Subscription,
  User,
} from "#contracts/identity/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";
import type { Connection } from "#subgraphs/kit/loading/connection.ts";
import type { TransactionKey } from "./factor-ids.ts";
import type { Assignee } from "./role-ids.ts";

export type IdentityMapper = object;
export type IdentityUserMapper = Wire<User>;
export type IdentityGroupMapper = { readonly groupId: string };
/** A role and whose it is; after a write its key alone. */
export type IdentityRoleMapper = Wire<Role> & { readonly assignee: Assignee };
export type IdentityAppTargetMapper = Wire<AppTarget>;
export type IdentityApplicationMapper = Wire<AppTarget>;
export type IdentityAppInstanceMapper = Wire<AppTarget>;
export type IdentityAppTargetConnectionMapper = Connection<IdentityAppTargetMapper>;
export type IdentityGroupTargetMapper = Wire<Group>;
export type IdentityGroupTargetConnectionMapper = Connection<IdentityGroupTargetMapper>;
export type IdentityFactorMapper = Wire<Factor> & { readonly userId: string };
export type IdentityFactorActivationMapper = Wire<FactorActivation>;
export type IdentityFactorTransactionMapper = Wire<FactorVerification> & { readonly key: TransactionKey };
export type IdentityCatalogFactorMapper = Wire<CatalogFactor>;
export type IdentityFactorQuestionMapper = Wire<FactorQuestion>;
export type IdentitySubscriptionMapper = Wire<Subscription>;
export type IdentityProviderMapper = Wire<Idp>;
export type IdentityProviderConnectionMapper = Connection<IdentityProviderMapper>;
export type IdentityProviderTrustMapper = Wire<IdpTrust>;
export type IdentityProviderSigningMapper = Wire<IdpSigning>;
export type IdentityProviderKeyMapper = Wire<IdpKey>;
export type IdentityProviderKeyConnectionMapper = Connection<IdentityProviderKeyMapper>;
export type IdentityGroupSchemaMapper = Wire<GroupSchema>;
export type IdentityAppUserSchemaMapper = Wire<AppUserSchema> & { readonly appInstanceId: string };
export type IdentitySchemaPropertyMapper = {
  readonly name: string;
  readonly required: boolean;
  readonly definition: Wire<SchemaProperty>;
};
export type IdentityUserConnectionMapper = Connection<IdentityUserMapper>;

/** How the provider spells when an object came and when it changed. */
export const standardDates = { createdAt: "created", updatedAt: "lastUpdated" } as const;
