import { describe, expect, it } from "vitest";
import type { EndUser } from "#contracts/contact-centre/index.ts";
import {
  AnonymizeEndUserDocument,
  ConversationPagesDocument,
  ConversationsOfEndUserDocument,
  EndUsersOfDirectoryDocument,
  ReplaceEndUserDocument,
  UpdateEndUserAttributesDocument,
  UpdateEndUserDocument,
  UpdateRefusedAttributesDocument,
  WholeContactCentreEndUserDocument,
} from "#generated/test/graphql.ts";
import { ANONYMIZING_MS } from "#services/contact-centre/end-users.ts";
import { contactCentreTables } from "#services/contact-centre/tables.ts";
import {
  demoAttributes,
  demoQueues,
  demoTags,
  isEndUser,
  personId,
} from "#services/demo/things/contact-centre.ts";

import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();
await tributary.data('{ user(email: "nobody@example.org") { displayName } }'); // This reads the people index.

const { person } = tributary.families;
const userId = (index: number) => personId({ index });
const globalId = (index: number) => `ContactCentreEndUser:${userId(index)}`;
const stored = (index: number): EndUser | undefined =>
  contactCentreTables(tributary.families.store.scope("contactCentre")).endUsers.get(userId(index));

describe("an end user in the graph", () => {
  it("has details, custom attributes, conversations and the persons of all addresses (D2-300, D2-454, D2-458)", async () => {
    const { data, calls } = await tributary.ask(WholeContactCentreEndUserDocument, { id: userId(0) });
    const { displayName, firstName, lastName, email, phone, joinedAt } = person(0);
    expect(data).toMatchObject({
      contactCentre: {
        endUser: {
          id: globalId(0),
          upstreamId: userId(0),
          status: "ACTIVE",
          displayName,
          firstName,
          middleNames: ["Maria"],
          lastName,
          email,
          additionalEmails: ["private.0@mail.example"],
          phone,
          additionalPhones: [expect.any(String)],
          avatarUrl: expect.stringContaining("https://"),
          externalId: "customer-0",
          customAttributes: [
            { attributeId: demoAttributes.language, value: "en" },
            { attributeId: demoAttributes.loyaltyPoints, value: 0 },
            { attributeId: demoAttributes.newsletter, value: true },
          ],
          createdAt: joinedAt,
          updatedAt: joinedAt,
          user: { email },
          users: [{ email }, { email: "private.0@mail.example" }],
          conversations: {
            totalCount: null,
            pageInfo: { hasNextPage: true },
            nodes: [
              {
                id: expect.stringMatching(/^ContactCentreConversation:/),
                status: "OPEN",
                startedBy: "END_USER",
                closedAt: null,
                closeReason: null,
                queue: { id: `ContactCentreQueue:${demoQueues.general.id}` },
                tags: [],
                agent: { displayName: person(0).displayName, role: "ADMINISTRATOR", user: { email } },
              },
              {
                status: "CLOSED",
                startedBy: "AGENT",
                closedAt: expect.any(String),
                closeReason: "RESOLVED",
                queue: { id: `ContactCentreQueue:${demoQueues.billing.id}` },
                tags: [{ id: `ContactCentreTag:${demoTags.refund.id}` }],
              },
            ],
          },
        },
      },
    });
    expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
      ["getEndUser", {}],
      ["listEndUserConversations", { pageLimit: "2" }],
    ]);
  });

  it("of thirty conversations reads all queues in one call and all tags in another", async () => {
    const { data, calls } = await tributary.ask(ConversationsOfEndUserDocument, { id: userId(0) });
    const { nodes } = data.contactCentre.endUser.conversations;
    expect(nodes).toHaveLength(30);
    expect(new Set(nodes.flatMap(({ tags }) => tags.map(({ name }) => name)))).toEqual(
      new Set(["Refund", "Complaint", "Spring campaign"]),
    );
    expect(operationsOf(calls).sort()).toEqual([
      "contactCentre.getEndUser",
      "contactCentre.listEndUserConversations",
      "contactCentre.listQueues",
      "contactCentre.listTags",
    ]);
  });

  it("is found by node and by the listed people: a call each, none twice; null without an end user", async () => {
    const { data, calls } = await tributary.ask(EndUsersOfDirectoryDocument, { id: globalId(3) });
    expect(data.node).toEqual({ displayName: person(3).displayName });
    expect(data.users.nodes.map(({ identityUser }) => identityUser.contactCentreEndUser)).toEqual(
      data.users.nodes.map((_, index) =>
        isEndUser({ index })
          ? {
              id: globalId(index),
              displayName: person(index).displayName,
              user: { email: person(index).email },
            }
          : null,
      ),
    );
    const paths = calls.filter(({ operation }) => operation === "getEndUser").map(({ path }) => path);
    expect([paths.length, new Set(paths).size]).toEqual([20, 20]);
  });

  it("with an unknown id is null, without an error (D2-325)", async () => {
    expect(
      await tributary.data(
        '{ contactCentre { endUser(id: "nobody") { id } } node(id: "ContactCentreEndUser:nobody") { id } }',
      ),
    ).toEqual({ contactCentre: { endUser: null }, node: null });
  });

  it("passes page keys on byte for byte and refuses a cursor of another list (D2-301)", async () => {
    const first = await tributary.data(ConversationPagesDocument, { id: userId(7) });
    const { endCursor: after, hasNextPage } = first.contactCentre.endUser.conversations.pageInfo;
    expect(hasNextPage).toBe(true);
    const second = await tributary.ask(ConversationPagesDocument, { id: userId(7), after });
    expect(second.data.contactCentre.endUser.conversations).toMatchObject({
      nodes: [{}],
      pageInfo: { hasNextPage: false },
    });
    expect(second.calls[1]?.query).toEqual({ pageLimit: "2", pageKey: expect.any(String) });
    const { errors } = await tributary.ask(ConversationPagesDocument, { id: userId(3), after });
    expect(errors).toMatchObject([{ extensions: { code: "INVALID_CURSOR" } }]);
  });
});

