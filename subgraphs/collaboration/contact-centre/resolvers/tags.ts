/** Tags are activated and deactivated. */
import { Tag } from "#contracts/contact-centre/index.ts";
import type { ContactCentreTagMapper } from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

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

/** A move knows the id and the status of a tag; the other members are read. */
const wholeTag = async (tag: ContactCentreTagMapper, { contactCentre }: CollaborationContext) =>
  tag.name === undefined ? contactCentre.tag.load(tag.id ?? "") : tag;

export const tagResolvers: Resolvers = {
  ContactCentreTag: mapWireType(Tag, {}, { loadFull: wholeTag }),

  Mutation: {
    activateContactCentreTag: moveTo("activateTag", "ACTIVATED"),
    deactivateContactCentreTag: moveTo("deactivateTag", "DEACTIVATED"),
  },
};
