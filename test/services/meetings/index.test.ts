import { describe, expect, it } from "vitest";
import type { PersonaName } from "#contracts/demo-credentials.ts";
import {
  type MeetingSummary,
  meetings,
  type Registrant,
  registrantStatuses,
} from "#contracts/meetings/index.ts";
import { demoMeetings } from "#services/demo/things/meetings.ts";
import { bearerOf } from "#test/kit/families.ts";
import { startMeetings } from "./client.ts";

const { allHands, kickOff, review, training, weekly, town } = demoMeetings;
const MINUTE = 60_000;

const service = await startMeetings();
const { families } = service;

const summaryPath = (uuid: string) => meetings.bound.getMeetingSummary.template.render({ meetingId: uuid });
const registrantsPath = (meetingId: number | string, query = "") =>
  `/meetings/${meetingId}/registrants${query}`;

const ask = (path: string, as: PersonaName = "service") =>
  fetch(families.baseUrl("meetings") + path, { headers: bearerOf("meetings", as) });

const read = <T>(path: string, as?: PersonaName) => service.read<T>(path, as);
const refusal = (path: string, as?: PersonaName) => service.refusal("GET", path, undefined, as);

interface Page {
  registrants: Registrant[];
  page_size: number;
  total_records: number;
  next_page_token: string;
}
const page = (meetingId: number, query = "") => read<Page>(registrantsPath(meetingId, query));
const emailsOf = (rows: readonly Registrant[]) => rows.map((row) => row.email);

async function wholeList(meetingId: number, query = "?page_size=300"): Promise<Registrant[]> {
  const rows: Registrant[] = [];
  let token = "";
  do {
    const next = await page(meetingId, `${query}&next_page_token=${token}`);
    rows.push(...next.registrants);
    token = next.next_page_token;
  } while (token !== "");
  return rows;
}

describe("paths", () => {
  it("have no version segment: the same path elsewhere is no operation (D2-001, D2-002)", async () => {
    expect((await ask(registrantsPath(allHands.id))).status).toBe(200);
    expect(await refusal(`/v1${registrantsPath(allHands.id)}`)).toEqual([404, 404]);
  });
});

