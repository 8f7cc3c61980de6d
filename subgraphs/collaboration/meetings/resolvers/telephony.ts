/** Telephony: SIP phones and the telephony service provider (TSP) of the account, and TSP accounts of users. */
import {
  AccountTsp,
  AccountTspChange,
  NewSipPhone,
  NewTspAccount,
  SipPhone,
  SipPhoneChange,
  TspAccount,
} from "#contracts/meetings/index.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { tspIds, userNamed } from "#subgraphs/collaboration/meetings/ids.ts";
import { meetingsLoaders } from "#subgraphs/collaboration/meetings/loaders.ts";
import type {
  MeetingTspAccountMapper,
  MeetingUserMapper,
} from "#subgraphs/collaboration/meetings/mappers.ts";
import { emailOf, idOf, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { familyRecords, matched, type Person } from "#subgraphs/kit/people/person-records.ts";
import { relation, toUser } from "#subgraphs/kit/people/relations.ts";

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

export const telephonyResolvers: Resolvers = {
  Meetings: {
    sipPhones: (_, { filter, ...page }, { meetings }) =>
      meetings.connection("listSipPhones", { search_key: filter?.text }, page),
    telephony: (_, _args, { meetings }) => meetings.api.getAccountTsp({}),
    user: (_, { id }) => ({ userId: userNamed(id, "id") }),
  },

  User: {
    meetingSipPhone: phoneRecords.one,
    meetingSipPhones: phoneRecords.all,
    meetingUser: relation({ by: "e-mail address" }, ({ email }: Person) => ({ userId: email })),
  },

  MeetingSipPhone: mapWireType(SipPhone, { ...idOfPhone, user: toUser("user_email") }),
  MeetingSipPhoneReference: keyed("MeetingSipPhoneReference"),

  MeetingUser: {
    ...keyed("MeetingUser", ({ userId }: MeetingUserMapper) => userId),
    tspAccounts: ({ userId }, _, { meetings }) => meetings.tspAccounts.load(userId),
    tspAccount: ({ userId }, { id }, { meetings }) => meetings.tspAccount.load(tspIds.key(id, userId)),
    user: toUser("userId"),
  },

  MeetingTspAccount: mapWireType(TspAccount, {
    ...keyed(
      "MeetingTspAccount",
      ({ userId }: MeetingTspAccountMapper) => userId,
      ({ id }) => id,
    ),
    owner: ({ userId }) => ({ userId }),
  }),
  MeetingTelephony: mapWireType(AccountTsp, {}),

  UpdateMeetingTelephonyPayload: {
    telephony: ({ changed }, _, { meetings }) => (changed ? meetings.api.getAccountTsp({}) : null),
  },

  Mutation: {
    createMeetingSipPhone(_, { input }, { meetings }) {
      const { email: address, displayName: userName, ...settings } = input;
      const userEmail = emailOf(address);
      const body = toWire(NewSipPhone, { ...settings, userEmail, userName });
      return payload(async () => {
        const sipPhone = await meetings.api.createSipPhone({ body });
        return { sipPhone };
      });
    },

    updateMeetingSipPhone(_, { input: { id, displayName: userName, ...changes } }, { meetings }) {
      const phoneId = phoneIn(id);
      const body = toWire(SipPhoneChange, { ...changes, userName });
      return payload(async () => {
        await meetings.api.updateSipPhone({ phoneId, body });
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

    updateMeetingTelephony(_, { input }, { meetings }) {
      const { audioEnabled, accountsEnabled, provider, bridge, ...members } = input;
      const body = toWire(AccountTspChange, {
        ...members,
        enable: audioEnabled,
        tspEnabled: accountsEnabled,
        tspProvider: provider,
        tspBridge: bridge,
      });
      if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
      return payload(async () => {
        await meetings.api.updateAccountTsp({ body });
        return { changed: true as const };
      });
    },

    createMeetingTspAccount(_, { input: { userId: id, bridge, ...members } }, { meetings }) {
      const userId = userNamed(id);
      const body = toWire(NewTspAccount, { ...members, tspBridge: bridge });
      return payload(async () => {
        const account = await meetings.api.createUserTspAccount({ userId, body });
        return { tspAccount: { ...account, userId } };
      });
    },

    deleteMeetingTspAccount(_, { input: { id, userId } }, { meetings }) {
      const key = tspIds.key(id, userId);
      const { parent, upstreamId } = key;
      return payload(async () => {
        await meetings.api.deleteUserTspAccount({ userId: parent, tspId: upstreamId });
        return { deletedId: tspIds.ofKey(key), meetingUser: { userId: parent } };
      });
    },

    updateMeetingUserGlobalDialIn(_, { input: { userId: id, audioUrl } }, { meetings }) {
      const userId = userNamed(id);
      const body = audioUrl == null ? {} : { audio_url: audioUrl };
      return payload(async () => {
        await meetings.api.updateUserTspGlobalDialIn({ userId, body });
        return { meetingUser: { userId } };
      });
    },
  },
};
