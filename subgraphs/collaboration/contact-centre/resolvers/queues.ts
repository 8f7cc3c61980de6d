/** Queues and their members. */
import { contactCentre, NewQueue, Queue } from "../../../../families/contact-centre/contract.ts";
import { badInput } from "../../../kit/errors.ts";
import { idOf, keyed } from "../../../kit/ids.ts";
import { link, listOf } from "../../../kit/links.ts";
import { payload } from "../../../kit/payloads.ts";
import { fromWire } from "../../../kit/readers.ts";
import { toWire } from "../../../kit/to-wire.ts";
import type { ContactCentreOfferAlgorithm, Resolvers } from "../../__generated__/resolvers.ts";
import type { CollaborationContext } from "../../index.ts";
import type { ContactCentreQueueMapper } from "../mappers.ts";
import { inParts, memberIdsIn } from "../members.ts";

/** An algorithm that can be sent. */
function known(algorithm: ContactCentreOfferAlgorithm | null | undefined) {
  if (algorithm === "OTHER") throw badInput('"offerAlgorithm" can not be OTHER', "offerAlgorithm");
  return algorithm;
}

const wholeQueue = async (queue: ContactCentreQueueMapper, { contactCentre }: CollaborationContext) =>
  queue.name === undefined ? contactCentre.queue.load(queue.id ?? "") : queue;

/** A change of who is in a queue, in parts of ten. */
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
  ContactCentre: {
    queues: (_, page, { contactCentre }) => contactCentre.connection("listQueues", {}, page),
    queue: (_, { id }, { contactCentre }) => contactCentre.queue.load(idOf("ContactCentreQueue", id)),
  },

  ContactCentreQueue: fromWire(
    Queue,
    {
      __resolveReference: ({ id }, { contactCentre }) =>
        contactCentre.queue.load(idOf("ContactCentreQueue", id)),
      ...keyed("ContactCentreQueue", (queue: ContactCentreQueueMapper) => queue.id),
      members: link({ by: "id", reads: listOf(contactCentre, "listQueueMembers") }, ({ id }, page, context) =>
        context.contactCentre.connection("listQueueMembers", { queueId: id ?? "" }, page),
      ),
    },
    { whole: wholeQueue },
  ),

  Mutation: {
    createContactCentreQueue(_, { input }, { contactCentre }) {
      const body = toWire(NewQueue, { ...input, offerAlgorithm: known(input.offerAlgorithm) });
      return payload(async () => ({ queue: await contactCentre.api.createQueue({ body }) }));
    },
    assignContactCentreQueueMembers: changeMembers("assignQueueMembers"),
    removeContactCentreQueueMembers: changeMembers("removeQueueMembers"),
  },
};
