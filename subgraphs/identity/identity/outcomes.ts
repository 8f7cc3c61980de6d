/** Fields by which clients check the outcome of a write, with the mutations that each of them shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const identityOutcomes: MutationOutcomes = {
  shownBy: {
    "identity.appUserSchema": ["updateIdentityAppUserSchema"],
    "identity.factorTransaction": ["verifyIdentityFactor"],
    "identity.groupSchema": ["updateIdentityGroupSchema"],
    "identity.provider": ["updateIdentityProvider", "deleteIdentityProvider"],
    "identity.providerKey": ["deleteIdentityProviderKey"],
    "identity.providerKeys": ["addIdentityProviderKey"],
    "identity.providers": ["createIdentityProvider"],
    "identity.group.members": ["addIdentityGroupUser", "removeIdentityGroupUser"],
    node: [
      "unassignIdentityRole",
      "addIdentityRoleAppTarget",
      "removeIdentityRoleAppTarget",
      "addIdentityRoleAllAppTargets",
      "addIdentityRoleGroupTarget",
      "removeIdentityRoleGroupTarget",
    ],
    "user.identityUser": ["suspendIdentityUser", "unsuspendIdentityUser", "unlockIdentityUser"],
    "user.identityUser.factors": ["enrollIdentityFactor", "activateIdentityFactor", "unenrollIdentityFactor"],
    "user.identityUser.linkedObjects": ["deleteIdentityUserLinkedObject"],
    "user.identityUser.roles": ["assignIdentityUserRole"],
  },
  unobservable: {
    assignIdentityGroupRole: "A group's roles are not listed.",
    resetIdentityUserPassword: "Nothing shows that a reset was begun; to begin another is harmless.",
    revokeIdentityUserSessions: "Sessions are not listed; to revoke them again is harmless.",
  },
};