describe("the meeting summary", () => {
  it("is refused by the meeting's number with code 300 (D2-221, D2-275)", async () => {
    expect(await refusal(`/meetings/${allHands.id}/meeting_summary`)).toEqual([400, 300]);
    expect(await refusal("/meetings/no%20uuid/meeting_summary")).toEqual([400, 300]);
  });

  it("is found by a UUID that starts with / when it is encoded twice, not once (D2-222)", async () => {
    expect(kickOff.uuid).toMatch(/^\//);
    expect(summaryPath(kickOff.uuid)).toBe("/meetings/%252FfZ3kq0RTVmW1sYbX9cLdA%253D%253D/meeting_summary");
    expect((await read<MeetingSummary>(summaryPath(kickOff.uuid))).meeting_topic).toBe("Project kick-off");
    const once = `/meetings/${encodeURIComponent(kickOff.uuid)}/meeting_summary`;
    expect(await refusal(once)).toEqual([404, 404]);
    expect(await refusal(`/meetings/${kickOff.uuid}/meeting_summary`)).toEqual([404, 404]);
  });

  it("is found by a UUID that contains // when it is encoded twice, not once (D2-223)", async () => {
    expect(review.uuid).toContain("//");
    expect(summaryPath(review.uuid)).toContain("Qm7t%252F%252F2H");
    expect((await read<MeetingSummary>(summaryPath(review.uuid))).meeting_id).toBe(review.id);
    const once = `/meetings/${encodeURIComponent(review.uuid)}/meeting_summary`;
    expect(await refusal(once)).toEqual([404, 404]);
  });
});

describe("registrants", () => {
  it("are an empty list for a meeting without registrations", async () => {
    expect(await page(town.id)).toEqual({
      registrants: [],
      page_size: 30,
      total_records: 0,
      next_page_token: "",
    });
  });

  it("have a link to join only if they are approved", async () => {
    const all = await wholeList(allHands.id);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(registrantStatuses));
    for (const { status, join_url } of all) expect(join_url !== undefined).toBe(status === "approved");
  });

  it("are filtered by the occurrence of a recurring meeting (D2-231)", async () => {
    const [first, second] = weekly.occurrences;
    const all = emailsOf(await wholeList(weekly.id));
    const [one, two] = [
      emailsOf((await page(weekly.id, `?occurrence_id=${first}`)).registrants),
      emailsOf((await page(weekly.id, `?occurrence_id=${second}`)).registrants),
    ];
    expect(one).toEqual(all.filter((_, index) => index % 3 !== 1));
    expect(two).toEqual(all.filter((_, index) => index % 3 !== 0));
    expect(await refusal(registrantsPath(weekly.id, "?occurrence_id=7"))).toEqual([400, 300]);
    expect(await refusal(registrantsPath(allHands.id, `?occurrence_id=${first}`))).toEqual([400, 300]);
  });

  it("are 30 in a page by default, and at most 300 (D2-545)", async () => {
    expect((await page(allHands.id)).registrants).toHaveLength(30);
    const largest = await page(allHands.id, "?page_size=1000");
    expect([largest.page_size, largest.registrants.length]).toEqual([300, 300]);
    expect(largest.next_page_token).toMatch(/./);
    expect(new Set(emailsOf(await wholeList(allHands.id))).size).toBe(families.company.people.length + 80);
  });

  it("can be paged by page_number, which is deprecated (D2-005, D2-233)", async () => {
    const second = await page(kickOff.id, "?page_size=5&page_number=2");
    expect(second.registrants).toEqual((await wholeList(kickOff.id)).slice(5, 10));
  });

  it("are paged by the page token if page_number is sent too (D2-005, D2-234)", async () => {
    const whole = await wholeList(kickOff.id);
    const { next_page_token: token } = await page(kickOff.id, "?page_size=5");
    for (const both of [`next_page_token=${token}&page_number=3`, `page_number=1&next_page_token=${token}`])
      expect((await page(kickOff.id, `?page_size=5&${both}`)).registrants).toEqual(whole.slice(5, 10));
  });

  it("have page tokens that are valid for 15 minutes, then refused with code 300 (D2-234)", async () => {
    const { next_page_token: token } = await page(kickOff.id, "?page_size=10");
    const next = registrantsPath(kickOff.id, `?page_size=10&next_page_token=${token}`);
    families.clock.advance(14 * MINUTE);
    expect((await read<Page>(next)).registrants).toHaveLength(7);
    families.clock.advance(2 * MINUTE);
    expect(await refusal(next)).toEqual([400, 300]);
  });

  it("refuse an invented token, and one of another meeting, with code 300 (D2-274)", async () => {
    expect(await refusal(registrantsPath(kickOff.id, "?next_page_token=abc"))).toEqual([400, 300]);
    const { next_page_token: token } = await page(kickOff.id, "?page_size=10");
    expect(await refusal(registrantsPath(weekly.id, `?next_page_token=${token}`))).toEqual([400, 300]);
  });

  it("refuse a meeting id that is no number with code 300 (D2-275)", async () => {
    for (const id of ["abc", "12.5", "-4", encodeURIComponent(training.uuid)])
      expect([id, await refusal(registrantsPath(id))]).toEqual([id, [400, 300]]);
  });
});

describe("errors", () => {
  it("have their code in the body, with HTTP 400 or 404 for each code (D2-266, D2-543)", async () => {
    for (const [path, as] of [
      [registrantsPath("abc"), "service"],
      [registrantsPath(1), "service"],
      [registrantsPath(allHands.id), "endUser"],
      [summaryPath(allHands.uuid), "endUser"],
      ["/meetings", "service"],
    ] as const)
      expect([400, 404]).toContain((await refusal(path, as))[0]);
  });

  it.each([
    [200, "D2-272", 403],
    [3000, "D2-283", 403],
    [3001, "D2-284", 404],
    [300, "D2-266", 400],
    [404, "D2-266", 404],
    [3003, "D2-266", 403],
    [4927, "D2-266", 409],
    [1001, "D2-266", 404],
    [1010, "D2-266", 404],
    [1120, "D2-266", 400],
    [2000, "D2-266", 403],
    [2024, "D2-266", 403],
    [3161, "D2-266", 403],
    [4400, "D2-266", 403],
    [12702, "D2-266", 404],
  ])("with code %i (%s) are read as status %i, for any HTTP status", (code, _rule, status) => {
    expect(meetings.errors.read({ code, message: "…" }).status).toBe(status);
  });

  it("with an undocumented code have that code, and no status (D2-266)", () => {
    expect(meetings.errors.read({ code: 77, message: "new" })).toEqual({
      code: "77",
      message: "new",
      isOwnForm: true,
      field: undefined,
      status: undefined,
    });
  });

  it("have code 404 for an unknown path (D2-292)", async () => {
    expect(await refusal("/meetings/85746065432/recordings")).toEqual([404, 404]);
  });

  it("have code 429 with Retry-After over a rate limit (D2-267, D2-551)", async () => {
    families.setFaults("meetings=throttle:7");
    const response = await ask(registrantsPath(allHands.id));
    families.setFaults("");
    expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([
      429,
      "7",
      { code: 429, message: "Too many requests" },
    ]);
  });
});
