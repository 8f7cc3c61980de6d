/** Livestreams, which have only writes. The payload has the written members, except the stream key. */
import {
  closeCaptions,
  Livestream,
  LivestreamStatus,
  livestreamActions,
  livestreamLayouts,
} from "#contracts/meetings/index.ts";
import type { Resolvers } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import { meetingIn } from "#subgraphs/collaboration/meetings/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";

/** The wire value of an enum value. */
const wordFor = <Word extends string>(words: readonly Word[], value: string | null | undefined) =>
  words.find((word) => word.toUpperCase().replaceAll("-", "_") === value);

export const livestreamResolvers: Resolvers = {
  MeetingLivestream: {
    meeting: ({ meetingId }) => ({ meetingId }),
  },

  Mutation: {
    updateMeetingLivestream(_, { input: { meetingId: id, ...stream } }, { meetings }) {
      const meetingId = meetingIn(id);
      const body = toWire(Livestream, stream);
      const { streamKey: _secret, ...shown } = stream;
      return payload(async () => {
        await meetings.api.updateLivestream({ meetingId, body });
        return { livestream: { meetingId, ...shown } };
      });
    },

    updateMeetingLivestreamStatus(_, { input: { meetingId: id, ...status } }, { meetings }) {
      const meetingId = meetingIn(id);
      const { action, layout, displayName, captions, activeSpeakerName } = status;
      if (Object.values(status).every((value) => value == null))
        throw badInput("Nothing of the livestream is to be changed", "input");
      const settings = {
        layout: wordFor(livestreamLayouts, layout),
        displayName,
        closeCaption: wordFor(closeCaptions, captions),
        activeSpeakerName,
      };
      const given = Object.values(settings).some((value) => value != null);
      const body = toWire(LivestreamStatus, {
        action: wordFor(livestreamActions, action),
        settings: given ? settings : null,
      });
      return payload(async () => {
        await meetings.api.updateLivestreamStatus({ meetingId, body });
        return { livestream: { meetingId, ...status } };
      });
    },
  },
};
