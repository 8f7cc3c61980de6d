/** SIP phones, and the one of a person. */
import { NewSipPhone, SipPhone, SipPhoneChange } from "../../../../families/meetings/contract.ts";
import { emailOf, idOf, keyed } from "../../../kit/ids.ts";
import { toUser } from "../../../kit/links.ts";
import { payload } from "../../../kit/payloads.ts";
import { familyRecords, matched, type Person } from "../../../kit/people.ts";
import { fromWire } from "../../../kit/readers.ts";
import { toWire } from "../../../kit/to-wire.ts";
import type { Resolvers } from "../../__generated__/resolvers.ts";
import type { CollaborationContext } from "../../index.ts";
import { meetingsLoaders } from "../loaders.ts";
import type { MeetingSipPhoneMapper } from "../mappers.ts";

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

  MeetingSipPhone: fromWire(SipPhone, {
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