describe("changing an end user", () => {
  it("sends the given members, and null as null: PATCH changes those alone (D2-293, D2-455)", async () => {
    const before = stored(16);
    const { data, calls } = await tributary.ask(UpdateEndUserDocument, {
      input: { endUserId: globalId(16), firstName: "Newly", additionalEmails: null, externalId: null },
    });
    expect(data).toEqual({
      updateContactCentreEndUser: {
        endUser: {
          displayName: before?.displayName,
          firstName: "Newly",
          email: before?.email,
          additionalEmails: [],
          externalId: null,
        },
        userErrors: [],
      },
    });
    expect(calls.map(({ operation, body }) => [operation, JSON.parse(body ?? "null")])).toEqual([
      ["patchEndUser", { firstName: "Newly", additionalEmails: null, externalId: null }],
    ]);
    expect(stored(16)).toMatchObject({ phoneNumber: before?.phoneNumber, lastName: before?.lastName });
  });

  it("keeps the display name: null for it is refused before any call (D2-293)", async () => {
    const { errors, calls } = await tributary.ask(UpdateEndUserDocument, {
      input: { endUserId: userId(16), displayName: null },
    });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "displayName" } }]);
    expect(calls).toEqual([]);
  });

  it("by PUT empties members that are not given; displayName is required (D2-294, D2-456, D2-557)", async () => {
    const before = stored(18);
    const { data, calls } = await tributary.ask(ReplaceEndUserDocument, {
      input: {
        endUserId: userId(18),
        displayName: "Somebody Else",
        email: "somebody@else.example",
        firstName: null,
      },
    });
    expect(data).toEqual({
      replaceContactCentreEndUser: {
        endUser: {
          displayName: "Somebody Else",
          firstName: null,
          email: "somebody@else.example",
          additionalEmails: [],
          customAttributes: Object.values(before?.customAttributes ?? {}).map((value) => ({ value })),
        },
        userErrors: [],
      },
    });
    expect(calls.map(({ operation, body }) => [operation, JSON.parse(body ?? "null")])).toEqual([
      ["updateEndUser", { displayName: "Somebody Else", email: "somebody@else.example" }],
    ]);
    const { errors } = await tributary.ask(ReplaceEndUserDocument, {
      input: { endUserId: userId(18) },
    });
    expect(errors[0]?.message).toContain("displayName");
  });

  it("is refused for an unknown id and for a blank name, each with its reason (D2-324, D2-325)", async () => {
    const refusals = async (input: object) => {
      const { data } = await tributary.ask(UpdateEndUserDocument, { input });
      return data.updateContactCentreEndUser;
    };
    expect(await refusals({ endUserId: "nobody", email: "a@b.example" })).toEqual({
      endUser: null,
      userErrors: [{ field: ["endUserId"], message: "There is no such end user", code: "NOT_FOUND" }],
    });
    expect(await refusals({ endUserId: userId(16), displayName: " " })).toMatchObject({
      endUser: null,
      userErrors: [{ field: ["displayName"], code: "BAD_USER_INPUT" }],
    });
  });

  it("sets custom attributes as a map and leaves the others; null removes one (D2-302, D2-459)", async () => {
    const own = "0badcafe-0000-4000-8000-00000000000a";
    const { data, calls } = await tributary.ask(UpdateEndUserAttributesDocument, {
      input: {
        endUserId: userId(21),
        attributes: [
          { attributeId: own.toUpperCase(), value: "x" },
          { attributeId: demoAttributes.newsletter, value: null },
          { attributeId: demoAttributes.loyaltyPoints, value: 12.5 },
        ],
      },
    });
    expect(data).toEqual({
      updateContactCentreEndUserAttributes: {
        endUser: {
          customAttributes: [
            { attributeId: demoAttributes.language, value: "de" },
            { attributeId: demoAttributes.loyaltyPoints, value: 12.5 },
            { attributeId: own, value: "x" },
          ],
        },
        userErrors: [],
      },
    });
    expect(calls.map(({ operation, body }) => [operation, JSON.parse(body ?? "null")])).toEqual([
      [
        "patchEndUserCustomAttributes",
        { [own]: "x", [demoAttributes.newsletter]: null, [demoAttributes.loyaltyPoints]: 12.5 },
      ],
    ]);
  });

  it.each([
    [[], "attributes"],
    [[{ attributeId: "colour", value: "x" }], "attributes.0.attributeId"],
    [[{ attributeId: demoAttributes.language, value: { a: 1 } }], "attributes.0.value"],
    [
      [
        { attributeId: demoAttributes.language, value: "x" },
        { attributeId: demoAttributes.language.toUpperCase(), value: "y" },
      ],
      "attributes.1.attributeId",
    ],
  ])("refuses the custom attributes %j before any call (D2-302)", async (attributes, argument) => {
    const { errors, calls } = await tributary.ask(UpdateRefusedAttributesDocument, {
      input: { endUserId: userId(21), attributes },
    });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument } }]);
    expect(calls).toEqual([]);
  });

  it("with a credential of the gateway that is not accepted is UPSTREAM_MISCONFIGURED, not a refusal (D2-303)", async () => {
    await using stranger = await startTributary({
      settings: { contactCentre: { credential: { secret: "nobody" } } },
    });
    const { errors } = await stranger.ask(UpdateRefusedAttributesDocument, {
      input: { endUserId: userId(21), attributes: [{ attributeId: demoAttributes.language, value: "x" }] },
    });
    expect(errors).toMatchObject([
      { extensions: { code: "UPSTREAM_MISCONFIGURED", family: "contactCentre" } },
    ]);
  });
});

