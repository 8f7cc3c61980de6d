/** Where clients see what became of a write of the family. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const directoryOutcomes: MutationOutcomes = {
  shownBy: {
    "directory.hrInstance": [
      "updateDirectoryHrInstance",
      "authorizeDirectoryHrInstance",
      "removeDirectoryHrInstanceAuthorizations",
      // Its `lastImportedAt`.
      "importDirectoryHrUsers",
    ],
    "directory.hrInstances": ["createDirectoryHrInstance"],
    "directory.user.pushEndpoints": ["updateDirectoryPushEndpoint", "deleteDirectoryPushEndpoint"],
    "directory.userGroup": ["replaceDirectoryUserGroup", "deleteDirectoryUserGroup"],
  },
};
