/** SIP phones, and the one of a person. */
import { NewSipPhone, SipPhone, SipPhoneChange } from "#contracts/meetings/index.ts";
import type { Resolvers } from "#subgraphs/collaboration/__generated__/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { meetingsLoaders } from "#subgraphs/collaboration/meetings/loaders.ts";
import type { MeetingSipPhoneMapper } from "#subgraphs/collaboration/meetings/mappers.ts";
import { emailOf, idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { toUser } from "#subgraphs/kit/people/relations.ts";

const phoneIn = (id: string) => idOf("MeetingSipPhone", id);
const idOfPhone = keyed("MeetingSipPhone", ({ id }: MeetingSipPhoneMapper) => id);

const phoneRecords = familyRecords({
  family: "meetings",
  by: "e-mail address",
  reads: meetingsLoaders.sipPhones.reads,
  find: async ({ email }: Person, { meetings }: CollaborationContext) =>
    matched(await meetings.sipPhones.load(emailOf(email))),
});

export const sipPhoneResolvers: Resolvers = {
  Meetings: {
    sipPhones: (_, { search: search_key, ...page }, { meetings }) =>
      meetings.connection("listSipPhones", { search_key }, page),
  },

  User: {
    meetingSipPhone: phoneRecords.one,
    meetingSipPhones: phoneRecords.all,
  },

  MeetingSipPhone: mapWireType(SipPhone, {
    ...idOfPhone,
    user: toUser("user_email"),
  }),

  Mutation: {
    createMeetingSipPhone(_, { input }, { meetings }) {
      const userEmail = emailOf(input.userEmail, "userEmail");
      const body = toWire(NewSipPhone, { ...input, userEmail });
      return payload(async () => {
        const sipPhone = await meetings.api.createSipPhone({ body });
        meetings.sipPhones.clear(userEmail);
        return { sipPhone };
      });
    },

    updateMeetingSipPhone(_, { input: { id, ...changes } }, { meetings }) {
      const phoneId = phoneIn(id);
      const body = toWire(SipPhoneChange, changes);
      const { password: _secret, ...shown } = body;
      return payload(async () => {
        await meetings.api.updateSipPhone({ phoneId, body });
        return { sipPhone: { ...shown, id: phoneId } };
      });
    },

    deleteMeetingSipPhone(_, { input: { id } }, { meetings }) {
      const phoneId = phoneIn(id);
      return payload(async () => {
        await meetings.api.deleteSipPhone({ phoneId });
        return { deletedId: idOfPhone.id({ id: phoneId }) };
      });
    },
  },
};
