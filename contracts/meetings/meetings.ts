/** Meetings: livestreams, and summaries of past instances. */
import Type from "typebox";
import { get, json, patch } from "#contracts/kit/contract.ts";
import { Instant, text, writeMeetings } from "./common.ts";

/** No operation reads a livestream. */
export const Livestream = Type.Object({
  page_url: Type.String(),
  /** Write-only. */
  stream_key: Type.String(),
  stream_url: Type.String(),
  resolution: text,
});

export const LivestreamStatus = Type.Object({
  action: Type.Optional(Type.Enum(["start", "stop"])),
  settings: Type.Optional(
    Type.Object({
      layout: Type.Optional(Type.Enum(["follow_host", "gallery_view", "speaker_view"])),
      display_name: text,
      close_caption: Type.Optional(Type.Enum(["burnt-in", "embedded", "off"])),
      active_speaker_name: Type.Optional(Type.Boolean()),
    }),
  ),
});

/** Summary of one past instance of a meeting. */
export const MeetingSummary = Type.Object({
  meeting_uuid: Type.String(),
  /** Has 10 or 11 digits, more than 32 bits. */
  meeting_id: Type.Integer(),
  meeting_host_id: Type.String(),
  meeting_host_email: Type.String(),
  meeting_topic: Type.String(),
  meeting_start_time: Instant,
  meeting_end_time: Instant,
  summary_start_time: Instant,
  summary_end_time: Instant,
  summary_title: Type.String(),
  summary_overview: Type.String(),
  summary_details: Type.Array(Type.Object({ label: Type.String(), summary: Type.String() })),
  next_steps: Type.Array(Type.String()),
});

export type Livestream = Type.Static<typeof Livestream>;
export type LivestreamStatus = Type.Static<typeof LivestreamStatus>;
export type MeetingSummary = Type.Static<typeof MeetingSummary>;

const changed = { success: [204], scopes: writeMeetings };
export const meetingOperations = {
  updateLivestream: patch("/meetings/{meetingId}/livestream", { body: json(Livestream), ...changed }),
  updateLivestreamStatus: patch("/meetings/{meetingId}/livestream/status", {
    body: json(LivestreamStatus),
    ...changed,
  }),
  getMeetingSummary: get("/meetings/{meetingId}/meeting_summary", {
    // Only in this operation `meetingId` is a UUID in Base64, which may contain slashes (D2-221).
    segments: { meetingId: "doubleWhenSlashed" },
    returns: MeetingSummary,
    scopes: ["meeting_summary:read:admin"],
  }),
};
