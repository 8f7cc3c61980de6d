/** An object of meetings, e-signature, contact center and social network has the same values by each route. */

import { describe, expect, it } from "vitest";
import { personId as endUserIdOf } from "#services/demo/things/contact-centre.ts";
import { demoEnvelopes, demoRecipients, userIdOf } from "#services/demo/things/e-signature.ts";
import { demoMeetings, demoWebinars } from "#services/demo/things/meetings.ts";
import {
  organizationAccountIdOf,
  organizationListIdOf,
  socialUserIdOf,
} from "#services/demo/things/social.ts";
import { contentsOf, contradictionsIn, type RouteValues } from "#test/kit/contents.ts";
import { demoSettings } from "#test/kit/demo-nodes.ts";
import { sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary({ settings: demoSettings });

type Routes = Readonly<Record<string, string>>;

const { person } = tributary.families;
const emailOf = (index: number) => JSON.stringify(person(index)?.email);
const envelope = (selection: string) =>
  `{ eSignature { envelope(id: "${demoEnvelopes.sent}") { ${selection} } } }`;
const meeting = (selection: string) =>
  `{ meetings { meeting(id: "${demoMeetings.allHands.id}") { ${selection} } } }`;

/** Routes to objects of a family. Each type with an id and several routes is in at least two of them. */
const routes: Readonly<Record<string, () => Routes>> = {
  eSignature: () => {
    const user = (selection: string) =>
      `{ eSignature { user(id: "${userIdOf(person(1)?.email ?? "")}") { id ${selection} } } }`;
    return {
      "the documents of an envelope": envelope(
        "id documents { id envelope { id } rights { editable editableProperties } tabs { id rights { editable editableProperties } document { id } } }",
      ),
      "one document": envelope(
        "document(id: 1) { id rights { editable editableProperties } tabs { id rights { editable editableProperties } recipient { id user { id } } } }",
      ),
      "tabs without their rights": envelope("document(id: 1) { tabs { id } }"),
      "a page": envelope(
        "document(id: 1) { pageTabs(number: 2) { id rights { editable editableProperties } recipient { id } document { id } } }",
      ),
      "a recipient": envelope(
        `recipient(id: "${demoRecipients.secondSigner}") { id envelope { id } documentVisibility { document { id } recipient { id } } }`,
      ),
      "the view of a recipient": envelope(
        `documents(filter: { recipientIds: ["${demoRecipients.secondSigner}"] }) { id }`,
      ),
      "the visibility of a document": envelope(
        `document(id: 1) { visibility(recipientIds: ["${demoRecipients.secondSigner}"]) { document { id } recipient { id } } }`,
      ),
      "storage of a user": user("cloudStorageProviders { id authenticationUrl owner { id } }"),
      "one storage by its number": user(
        'cloudStorageProvider(id: "102") { id authenticationUrl owner { id } }',
      ),
      "storage with an address of return": user(
        'cloudStorageProviders { id back: authenticationUrl(redirectUrl: "https://esign.example/back") }',
      ),
      "configurations of webhooks":
        "{ eSignature { connectConfigurations { id users { id } } connectOAuth { id } } }",
    };
  },
  meetings: () => {
    const uuid = JSON.stringify(demoMeetings.allHands.uuid);
    const number = JSON.stringify(String(demoMeetings.allHands.id));
    return {
      "a meeting": meeting(
        `id livestream { meeting { id } } registrants(first: 30) { nodes { id meeting { id } user { id } } } polls { id meeting { id } }
         summary(id: ${uuid}) { id meeting { id } host { id } }`,
      ),
      "registrants who are approved": meeting(
        "registrants(filter: { statuses: [APPROVED] }, first: 30) { nodes { id } }",
      ),
      "anonymous polls": meeting("polls(filter: { anonymous: true }) { id }"),
      "a summary by its instance": `{ meetings { summary(id: ${uuid}) { id meeting { id polls { id } } } meeting(id: ${number}) { id } } }`,
      "webinars by UUID and number": `{ meetings { byUuid: webinar(id: ${JSON.stringify(demoWebinars.autumn.uuid)}) { id qaReport { startedAt instance { id } } surveyReport { instance { id } } }
        byNumber: webinar(id: "${demoWebinars.autumn.id}") { id qaReport { startedAt instance { id } } } } }`,
      "SIP phones": "{ meetings { sipPhones(first: 250) { nodes { id user { id } } } } }",
      "the SIP phones of people":
        "{ users(first: 20) { nodes { meetingSipPhone { id } meetingSipPhones { id } } } }",
      "telephony of a user": `{ meetings { user(id: ${emailOf(1)}) { id tspAccounts { id owner { id } } } } }`,
      "telephony of a person": `{ user(email: ${emailOf(1)}) { meetingUser { id user { id } tspAccounts { id } } } }`,
    };
  },
  contactCentre: () => {
    const first = person(0);
    const endUser = JSON.stringify(first && endUserIdOf(first));
    return {
      queues:
        "{ contactCentre { queues(first: 20) { nodes { id members(first: 20) { nodes { id presence { id user { id } } teams { id } queues { id } } } } } } }",
      teams:
        "{ contactCentre { teams(first: 20) { nodes { id agents(first: 20) { nodes { id user { id } presence { id } } } presence(first: 20) { nodes { id } } } } } }",
      tags: "{ contactCentre { tags(first: 50) { nodes { id } } } }",
      "conversations of an end user": `{ contactCentre { endUser(id: ${endUser}) { id user { id } conversations(first: 30) { nodes { id queue { id members(first: 5) { nodes { id } } } agent { id } tags { id } } } } } }`,
      "the end user of a person": `{ user(email: ${emailOf(0)}) { contactCentreEndUser { id conversations(first: 5) { nodes { id agent { id teams { id } } } } } } }`,
    };
  },
  social: () => {
    const account = organizationAccountIdOf(0);
    const accountOf = (index: number) => {
      const one = person(index);
      return one ? socialUserIdOf(one) : "";
    };
    const post = "id author { id } inReplyToUser { id } media { id } poll { id } place { id }";
    return {
      // One of these people writes a poll, the other a post with a place.
      "posts of people": `{ social { ${[2, 3].map((index) => `user${index}: user(id: "${accountOf(index)}") { id posts(first: 20) { nodes { ${post} } } }`)} } }`,
      "posts of an account": `{ social { user(id: "${account}") { id pinnedPost { ${post} } posts(first: 30) { nodes { ${post} repliedToPost { id } quotedPost { ${post} } repostedPost { ${post} } conversation { id } } } } } }`,
      "mentions of an account": `{ social { user(id: "${account}") { mentions(first: 20) { nodes { ${post} mentionedUsers { id } } } } } }`,
      "posts that an account likes": `{ social { user(id: "${account}") { likedPosts(first: 20) { nodes { ${post} } } timeline(first: 20) { nodes { ${post} } } } } }`,
      "members of a list": `{ social { list(id: "${organizationListIdOf(0)}") { id members(first: 20) { nodes { id pinnedPost { ${post} } posts(first: 3) { nodes { ${post} } } } } followers(first: 20) { nodes { id } } } } }`,
      "accounts of people": "{ users(first: 20) { nodes { socialUser { id pinnedPost { id } } } } }",
    };
  },
};

/** Types whose objects are `Node`. Each object is read by `node` too. */
const NODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  eSignature: {
    EnvelopeDocument: "rights { editable editableProperties } tabs { id rights { editable } }",
    EnvelopeRecipient: "documentVisibility { document { id } }",
    ESignatureCloudStorageProvider: "authenticationUrl owner { id }",
    ConnectConfiguration: "users { id }",
    ConnectOAuth: "id",
  },
  meetings: {},
  contactCentre: {
    ContactCentreQueue: "members(first: 5) { nodes { id presence { id } } }",
    ContactCentreTeam: "agents(first: 5) { nodes { id } }",
    ContactCentreTag: "id",
    ContactCentreEndUser: "id",
  },
  social: {
    SocialUser: "pinnedPost { id }",
    SocialPost: "author { id } media { id } poll { id } place { id }",
  },
};

