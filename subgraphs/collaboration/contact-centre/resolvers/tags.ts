/** Tags: created once, activated and not. */
import { NewTag, Tag } from "#contracts/contact-centre/index.ts";
import type { ContactCentreTagMapper } from "#generated/collaboration/mappers.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";

const wholeTag = async (tag: ContactCentreTagMapper, { contactCentre }: CollaborationContext) =>
  tag.name === undefined ? contactCentre.tag.load(tag.id ?? "") : tag;

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
  ContactCentre: {
    tags: (_, page, { contactCentre }) => contactCentre.connection("listTags", {}, page),
    tag: (_, { id }, { contactCentre }) => contactCentre.tag.load(idOf("ContactCentreTag", id)),
  },

  ContactCentreTag: mapWireType(
    Tag,
    {
      __resolveReference: ({ id }, { contactCentre }) => contactCentre.tag.load(idOf("ContactCentreTag", id)),
      ...keyed("ContactCentreTag"),
    },
    { loadFull: wholeTag },
  ),

  Mutation: {
    createContactCentreTag: (_, { input }, { contactCentre }) =>
      payload(async () => ({ tag: await contactCentre.api.createTag({ body: toWire(NewTag, input) }) })),
    activateContactCentreTag: moveTo("activateTag", "ACTIVATED"),
    deactivateContactCentreTag: moveTo("deactivateTag", "DEACTIVATED"),
  },
};
