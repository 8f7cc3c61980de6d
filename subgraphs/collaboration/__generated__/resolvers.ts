import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserMapper } from '../mappers.ts';
import type { ContactCentreMapper, ContactCentreTeamMapper, AgentPresenceMapper, AgentPresenceConnectionMapper } from '../contact-centre/mappers.ts';
import type { MeetingsMapper, MeetingMapper, MeetingSummaryMapper, MeetingLivestreamMapper, MeetingPollMapper, MeetingPollQuestionMapper, MeetingPollChoiceQuestionMapper, MeetingPollPromptsQuestionMapper, MeetingPollPromptMapper, MeetingPollTextQuestionMapper, MeetingPollBlanksQuestionMapper, MeetingPollRatingQuestionMapper, MeetingPollOtherQuestionMapper, MeetingRegistrantMapper, MeetingRegistrantConnectionMapper, WebinarMapper, WebinarQaReportMapper, WebinarAskerMapper, WebinarQuestionMapper, WebinarAnswerMapper, WebinarSurveyReportMapper, WebinarSurveyRespondentMapper, WebinarSurveyAnswerMapper, MeetingSipPhoneMapper, MeetingSipPhoneConnectionMapper, MeetingUserMapper, MeetingTspAccountMapper, MeetingDialInNumberMapper, MeetingTelephonyMapper, UpdateMeetingPollPayloadMapper, UpdateMeetingTelephonyPayloadMapper } from '../meetings/mappers.ts';
import type { SocialMapper, SocialUserMapper, SocialPostMapper } from '../social/mappers.ts';
import type { TicketMapper, TicketFormMapper, TicketCommentMapper, SupportDeskMapper, TicketConnectionMapper, TicketCommentConnectionMapper } from '../support-desk/mappers.ts';
import type { CollaborationContext } from '../index.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day, as `2026-05-04`. */
  Date: { input: string; output: unknown; }
  /** An instant in UTC, as `2026-05-04T09:30:00Z`. */
  DateTime: { input: string; output: unknown; }
  /** An exact decimal number, as text. */
  Decimal: { input: string; output: unknown; }
  /** Any JSON value: only where a family's documents leave the shape open. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** Somebody to register. */