const byNode = (ids: readonly string[], type: string, selection: string) =>
  `{ nodes(ids: ${JSON.stringify(ids.slice(0, 60))}) { ... on ${type} { id ${selection} } } }`;

const typeOf = (id: string) => id.slice(0, id.indexOf(":"));

/** Types whose objects were read by several routes. */
const typesSeenTwice = (contents: ReadonlyMap<string, readonly RouteValues[]>) =>
  new Set(
    [...contents]
      .filter(([, shown]) => new Set(shown.map(({ route }) => route)).size > 1)
      .map(([id]) => typeOf(id)),
  );

/** Types with several routes that are not `Node`. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  eSignature: ["Envelope", "EnvelopeTab", "ESignatureUser"],
  meetings: [
    "Meeting",
    "MeetingPoll",
    "MeetingRegistrant",
    "MeetingSipPhone",
    "MeetingSummary",
    "MeetingTspAccount",
    "MeetingUser",
  ],
  contactCentre: ["ContactCentreAgent", "ContactCentreAgentPresence", "ContactCentreConversation"],
  social: ["SocialMedia", "SocialPoll", "SocialPlace"],
};

describe("an object with an id", () => {
  it.each(Object.keys(routes))("of the family %s has the same values by each route", async (family) => {
    const lists = routes[family]?.() ?? {};
    const ids = [...(await contentsOf(tributary, lists)).keys()];
    const nodes = Object.entries(NODES[family] ?? {}).map(([type, selection]) => [
      `node of ${type}`,
      byNode(
        ids.filter((id) => typeOf(id) === type),
        type,
        selection,
      ),
    ]);
    const contents = await contentsOf(tributary, { ...lists, ...Object.fromEntries(nodes) });
    const expected = [...Object.keys(NODES[family] ?? {}), ...(OTHERS[family] ?? [])];
    const seen = typesSeenTwice(contents);
    expect(expected.filter((type) => !seen.has(type))).toEqual([]);
    expect(contradictionsIn(contents)).toEqual([]);
  });
});
