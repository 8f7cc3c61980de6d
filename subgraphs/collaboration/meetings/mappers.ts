/** Parent objects that the resolvers of each type of the family receive. */
import type { Wire } from "#contracts/kit/contract.ts";
import type {
  AccountTsp,
  Poll,
  PollQuestion,
  Registrant,
  SurveyRespondent,
  TspAccount,
  WebinarAsker,
} from "#contracts/meetings/index.ts";
import type {
  UpdateMeetingLivestreamInput,
  UpdateMeetingLivestreamStatusInput,
} from "#generated/collaboration/inputs.ts";
import type { UserError } from "#subgraphs/kit/mapping/payloads.ts";
import type { KeyWithin } from "./ids.ts";

export type MeetingsMapper = object;
export type MeetingMapper = { readonly meetingId: string };
/** The meeting, with the livestream members that a write has set. */
export type MeetingLivestreamMapper = MeetingMapper &
  Partial<Omit<UpdateMeetingLivestreamInput, "meetingId" | "streamKey">> &
  Partial<Omit<UpdateMeetingLivestreamStatusInput, "meetingId">>;
export type MeetingPollMapper = Wire<Poll> & { readonly meetingId: string };
type Question = Wire<PollQuestion>;
export type MeetingPollQuestionMapper = Question;
export type MeetingPollChoiceQuestionMapper = Question;
export type MeetingPollPromptsQuestionMapper = Question;
export type MeetingPollPromptMapper = Wire<NonNullable<PollQuestion["prompts"]>[number]>;
export type MeetingPollTextQuestionMapper = Question;
export type MeetingPollBlanksQuestionMapper = Question;
export type MeetingPollRatingQuestionMapper = Question;
export type MeetingPollOtherQuestionMapper = Question;
export type MeetingRegistrantMapper = Wire<Registrant> & { readonly meetingId: string };
export type WebinarMapper = { readonly webinarId: string };
export type WebinarQaParticipantMapper = Wire<WebinarAsker>;
export type WebinarQuestionMapper = Wire<WebinarAsker["question_details"][number]>;
export type WebinarAnswerMapper = Wire<WebinarAsker["question_details"][number]["answer_details"][number]>;
export type WebinarSurveyParticipantMapper = Wire<SurveyRespondent>;
export type WebinarSurveyAnswerMapper = Wire<SurveyRespondent["answer_details"][number]>;
/** A changed phone with only its id, because no operation reads a phone by id. */
export type MeetingSipPhoneReferenceMapper = { readonly id: string };
/** A user by id, e-mail address or `me`. */
export type MeetingUserMapper = { readonly userId: string };
export type MeetingTspAccountMapper = Wire<TspAccount> & { readonly userId: string };
export type MeetingDialInNumberMapper = Wire<NonNullable<TspAccount["dial_in_numbers"]>[number]>;
export type MeetingTelephonyMapper = Wire<AccountTsp>;

/** Result of a write. Changed members are read again only if they are selected. */
type Changed<Read> = Partial<Read> & { readonly userErrors: UserError[] };
export type UpdateMeetingPollPayloadMapper = Changed<{ readonly changed: KeyWithin }>;
export type UpdateMeetingTelephonyPayloadMapper = Changed<{ readonly changed: true }>;