export type AddMeetingRegistrantInput = {
  /** Street and number. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** What they have to say. */
  comments?: InputMaybe<Scalars['String']['input']>;
  /** Country. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Their address. */
  email: Scalars['String']['input'];
  /** Given name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** The trade they work in. */
  industry?: InputMaybe<Scalars['String']['input']>;
  /** What they work as. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** The language they want to be addressed in. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** The meeting: global id or its number. */
  meetingId: Scalars['ID']['input'];
  /** How many people work there, in words of their own. */
  numberOfEmployees?: InputMaybe<Scalars['String']['input']>;
  /** Those occurrences of a recurring meeting that they come to; all unless given. */
  occurrenceIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where they work. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** State, county or province. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** What became of registering somebody. */
export type AddMeetingRegistrantPayload = {
  __typename?: 'AddMeetingRegistrantPayload';
  /** Who was registered; null when nobody was. */
  registrant?: Maybe<MeetingRegistrant>;
  /** Why nobody was. */
  userErrors: Array<UserError>;
};

/** What an agent is doing. */
export type AgentPresence = {
  __typename?: 'AgentPresence';
  /** How many conversations the agent is in. */
  activeConversations?: Maybe<Scalars['Int']['output']>;
  /** The name to show. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** The agent's address. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** What the agent is doing. */
  status?: Maybe<AgentPresenceStatus>;
  /** Since when. */
  statusSince?: Maybe<Scalars['DateTime']['output']>;
  /** The contact centre's own id of the agent. */
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
};

export type AgentPresenceConnection = {
  __typename?: 'AgentPresenceConnection';
  edges: Array<AgentPresenceEdge>;
  nodes: Array<AgentPresence>;
  pageInfo: PageInfo;
  /** Not known: the contact centre does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type AgentPresenceEdge = {
  __typename?: 'AgentPresenceEdge';
  cursor: Scalars['String']['output'];
  node: AgentPresence;
};

/** What an agent may be doing. */
export type AgentPresenceStatus =
  /** Waiting for work. */
  | 'AVAILABLE'
  /** Not at the desk. */
  | 'AWAY'
  /** Having a break. */
  | 'BREAK'
  /** At work. */
  | 'BUSY'
  /** Not signed in. */
  | 'OFFLINE'
  /** A status that the documents do not name. */
  | 'OTHER'
  /** Finishing a conversation. */
  | 'WRAP_UP';

/** Which form is to be copied. */
export type CloneTicketFormInput = {
  /** Global id or the support desk's own. */
  id: Scalars['ID']['input'];
};

/** What came of copying. */
export type CloneTicketFormPayload = {
  __typename?: 'CloneTicketFormPayload';
  /** The copy. */
  ticketForm?: Maybe<TicketForm>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** The contact centre by its own nouns. */
export type ContactCentre = {
  __typename?: 'ContactCentre';
  /** A team: a handle by id. Costs no REST call. */
  team?: Maybe<ContactCentreTeam>;
};


/** The contact centre by its own nouns. */
export type ContactCentreTeamArgs = {
  id: Scalars['ID']['input'];
};

/** A team of agents: a handle by id. */
export type ContactCentreTeam = {
  __typename?: 'ContactCentreTeam';
  id: Scalars['ID']['output'];
  /** Its agents and what they are doing. Costs one REST call for up to 100. */
  presence?: Maybe<AgentPresenceConnection>;
  upstreamId: Scalars['String']['output'];
};


/** A team of agents: a handle by id. */
export type ContactCentreTeamPresenceArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A poll to add. */
export type CreateMeetingPollInput = {
  /** Whether answers are without names; they have names unless given. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  /** The meeting: global id or its number. */
  meetingId: Scalars['ID']['input'];
  /** What is asked. */
  questions?: InputMaybe<Array<MeetingPollQuestionInput>>;
  /** What it is called. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What kind of poll it is; an ordinary one unless given. */
  type?: InputMaybe<NewMeetingPollType>;
};

/** What became of adding a poll. */
export type CreateMeetingPollPayload = {
  __typename?: 'CreateMeetingPollPayload';
  /** The poll; null when none was added. */
  poll?: Maybe<MeetingPoll>;
  /** Why none was added. */
  userErrors: Array<UserError>;
};

/** A SIP phone to make. */
export type CreateMeetingSipPhoneInput = {
  /** The name that it signs in with. */
  authorizationName: Scalars['String']['input'];
  /** The SIP domain. */
  domain: Scalars['String']['input'];
  /** The password that it signs in with. It is sent on, never shown again. */
  password: Scalars['String']['input'];
  /** The first proxy server. */
  proxyServer: Scalars['String']['input'];
  /** The second proxy server. */
  proxyServer2?: InputMaybe<Scalars['String']['input']>;
  /** The third proxy server. */
  proxyServer3?: InputMaybe<Scalars['String']['input']>;
  /** The first register server. */
  registerServer: Scalars['String']['input'];
  /** The second register server. */
  registerServer2?: InputMaybe<Scalars['String']['input']>;
  /** The third register server. */
  registerServer3?: InputMaybe<Scalars['String']['input']>;
  /** After how many minutes it registers again. */
  registrationExpireTime?: InputMaybe<Scalars['Int']['input']>;
  /** How it speaks to the first server, such as `TLS`. */
  transportProtocol?: InputMaybe<Scalars['String']['input']>;
  /** How it speaks to the second server. */
  transportProtocol2?: InputMaybe<Scalars['String']['input']>;
  /** How it speaks to the third server. */
  transportProtocol3?: InputMaybe<Scalars['String']['input']>;
  /** The user's address. */
  userEmail: Scalars['String']['input'];
  /** The user's name. */
  userName: Scalars['String']['input'];
  /** Where voice mail is fetched. */
  voiceMail: Scalars['String']['input'];
};

/** What became of making a SIP phone. */
export type CreateMeetingSipPhonePayload = {
  __typename?: 'CreateMeetingSipPhonePayload';
  /** The phone; null when none was made. */
  sipPhone?: Maybe<MeetingSipPhone>;
  /** Why none was made. */
  userErrors: Array<UserError>;
};

/** An account with the telephony service provider to make. */
export type CreateMeetingTspAccountInput = {
  /** The bridge that it uses. */
  bridge?: InputMaybe<Scalars['String']['input']>;
  /** The code that people join a conference by. */
  conferenceCode: Scalars['String']['input'];
  /** The numbers to dial. */
  dialInNumbers?: InputMaybe<Array<MeetingDialInNumberInput>>;
  /** The PIN of who leads a conference. It is sent on, never shown again. */
  leaderPin: Scalars['String']['input'];
  /** Whose: global id, the service's own, an address, or `me`. */
  userId: Scalars['ID']['input'];
};

/** What became of making an account with the telephony service provider. */
export type CreateMeetingTspAccountPayload = {
  __typename?: 'CreateMeetingTspAccountPayload';
  /** The account; null when none was made. */
  tspAccount?: Maybe<MeetingTspAccount>;
  /** Why none was made. */
  userErrors: Array<UserError>;
};

/** Which poll is to be deleted. */
export type DeleteMeetingPollInput = {
  /** The poll's global id, or the service's own beside `meetingId`. */
  id: Scalars['ID']['input'];
  /** The meeting, where `id` is not a global id. */
  meetingId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of deleting a poll. */
export type DeleteMeetingPollPayload = {
  __typename?: 'DeleteMeetingPollPayload';
  /** The global id of the poll; null when none was deleted. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** The meeting. */
  meeting?: Maybe<Meeting>;
  /** Why none was deleted. */
  userErrors: Array<UserError>;
};

/** Which SIP phone is to be taken away. */
export type DeleteMeetingSipPhoneInput = {
  id: Scalars['ID']['input'];
};

/** What became of taking a SIP phone away. */
export type DeleteMeetingSipPhonePayload = {
  __typename?: 'DeleteMeetingSipPhonePayload';
  /** The global id of the phone; null when none was taken away. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why none was taken away. */
  userErrors: Array<UserError>;
};

/** Which account with the telephony service provider is to go. */
export type DeleteMeetingTspAccountInput = {
  /** The account's global id, or the service's own beside `userId`. */
  id: Scalars['ID']['input'];
  /** Whose it is, where `id` is not a global id: global id, the service's own, an address, or `me`. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of taking an account with the telephony service provider away. */
export type DeleteMeetingTspAccountPayload = {
  __typename?: 'DeleteMeetingTspAccountPayload';
  /** The global id of the account; null when none was taken away. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Whose it was. */
  owner?: Maybe<MeetingUser>;
  /** Why none was taken away. */
  userErrors: Array<UserError>;
};

/** A file relayed by the gateway under a signed link that works once and for a few minutes. */
export type File = {
  __typename?: 'File';
  /** Until when the link works. */
  expiresAt: Scalars['DateTime']['output'];
  /** A name to save it under. */
  filename: Scalars['String']['output'];
  /** Media type of the content. */
  mediaType: Scalars['String']['output'];
  /** Path of the link on this gateway. */
  url: Scalars['String']['output'];
};

/** A meeting: a handle by its number. */
export type Meeting = {
  __typename?: 'Meeting';
  id: Scalars['ID']['output'];
  /** Its livestream: a handle, as no operation reads one. Costs no REST call. */
  livestream?: Maybe<MeetingLivestream>;
  /** One of its polls; null where it has no such. Costs one REST call. Needs the scope `meeting:read:admin`, or `meeting:read` for a meeting of the caller's own. */
  poll?: Maybe<MeetingPoll>;
  /** Its polls, all of them; of scheduled meetings only. Costs one REST call. Needs the scope `meeting:read:admin`, or `meeting:read` for a meeting of the caller's own. */
  polls?: Maybe<Array<MeetingPoll>>;
  /** Who registered, in the order they did. Costs one REST call for up to 300. Needs the scope `meeting:read:admin`, or `meeting:read` for a meeting of the caller's own. A cursor is good for 15 minutes. */
  registrants?: Maybe<MeetingRegistrantConnection>;
  /** The summary of one held instance; null where none was made, or where the instance is another meeting's. Costs one REST call. Needs the scope `meeting_summary:read:admin`. */
  summary?: Maybe<MeetingSummary>;
  /** The number, of ten digits or more. */
  upstreamId: Scalars['String']['output'];
};


/** A meeting: a handle by its number. */
export type MeetingPollArgs = {
  id: Scalars['ID']['input'];
};


/** A meeting: a handle by its number. */
export type MeetingPollsArgs = {
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A meeting: a handle by its number. */
export type MeetingRegistrantsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  occurrenceId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<MeetingRegistrantStatus>;
};


/** A meeting: a handle by its number. */
export type MeetingSummaryArgs = {
  instanceUuid: Scalars['ID']['input'];
};

/** What becomes of captions in a livestream. */
export type MeetingCloseCaption =
  /** Part of the picture. */
  | 'BURNT_IN'
  /** Sent beside it. */
  | 'EMBEDDED'
  /** None. */
  | 'OFF';

/** A number to dial. */
export type MeetingDialInNumber = {
  __typename?: 'MeetingDialInNumber';
  /** The country's calling code. */
  code?: Maybe<Scalars['String']['output']>;
  /** What the country is called. */
  countryLabel?: Maybe<Scalars['String']['output']>;
  /** The number. */
  number?: Maybe<Scalars['String']['output']>;
  /** Who pays for the call, in the service's words: `toll`, `tollfree`, `media_link`. */
  type?: Maybe<Scalars['String']['output']>;
};

/** A number to dial. */
export type MeetingDialInNumberInput = {
  /** The country's calling code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** What the country is called. */
  countryLabel?: InputMaybe<Scalars['String']['input']>;
  /** The number. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Who pays for the call, in the service's words: `toll`, `tollfree`, `media_link`. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** The livestream of a meeting. No operation reads one: but for the meeting, its fields hold what the write just taken has set, and are null anywhere else. */
export type MeetingLivestream = {
  __typename?: 'MeetingLivestream';
  /** What was asked for. */
  action?: Maybe<MeetingLivestreamAction>;
  /** Whether the name of whoever speaks is shown. */
  activeSpeakerName?: Maybe<Scalars['Boolean']['output']>;
  /** What becomes of captions. */
  closeCaption?: Maybe<MeetingCloseCaption>;
  /** The name over the stream. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** How people are shown. */
  layout?: Maybe<MeetingLivestreamLayout>;
  /** The meeting that is streamed. */
  meeting?: Maybe<Meeting>;
  /** The page that people watch it on. */
  pageUrl?: Maybe<Scalars['String']['output']>;
  /** How fine the picture is. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** Where it is sent to. */
  streamUrl?: Maybe<Scalars['String']['output']>;
};

/** What is to become of a livestream. */
export type MeetingLivestreamAction =
  /** Stream. */
  | 'START'
  /** Stream no more. */
  | 'STOP';

/** How a livestream shows people. */
export type MeetingLivestreamLayout =
  /** As the host sees them. */
  | 'FOLLOW_HOST'
  /** Side by side. */
  | 'GALLERY_VIEW'
  /** Whoever speaks. */
  | 'SPEAKER_VIEW';

/** A poll of a meeting. Read by way of its meeting only: `node` would go round its scope. */
export type MeetingPoll = {
  __typename?: 'MeetingPoll';
  /** Whether answers are without names. */
  anonymous?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** The meeting. */
  meeting?: Maybe<Meeting>;
  /** What is asked, each by its kind. */
  questions?: Maybe<Array<MeetingPollQuestion>>;
  /** How far it has come. */
  status?: Maybe<MeetingPollStatus>;
  /** What it is called. */
  title?: Maybe<Scalars['String']['output']>;
  /** What kind of poll it is. */
  type?: Maybe<MeetingPollType>;
  upstreamId: Scalars['String']['output'];
};

/** A sentence with something left out. */
export type MeetingPollBlanksInput = {
  /** Whether it must be answered. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether casing matters. */
  caseSensitive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The sentence. */
  name: Scalars['String']['input'];
  /** What belongs there: one at least. */
  rightAnswers: Array<Scalars['String']['input']>;
};

/** A sentence with something left out. */
export type MeetingPollBlanksQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollBlanksQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** Whether casing matters. */
  caseSensitive?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** What belongs there. */
  rightAnswers?: Maybe<Array<Scalars['String']['output']>>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** A choice. */
export type MeetingPollChoiceInput = {
  /** Whether it must be answered. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** What may be chosen: two at least. */
  answers: Array<Scalars['String']['input']>;
  /** What is asked. */
  name: Scalars['String']['input'];
  /** The right ones, in a quiz: each one of the answers. */
  rightAnswers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the answers are shown as a drop-down. */
  showAsDropdown?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A choice: one answer of several, or any of them. */
export type MeetingPollChoiceQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollChoiceQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** What may be chosen. */
  answers?: Maybe<Array<Scalars['String']['output']>>;
  name?: Maybe<Scalars['String']['output']>;
  /** The right ones, in a quiz. */
  rightAnswers?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether the answers are shown as a drop-down. */
  showAsDropdown?: Maybe<Scalars['Boolean']['output']>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** A question of a kind that the documents do not name. */
export type MeetingPollOtherQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollOtherQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** One prompt of a question. */
export type MeetingPollPrompt = {
  __typename?: 'MeetingPollPrompt';
  /** What it says. */
  question?: Maybe<Scalars['String']['output']>;
  /** The right answers to it. */
  rightAnswers?: Maybe<Array<Scalars['String']['output']>>;
};

/** One prompt. */
export type MeetingPollPromptInput = {
  /** What it says. */
  question: Scalars['String']['input'];
  /** The right answers to it: each one of the question's answers. */
  rightAnswers?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Prompts to match or to bring in an order. */
export type MeetingPollPromptsInput = {
  /** Whether it must be answered. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it is matched with, or its places: two at least. */
  answers: Array<Scalars['String']['input']>;
  /** What is asked. */
  name: Scalars['String']['input'];
  /** What is matched or ordered: two at least. */
  prompts: Array<MeetingPollPromptInput>;
};

/** Prompts that are matched with answers, or brought in an order. */
export type MeetingPollPromptsQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollPromptsQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** What it is matched with, or its places. */
  answers?: Maybe<Array<Scalars['String']['output']>>;
  name?: Maybe<Scalars['String']['output']>;
  /** What is matched or ordered. */
  prompts?: Maybe<Array<MeetingPollPrompt>>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** A question of a poll; its type tells its kind. */
export type MeetingPollQuestion = {
  /** Whether it must be answered. */
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** What is asked. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its kind. */
  type?: Maybe<MeetingPollQuestionType>;
};

/** A question: exactly one of its members is given, which says its kind. */
export type MeetingPollQuestionInput = {
  /** What is left out in a sentence. */
  fillInTheBlank?: InputMaybe<MeetingPollBlanksInput>;
  /** A longer text. */
  longAnswer?: InputMaybe<MeetingPollTextInput>;
  /** An answer for each prompt. */
  matching?: InputMaybe<MeetingPollPromptsInput>;
  /** Any of several answers. */
  multipleChoice?: InputMaybe<MeetingPollChoiceInput>;
  /** Prompts brought in an order. */
  rankOrder?: InputMaybe<MeetingPollPromptsInput>;
  /** A number on a scale. */
  ratingScale?: InputMaybe<MeetingPollRatingInput>;
  /** A few words. */
  shortAnswer?: InputMaybe<MeetingPollTextInput>;
  /** One answer of several. */
  singleChoice?: InputMaybe<MeetingPollChoiceInput>;
};

/** Kinds of questions. */
export type MeetingPollQuestionType =
  /** What is left out in a sentence. */
  | 'FILL_IN_THE_BLANK'
  /** A longer text. */
  | 'LONG_ANSWER'
  /** An answer for each prompt. */
  | 'MATCHING'
  /** Any of several answers. */
  | 'MULTIPLE'
  /** A kind that the documents do not name. */
  | 'OTHER'
  /** Prompts brought in an order. */
  | 'RANK_ORDER'
  /** A number on a scale. */
  | 'RATING_SCALE'
  /** A few words. */
  | 'SHORT_ANSWER'
  /** One answer of several. */
  | 'SINGLE';

/** A question answered by a number on a scale. */
export type MeetingPollRatingInput = {
  /** Whether it must be answered. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it means. */
  maxLabel?: InputMaybe<Scalars['String']['input']>;
  /** The highest number, above the lowest. */
  maxValue: Scalars['Int']['input'];
  /** What it means. */
  minLabel?: InputMaybe<Scalars['String']['input']>;
  /** The lowest number. */
  minValue: Scalars['Int']['input'];
  /** What is asked. */
  name: Scalars['String']['input'];
};

/** A question answered by a number on a scale. */
export type MeetingPollRatingQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollRatingQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** What it means. */
  maxLabel?: Maybe<Scalars['String']['output']>;
  /** The highest number. */
  maxValue?: Maybe<Scalars['Int']['output']>;
  /** What it means. */
  minLabel?: Maybe<Scalars['String']['output']>;
  /** The lowest number. */
  minValue?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** How far a poll has come. */
export type MeetingPollStatus =
  /** Over. */
  | 'ENDED'
  /** Not held yet. */
  | 'NOTSTART'
  /** A state that the documents do not name. */
  | 'OTHER'
  /** Its results are being shown. */
  | 'SHARING'
  /** Under way. */
  | 'STARTED';

/** A question answered in one's own words. */
export type MeetingPollTextInput = {
  /** Whether it must be answered. */
  answerRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many characters an answer has at most. */
  maxCharacters?: InputMaybe<Scalars['Int']['input']>;
  /** How many characters an answer has at least. */
  minCharacters?: InputMaybe<Scalars['Int']['input']>;
  /** What is asked. */
  name: Scalars['String']['input'];
};

/** A question answered in one's own words. */
export type MeetingPollTextQuestion = MeetingPollQuestion & {
  __typename?: 'MeetingPollTextQuestion';
  answerRequired?: Maybe<Scalars['Boolean']['output']>;
  /** How many characters an answer has at most. */
  maxCharacters?: Maybe<Scalars['Int']['output']>;
  /** How many characters an answer has at least. */
  minCharacters?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  type?: Maybe<MeetingPollQuestionType>;
};

/** Kinds of polls. */
export type MeetingPollType =
  /** With any kind of question. */
  | 'ADVANCED_POLL'
  /** A kind that the documents do not name. */
  | 'OTHER'
  /** Choices only. */
  | 'POLL'
  /** With right answers. */
  | 'QUIZ';

/** Somebody who registered for a meeting. */
export type MeetingRegistrant = {
  __typename?: 'MeetingRegistrant';
  /** Street and number. */
  address?: Maybe<Scalars['String']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** What they wrote. */
  comments?: Maybe<Scalars['String']['output']>;
  /** Country. */
  country?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address given at registration. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The trade they work in. */
  industry?: Maybe<Scalars['String']['output']>;
  /** What they work as. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** The language they want to be addressed in. */
  language?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The meeting. */
  meeting?: Maybe<Meeting>;
  /** How many people work there, in words of their own. */
  numberOfEmployees?: Maybe<Scalars['String']['output']>;
  /** Where they work. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** State, county or province. */
  state?: Maybe<Scalars['String']['output']>;
  /** Whether they may come. */
  status?: Maybe<MeetingRegistrantStatus>;
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
  /** Postal code. */
  zip?: Maybe<Scalars['String']['output']>;
};

export type MeetingRegistrantConnection = {
  __typename?: 'MeetingRegistrantConnection';
  edges: Array<MeetingRegistrantEdge>;
  nodes: Array<MeetingRegistrant>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type MeetingRegistrantEdge = {
  __typename?: 'MeetingRegistrantEdge';
  cursor: Scalars['String']['output'];
  node: MeetingRegistrant;
};

/** Whether a registrant may come. */
export type MeetingRegistrantStatus =
  /** They may. */
  | 'APPROVED'
  /** They may not. */
  | 'DENIED'
  /** A status that the documents do not name. */
  | 'OTHER'
  /** Not decided yet. */
  | 'PENDING';

/** A SIP phone. Its password is never shown. */
export type MeetingSipPhone = {
  __typename?: 'MeetingSipPhone';
  /** The name that it signs in with. */
  authorizationName?: Maybe<Scalars['String']['output']>;
  /** The SIP domain. */
  domain?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The first proxy server. */
  proxyServer?: Maybe<Scalars['String']['output']>;
  /** The second proxy server. */
  proxyServer2?: Maybe<Scalars['String']['output']>;
  /** The third proxy server. */
  proxyServer3?: Maybe<Scalars['String']['output']>;
  /** The first register server. */
  registerServer?: Maybe<Scalars['String']['output']>;
  /** The second register server. */
  registerServer2?: Maybe<Scalars['String']['output']>;
  /** The third register server. */
  registerServer3?: Maybe<Scalars['String']['output']>;
  /** After how many minutes it registers again. */
  registrationExpireTime?: Maybe<Scalars['Int']['output']>;
  /** How it speaks to the first server, such as `TLS`. */
  transportProtocol?: Maybe<Scalars['String']['output']>;
  /** How it speaks to the second server. */
  transportProtocol2?: Maybe<Scalars['String']['output']>;
  /** How it speaks to the third server. */
  transportProtocol3?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
  /** The person. */
  user?: Maybe<User>;
  /** The user's address. */
  userEmail?: Maybe<Scalars['String']['output']>;
  /** The user's name. */
  userName?: Maybe<Scalars['String']['output']>;
  /** Where voice mail is fetched. */
  voiceMail?: Maybe<Scalars['String']['output']>;
};

export type MeetingSipPhoneConnection = {
  __typename?: 'MeetingSipPhoneConnection';
  edges: Array<MeetingSipPhoneEdge>;
  nodes: Array<MeetingSipPhone>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type MeetingSipPhoneEdge = {
  __typename?: 'MeetingSipPhoneEdge';
  cursor: Scalars['String']['output'];
  node: MeetingSipPhone;
};

/** What was said in one held instance of a meeting. Read by `summary` only: `node` would go round its scope. */
export type MeetingSummary = {
  __typename?: 'MeetingSummary';
  /** Part by part. */
  details?: Maybe<Array<MeetingSummaryDetail>>;
  /** When the meeting ended. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who held it. */
  host?: Maybe<User>;
  id: Scalars['ID']['output'];
  /** The meeting. */
  meeting?: Maybe<Meeting>;
  /** What is to be done next. */
  nextSteps?: Maybe<Array<Scalars['String']['output']>>;
  /** All in a few sentences. */
  overview?: Maybe<Scalars['String']['output']>;
  /** When the meeting began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is summed up. */
  summaryEndedAt?: Maybe<Scalars['DateTime']['output']>;
  /** From when on it is summed up. */
  summaryStartedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The title of the summary. */
  title?: Maybe<Scalars['String']['output']>;
  /** What the meeting was about. */
  topic?: Maybe<Scalars['String']['output']>;
  /** The UUID of the instance. */
  upstreamId: Scalars['String']['output'];
};

/** A part of a summary. */
export type MeetingSummaryDetail = {
  __typename?: 'MeetingSummaryDetail';
  /** What the part is about. */
  label?: Maybe<Scalars['String']['output']>;
  /** What was said. */
  summary?: Maybe<Scalars['String']['output']>;
};

/** The account's telephony service provider. */
export type MeetingTelephony = {
  __typename?: 'MeetingTelephony';
  /** The bridge that is used. */
  bridge?: Maybe<Scalars['String']['output']>;
  /** Whether users may add numbers that are not the account's. */
  dialInNumberUnrestricted?: Maybe<Scalars['Boolean']['output']>;
  /** The account's own numbers. */
  dialInNumbers?: Maybe<Array<MeetingDialInNumber>>;
  /** Whether the provider's audio is used. */
  enable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the settings hold for sub-accounts too. */
  masterAccountSettingExtended?: Maybe<Scalars['Boolean']['output']>;
  /** Whether users must leave their credentials as they are. */
  modifyCredentialForbidden?: Maybe<Scalars['Boolean']['output']>;
  /** The provider. */
  provider?: Maybe<Scalars['String']['output']>;
  /** Whether users may have accounts with the provider. */
  tspEnabled?: Maybe<Scalars['Boolean']['output']>;
};

/** An account with the telephony service provider. Its leader PIN is never shown. */
export type MeetingTspAccount = {
  __typename?: 'MeetingTspAccount';
  /** The bridge that it uses. */
  bridge?: Maybe<Scalars['String']['output']>;
  /** The code that people join a conference by. */
  conferenceCode?: Maybe<Scalars['String']['output']>;
  /** The numbers to dial. */
  dialInNumbers?: Maybe<Array<MeetingDialInNumber>>;
  id: Scalars['ID']['output'];
  /** Whose account it is. */
  owner?: Maybe<MeetingUser>;
  upstreamId: Scalars['String']['output'];
};

/** A user of the meetings service: a handle by id, address or `me`. */
export type MeetingUser = {
  __typename?: 'MeetingUser';
  id: Scalars['ID']['output'];
  /** One account with the telephony service provider. Costs one REST call. Needs the scope `tsp:read:admin`, or `tsp:read` for oneself. */
  tspAccount?: Maybe<MeetingTspAccount>;
  /** Accounts with the telephony service provider: two at most. Null for somebody the service does not know. Costs one REST call a user. Needs the scope `tsp:read:admin`, or `tsp:read` for oneself. */
  tspAccounts?: Maybe<Array<MeetingTspAccount>>;
  /** The id, address or `me` that it is known by. */
  upstreamId: Scalars['String']['output'];
  /** The person, where the handle is an address. */
  user?: Maybe<User>;
};


/** A user of the meetings service: a handle by id, address or `me`. */
export type MeetingUserTspAccountArgs = {
  id: Scalars['ID']['input'];
};

/** Meetings by their own nouns. */
export type Meetings = {
  __typename?: 'Meetings';
  /** A meeting: a handle by its number, as meetings are never read themselves. Costs no REST call. */
  meeting?: Maybe<Meeting>;
  /** SIP phones of the account. Costs one REST call for up to 300; a cursor is good for 15 minutes. Needs the scope `sip_phone:read:admin`. */
  sipPhones?: Maybe<MeetingSipPhoneConnection>;
  /** The summary of one held instance of a meeting; null where none was made. Costs one REST call. Needs the scope `meeting_summary:read:admin`. */
  summary?: Maybe<MeetingSummary>;
  /** The account's telephony service provider (TSP). Costs one REST call. Needs the scope `tsp:read:admin` or `tsp:read`. */
  telephony?: Maybe<MeetingTelephony>;
  /** A user of the meetings service: a handle, as users are never read themselves. Costs no REST call. */
  user?: Maybe<MeetingUser>;
  /** A webinar: a handle, as webinars are never read themselves. Costs no REST call. */
  webinar?: Maybe<Webinar>;
};


/** Meetings by their own nouns. */
export type MeetingsMeetingArgs = {
  id: Scalars['ID']['input'];
};


/** Meetings by their own nouns. */
export type MeetingsSipPhonesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Meetings by their own nouns. */
export type MeetingsSummaryArgs = {
  meetingUuid: Scalars['ID']['input'];
};


/** Meetings by their own nouns. */
export type MeetingsUserArgs = {
  id: Scalars['ID']['input'];
};


/** Meetings by their own nouns. */
export type MeetingsWebinarArgs = {
  id: Scalars['ID']['input'];
};

/** An exact amount in major units of its currency. */
export type Money = {
  __typename?: 'Money';
  /** The amount, with as many decimal places as the currency has. */
  amount: Scalars['Decimal']['output'];
  /** ISO 4217 code. */
  currency: Scalars['String']['output'];
};

/** An amount to be sent, in major units. */
export type MoneyInput = {
  /** The amount; no more decimal places than the currency has. */
  amount: Scalars['Decimal']['input'];
  /** ISO 4217 code. */
  currency: Scalars['String']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Registers somebody for a meeting. Costs one REST call. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own. A meeting takes at most 4,999; whoever registers again is registered once. */
  addMeetingRegistrant?: Maybe<AddMeetingRegistrantPayload>;
  /** Copies a ticket form. Administrators only. */
  cloneTicketForm?: Maybe<CloneTicketFormPayload>;
  /** Adds a poll to a meeting. Costs one REST call. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own. Refused where the host's polls, or advanced polls, are disabled. */
  createMeetingPoll?: Maybe<CreateMeetingPollPayload>;
  /** Gives somebody a SIP phone. Costs one REST call. Needs the scope `sip_phone:write:admin`. An address has one phone at most. */
  createMeetingSipPhone?: Maybe<CreateMeetingSipPhonePayload>;
  /** Gives a user an account with the telephony service provider. Costs one REST call. Needs the scope `tsp:write:admin`, or `tsp:write` for oneself. A user has two at most: a third is refused. */
  createMeetingTspAccount?: Maybe<CreateMeetingTspAccountPayload>;
  /** Deletes a poll. Costs one REST call. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own. */
  deleteMeetingPoll?: Maybe<DeleteMeetingPollPayload>;
  /** Takes a SIP phone away. Costs one REST call. Needs the scope `sip_phone:write:admin`. */
  deleteMeetingSipPhone?: Maybe<DeleteMeetingSipPhonePayload>;
  /** Takes an account with the telephony service provider from a user. Costs one REST call. Needs the scope `tsp:write:admin`, or `tsp:write` for oneself. The last one is refused: one must remain. */
  deleteMeetingTspAccount?: Maybe<DeleteMeetingTspAccountPayload>;
  /** Says where a meeting is streamed to. Costs one REST call. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own; the host needs a Pro licence, and a meeting encrypted from end to end is never streamed. */
  updateMeetingLivestream?: Maybe<UpdateMeetingLivestreamPayload>;
  /** Starts or stops the livestream of a meeting under way, or changes how it looks. Costs one REST call. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own. */
  updateMeetingLivestreamStatus?: Maybe<UpdateMeetingLivestreamStatusPayload>;
  /** Changes a poll. Costs one REST call, and one more where the poll is selected. Needs the scope `meeting:write:admin`, or `meeting:write` for a meeting of the caller's own. */
  updateMeetingPoll?: Maybe<UpdateMeetingPollPayload>;
  /** Changes a SIP phone. Costs one REST call. Needs the scope `sip_phone:write:admin`. */
  updateMeetingSipPhone?: Maybe<UpdateMeetingSipPhonePayload>;
  /** Changes the account's telephony service provider. Costs one REST call, and one more where it is selected. Needs the scope `tsp:write:admin`. */
  updateMeetingTelephony?: Maybe<UpdateMeetingTelephonyPayload>;
  /** Sets the page of a user's global dial-in numbers. Costs one REST call. Needs the scope `tsp:write:admin`, or `tsp:write` for oneself. For accounts of special providers only; some of them need the link. */
  updateMeetingUserGlobalDialIn?: Maybe<UpdateMeetingUserGlobalDialInPayload>;
  /** Adds a comment or collaborators to a request, or solves it; nothing else of it can be changed. Collaborators are told by e-mail. */
  updateRequest?: Maybe<UpdateRequestPayload>;
};


export type MutationAddMeetingRegistrantArgs = {
  input: AddMeetingRegistrantInput;
};


export type MutationCloneTicketFormArgs = {
  input: CloneTicketFormInput;
};


export type MutationCreateMeetingPollArgs = {
  input: CreateMeetingPollInput;
};


export type MutationCreateMeetingSipPhoneArgs = {
  input: CreateMeetingSipPhoneInput;
};


export type MutationCreateMeetingTspAccountArgs = {
  input: CreateMeetingTspAccountInput;
};


export type MutationDeleteMeetingPollArgs = {
  input: DeleteMeetingPollInput;
};


export type MutationDeleteMeetingSipPhoneArgs = {
  input: DeleteMeetingSipPhoneInput;
};


export type MutationDeleteMeetingTspAccountArgs = {
  input: DeleteMeetingTspAccountInput;
};


export type MutationUpdateMeetingLivestreamArgs = {
  input: UpdateMeetingLivestreamInput;
};


export type MutationUpdateMeetingLivestreamStatusArgs = {
  input: UpdateMeetingLivestreamStatusInput;
};


export type MutationUpdateMeetingPollArgs = {
  input: UpdateMeetingPollInput;
};


export type MutationUpdateMeetingSipPhoneArgs = {
  input: UpdateMeetingSipPhoneInput;
};


export type MutationUpdateMeetingTelephonyArgs = {
  input: UpdateMeetingTelephonyInput;
};


export type MutationUpdateMeetingUserGlobalDialInArgs = {
  input: UpdateMeetingUserGlobalDialInInput;
};


export type MutationUpdateRequestArgs = {
  input: UpdateRequestInput;
};

/** Kinds of polls that can be made. */
export type NewMeetingPollType =
  /** With any kind of question. */
  | 'ADVANCED_POLL'
  /** Choices only. */
  | 'POLL'
  /** With right answers. */
  | 'QUIZ';

/** An object that can be read again by its global id. */
export type Node = {
  /** Global id: the type's name and the family's key. */
  id: Scalars['ID']['output'];
};

/** Where a page of a list lies in the whole. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor of the last item: give it as `after` for the next page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** True when further items follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True when items come before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** The contact centre by its own nouns. */
  contactCentre?: Maybe<ContactCentre>;
  /** Meetings by their own nouns. */
  meetings?: Maybe<Meetings>;
  /** The social network by its own nouns. */
  social?: Maybe<Social>;
  /** The support desk by its own nouns. */
  supportDesk?: Maybe<SupportDesk>;
  /** One ticket, as the support desk's request of that id. Costs one REST call. */
  ticket?: Maybe<Ticket>;
  /** Tickets, found by search. Costs one REST call for up to 100. */
  tickets?: Maybe<TicketConnection>;
};


export type QueryTicketArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TicketOrder>;
};

/** A comment to be added. */
export type RequestCommentInput = {
  /** The text; not blank. */
  body: Scalars['String']['input'];
  /** False for a note among agents. */
  public?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The social network by its own nouns. */
export type Social = {
  __typename?: 'Social';
  /** One user. 100 of them cost one REST call. */
  user?: Maybe<SocialUser>;
  /** Users by their ids, in their order; those that are not there are null. One REST call for 100. */
  usersByIds?: Maybe<Array<Maybe<SocialUser>>>;
};


/** The social network by its own nouns. */
export type SocialUserArgs = {
  id: Scalars['ID']['input'];
};


/** The social network by its own nouns. */
export type SocialUsersByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** A post of the social network. */
export type SocialPost = {
  __typename?: 'SocialPost';
  /** Who wrote it. 100 authors cost one REST call. */
  author?: Maybe<SocialUser>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** As written. */
  text?: Maybe<Scalars['String']['output']>;
  upstreamId: Scalars['String']['output'];
};

/** A user of the social network. Only what is selected is asked for. */
export type SocialUser = Node & {
  __typename?: 'SocialUser';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the user says of themselves. */
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Where the user says they are. */
  location?: Maybe<Scalars['String']['output']>;
  /** The name to show. */
  name?: Maybe<Scalars['String']['output']>;
  /** The post that stands first on the user's page; comes with the user. */
  pinnedPost?: Maybe<SocialPost>;
  /** Whether only followers see the user's posts. */
  protected?: Maybe<Scalars['Boolean']['output']>;
  /** How the user is followed. */
  publicMetrics?: Maybe<SocialUserMetrics>;
  upstreamId: Scalars['String']['output'];
  /** The user's page. */
  url?: Maybe<Scalars['String']['output']>;
  /** The name that posts mention. */
  username?: Maybe<Scalars['String']['output']>;
  /** Whether the network vouches for the user. */
  verified?: Maybe<Scalars['Boolean']['output']>;
};

/** How a user is followed. */
export type SocialUserMetrics = {
  __typename?: 'SocialUserMetrics';
  /** How many follow the user. */
  followersCount?: Maybe<Scalars['Int']['output']>;
  /** How many the user follows. */
  followingCount?: Maybe<Scalars['Int']['output']>;
  /** How many posts the user wrote. */
  postCount?: Maybe<Scalars['Int']['output']>;
};

/** The support desk by its own nouns. */
export type SupportDesk = {
  __typename?: 'SupportDesk';
  /** One ticket form; 100 of them cost one REST call. */
  ticketForm?: Maybe<TicketForm>;
  /** All ticket forms that the caller may see. Costs one REST call. */
  ticketForms?: Maybe<Array<TicketForm>>;
  /** Ticket forms by their ids, in their order; those that are not there are null. One REST call for 100. */
  ticketFormsByIds?: Maybe<Array<Maybe<TicketForm>>>;
};


/** The support desk by its own nouns. */
export type SupportDeskTicketFormArgs = {
  id: Scalars['ID']['input'];
};


/** The support desk by its own nouns. */
export type SupportDeskTicketFormsArgs = {
  filter?: InputMaybe<TicketFormFilter>;
};


/** The support desk by its own nouns. */
export type SupportDeskTicketFormsByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};

/** A ticket of the support desk. */
export type Ticket = Node & {
  __typename?: 'Ticket';
  /** Who works on it. */
  assignee?: Maybe<User>;
  /** Whether the caller may set it solved; costs a REST call for a ticket that was found by search. */
  canBeSolvedByMe?: Maybe<Scalars['Boolean']['output']>;
  /** Where it came in. */
  channel?: Maybe<Scalars['String']['output']>;
  /** Who else is kept informed. */
  collaborators?: Maybe<Array<User>>;
  /** Comments, oldest first. Costs one REST call for up to 100. */
  comments?: Maybe<TicketCommentConnection>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first comment. */
  description?: Maybe<Scalars['String']['output']>;
  /** The form it was written with; the forms of a whole list cost one REST call. */
  form?: Maybe<TicketForm>;
  id: Scalars['ID']['output'];
  /** How much it presses. */
  priority?: Maybe<TicketPriority>;
  /** Who asked. */
  requester?: Maybe<User>;
  /** How far it has come. */
  status?: Maybe<TicketStatus>;
  /** What it is about, in a line. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Words it was marked with. */
  tags?: Maybe<Array<Scalars['String']['output']>>;
  /** What it is. */
  type?: Maybe<TicketType>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};


/** A ticket of the support desk. */
export type TicketCommentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketCommentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TicketCommentOrder>;
};

/** A comment on a ticket. */
export type TicketComment = {
  __typename?: 'TicketComment';
  /** Who wrote it. */
  author?: Maybe<User>;
  /** As written. */
  body?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** As HTML, as the desk renders it. */
  htmlBody?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** As plain text. */
  plainBody?: Maybe<Scalars['String']['output']>;
  /** False for notes among agents. */
  public?: Maybe<Scalars['Boolean']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Who wrote a comment. */
export type TicketCommentAuthorRole =
  | 'AGENT'
  | 'END_USER';

/** Comments, a page of them. */
export type TicketCommentConnection = {
  __typename?: 'TicketCommentConnection';
  edges: Array<TicketCommentEdge>;
  nodes: Array<TicketComment>;
  pageInfo: PageInfo;
  /** Not known: the support desk does not say. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A comment in its list. */
export type TicketCommentEdge = {
  __typename?: 'TicketCommentEdge';
  cursor: Scalars['String']['output'];
  node: TicketComment;
};

/** Which comments are listed. */
export type TicketCommentFilter = {
  /** Written by someone of this role. */
  authorRole?: InputMaybe<TicketCommentAuthorRole>;
  /** Written at this instant or later. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The order of comments. */
export type TicketCommentOrder =
  | 'NEWEST_FIRST'
  | 'OLDEST_FIRST';

/** Tickets, a page of them. */
export type TicketConnection = {
  __typename?: 'TicketConnection';
  edges: Array<TicketEdge>;
  nodes: Array<Ticket>;
  pageInfo: PageInfo;
  /** How many there are in all; costs a REST call where it is not known already. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A ticket in its list. */
export type TicketEdge = {
  __typename?: 'TicketEdge';
  cursor: Scalars['String']['output'];
  node: Ticket;
};

/** Which tickets are listed. */
export type TicketFilter = {
  /** Created at this instant or later. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Created at this instant or earlier. */
  createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of one of these priorities. */
  priorities?: InputMaybe<Array<TicketPriority>>;
  /** In one of these states. */
  statuses?: InputMaybe<Array<TicketStatus>>;
  /** With one of these tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Containing this text. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Of one of these types. */
  types?: InputMaybe<Array<TicketType>>;
};

/** A form that tickets are written with. */
export type TicketForm = Node & {
  __typename?: 'TicketForm';
  /** Whether it can be used. */
  active?: Maybe<Scalars['Boolean']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is used where no other fits. */
  default?: Maybe<Scalars['Boolean']['output']>;
  /** The name that end users see. */
  displayName?: Maybe<Scalars['String']['output']>;
  /** Whether end users see it. */
  endUserVisible?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** Whether every brand uses it. */
  inAllBrands?: Maybe<Scalars['Boolean']['output']>;
  /** The name that agents see. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its place in the list. */
  position?: Maybe<Scalars['Int']['output']>;
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The support desk's own id. */
  upstreamId: Scalars['String']['output'];
};

/** Which ticket forms are listed; what is not given does not narrow. */
export type TicketFormFilter = {
  /** Active forms only, or inactive ones only. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Forms of the current brand. */
  associatedToBrand?: InputMaybe<Scalars['Boolean']['input']>;
  /** Forms that end users see, or those they do not. */
  endUserVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The default form where no other fits. */
  fallbackToDefault?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The order of tickets. */
export type TicketOrder =
  /** Created last, first. */
  | 'NEWEST_FIRST'
  /** Created first, first. */
  | 'OLDEST_FIRST'
  /** Changed last, first. */
  | 'UPDATED_FIRST';

/** How much a ticket presses. */
export type TicketPriority =
  | 'HIGH'
  | 'LOW'
  | 'NORMAL'
  /** A priority that the documents do not name. */
  | 'OTHER'
  | 'URGENT';

/** How far a ticket has come. */
export type TicketStatus =
  | 'CLOSED'
  | 'HOLD'
  | 'NEW'
  | 'OPEN'
  /** A status that the documents do not name. */
  | 'OTHER'
  | 'PENDING'
  | 'SOLVED';

/** What a ticket is. */
export type TicketType =
  | 'INCIDENT'
  /** A type that the documents do not name. */
  | 'OTHER'
  | 'PROBLEM'
  | 'QUESTION'
  | 'TASK';

/** Where a meeting is to be streamed to. */
export type UpdateMeetingLivestreamInput = {
  /** The meeting: global id or its number. */
  meetingId: Scalars['ID']['input'];
  /** The page that people watch it on. */
  pageUrl: Scalars['String']['input'];
  /** How fine the picture is, such as `720p`. */
  resolution?: InputMaybe<Scalars['String']['input']>;
  /** The key of the stream. It is sent on, never shown again. */
  streamKey: Scalars['String']['input'];
  /** Where it is sent to. */
  streamUrl: Scalars['String']['input'];
};

/** What became of saying where a meeting is streamed to. */
export type UpdateMeetingLivestreamPayload = {
  __typename?: 'UpdateMeetingLivestreamPayload';
  /** The livestream with what was set; null when nothing was. */
  livestream?: Maybe<MeetingLivestream>;
  /** Why nothing was set. */
  userErrors: Array<UserError>;
};

/** What is to become of a livestream; what is not given stays. */
export type UpdateMeetingLivestreamStatusInput = {
  /** Start or stop. */
  action?: InputMaybe<MeetingLivestreamAction>;
  /** Whether the name of whoever speaks is shown. */
  activeSpeakerName?: InputMaybe<Scalars['Boolean']['input']>;
  /** What becomes of captions. */
  closeCaption?: InputMaybe<MeetingCloseCaption>;
  /** The name over the stream. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** How people are shown. */
  layout?: InputMaybe<MeetingLivestreamLayout>;
  /** The meeting: global id or its number. */
  meetingId: Scalars['ID']['input'];
};

/** What became of starting, stopping or changing a livestream. */
export type UpdateMeetingLivestreamStatusPayload = {
  __typename?: 'UpdateMeetingLivestreamStatusPayload';
  /** The livestream with what was set; null when nothing was. */
  livestream?: Maybe<MeetingLivestream>;
  /** Why nothing was done. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a poll; what is not given, or null, stays. Questions that are given take the place of all there were. */
export type UpdateMeetingPollInput = {
  /** Whether answers are without names. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  /** The poll's global id, or the service's own beside `meetingId`. */
  id: Scalars['ID']['input'];
  /** The meeting, where `id` is not a global id. */
  meetingId?: InputMaybe<Scalars['ID']['input']>;
  /** What is asked: all questions. */
  questions?: InputMaybe<Array<MeetingPollQuestionInput>>;
  /** What it is called. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** What kind of poll it is. */
  type?: InputMaybe<NewMeetingPollType>;
};

/** What became of changing a poll. */
export type UpdateMeetingPollPayload = {
  __typename?: 'UpdateMeetingPollPayload';
  /** The poll as it is now; null when nothing was changed. */
  poll?: Maybe<MeetingPoll>;
  /** Why nothing was changed. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a SIP phone; what is not given, or null, stays. The further servers must be given every time, and its user stays. */
export type UpdateMeetingSipPhoneInput = {
  /** The name that it signs in with. */
  authorizationName?: InputMaybe<Scalars['String']['input']>;
  /** The SIP domain. */
  domain?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** The password that it signs in with. It is sent on, never shown again. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** The first proxy server. */
  proxyServer?: InputMaybe<Scalars['String']['input']>;
  /** The second proxy server. */
  proxyServer2: Scalars['String']['input'];
  /** The third proxy server. */
  proxyServer3: Scalars['String']['input'];
  /** The first register server. */
  registerServer?: InputMaybe<Scalars['String']['input']>;
  /** The second register server. */
  registerServer2: Scalars['String']['input'];
  /** The third register server. */
  registerServer3: Scalars['String']['input'];
  /** After how many minutes it registers again. */
  registrationExpireTime?: InputMaybe<Scalars['Int']['input']>;
  /** How it speaks to the first server, such as `TLS`. */
  transportProtocol?: InputMaybe<Scalars['String']['input']>;
  /** How it speaks to the second server. */
  transportProtocol2?: InputMaybe<Scalars['String']['input']>;
  /** How it speaks to the third server. */
  transportProtocol3?: InputMaybe<Scalars['String']['input']>;
  /** The user's name. */
  userName?: InputMaybe<Scalars['String']['input']>;
  /** Where voice mail is fetched. */
  voiceMail?: InputMaybe<Scalars['String']['input']>;
};

/** What became of changing a SIP phone. */
export type UpdateMeetingSipPhonePayload = {
  __typename?: 'UpdateMeetingSipPhonePayload';
  /** The phone with what was set; null when nothing was. No operation reads one phone: what was not given is found in the list. */
  sipPhone?: Maybe<MeetingSipPhone>;
  /** Why nothing was changed. */
  userErrors: Array<UserError>;
};

/** What is to be changed of the account's telephony service provider; what is not given, or null, stays. */
export type UpdateMeetingTelephonyInput = {
  /** The bridge that is used. */
  bridge?: InputMaybe<Scalars['String']['input']>;
  /** Whether users may add numbers that are not the account's. */
  dialInNumberUnrestricted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the provider's audio is used. */
  enable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the settings hold for sub-accounts too. */
  masterAccountSettingExtended?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users must leave their credentials as they are. */
  modifyCredentialForbidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** The provider. */
  provider?: InputMaybe<Scalars['String']['input']>;
  /** Whether users may have accounts with the provider. */
  tspEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What became of changing the account's telephony service provider. */
export type UpdateMeetingTelephonyPayload = {
  __typename?: 'UpdateMeetingTelephonyPayload';
  /** The provider as it is now; null when nothing was changed. */
  telephony?: Maybe<MeetingTelephony>;
  /** Why nothing was changed. */
  userErrors: Array<UserError>;
};

/** The page of a user's global dial-in numbers. */
export type UpdateMeetingUserGlobalDialInInput = {
  /** The link to the page; some providers need it. */
  audioUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whose: global id, the service's own, an address, or `me`. */
  userId: Scalars['ID']['input'];
};

/** What became of setting the page of a user's global dial-in numbers. */
export type UpdateMeetingUserGlobalDialInPayload = {
  __typename?: 'UpdateMeetingUserGlobalDialInPayload';
  /** The user; null when nothing was set. */
  owner?: Maybe<MeetingUser>;
  /** Why nothing was set. */
  userErrors: Array<UserError>;
};

/** What is to be changed of a request: at least one of its three parts. */
export type UpdateRequestInput = {
  /** People to be kept informed, by e-mail address. */
  additionalCollaborators?: InputMaybe<Array<Scalars['String']['input']>>;
  comment?: InputMaybe<RequestCommentInput>;
  /** Global id or the support desk's own. */
  id: Scalars['ID']['input'];
  /** True solves it; only where `canBeSolvedByMe` says so for end users. */
  solved?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What came of an update. */
export type UpdateRequestPayload = {
  __typename?: 'UpdateRequestPayload';
  /** The ticket as it is now. */
  ticket?: Maybe<Ticket>;
  /** What the support desk refused. */
  userErrors: Array<UserError>;
};

/** A person known by e-mail address: the hub to which every family adds its own record. */
export type User = Node & {
  __typename?: 'User';
  /** The address, in lower case. */
  email: Scalars['String']['output'];
  /** `User:` and the address. */
  id: Scalars['ID']['output'];
  /** The person's SIP phone. Costs one REST call a person. Needs the scope `sip_phone:read:admin`. */
  meetingSipPhone?: Maybe<MeetingSipPhone>;
  /** The person in the meetings service: a handle by address. Costs no REST call. */
  meetingUser?: Maybe<MeetingUser>;
  /** Tickets the person asked for. One search for the people of a whole list, page by page; costs at least one REST call for 100 people. */
  tickets?: Maybe<TicketConnection>;
};


/** A person known by e-mail address: the hub to which every family adds its own record. */
export type UserTicketsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TicketFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<TicketOrder>;
};

/** What a family refused of a write, in its own words. */
export type UserError = {
  __typename?: 'UserError';
  /** The code of the error catalogue. */
  code: Scalars['String']['output'];
  /** The family's own code, where it has one. */
  familyCode?: Maybe<Scalars['String']['output']>;
  /** The input field it is about, where the family says so. */
  field?: Maybe<Scalars['String']['output']>;
  /** The family's own explanation. */
  message: Scalars['String']['output'];
};

/** A webinar: a handle by its number, which stands for its latest instance, or by the UUID of one instance. */
export type Webinar = {
  __typename?: 'Webinar';
  id: Scalars['ID']['output'];
  /** What was asked and answered; null also where the webinar is older than a year. Costs one REST call. Needs the scope `report:read:admin`. */
  qaReport?: Maybe<WebinarQaReport>;
  /** What the survey brought; null also where the webinar is older than a year. Costs one REST call. Needs the scope `report:read:admin`. */
  surveyReport?: Maybe<WebinarSurveyReport>;
  /** The number or the UUID. */
  upstreamId: Scalars['String']['output'];
};

/** An answer to a question. */
export type WebinarAnswer = {
  __typename?: 'WebinarAnswer';
  /** When it was answered. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was answered. */
  content?: Maybe<Scalars['String']['output']>;
  /** Their address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The name of who answered. */
  name?: Maybe<Scalars['String']['output']>;
  /** The person. */
  user?: Maybe<User>;
};

/** Somebody who asked questions. */
export type WebinarAsker = {
  __typename?: 'WebinarAsker';
  /** Their address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The name they came by. */
  name?: Maybe<Scalars['String']['output']>;
  /** What they asked, in the order they did. */
  questions?: Maybe<Array<WebinarQuestion>>;
  /** The person. */
  user?: Maybe<User>;
};

/** What was asked and answered in one instance of a webinar. */
export type WebinarQaReport = {
  __typename?: 'WebinarQaReport';
  /** The instance, by its UUID. */
  instance?: Maybe<Webinar>;
  /** Who asked, with their questions. */
  participants?: Maybe<Array<WebinarAsker>>;
  /** When it began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A question that was asked. */
export type WebinarQuestion = {
  __typename?: 'WebinarQuestion';
  /** What was answered. */
  answers?: Maybe<Array<WebinarAnswer>>;
  /** When it was asked. */
  askedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was asked. */
  question?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  status?: Maybe<WebinarQuestionStatus>;
  /** The service's own id. */
  upstreamId?: Maybe<Scalars['String']['output']>;
};

/** What became of a question. */
export type WebinarQuestionStatus =
  /** Answered. */
  | 'ANSWERED'
  /** Taken away. */
  | 'DELETED'
  /** Put aside. */
  | 'DISMISSED'
  /** Not answered yet. */
  | 'OPEN'
  /** A state that the documents do not name. */
  | 'OTHER';

/** An answer in a survey. */
export type WebinarSurveyAnswer = {
  __typename?: 'WebinarSurveyAnswer';
  /** What was answered. */
  answer?: Maybe<Scalars['String']['output']>;
  /** When it was answered. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was asked. */
  question?: Maybe<Scalars['String']['output']>;
  /** The service's own id of the question. */
  questionId?: Maybe<Scalars['String']['output']>;
};

/** What the survey after one instance of a webinar brought. */
export type WebinarSurveyReport = {
  __typename?: 'WebinarSurveyReport';
  /** The instance, by its UUID. */
  instance?: Maybe<Webinar>;
  /** Who took part, with what they said. */
  respondents?: Maybe<Array<WebinarSurveyRespondent>>;
  /** When it began. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The service's own id of the survey. */
  surveyId?: Maybe<Scalars['String']['output']>;
  /** What the survey is called. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Somebody who took part in a survey. */
export type WebinarSurveyRespondent = {
  __typename?: 'WebinarSurveyRespondent';
  /** What they said. */
  answers?: Maybe<Array<WebinarSurveyAnswer>>;
  /** Their address. */
  email?: Maybe<Scalars['String']['output']>;
  /** The name they came by. */
  name?: Maybe<Scalars['String']['output']>;
  /** The person. */
  user?: Maybe<User>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  SocialUser: SocialUser;
  Ticket: Ticket;
  TicketForm: TicketForm;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  SocialUser:
    ( { __typename: 'SocialUser' }
    & GraphQLRecursivePick<FederationTypes['SocialUser'], {"id":true}> );
  Ticket:
    ( { __typename: 'Ticket' }
    & GraphQLRecursivePick<FederationTypes['Ticket'], {"id":true}> );
  TicketForm:
    ( { __typename: 'TicketForm' }
    & GraphQLRecursivePick<FederationTypes['TicketForm'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"email":true}> );
};


/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  MeetingPollQuestion:
    | ( MeetingPollBlanksQuestionMapper )
    | ( MeetingPollChoiceQuestionMapper )
    | ( MeetingPollOtherQuestionMapper )
    | ( MeetingPollPromptsQuestionMapper )
    | ( MeetingPollRatingQuestionMapper )
    | ( MeetingPollTextQuestionMapper )
  ;
  Node:
    | ( SocialUserMapper )
    | ( TicketMapper )
    | ( TicketFormMapper )
    | ( UserMapper )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddMeetingRegistrantInput: AddMeetingRegistrantInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AddMeetingRegistrantPayload: ResolverTypeWrapper<Omit<AddMeetingRegistrantPayload, 'registrant'> & { registrant?: Maybe<ResolversTypes['MeetingRegistrant']> }>;
  AgentPresence: ResolverTypeWrapper<AgentPresenceMapper>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AgentPresenceConnection: ResolverTypeWrapper<AgentPresenceConnectionMapper>;
  AgentPresenceEdge: ResolverTypeWrapper<Omit<AgentPresenceEdge, 'node'> & { node: ResolversTypes['AgentPresence'] }>;
  AgentPresenceStatus: AgentPresenceStatus;
  CloneTicketFormInput: CloneTicketFormInput;
  CloneTicketFormPayload: ResolverTypeWrapper<Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversTypes['TicketForm']> }>;
  ContactCentre: ResolverTypeWrapper<ContactCentreMapper>;
  ContactCentreTeam: ResolverTypeWrapper<ContactCentreTeamMapper>;
  CreateMeetingPollInput: CreateMeetingPollInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CreateMeetingPollPayload: ResolverTypeWrapper<Omit<CreateMeetingPollPayload, 'poll'> & { poll?: Maybe<ResolversTypes['MeetingPoll']> }>;
  CreateMeetingSipPhoneInput: CreateMeetingSipPhoneInput;
  CreateMeetingSipPhonePayload: ResolverTypeWrapper<Omit<CreateMeetingSipPhonePayload, 'sipPhone'> & { sipPhone?: Maybe<ResolversTypes['MeetingSipPhone']> }>;
  CreateMeetingTspAccountInput: CreateMeetingTspAccountInput;
  CreateMeetingTspAccountPayload: ResolverTypeWrapper<Omit<CreateMeetingTspAccountPayload, 'tspAccount'> & { tspAccount?: Maybe<ResolversTypes['MeetingTspAccount']> }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteMeetingPollInput: DeleteMeetingPollInput;
  DeleteMeetingPollPayload: ResolverTypeWrapper<Omit<DeleteMeetingPollPayload, 'meeting'> & { meeting?: Maybe<ResolversTypes['Meeting']> }>;
  DeleteMeetingSipPhoneInput: DeleteMeetingSipPhoneInput;
  DeleteMeetingSipPhonePayload: ResolverTypeWrapper<DeleteMeetingSipPhonePayload>;
  DeleteMeetingTspAccountInput: DeleteMeetingTspAccountInput;
  DeleteMeetingTspAccountPayload: ResolverTypeWrapper<Omit<DeleteMeetingTspAccountPayload, 'owner'> & { owner?: Maybe<ResolversTypes['MeetingUser']> }>;
  File: ResolverTypeWrapper<File>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Meeting: ResolverTypeWrapper<MeetingMapper>;
  MeetingCloseCaption: MeetingCloseCaption;
  MeetingDialInNumber: ResolverTypeWrapper<MeetingDialInNumberMapper>;
  MeetingDialInNumberInput: MeetingDialInNumberInput;
  MeetingLivestream: ResolverTypeWrapper<MeetingLivestreamMapper>;
  MeetingLivestreamAction: MeetingLivestreamAction;
  MeetingLivestreamLayout: MeetingLivestreamLayout;
  MeetingPoll: ResolverTypeWrapper<MeetingPollMapper>;
  MeetingPollBlanksInput: MeetingPollBlanksInput;
  MeetingPollBlanksQuestion: ResolverTypeWrapper<MeetingPollBlanksQuestionMapper>;
  MeetingPollChoiceInput: MeetingPollChoiceInput;
  MeetingPollChoiceQuestion: ResolverTypeWrapper<MeetingPollChoiceQuestionMapper>;
  MeetingPollOtherQuestion: ResolverTypeWrapper<MeetingPollOtherQuestionMapper>;
  MeetingPollPrompt: ResolverTypeWrapper<MeetingPollPromptMapper>;
  MeetingPollPromptInput: MeetingPollPromptInput;
  MeetingPollPromptsInput: MeetingPollPromptsInput;
  MeetingPollPromptsQuestion: ResolverTypeWrapper<MeetingPollPromptsQuestionMapper>;
  MeetingPollQuestion: ResolverTypeWrapper<MeetingPollQuestionMapper>;
  MeetingPollQuestionInput: MeetingPollQuestionInput;
  MeetingPollQuestionType: MeetingPollQuestionType;
  MeetingPollRatingInput: MeetingPollRatingInput;
  MeetingPollRatingQuestion: ResolverTypeWrapper<MeetingPollRatingQuestionMapper>;
  MeetingPollStatus: MeetingPollStatus;
  MeetingPollTextInput: MeetingPollTextInput;
  MeetingPollTextQuestion: ResolverTypeWrapper<MeetingPollTextQuestionMapper>;
  MeetingPollType: MeetingPollType;
  MeetingRegistrant: ResolverTypeWrapper<MeetingRegistrantMapper>;
  MeetingRegistrantConnection: ResolverTypeWrapper<MeetingRegistrantConnectionMapper>;
  MeetingRegistrantEdge: ResolverTypeWrapper<Omit<MeetingRegistrantEdge, 'node'> & { node: ResolversTypes['MeetingRegistrant'] }>;
  MeetingRegistrantStatus: MeetingRegistrantStatus;
  MeetingSipPhone: ResolverTypeWrapper<MeetingSipPhoneMapper>;
  MeetingSipPhoneConnection: ResolverTypeWrapper<MeetingSipPhoneConnectionMapper>;
  MeetingSipPhoneEdge: ResolverTypeWrapper<Omit<MeetingSipPhoneEdge, 'node'> & { node: ResolversTypes['MeetingSipPhone'] }>;
  MeetingSummary: ResolverTypeWrapper<MeetingSummaryMapper>;
  MeetingSummaryDetail: ResolverTypeWrapper<MeetingSummaryDetail>;
  MeetingTelephony: ResolverTypeWrapper<MeetingTelephonyMapper>;
  MeetingTspAccount: ResolverTypeWrapper<MeetingTspAccountMapper>;
  MeetingUser: ResolverTypeWrapper<MeetingUserMapper>;
  Meetings: ResolverTypeWrapper<MeetingsMapper>;
  Money: ResolverTypeWrapper<Money>;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewMeetingPollType: NewMeetingPollType;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RequestCommentInput: RequestCommentInput;
  Social: ResolverTypeWrapper<SocialMapper>;
  SocialPost: ResolverTypeWrapper<SocialPostMapper>;
  SocialUser: ResolverTypeWrapper<SocialUserMapper>;
  SocialUserMetrics: ResolverTypeWrapper<SocialUserMetrics>;
  SupportDesk: ResolverTypeWrapper<SupportDeskMapper>;
  Ticket: ResolverTypeWrapper<TicketMapper>;
  TicketComment: ResolverTypeWrapper<TicketCommentMapper>;
  TicketCommentAuthorRole: TicketCommentAuthorRole;
  TicketCommentConnection: ResolverTypeWrapper<TicketCommentConnectionMapper>;
  TicketCommentEdge: ResolverTypeWrapper<Omit<TicketCommentEdge, 'node'> & { node: ResolversTypes['TicketComment'] }>;
  TicketCommentFilter: TicketCommentFilter;
  TicketCommentOrder: TicketCommentOrder;
  TicketConnection: ResolverTypeWrapper<TicketConnectionMapper>;
  TicketEdge: ResolverTypeWrapper<Omit<TicketEdge, 'node'> & { node: ResolversTypes['Ticket'] }>;
  TicketFilter: TicketFilter;
  TicketForm: ResolverTypeWrapper<TicketFormMapper>;
  TicketFormFilter: TicketFormFilter;
  TicketOrder: TicketOrder;
  TicketPriority: TicketPriority;
  TicketStatus: TicketStatus;
  TicketType: TicketType;
  UpdateMeetingLivestreamInput: UpdateMeetingLivestreamInput;
  UpdateMeetingLivestreamPayload: ResolverTypeWrapper<Omit<UpdateMeetingLivestreamPayload, 'livestream'> & { livestream?: Maybe<ResolversTypes['MeetingLivestream']> }>;
  UpdateMeetingLivestreamStatusInput: UpdateMeetingLivestreamStatusInput;
  UpdateMeetingLivestreamStatusPayload: ResolverTypeWrapper<Omit<UpdateMeetingLivestreamStatusPayload, 'livestream'> & { livestream?: Maybe<ResolversTypes['MeetingLivestream']> }>;
  UpdateMeetingPollInput: UpdateMeetingPollInput;
  UpdateMeetingPollPayload: ResolverTypeWrapper<UpdateMeetingPollPayloadMapper>;
  UpdateMeetingSipPhoneInput: UpdateMeetingSipPhoneInput;
  UpdateMeetingSipPhonePayload: ResolverTypeWrapper<Omit<UpdateMeetingSipPhonePayload, 'sipPhone'> & { sipPhone?: Maybe<ResolversTypes['MeetingSipPhone']> }>;
  UpdateMeetingTelephonyInput: UpdateMeetingTelephonyInput;
  UpdateMeetingTelephonyPayload: ResolverTypeWrapper<UpdateMeetingTelephonyPayloadMapper>;
  UpdateMeetingUserGlobalDialInInput: UpdateMeetingUserGlobalDialInInput;
  UpdateMeetingUserGlobalDialInPayload: ResolverTypeWrapper<Omit<UpdateMeetingUserGlobalDialInPayload, 'owner'> & { owner?: Maybe<ResolversTypes['MeetingUser']> }>;
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: ResolverTypeWrapper<Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversTypes['Ticket']> }>;
  User: ResolverTypeWrapper<UserMapper>;
  UserError: ResolverTypeWrapper<UserError>;
  Webinar: ResolverTypeWrapper<WebinarMapper>;
  WebinarAnswer: ResolverTypeWrapper<WebinarAnswerMapper>;
  WebinarAsker: ResolverTypeWrapper<WebinarAskerMapper>;
  WebinarQaReport: ResolverTypeWrapper<WebinarQaReportMapper>;
  WebinarQuestion: ResolverTypeWrapper<WebinarQuestionMapper>;
  WebinarQuestionStatus: WebinarQuestionStatus;
  WebinarSurveyAnswer: ResolverTypeWrapper<WebinarSurveyAnswerMapper>;
  WebinarSurveyReport: ResolverTypeWrapper<WebinarSurveyReportMapper>;
  WebinarSurveyRespondent: ResolverTypeWrapper<WebinarSurveyRespondentMapper>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddMeetingRegistrantInput: AddMeetingRegistrantInput;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  AddMeetingRegistrantPayload: Omit<AddMeetingRegistrantPayload, 'registrant'> & { registrant?: Maybe<ResolversParentTypes['MeetingRegistrant']> };
  AgentPresence: AgentPresenceMapper;
  Int: Scalars['Int']['output'];
  AgentPresenceConnection: AgentPresenceConnectionMapper;
  AgentPresenceEdge: Omit<AgentPresenceEdge, 'node'> & { node: ResolversParentTypes['AgentPresence'] };
  CloneTicketFormInput: CloneTicketFormInput;
  CloneTicketFormPayload: Omit<CloneTicketFormPayload, 'ticketForm'> & { ticketForm?: Maybe<ResolversParentTypes['TicketForm']> };
  ContactCentre: ContactCentreMapper;
  ContactCentreTeam: ContactCentreTeamMapper;
  CreateMeetingPollInput: CreateMeetingPollInput;
  Boolean: Scalars['Boolean']['output'];
  CreateMeetingPollPayload: Omit<CreateMeetingPollPayload, 'poll'> & { poll?: Maybe<ResolversParentTypes['MeetingPoll']> };
  CreateMeetingSipPhoneInput: CreateMeetingSipPhoneInput;
  CreateMeetingSipPhonePayload: Omit<CreateMeetingSipPhonePayload, 'sipPhone'> & { sipPhone?: Maybe<ResolversParentTypes['MeetingSipPhone']> };
  CreateMeetingTspAccountInput: CreateMeetingTspAccountInput;
  CreateMeetingTspAccountPayload: Omit<CreateMeetingTspAccountPayload, 'tspAccount'> & { tspAccount?: Maybe<ResolversParentTypes['MeetingTspAccount']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  DeleteMeetingPollInput: DeleteMeetingPollInput;
  DeleteMeetingPollPayload: Omit<DeleteMeetingPollPayload, 'meeting'> & { meeting?: Maybe<ResolversParentTypes['Meeting']> };
  DeleteMeetingSipPhoneInput: DeleteMeetingSipPhoneInput;
  DeleteMeetingSipPhonePayload: DeleteMeetingSipPhonePayload;
  DeleteMeetingTspAccountInput: DeleteMeetingTspAccountInput;
  DeleteMeetingTspAccountPayload: Omit<DeleteMeetingTspAccountPayload, 'owner'> & { owner?: Maybe<ResolversParentTypes['MeetingUser']> };
  File: File;
  JSON: Scalars['JSON']['output'];
  Meeting: MeetingMapper;
  MeetingDialInNumber: MeetingDialInNumberMapper;
  MeetingDialInNumberInput: MeetingDialInNumberInput;
  MeetingLivestream: MeetingLivestreamMapper;
  MeetingPoll: MeetingPollMapper;
  MeetingPollBlanksInput: MeetingPollBlanksInput;
  MeetingPollBlanksQuestion: MeetingPollBlanksQuestionMapper;
  MeetingPollChoiceInput: MeetingPollChoiceInput;
  MeetingPollChoiceQuestion: MeetingPollChoiceQuestionMapper;
  MeetingPollOtherQuestion: MeetingPollOtherQuestionMapper;
  MeetingPollPrompt: MeetingPollPromptMapper;
  MeetingPollPromptInput: MeetingPollPromptInput;
  MeetingPollPromptsInput: MeetingPollPromptsInput;
  MeetingPollPromptsQuestion: MeetingPollPromptsQuestionMapper;
  MeetingPollQuestion: MeetingPollQuestionMapper;
  MeetingPollQuestionInput: MeetingPollQuestionInput;
  MeetingPollRatingInput: MeetingPollRatingInput;
  MeetingPollRatingQuestion: MeetingPollRatingQuestionMapper;
  MeetingPollTextInput: MeetingPollTextInput;
  MeetingPollTextQuestion: MeetingPollTextQuestionMapper;
  MeetingRegistrant: MeetingRegistrantMapper;
  MeetingRegistrantConnection: MeetingRegistrantConnectionMapper;
  MeetingRegistrantEdge: Omit<MeetingRegistrantEdge, 'node'> & { node: ResolversParentTypes['MeetingRegistrant'] };
  MeetingSipPhone: MeetingSipPhoneMapper;
  MeetingSipPhoneConnection: MeetingSipPhoneConnectionMapper;
  MeetingSipPhoneEdge: Omit<MeetingSipPhoneEdge, 'node'> & { node: ResolversParentTypes['MeetingSipPhone'] };
  MeetingSummary: MeetingSummaryMapper;
  MeetingSummaryDetail: MeetingSummaryDetail;
  MeetingTelephony: MeetingTelephonyMapper;
  MeetingTspAccount: MeetingTspAccountMapper;
  MeetingUser: MeetingUserMapper;
  Meetings: MeetingsMapper;
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  RequestCommentInput: RequestCommentInput;
  Social: SocialMapper;
  SocialPost: SocialPostMapper;
  SocialUser: SocialUserMapper;
  SocialUserMetrics: SocialUserMetrics;
  SupportDesk: SupportDeskMapper;
  Ticket: TicketMapper;
  TicketComment: TicketCommentMapper;
  TicketCommentConnection: TicketCommentConnectionMapper;
  TicketCommentEdge: Omit<TicketCommentEdge, 'node'> & { node: ResolversParentTypes['TicketComment'] };
  TicketCommentFilter: TicketCommentFilter;
  TicketConnection: TicketConnectionMapper;
  TicketEdge: Omit<TicketEdge, 'node'> & { node: ResolversParentTypes['Ticket'] };
  TicketFilter: TicketFilter;
  TicketForm: TicketFormMapper;
  TicketFormFilter: TicketFormFilter;
  UpdateMeetingLivestreamInput: UpdateMeetingLivestreamInput;
  UpdateMeetingLivestreamPayload: Omit<UpdateMeetingLivestreamPayload, 'livestream'> & { livestream?: Maybe<ResolversParentTypes['MeetingLivestream']> };
  UpdateMeetingLivestreamStatusInput: UpdateMeetingLivestreamStatusInput;
  UpdateMeetingLivestreamStatusPayload: Omit<UpdateMeetingLivestreamStatusPayload, 'livestream'> & { livestream?: Maybe<ResolversParentTypes['MeetingLivestream']> };
  UpdateMeetingPollInput: UpdateMeetingPollInput;
  UpdateMeetingPollPayload: UpdateMeetingPollPayloadMapper;
  UpdateMeetingSipPhoneInput: UpdateMeetingSipPhoneInput;
  UpdateMeetingSipPhonePayload: Omit<UpdateMeetingSipPhonePayload, 'sipPhone'> & { sipPhone?: Maybe<ResolversParentTypes['MeetingSipPhone']> };
  UpdateMeetingTelephonyInput: UpdateMeetingTelephonyInput;
  UpdateMeetingTelephonyPayload: UpdateMeetingTelephonyPayloadMapper;
  UpdateMeetingUserGlobalDialInInput: UpdateMeetingUserGlobalDialInInput;
  UpdateMeetingUserGlobalDialInPayload: Omit<UpdateMeetingUserGlobalDialInPayload, 'owner'> & { owner?: Maybe<ResolversParentTypes['MeetingUser']> };
  UpdateRequestInput: UpdateRequestInput;
  UpdateRequestPayload: Omit<UpdateRequestPayload, 'ticket'> & { ticket?: Maybe<ResolversParentTypes['Ticket']> };
  User: UserMapper;
  UserError: UserError;
  Webinar: WebinarMapper;
  WebinarAnswer: WebinarAnswerMapper;
  WebinarAsker: WebinarAskerMapper;
  WebinarQaReport: WebinarQaReportMapper;
  WebinarQuestion: WebinarQuestionMapper;
  WebinarSurveyAnswer: WebinarSurveyAnswerMapper;
  WebinarSurveyReport: WebinarSurveyReportMapper;
  WebinarSurveyRespondent: WebinarSurveyRespondentMapper;
};

export type AddMeetingRegistrantPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AddMeetingRegistrantPayload'] = ResolversParentTypes['AddMeetingRegistrantPayload']> = {
  registrant?: Resolver<Maybe<ResolversTypes['MeetingRegistrant']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AgentPresenceResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AgentPresence'] = ResolversParentTypes['AgentPresence']> = {
  activeConversations?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AgentPresenceStatus']>, ParentType, ContextType>;
  statusSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AgentPresenceConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AgentPresenceConnection'] = ResolversParentTypes['AgentPresenceConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AgentPresenceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AgentPresence']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AgentPresenceEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['AgentPresenceEdge'] = ResolversParentTypes['AgentPresenceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AgentPresence'], ParentType, ContextType>;
};

export type CloneTicketFormPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CloneTicketFormPayload'] = ResolversParentTypes['CloneTicketFormPayload']> = {
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContactCentreResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentre'] = ResolversParentTypes['ContactCentre']> = {
  team?: Resolver<Maybe<ResolversTypes['ContactCentreTeam']>, ParentType, ContextType, RequireFields<ContactCentreTeamArgs, 'id'>>;
};

export type ContactCentreTeamResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['ContactCentreTeam'] = ResolversParentTypes['ContactCentreTeam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  presence?: Resolver<Maybe<ResolversTypes['AgentPresenceConnection']>, ParentType, ContextType, Partial<ContactCentreTeamPresenceArgs>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateMeetingPollPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateMeetingPollPayload'] = ResolversParentTypes['CreateMeetingPollPayload']> = {
  poll?: Resolver<Maybe<ResolversTypes['MeetingPoll']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMeetingSipPhonePayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateMeetingSipPhonePayload'] = ResolversParentTypes['CreateMeetingSipPhonePayload']> = {
  sipPhone?: Resolver<Maybe<ResolversTypes['MeetingSipPhone']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMeetingTspAccountPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['CreateMeetingTspAccountPayload'] = ResolversParentTypes['CreateMeetingTspAccountPayload']> = {
  tspAccount?: Resolver<Maybe<ResolversTypes['MeetingTspAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteMeetingPollPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteMeetingPollPayload'] = ResolversParentTypes['DeleteMeetingPollPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMeetingSipPhonePayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteMeetingSipPhonePayload'] = ResolversParentTypes['DeleteMeetingSipPhonePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMeetingTspAccountPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['DeleteMeetingTspAccountPayload'] = ResolversParentTypes['DeleteMeetingTspAccountPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FileResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MeetingResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Meeting'] = ResolversParentTypes['Meeting']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  livestream?: Resolver<Maybe<ResolversTypes['MeetingLivestream']>, ParentType, ContextType>;
  poll?: Resolver<Maybe<ResolversTypes['MeetingPoll']>, ParentType, ContextType, RequireFields<MeetingPollArgs, 'id'>>;
  polls?: Resolver<Maybe<Array<ResolversTypes['MeetingPoll']>>, ParentType, ContextType, Partial<MeetingPollsArgs>>;
  registrants?: Resolver<Maybe<ResolversTypes['MeetingRegistrantConnection']>, ParentType, ContextType, Partial<MeetingRegistrantsArgs>>;
  summary?: Resolver<Maybe<ResolversTypes['MeetingSummary']>, ParentType, ContextType, RequireFields<MeetingSummaryArgs, 'instanceUuid'>>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingDialInNumberResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingDialInNumber'] = ResolversParentTypes['MeetingDialInNumber']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeetingLivestreamResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingLivestream'] = ResolversParentTypes['MeetingLivestream']> = {
  action?: Resolver<Maybe<ResolversTypes['MeetingLivestreamAction']>, ParentType, ContextType>;
  activeSpeakerName?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  closeCaption?: Resolver<Maybe<ResolversTypes['MeetingCloseCaption']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['MeetingLivestreamLayout']>, ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  pageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  streamUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeetingPollResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPoll'] = ResolversParentTypes['MeetingPoll']> = {
  anonymous?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['MeetingPollQuestion']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MeetingPollStatus']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollType']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingPollBlanksQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollBlanksQuestion'] = ResolversParentTypes['MeetingPollBlanksQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  caseSensitive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rightAnswers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingPollChoiceQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollChoiceQuestion'] = ResolversParentTypes['MeetingPollChoiceQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  answers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rightAnswers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  showAsDropdown?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingPollOtherQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollOtherQuestion'] = ResolversParentTypes['MeetingPollOtherQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingPollPromptResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollPrompt'] = ResolversParentTypes['MeetingPollPrompt']> = {
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rightAnswers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type MeetingPollPromptsQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollPromptsQuestion'] = ResolversParentTypes['MeetingPollPromptsQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  answers?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prompts?: Resolver<Maybe<Array<ResolversTypes['MeetingPollPrompt']>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingPollQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollQuestion'] = ResolversParentTypes['MeetingPollQuestion']> = {
  __resolveType: TypeResolveFn<'MeetingPollBlanksQuestion' | 'MeetingPollChoiceQuestion' | 'MeetingPollOtherQuestion' | 'MeetingPollPromptsQuestion' | 'MeetingPollRatingQuestion' | 'MeetingPollTextQuestion', ParentType, ContextType>;
};

export type MeetingPollRatingQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollRatingQuestion'] = ResolversParentTypes['MeetingPollRatingQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingPollTextQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingPollTextQuestion'] = ResolversParentTypes['MeetingPollTextQuestion']> = {
  answerRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  maxCharacters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minCharacters?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['MeetingPollQuestionType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeetingRegistrantResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingRegistrant'] = ResolversParentTypes['MeetingRegistrant']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  numberOfEmployees?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MeetingRegistrantStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeetingRegistrantConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingRegistrantConnection'] = ResolversParentTypes['MeetingRegistrantConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MeetingRegistrantEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MeetingRegistrant']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MeetingRegistrantEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingRegistrantEdge'] = ResolversParentTypes['MeetingRegistrantEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MeetingRegistrant'], ParentType, ContextType>;
};

export type MeetingSipPhoneResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingSipPhone'] = ResolversParentTypes['MeetingSipPhone']> = {
  authorizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  proxyServer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proxyServer2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proxyServer3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registerServer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registerServer2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registerServer3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationExpireTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transportProtocol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transportProtocol2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transportProtocol3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voiceMail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeetingSipPhoneConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingSipPhoneConnection'] = ResolversParentTypes['MeetingSipPhoneConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MeetingSipPhoneEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MeetingSipPhone']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MeetingSipPhoneEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingSipPhoneEdge'] = ResolversParentTypes['MeetingSipPhoneEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MeetingSipPhone'], ParentType, ContextType>;
};

export type MeetingSummaryResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingSummary'] = ResolversParentTypes['MeetingSummary']> = {
  details?: Resolver<Maybe<Array<ResolversTypes['MeetingSummaryDetail']>>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType>;
  nextSteps?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  summaryEndedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  summaryStartedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingSummaryDetailResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingSummaryDetail'] = ResolversParentTypes['MeetingSummaryDetail']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MeetingTelephonyResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingTelephony'] = ResolversParentTypes['MeetingTelephony']> = {
  bridge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dialInNumberUnrestricted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  dialInNumbers?: Resolver<Maybe<Array<ResolversTypes['MeetingDialInNumber']>>, ParentType, ContextType>;
  enable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  masterAccountSettingExtended?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  modifyCredentialForbidden?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tspEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type MeetingTspAccountResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingTspAccount'] = ResolversParentTypes['MeetingTspAccount']> = {
  bridge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conferenceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dialInNumbers?: Resolver<Maybe<Array<ResolversTypes['MeetingDialInNumber']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MeetingUserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['MeetingUser'] = ResolversParentTypes['MeetingUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tspAccount?: Resolver<Maybe<ResolversTypes['MeetingTspAccount']>, ParentType, ContextType, RequireFields<MeetingUserTspAccountArgs, 'id'>>;
  tspAccounts?: Resolver<Maybe<Array<ResolversTypes['MeetingTspAccount']>>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MeetingsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Meetings'] = ResolversParentTypes['Meetings']> = {
  meeting?: Resolver<Maybe<ResolversTypes['Meeting']>, ParentType, ContextType, RequireFields<MeetingsMeetingArgs, 'id'>>;
  sipPhones?: Resolver<Maybe<ResolversTypes['MeetingSipPhoneConnection']>, ParentType, ContextType, Partial<MeetingsSipPhonesArgs>>;
  summary?: Resolver<Maybe<ResolversTypes['MeetingSummary']>, ParentType, ContextType, RequireFields<MeetingsSummaryArgs, 'meetingUuid'>>;
  telephony?: Resolver<Maybe<ResolversTypes['MeetingTelephony']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType, RequireFields<MeetingsUserArgs, 'id'>>;
  webinar?: Resolver<Maybe<ResolversTypes['Webinar']>, ParentType, ContextType, RequireFields<MeetingsWebinarArgs, 'id'>>;
};

export type MoneyResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addMeetingRegistrant?: Resolver<Maybe<ResolversTypes['AddMeetingRegistrantPayload']>, ParentType, ContextType, RequireFields<MutationAddMeetingRegistrantArgs, 'input'>>;
  cloneTicketForm?: Resolver<Maybe<ResolversTypes['CloneTicketFormPayload']>, ParentType, ContextType, RequireFields<MutationCloneTicketFormArgs, 'input'>>;
  createMeetingPoll?: Resolver<Maybe<ResolversTypes['CreateMeetingPollPayload']>, ParentType, ContextType, RequireFields<MutationCreateMeetingPollArgs, 'input'>>;
  createMeetingSipPhone?: Resolver<Maybe<ResolversTypes['CreateMeetingSipPhonePayload']>, ParentType, ContextType, RequireFields<MutationCreateMeetingSipPhoneArgs, 'input'>>;
  createMeetingTspAccount?: Resolver<Maybe<ResolversTypes['CreateMeetingTspAccountPayload']>, ParentType, ContextType, RequireFields<MutationCreateMeetingTspAccountArgs, 'input'>>;
  deleteMeetingPoll?: Resolver<Maybe<ResolversTypes['DeleteMeetingPollPayload']>, ParentType, ContextType, RequireFields<MutationDeleteMeetingPollArgs, 'input'>>;
  deleteMeetingSipPhone?: Resolver<Maybe<ResolversTypes['DeleteMeetingSipPhonePayload']>, ParentType, ContextType, RequireFields<MutationDeleteMeetingSipPhoneArgs, 'input'>>;
  deleteMeetingTspAccount?: Resolver<Maybe<ResolversTypes['DeleteMeetingTspAccountPayload']>, ParentType, ContextType, RequireFields<MutationDeleteMeetingTspAccountArgs, 'input'>>;
  updateMeetingLivestream?: Resolver<Maybe<ResolversTypes['UpdateMeetingLivestreamPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingLivestreamArgs, 'input'>>;
  updateMeetingLivestreamStatus?: Resolver<Maybe<ResolversTypes['UpdateMeetingLivestreamStatusPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingLivestreamStatusArgs, 'input'>>;
  updateMeetingPoll?: Resolver<Maybe<ResolversTypes['UpdateMeetingPollPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingPollArgs, 'input'>>;
  updateMeetingSipPhone?: Resolver<Maybe<ResolversTypes['UpdateMeetingSipPhonePayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingSipPhoneArgs, 'input'>>;
  updateMeetingTelephony?: Resolver<Maybe<ResolversTypes['UpdateMeetingTelephonyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingTelephonyArgs, 'input'>>;
  updateMeetingUserGlobalDialIn?: Resolver<Maybe<ResolversTypes['UpdateMeetingUserGlobalDialInPayload']>, ParentType, ContextType, RequireFields<MutationUpdateMeetingUserGlobalDialInArgs, 'input'>>;
  updateRequest?: Resolver<Maybe<ResolversTypes['UpdateRequestPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRequestArgs, 'input'>>;
};

export type NodeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'SocialUser' | 'Ticket' | 'TicketForm' | 'User', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  contactCentre?: Resolver<Maybe<ResolversTypes['ContactCentre']>, ParentType, ContextType>;
  meetings?: Resolver<Maybe<ResolversTypes['Meetings']>, ParentType, ContextType>;
  social?: Resolver<Maybe<ResolversTypes['Social']>, ParentType, ContextType>;
  supportDesk?: Resolver<Maybe<ResolversTypes['SupportDesk']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<QueryTicketArgs, 'id'>>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, RequireFields<QueryTicketsArgs, 'orderBy'>>;
};

export type SocialResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Social'] = ResolversParentTypes['Social']> = {
  user?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType, RequireFields<SocialUserArgs, 'id'>>;
  usersByIds?: Resolver<Maybe<Array<Maybe<ResolversTypes['SocialUser']>>>, ParentType, ContextType, RequireFields<SocialUsersByIdsArgs, 'ids'>>;
};

export type SocialPostResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialPost'] = ResolversParentTypes['SocialPost']> = {
  author?: Resolver<Maybe<ResolversTypes['SocialUser']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialUserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialUser'] = ResolversParentTypes['SocialUser'], FederationReferenceType extends FederationReferenceTypes['SocialUser'] = FederationReferenceTypes['SocialUser']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SocialUser']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinnedPost?: Resolver<Maybe<ResolversTypes['SocialPost']>, ParentType, ContextType>;
  protected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  publicMetrics?: Resolver<Maybe<ResolversTypes['SocialUserMetrics']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialUserMetricsResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SocialUserMetrics'] = ResolversParentTypes['SocialUserMetrics']> = {
  followersCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  followingCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  postCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SupportDeskResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['SupportDesk'] = ResolversParentTypes['SupportDesk']> = {
  ticketForm?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType, RequireFields<SupportDeskTicketFormArgs, 'id'>>;
  ticketForms?: Resolver<Maybe<Array<ResolversTypes['TicketForm']>>, ParentType, ContextType, Partial<SupportDeskTicketFormsArgs>>;
  ticketFormsByIds?: Resolver<Maybe<Array<Maybe<ResolversTypes['TicketForm']>>>, ParentType, ContextType, RequireFields<SupportDeskTicketFormsByIdsArgs, 'ids'>>;
};

export type TicketResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket'], FederationReferenceType extends FederationReferenceTypes['Ticket'] = FederationReferenceTypes['Ticket']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Ticket']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  canBeSolvedByMe?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  collaborators?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['TicketCommentConnection']>, ParentType, ContextType, RequireFields<TicketCommentsArgs, 'orderBy'>>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<Maybe<ResolversTypes['TicketForm']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['TicketPriority']>, ParentType, ContextType>;
  requester?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TicketStatus']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['TicketType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TicketCommentResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketComment'] = ResolversParentTypes['TicketComment']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  htmlBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plainBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  public?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketCommentConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketCommentConnection'] = ResolversParentTypes['TicketCommentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TicketCommentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TicketComment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TicketCommentEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketCommentEdge'] = ResolversParentTypes['TicketCommentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TicketComment'], ParentType, ContextType>;
};

export type TicketConnectionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketConnection'] = ResolversParentTypes['TicketConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TicketEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TicketEdgeResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketEdge'] = ResolversParentTypes['TicketEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType>;
};

export type TicketFormResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['TicketForm'] = ResolversParentTypes['TicketForm'], FederationReferenceType extends FederationReferenceTypes['TicketForm'] = FederationReferenceTypes['TicketForm']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TicketForm']> | FederationReferenceType, FederationReferenceType, ContextType>;
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  default?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endUserVisible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inAllBrands?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateMeetingLivestreamPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingLivestreamPayload'] = ResolversParentTypes['UpdateMeetingLivestreamPayload']> = {
  livestream?: Resolver<Maybe<ResolversTypes['MeetingLivestream']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingLivestreamStatusPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingLivestreamStatusPayload'] = ResolversParentTypes['UpdateMeetingLivestreamStatusPayload']> = {
  livestream?: Resolver<Maybe<ResolversTypes['MeetingLivestream']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingPollPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingPollPayload'] = ResolversParentTypes['UpdateMeetingPollPayload']> = {
  poll?: Resolver<Maybe<ResolversTypes['MeetingPoll']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingSipPhonePayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingSipPhonePayload'] = ResolversParentTypes['UpdateMeetingSipPhonePayload']> = {
  sipPhone?: Resolver<Maybe<ResolversTypes['MeetingSipPhone']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingTelephonyPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingTelephonyPayload'] = ResolversParentTypes['UpdateMeetingTelephonyPayload']> = {
  telephony?: Resolver<Maybe<ResolversTypes['MeetingTelephony']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMeetingUserGlobalDialInPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateMeetingUserGlobalDialInPayload'] = ResolversParentTypes['UpdateMeetingUserGlobalDialInPayload']> = {
  owner?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateRequestPayloadResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UpdateRequestPayload'] = ResolversParentTypes['UpdateRequestPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meetingSipPhone?: Resolver<Maybe<ResolversTypes['MeetingSipPhone']>, ParentType, ContextType>;
  meetingUser?: Resolver<Maybe<ResolversTypes['MeetingUser']>, ParentType, ContextType>;
  tickets?: Resolver<Maybe<ResolversTypes['TicketConnection']>, ParentType, ContextType, RequireFields<UserTicketsArgs, 'orderBy'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  familyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebinarResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['Webinar'] = ResolversParentTypes['Webinar']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  qaReport?: Resolver<Maybe<ResolversTypes['WebinarQaReport']>, ParentType, ContextType>;
  surveyReport?: Resolver<Maybe<ResolversTypes['WebinarSurveyReport']>, ParentType, ContextType>;
  upstreamId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebinarAnswerResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarAnswer'] = ResolversParentTypes['WebinarAnswer']> = {
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type WebinarAskerResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarAsker'] = ResolversParentTypes['WebinarAsker']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questions?: Resolver<Maybe<Array<ResolversTypes['WebinarQuestion']>>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type WebinarQaReportResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarQaReport'] = ResolversParentTypes['WebinarQaReport']> = {
  instance?: Resolver<Maybe<ResolversTypes['Webinar']>, ParentType, ContextType>;
  participants?: Resolver<Maybe<Array<ResolversTypes['WebinarAsker']>>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebinarQuestionResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarQuestion'] = ResolversParentTypes['WebinarQuestion']> = {
  answers?: Resolver<Maybe<Array<ResolversTypes['WebinarAnswer']>>, ParentType, ContextType>;
  askedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['WebinarQuestionStatus']>, ParentType, ContextType>;
  upstreamId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebinarSurveyAnswerResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarSurveyAnswer'] = ResolversParentTypes['WebinarSurveyAnswer']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  questionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebinarSurveyReportResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarSurveyReport'] = ResolversParentTypes['WebinarSurveyReport']> = {
  instance?: Resolver<Maybe<ResolversTypes['Webinar']>, ParentType, ContextType>;
  respondents?: Resolver<Maybe<Array<ResolversTypes['WebinarSurveyRespondent']>>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  surveyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebinarSurveyRespondentResolvers<ContextType = CollaborationContext, ParentType extends ResolversParentTypes['WebinarSurveyRespondent'] = ResolversParentTypes['WebinarSurveyRespondent']> = {
  answers?: Resolver<Maybe<Array<ResolversTypes['WebinarSurveyAnswer']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = CollaborationContext> = {
  AddMeetingRegistrantPayload?: AddMeetingRegistrantPayloadResolvers<ContextType>;
  AgentPresence?: AgentPresenceResolvers<ContextType>;
  AgentPresenceConnection?: AgentPresenceConnectionResolvers<ContextType>;
  AgentPresenceEdge?: AgentPresenceEdgeResolvers<ContextType>;
  CloneTicketFormPayload?: CloneTicketFormPayloadResolvers<ContextType>;
  ContactCentre?: ContactCentreResolvers<ContextType>;
  ContactCentreTeam?: ContactCentreTeamResolvers<ContextType>;
  CreateMeetingPollPayload?: CreateMeetingPollPayloadResolvers<ContextType>;
  CreateMeetingSipPhonePayload?: CreateMeetingSipPhonePayloadResolvers<ContextType>;
  CreateMeetingTspAccountPayload?: CreateMeetingTspAccountPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  DeleteMeetingPollPayload?: DeleteMeetingPollPayloadResolvers<ContextType>;
  DeleteMeetingSipPhonePayload?: DeleteMeetingSipPhonePayloadResolvers<ContextType>;
  DeleteMeetingTspAccountPayload?: DeleteMeetingTspAccountPayloadResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Meeting?: MeetingResolvers<ContextType>;
  MeetingDialInNumber?: MeetingDialInNumberResolvers<ContextType>;
  MeetingLivestream?: MeetingLivestreamResolvers<ContextType>;
  MeetingPoll?: MeetingPollResolvers<ContextType>;
  MeetingPollBlanksQuestion?: MeetingPollBlanksQuestionResolvers<ContextType>;
  MeetingPollChoiceQuestion?: MeetingPollChoiceQuestionResolvers<ContextType>;
  MeetingPollOtherQuestion?: MeetingPollOtherQuestionResolvers<ContextType>;
  MeetingPollPrompt?: MeetingPollPromptResolvers<ContextType>;
  MeetingPollPromptsQuestion?: MeetingPollPromptsQuestionResolvers<ContextType>;
  MeetingPollQuestion?: MeetingPollQuestionResolvers<ContextType>;
  MeetingPollRatingQuestion?: MeetingPollRatingQuestionResolvers<ContextType>;
  MeetingPollTextQuestion?: MeetingPollTextQuestionResolvers<ContextType>;
  MeetingRegistrant?: MeetingRegistrantResolvers<ContextType>;
  MeetingRegistrantConnection?: MeetingRegistrantConnectionResolvers<ContextType>;
  MeetingRegistrantEdge?: MeetingRegistrantEdgeResolvers<ContextType>;
  MeetingSipPhone?: MeetingSipPhoneResolvers<ContextType>;
  MeetingSipPhoneConnection?: MeetingSipPhoneConnectionResolvers<ContextType>;
  MeetingSipPhoneEdge?: MeetingSipPhoneEdgeResolvers<ContextType>;
  MeetingSummary?: MeetingSummaryResolvers<ContextType>;
  MeetingSummaryDetail?: MeetingSummaryDetailResolvers<ContextType>;
  MeetingTelephony?: MeetingTelephonyResolvers<ContextType>;
  MeetingTspAccount?: MeetingTspAccountResolvers<ContextType>;
  MeetingUser?: MeetingUserResolvers<ContextType>;
  Meetings?: MeetingsResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Social?: SocialResolvers<ContextType>;
  SocialPost?: SocialPostResolvers<ContextType>;
  SocialUser?: SocialUserResolvers<ContextType>;
  SocialUserMetrics?: SocialUserMetricsResolvers<ContextType>;
  SupportDesk?: SupportDeskResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketComment?: TicketCommentResolvers<ContextType>;
  TicketCommentConnection?: TicketCommentConnectionResolvers<ContextType>;
  TicketCommentEdge?: TicketCommentEdgeResolvers<ContextType>;
  TicketConnection?: TicketConnectionResolvers<ContextType>;
  TicketEdge?: TicketEdgeResolvers<ContextType>;
  TicketForm?: TicketFormResolvers<ContextType>;
  UpdateMeetingLivestreamPayload?: UpdateMeetingLivestreamPayloadResolvers<ContextType>;
  UpdateMeetingLivestreamStatusPayload?: UpdateMeetingLivestreamStatusPayloadResolvers<ContextType>;
  UpdateMeetingPollPayload?: UpdateMeetingPollPayloadResolvers<ContextType>;
  UpdateMeetingSipPhonePayload?: UpdateMeetingSipPhonePayloadResolvers<ContextType>;
  UpdateMeetingTelephonyPayload?: UpdateMeetingTelephonyPayloadResolvers<ContextType>;
  UpdateMeetingUserGlobalDialInPayload?: UpdateMeetingUserGlobalDialInPayloadResolvers<ContextType>;
  UpdateRequestPayload?: UpdateRequestPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Webinar?: WebinarResolvers<ContextType>;
  WebinarAnswer?: WebinarAnswerResolvers<ContextType>;
  WebinarAsker?: WebinarAskerResolvers<ContextType>;
  WebinarQaReport?: WebinarQaReportResolvers<ContextType>;
  WebinarQuestion?: WebinarQuestionResolvers<ContextType>;
  WebinarSurveyAnswer?: WebinarSurveyAnswerResolvers<ContextType>;
  WebinarSurveyReport?: WebinarSurveyReportResolvers<ContextType>;
  WebinarSurveyRespondent?: WebinarSurveyRespondentResolvers<ContextType>;
};

