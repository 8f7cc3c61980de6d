/** Livestreams of meetings. No operation reads a livestream. */
import Type from "typebox";
import { json, patch } from "#contracts/kit/contract.ts";
import { writeMeetings } from "./common.ts";

export const Livestream = Type.Object({
  page_url: Type.String(),
  /** Write-only. */
  stream_key: Type.String(),
  stream_url: Type.String(),
  resolution: Type.Optional(Type.String()),
});

export const livestreamActions = ["start", "stop"] as const;
export const livestreamLayouts = ["follow_host", "gallery_view", "speaker_view"] as const;
export const closeCaptions = ["burnt-in", "embedded", "off"] as const;

export const LivestreamStatus = Type.Object({
  action: Type.Optional(Type.Enum([...livestreamActions])),
  settings: Type.Optional(
    Type.Object({
      layout: Type.Optional(Type.Enum([...livestreamLayouts])),
      display_name: Type.Optional(Type.String()),
      close_caption: Type.Optional(Type.Enum([...closeCaptions])),
      active_speaker_name: Type.Optional(Type.Boolean()),
    }),
  ),
});

export type Livestream = Type.Static<typeof Livestream>;
export type LivestreamStatus = Type.Static<typeof LivestreamStatus>;

export const livestreamOperations = {
  updateLivestream: patch("/meetings/{meetingId}/livestream", {
    body: json(Livestream),
    success: [204],
    scopes: writeMeetings,
  }),
  updateLivestreamStatus: patch("/meetings/{meetingId}/livestream/status", {
    body: json(LivestreamStatus),
    success: [204],
    scopes: writeMeetings,
  }),
};
