/** Summary of one past instance of a meeting. */
import Type from "typebox";
import { get } from "#contracts/kit/contract.ts";
import { Instant } from "./common.ts";

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

export type MeetingSummary = Type.Static<typeof MeetingSummary>;

export const summaryOperations = {
  getMeetingSummary: get("/meetings/{meetingId}/meeting_summary", {
    // Only in this operation `meetingId` is a UUID in Base64, which may contain slashes (D2-221).
    segments: { meetingId: "doubleWhenSlashed" },
    returns: MeetingSummary,
    scopes: ["meeting_summary:read:admin"],
  }),
};
