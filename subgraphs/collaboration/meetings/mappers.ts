/** What resolvers hold for each type of the family. */
import type { Wire } from "../../../families/kit/contract.ts";
import type { MeetingSummary, Registrant } from "../../../families/meetings/contract.ts";
import type { Connection } from "../../kit/connection.ts";

export type MeetingsMapper = object;
export type MeetingMapper = { readonly meetingId: string };
export type MeetingSummaryMapper = Wire<MeetingSummary>;
export type MeetingRegistrantMapper = Wire<Registrant> & { readonly meetingId: string };
export type MeetingRegistrantConnectionMapper = Connection<MeetingRegistrantMapper>;
