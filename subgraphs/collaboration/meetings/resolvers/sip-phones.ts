/** SIP phones, and SIP phones of a person. */
import { NewSipPhone, SipPhone, SipPhoneChange } from "#contracts/meetings/index.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { meetingsLoaders } from "#subgraphs/collaboration/meetings/loaders.ts";
import { emailOf, idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { toUser } from "#subgraphs/kit/people/relations.ts";

/** The id of a phone, from a global id of the phone or of a reference, or from the service's id. */
const phoneIn = (id: string) =>
  idOf("MeetingSipPhone", id.replace(/^MeetingSipPhoneReference:/, "MeetingSipPhone:"));
const idOfPhone = keyed("MeetingSipPhone");

const phoneRecords = familyRecords({
  family: "meetings",
  by: "e-mail address",
  reads: meetingsLoaders.sipPhones.reads,
  find: async ({ email }: Person, { meetings }: CollaborationContext) =>
    matched(await meetings.sipPhones.load(emailOf(email))),
});

export const sipPhoneResolvers: Resolvers = {
  Meetings: {
    sipPhones: (_, { filter, ...page }, { meetings }) =>
      meetings.connection("listSipPhones", { search_key: filter?.text }, page),
  },

  User: {
    meetingSipPhone: phoneRecords.one,
    meetingSipPhones: phoneRecords.all,
  },

  MeetingSipPhone: mapWireType(SipPhone, {
    ...idOfPhone,
    email: ({ user_email }) => user_email,
    displayName: ({ user_name }) => user_name,
    user: toUser("user_email"),
  }),

  MeetingSipPhoneReference: keyed("MeetingSipPhoneReference"),

  Mutation: {
    createMeetingSipPhone(_, { input }, { meetings }) {
      const { email: address, displayName: userName, ...settings } = input;
      const userEmail = emailOf(address);
      const body = toWire(NewSipPhone, { ...settings, userEmail, userName });
      return payload(async () => {
        const sipPhone = await meetings.api.createSipPhone({ body });
        meetings.sipPhones.clear(userEmail);
        return { sipPhone };
      });
    },

    updateMeetingSipPhone(_, { input: { id, displayName: userName, ...changes } }, { meetings }) {
      const phoneId = phoneIn(id);
      const body = toWire(SipPhoneChange, { ...changes, userName });
      return payload(async () => {
        await meetings.api.updateSipPhone({ phoneId, body });
        meetings.sipPhones.clearAll();
        return { sipPhone: { id: phoneId } };
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