describe("anonymizing an end user", () => {
  const read =
    "query ($id: ID!) { contactCentre { endUser(id: $id) { status displayName email user { email } } } }";

  it("is a CONFLICT while there are open conversations and force is false (D2-298)", async () => {
    const { data, calls } = await tributary.ask(AnonymizeEndUserDocument, {
      input: { endUserId: globalId(22), force: false },
    });
    expect(data).toEqual({
      anonymizeContactCentreEndUser: { endUser: null, userErrors: [{ field: ["force"], code: "CONFLICT" }] },
    });
    expect(calls.map(({ operation, query, status }) => [operation, query, status])).toEqual([
      ["anonymizeEndUser", { force: "false" }, 409],
    ]);
  });

  it("is accepted with force, closes those conversations, and finishes later (D2-295, D2-457)", async () => {
    const { data, calls } = await tributary.ask(AnonymizeEndUserDocument, {
      input: { endUserId: userId(22), force: true },
    });
    expect(data).toEqual({
      anonymizeContactCentreEndUser: {
        endUser: {
          id: globalId(22),
          status: "ANONYMIZING",
          conversations: {
            nodes: [
              { status: "CLOSED", closeReason: "FORCED" },
              { status: "CLOSED", closeReason: "RESOLVED" },
            ],
          },
        },
        userErrors: [],
      },
    });
    expect(calls.map(({ operation, query }) => [operation, query])).toEqual([
      ["anonymizeEndUser", { force: "true" }],
      ["listEndUserConversations", { pageLimit: "5" }],
    ]);
    tributary.families.clock.advance(ANONYMIZING_MS + 1);
    expect(await tributary.data(read, { id: userId(22) })).toEqual({
      contactCentre: { endUser: { status: "ANONYMIZED", displayName: "Anonymous", email: null, user: null } },
    });
  });

  it.each([
    ["BAD_USER_INPUT", "no id", "(D2-296)"],
    ["NOT_FOUND", "nobody", "(D2-297)"],
  ])("is refused as %s for %j %s", async (code, endUserId) => {
    const { data } = await tributary.ask(AnonymizeEndUserDocument, {
      input: { endUserId, force: true },
    });
    expect(data).toEqual({
      anonymizeContactCentreEndUser: { endUser: null, userErrors: [{ field: ["endUserId"], code }] },
    });
  });

  it("that fails is an error of the field (D2-299)", async () => {
    tributary.families.setFaults("contactCentre=status:500");
    const { data, errors } = await tributary.ask(AnonymizeEndUserDocument, {
      input: { endUserId: userId(23), force: true },
    });
    tributary.families.setFaults("");
    expect(data).toEqual({ anonymizeContactCentreEndUser: null });
    expect(errors).toMatchObject([{ extensions: { family: "contactCentre", status: 500 } }]);
    expect(stored(23)?.status).toBe("ACTIVE");
  });
});
