/** Queues and their members. */
import { NewQueue } from "#contracts/contact-centre/index.ts";
import type { ContactCentreOfferAlgorithm, Resolvers } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { inParts, memberIdsIn } from "#subgraphs/collaboration/contact-centre/members.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { idOf } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";

/** @throws BAD_USER_INPUT for `OTHER`, which cannot be sent */
function known(algorithm: ContactCentreOfferAlgorithm | null | undefined) {
  if (algorithm === "OTHER") throw badInput('"offerAlgorithm" cannot be OTHER', "offerAlgorithm");
  return algorithm;
}

/** Mutation of the members of a queue, sent in parts. */
const changeMembers =
  (operation: "assignQueueMembers" | "removeQueueMembers") =>
  async (
    _: unknown,
    { input }: { input: { readonly queueId: string; readonly agentIds: readonly string[] } },
    { contactCentre }: CollaborationContext,
  ) => {
    const queueId = idOf("ContactCentreQueue", input.queueId, "queueId");
    const { touched, ...answer } = await inParts(memberIdsIn(input.agentIds), (agentIds) =>
      contactCentre.api[operation]({ queueId, body: { agentIds } }),
    );
    return { ...answer, queue: touched ? { id: queueId } : null };
  };

export const queueResolvers: Resolvers = {
  Mutation: {
    createContactCentreQueue(_, { input }, { contactCentre }) {
      const { queueThresholds: thresholds, doNotOfferEnabled, preferredAgentEnabled, ...settings } = input;
      const { default: isDefault, ...others } = settings;
      const body = toWire(NewQueue, {
        ...others,
        isDefault,
        isDoNotOfferEnabled: doNotOfferEnabled,
        isPreferredAgentEnabled: preferredAgentEnabled,
        offerAlgorithm: known(input.offerAlgorithm),
        queueThresholds: thresholds && {
          waitingConversations: thresholds.waitingConversationCount,
          waitTime: thresholds.waitTime,
        },
      });
      return payload(async () => ({ queue: await contactCentre.api.createQueue({ body }) }));
    },
    assignContactCentreQueueMembers: changeMembers("assignQueueMembers"),
    removeContactCentreQueueMembers: changeMembers("removeQueueMembers"),
  },
};
