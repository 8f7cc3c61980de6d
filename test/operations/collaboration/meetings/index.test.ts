import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import {
  MeetingRegistrantsDocument,
  MeetingSummaryDocument,
  SummaryOfMeetingDocument,
  WholeRegistrantDocument,
} from "#generated/test/graphql.ts";
import { demoMeetings } from "#services/demo/things/meetings.ts";
import { apiSchema } from "#test/kit/demo-nodes.ts";
import { operationsOf, sharedTributary, startTributary } from "#test/kit/gateway.ts";

const MINUTE = 60_000;

describe("meetings in the graph", async () => {
  it("have no page numbers on registrants and SIP phones, and send none (D2-005)", async () => {
    const lists = Object.values(apiSchema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()))
      .filter(({ type }) => /^Meeting(?:Registrant|SipPhone)Connection!?$/.test(String(type)));
    expect(lists.map(({ name }) => name).sort()).toEqual(["registrants", "sipPhones"]);
    for (const { args } of lists) expect(args.map(({ name }) => name)).not.toContain("pageNumber");
    const { calls, errors } = await tributary.ask(
      "query ($id: ID!) { meetings { sipPhones(first: 60) { nodes { id } } meeting(id: $id) { registrants(first: 60) { nodes { id } } } } }",
      { id: String(demoMeetings.allHands.id) },
    );
    expect(errors).toEqual([]);
    expect(new Set(operationsOf(calls))).toEqual(
      new Set(["meetings.listSipPhones", "meetings.listMeetingRegistrants"]),
    );
    for (const { query } of calls) expect(query).not.toHaveProperty("page_number");
  });

  const { allHands, kickOff, review, training, weekly, expired, oneToOne } = demoMeetings;
  const host = (meeting: { host: number }) => tributary.families.company.people[meeting.host];

  const tributary = await sharedTributary();

  describe("registrants", () => {
    const listOf = async (variables: object) =>
      (await tributary.data(MeetingRegistrantsDocument, { ...variables })).meetings.meeting?.registrants;

    it("are listed under the meeting's number, each with their person (D2-230, D2-439)", async () => {
      const { data, calls } = await tributary.ask(WholeRegistrantDocument, { id: String(kickOff.id) });
      const one = tributary.families.company.people[kickOff.from];
      expect(data).toMatchObject({
        meetings: {
          meeting: {
            id: `Meeting:${kickOff.id}`,
            upstreamId: String(kickOff.id),
            registrants: {
              nodes: [
                {
                  id: expect.stringMatching(new RegExp(`^MeetingRegistrant:${kickOff.id}:[\\w%-]+$`)),
                  email: one?.email,
                  firstName: one?.firstName,
                  organization: tributary.families.company.organizations[one?.orgIndex ?? 0]?.name,
                  jobTitle: one?.title,
                  zip: expect.any(String),
                  language: "en",
                  employeeRange: "251-500",
                  meeting: { id: `Meeting:${kickOff.id}` },
                  status: "APPROVED",
                  createdAt: expect.stringMatching(/Z$/),
                  user: { email: one?.email, displayName: one?.displayName },
                },
              ],
              totalCount: kickOff.people + kickOff.guests,
            },
          },
        },
      });
      expect(calls[0]).toMatchObject({
        operation: "listMeetingRegistrants",
        path: `/meetings/${kickOff.id}/registrants`,
        query: { page_size: "1" },
      });
    });

    it("are those of a meeting whose number has 11 digits, all of them exact (D2-204)", async () => {
      expect(String(weekly.id)).toHaveLength(11);
      for (const id of [String(weekly.id), weekly.id, `Meeting:${weekly.id}`]) {
        const { data, calls } = await tributary.ask(MeetingRegistrantsDocument, { id, first: 1 });
        expect(data.meetings.meeting.registrants.totalCount).toBe(weekly.people);
        expect(calls.map((call) => call.path)).toEqual([`/meetings/${weekly.id}/registrants`]);
      }
      const literal = await tributary.data(`{ meetings { meeting(id: ${weekly.id}) { id upstreamId } } }`);
      const upstreamId = String(weekly.id);
      expect(literal).toEqual({ meetings: { meeting: { id: `Meeting:${upstreamId}`, upstreamId } } });
    });

    it.each([
      ["registrants", "D2-233", () => `meeting(id: ${kickOff.id}) { LIST }`],
      ["sipPhones", "D2-244", () => "LIST"],
    ])("and other lists have no page numbers: %s go on by token (%s)", async (field, _rule, place) => {
      interface Page {
        readonly nodes: readonly { readonly id: string }[];
        readonly pageInfo: { readonly endCursor: string };
      }
      const list = (args: string) =>
        `{ meetings { ${place().replace("LIST", `${field}(${args}) { nodes { id } pageInfo { endCursor } }`)} } }`;
      const page = async (args: string) => {
        const { data, calls } = await tributary.ask<{ meetings: Record<string, unknown> }>(list(args));
        const found = (data.meetings["meeting"] ?? data.meetings) as Record<string, Page | undefined>;
        return { ...found[field], calls };
      };
      const first = await page("first: 5");
      const second = await page(`first: 5, after: ${JSON.stringify(first.pageInfo?.endCursor)}`);
      expect(new Set([...(first.nodes ?? []), ...(second.nodes ?? [])].map(({ id }) => id)).size).toBe(10);
      expect(second.calls.map(({ query }) => Object.keys(query).sort())).toEqual([
        ["next_page_token", "page_size"],
      ]);
      const { errors, calls } = await tributary.ask(list("pageNumber: 2"));
      expect([errors[0]?.message, calls]).toEqual([expect.stringContaining("pageNumber"), []]);
    });

    it("are filtered by their state and by occurrence (D2-230, D2-231)", async () => {
      const pending = await tributary.ask(MeetingRegistrantsDocument, {
        id: allHands.id,
        filter: { statuses: ["PENDING"] },
        first: 5,
      });
      expect(pending.data.meetings.meeting?.registrants?.nodes.map(({ status }) => status)).toEqual(
        Array.from({ length: 5 }, () => "PENDING"),
      );
      expect(pending.calls[0]?.query).toEqual({ status: "pending", page_size: "5" });
      const [first, second] = weekly.occurrences;
      const all = await listOf({ id: weekly.id });
      const some = await listOf({ id: weekly.id, filter: { occurrenceIds: [first] } });
      expect(all?.totalCount).toBe(weekly.people);
      expect(some?.totalCount).toBeLessThan(weekly.people);
      const { calls } = await tributary.ask(MeetingRegistrantsDocument, {
        id: weekly.id,
        filter: { occurrenceIds: [second] },
        first: 3,
      });
      expect(calls[0]?.query).toEqual({ occurrence_id: second, page_size: "3" });
    });

    it("filtered by the state OTHER are none, without a call", async () => {
      const { data, calls } = await tributary.ask(MeetingRegistrantsDocument, {
        id: allHands.id,
        filter: { statuses: ["OTHER"] },
      });
      expect([data.meetings.meeting?.registrants?.nodes, calls]).toEqual([[], []]);
    });

    it("are refused before any call for a filter of several states or of none: the service filters by one", async () => {
      for (const statuses of [["PENDING", "APPROVED"], []]) {
        const { errors, calls } = await tributary.ask(MeetingRegistrantsDocument, {
          id: allHands.id,
          filter: { statuses },
        });
        expect([errors[0]?.extensions, calls]).toMatchObject([
          { code: "BAD_USER_INPUT", argument: "statuses" },
          [],
        ]);
      }
    });

    it("are paged by token, whole and in order (D2-232)", async () => {
      const whole = (await listOf({ id: review.id, first: 250 }))?.nodes.map(({ id }) => id);
      expect(whole).toHaveLength(review.people);
      const ids: string[] = [];
      let after: string | null = null;
      let more = true;
      while (more) {
        const page: Awaited<ReturnType<typeof listOf>> = await listOf({ id: review.id, first: 10, after });
        ids.push(...(page?.nodes ?? []).map(({ id }) => id));
        ({ hasNextPage: more, endCursor: after } = page?.pageInfo ?? { hasNextPage: false, endCursor: null });
      }
      expect(ids).toEqual(whole);
    });

    it("have cursors that are valid for 15 minutes, and INVALID_CURSOR afterwards (D2-234)", async () => {
      const first = await listOf({ id: allHands.id, first: 2 });
      const next = { id: allHands.id, first: 2, after: first?.pageInfo.endCursor };
      tributary.families.clock.advance(14 * MINUTE);
      expect((await listOf(next))?.nodes).toHaveLength(2);
      tributary.families.clock.advance(2 * MINUTE);
      const { data, errors, calls } = await tributary.ask(MeetingRegistrantsDocument, next);
      expect(data.meetings.meeting).toEqual({ registrants: null });
      expect(errors.map(({ extensions }) => extensions["code"])).toEqual(["INVALID_CURSOR"]);
      expect(calls.map(({ status }) => status)).toEqual([400]);
    });

    it("have cursors of their own meeting and state", async () => {
      const page = await listOf({ id: allHands.id, first: 2 });
      const after = page?.pageInfo.endCursor;
      for (const other of [{ id: training.id }, { id: allHands.id, filter: { statuses: ["APPROVED"] } }]) {
        const { errors, calls } = await tributary.ask(MeetingRegistrantsDocument, {
          ...other,
          first: 2,
          after,
        });
        expect([errors[0]?.extensions["code"], calls]).toEqual(["INVALID_CURSOR", []]);
      }
    });

    it.each([
      ["NOT_FOUND", "of a meeting that is not there (D2-284)", { id: "80000000000" }, "3001", 404],
      ["NOT_FOUND", "of a meeting that has expired (D2-284)", { id: expired.id }, "3001", 404],
      [
        "BAD_USER_INPUT",
        "of an occurrence that the meeting has not (D2-274)",
        { id: weekly.id, filter: { occurrenceIds: ["1"] } },
        "300",
        400,
      ],
    ])("are %s %s", async (code, _of, variables, familyCode, status) => {
      const { errors } = await tributary.ask(MeetingRegistrantsDocument, variables);
      expect(errors.map(({ extensions }) => extensions)).toMatchObject([
        { code, family: "meetings", familyCode, status },
      ]);
    });

    it("are RATE_LIMITED if a rate limit applies, with the time to wait (D2-267)", async () => {
      await using own = await startTributary({ families: { faults: "meetings=throttle:60" } });
      const { errors } = await own.ask(MeetingRegistrantsDocument, { id: allHands.id });
      expect(errors.map(({ extensions }) => extensions)).toMatchObject([
        { code: "RATE_LIMITED", status: 429, retryable: true, retryAfterMs: 60_000 },
      ]);
    });

    it.each(["abc", "Ticket:1", "Meeting:abc", allHands.uuid, ""])(
      "of %j are refused before any call (D2-275)",
      async (id) => {
        const { errors, calls } = await tributary.ask(MeetingRegistrantsDocument, { id });
        expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
      },
    );
  });

  describe("a summary", () => {
    it.each([
      ["as it is", allHands, encodeURIComponent(allHands.uuid)],
      [
        "encoded twice where it starts with a slash (D2-222)",
        kickOff,
        encodeURIComponent(encodeURIComponent(kickOff.uuid)),
      ],
      [
        "encoded twice where it has two slashes (D2-223)",
        review,
        encodeURIComponent(encodeURIComponent(review.uuid)),
      ],
      ["encoded once where slashes are single", training, encodeURIComponent(training.uuid)],
    ])("is read by the UUID, %s (D2-221, D2-433)", async (_how, meeting, segment) => {
      const { data, calls } = await tributary.ask(MeetingSummaryDocument, {
        uuid: meeting.uuid,
      });
      expect(data.meetings.summary).toMatchObject({
        id: `MeetingSummary:${encodeURIComponent(meeting.uuid)}`,
        upstreamId: meeting.uuid,
        topic: meeting.topic,
        title: `Summary of ${meeting.topic}`,
        startedAt: expect.stringMatching(/Z$/),
        details: expect.arrayContaining([{ label: "Opening", summary: expect.any(String) }]),
        meeting: { id: `Meeting:${meeting.id}`, upstreamId: String(meeting.id) },
        host: { email: host(meeting)?.email },
      });
      expect(calls.map(({ operation, path, status }) => [operation, path, status])).toEqual([
        ["getMeetingSummary", `/meetings/${segment}/meeting_summary`, 200],
      ]);
      expect(await tributary.data(MeetingSummaryDocument, { uuid: data.meetings.summary.id })).toEqual(data);
    });

    it.each([
      ["none was made", oneToOne.uuid],
      ["the meeting has expired", expired.uuid],
      ["the meeting is not there", "AAAAAAAAAAAAAAAAAAAAAA=="],
    ])("is null if %s (D2-284)", async (_why, uuid) => {
      expect(await tributary.data(MeetingSummaryDocument, { uuid })).toEqual({ meetings: { summary: null } });
    });

    it.each([String(allHands.id), `Meeting:${allHands.id}`, "../secrets", "a%2Fb", ""])(
      "of %j is refused before any call (D2-221)",
      async (uuid) => {
        const { errors, calls } = await tributary.ask(MeetingSummaryDocument, { uuid });
        expect([errors[0]?.extensions["code"], calls]).toEqual(["BAD_USER_INPUT", []]);
      },
    );

    it("is read by its meeting, and is null there if it is another meeting's (D2-221)", async () => {
      const own = await tributary.ask(SummaryOfMeetingDocument, { id: review.id, uuid: review.uuid });
      const livestream = { meeting: { id: `Meeting:${review.id}` }, pageUrl: null };
      expect(own.data).toEqual({ meetings: { meeting: { summary: { topic: review.topic }, livestream } } });
      expect(operationsOf(own.calls)).toEqual(["meetings.getMeetingSummary"]);
      expect(await tributary.data(SummaryOfMeetingDocument, { id: review.id, uuid: kickOff.uuid })).toEqual({
        meetings: { meeting: { summary: null, livestream } },
      });
    });

    it("leads to the people who registered for the meeting", async () => {
      const { data, calls } = await tributary.ask(
        `query ($uuid: ID!) { meetings { summary(id: $uuid) { meeting { registrants(first: 1) { totalCount } } } } }`,
        { uuid: review.uuid },
      );
      expect(data).toEqual({
        meetings: { summary: { meeting: { registrants: { totalCount: review.people } } } },
      });
      expect(operationsOf(calls)).toEqual(["meetings.getMeetingSummary", "meetings.listMeetingRegistrants"]);
    });
  });
});
