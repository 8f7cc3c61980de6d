/** Activation and deactivation of tags. */
import { Tag } from "#contracts/contact-centre/index.ts";
import type { ContactCentreTagMapper } from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

/** Mutation of a tag's status. The response has no body, so the payload contains the documented status. */
const moveTo =
  (operation: "activateTag" | "deactivateTag", status: "ACTIVATED" | "DEACTIVATED") =>
  (_: unknown, { input }: { input: { readonly tagId: string } }, { contactCentre }: CollaborationContext) => {
    const tagId = idOf("ContactCentreTag", input.tagId, "tagId");
    return payload(async () => {
      await contactCentre.api[operation]({ tagId });
      return { tag: { id: tagId, status } };
    });
  };

/** After a change of status, only the id and status of a tag are known, so the tag is read. */
const wholeTag = async (tag: ContactCentreTagMapper, { contactCentre }: CollaborationContext) =>
  tag.name === undefined ? contactCentre.tag.load(tag.id ?? "") : tag;

export const tagResolvers: Resolvers = {
  ContactCentreTag: mapWireType(Tag, {}, { loadFull: wholeTag }),

  Mutation: {
    activateContactCentreTag: moveTo("activateTag", "ACTIVATED"),
    deactivateContactCentreTag: moveTo("deactivateTag", "DEACTIVATED"),
  },
};
