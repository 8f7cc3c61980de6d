/** Tags are activated and deactivated. */
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";

/** A move to another status. The answer has no body: the status is what the documents say it leads to. */
const moveTo =
  (operation: "activateTag" | "deactivateTag", status: "ACTIVATED" | "DEACTIVATED") =>
  (_: unknown, { input }: { input: { readonly tagId: string } }, { contactCentre }: CollaborationContext) => {
    const tagId = idOf("ContactCentreTag", input.tagId, "tagId");
    return payload(async () => {
      await contactCentre.api[operation]({ tagId });
      contactCentre.tag.clear(tagId);
      return { tag: { id: tagId, status } };
    });
  };

export const tagResolvers: Resolvers = {
  Mutation: {
    activateContactCentreTag: moveTo("activateTag", "ACTIVATED"),
    deactivateContactCentreTag: moveTo("deactivateTag", "DEACTIVATED"),
  },
};
