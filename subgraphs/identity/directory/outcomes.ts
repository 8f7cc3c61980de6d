/** Fields by which clients check the outcome of a write, with the mutations that each of them shows. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const directoryOutcomes: MutationOutcomes = {
  shownBy: {
    "directory.hrInstance": [
      "updateDirectoryHrInstance",
      "authorizeDirectoryHrInstance",
      "removeDirectoryHrInstanceAuthorizations",
      // Shown by `lastImportedAt`.
      "importDirectoryHrUsers",
    ],
    "directory.hrInstances": ["createDirectoryHrInstance"],
    "directory.user.pushEndpoints": ["updateDirectoryPushEndpoint", "deleteDirectoryPushEndpoint"],
    "directory.userGroup": ["replaceDirectoryUserGroup", "deleteDirectoryUserGroup"],
  },
};
