/** Parent objects that the resolvers of each type of the family receive. */
import type { HrImportResult, HrInstance, PushEndpoint, UserGroup } from "#contracts/directory/index.ts";
import type { Wire } from "#contracts/kit/contract.ts";

/** The organization that an object was read from. Undefined if the directory chose it. */
interface InOrganization {
  readonly organizationId: string | undefined;
}

/** The organization in the client's argument. Null for the configured or the directory's default one. */
export type DirectoryMapper = { readonly organizationId: string | null };
export type DirectoryUserGroupMapper = Wire<UserGroup> & InOrganization;
export type DirectoryMemberQueryExemptionMapper = NonNullable<
  Wire<UserGroup>["memberQueryExemptions"]
>[number] &
  InOrganization;
export type DirectoryUserMapper = InOrganization & { readonly userId: string };
export type DirectoryPushEndpointMapper = Wire<PushEndpoint> & DirectoryUserMapper;
/** `asHandle`: only the id is known, after a write without a response body. */
export type DirectoryHrInstanceMapper = Wire<HrInstance> & InOrganization & { readonly asHandle?: true };
export type DirectoryHrImportJobMapper = InOrganization & {
  readonly instanceId: string;
  readonly jobId: string;
};
export type DirectoryHrImportResultMapper = Wire<HrImportResult> & InOrganization;
