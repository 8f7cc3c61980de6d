/** What belongs to a person, over REST. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type {
  Activity,
  Change,
  CrmUser,
  Deal,
  File,
  FlowItem,
  Follower,
  MailMessage,
} from "#contracts/crm/index.ts";
import { flowKinds } from "#contracts/crm/index.ts";
import { demoFieldKey } from "#services/crm/seed/fields.ts";
import {
  activitiesOf,
  crmUserIdOf,
  dealsOf,
  filesOf,
  followersOf,
  isCrmUser,
  mailsOf,
} from "#services/crm/seed/related.ts";
import type { Person as DemoPerson } from "#services/demo/company.ts";
import { type CrmClient, startCrm } from "./client.ts";

let crm: CrmClient;
beforeEach(async () => {
  crm = await startCrm();
});
afterEach(() => crm.close());

const demo = (index: number) => crm.families.company.people[index] as DemoPerson;
const of = <T>(index: number, list: string) => crm.list<T>(`/persons/${crm.id(index)}/${list}`);
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

describe("lists of a person", () => {
  it("hold everybody's own, every member somewhere (D3-316)", async () => {
    const seen = new Map<string, Set<string>>();
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const { id } = { id: crm.id(index) };
      for (const [list, count] of [
        ["activities", activitiesOf(demo(index))],
        ["files", filesOf(demo(index))],
        ["mailMessages", mailsOf(demo(index))],
        ["followers", followersOf(demo(index))],
      ] as const) {
        const rows = await of<{ person_id: number }>(index, list);
        expect([index, list, rows.length]).toEqual([index, list, count]);
        expect(rows.every(({ person_id }) => person_id === id)).toBe(true);
        const filled = seen.get(list) ?? new Set();
        seen.set(list, filled);
        for (const row of rows)
          for (const [name, value] of Object.entries(row)) if (value !== null) filled.add(name);
      }
    }
    const samples = { activities: of<Activity>(0, "activities"), files: of<File>(0, "files") };
    for (const [list, sample] of Object.entries(samples))
      expect([...(seen.get(list) ?? [])].sort()).toEqual(Object.keys((await sample)[0] ?? {}).sort());
  });
});

describe("activities of a person", () => {
  it("are those that are done, or not, without the excluded ones (D3-304)", async () => {
    const all = await of<Activity>(4, "activities");
    expect(all.map(({ done }) => done)).toEqual([false, true, false, true]);
    expect(idsOf(await of(4, "activities?done=1"))).toEqual(idsOf(all.filter(({ done }) => done)));
    expect(idsOf(await of(4, "activities?done=0"))).toEqual(idsOf(all.filter(({ done }) => !done)));
    expect(await crm.refusal("GET", `/persons/${crm.id(4)}/activities?done=2`)).toEqual([400, "done"]);
    const [first, , third] = idsOf(all);
    expect(idsOf(await of(4, `activities?exclude=${first},${third}`))).toEqual(
      idsOf(all).filter((id) => id !== first && id !== third),
    );
  });
});

describe("deals of a person", () => {
  it("are in a state, all but deleted ones unless it is named (D3-305)", async () => {
    const states = new Set<string>();
    for (const index of [0, 1, 3]) {
      const all = await of<Deal>(index, "deals");
      expect(all.some(({ status }) => status === "deleted")).toBe(false);
      const deleted = await of<Deal>(index, "deals?status=deleted");
      expect(all.length + deleted.length).toBe(dealsOf(demo(index)));
      for (const status of ["open", "won", "lost"])
        expect(idsOf(await of(index, `deals?status=${status}`))).toEqual(
          idsOf(all.filter((deal) => deal.status === status)),
        );
      for (const { status } of [...all, ...deleted]) states.add(status);
    }
    expect([...states].sort()).toEqual(["deleted", "lost", "open", "won"]);
    expect(await crm.refusal("GET", `/persons/${crm.id(0)}/deals?status=gone`)).toEqual([400, "status"]);
  });
});

describe("mail of a person", () => {
  it("comes the latest first, with who wrote to whom (D3-315)", async () => {
    const [reply, offer] = await of<MailMessage>(0, "mailMessages");
    expect(reply?.from).toEqual([{ email_address: demo(0).email, name: demo(0).displayName }]);
    expect(offer?.to).toEqual(reply?.from);
    expect(reply && offer && reply.message_time > offer.message_time).toBe(true);
  });
});

describe("the flow of a person", () => {
  const kindsIn = (items: readonly FlowItem[]) => new Set(items.map(({ object }) => object));

  it("holds what happened, the latest first; of named kinds only (D3-307)", async () => {
    const all = await of<FlowItem>(0, "flow");
    expect([...kindsIn(all)].sort()).toEqual([...flowKinds].sort());
    const times = all.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    const some = await of<FlowItem>(0, "flow?items=deal,file");
    expect(some).toEqual(all.filter(({ object }) => object === "deal" || object === "file"));
    expect(await crm.refusal("GET", `/persons/${crm.id(0)}/flow?items=deal,party`)).toEqual([400, "items"]);
  });

  it("holds changes of custom fields with all_changes=1 only (D3-307)", async () => {
    const keys = async (query: string) =>
      (await of<{ data: Change }>(0, `flow?items=change${query}`)).map(({ data }) => data.field_key);
    expect(await keys("")).toEqual(await keys("&all_changes=0"));
    expect(await keys("")).not.toContain(demoFieldKey("discount"));
    expect(await keys("&all_changes=1")).toContain(demoFieldKey("discount"));
    expect(await crm.refusal("GET", `/persons/${crm.id(0)}/flow?all_changes=2`)).toEqual([
      400,
      "all_changes",
    ]);
  });
});

describe("the changelog of a person", () => {
  it("is paged by cursor (D3-271, D3-272)", async () => {
    const all = await of<Change>(0, "changelog");
    expect(all.length).toBeGreaterThan(2);
    const first = await crm.page<Change>(`/persons/${crm.id(0)}/changelog?limit=1`);
    expect(first.data).toEqual([all[0]]);
    const cursor = first.additional_data?.next_cursor ?? "";
    const query = new URLSearchParams({ limit: "1", cursor });
    expect((await crm.page(`/persons/${crm.id(0)}/changelog?${query}`)).data).toEqual([all[1]]);
    expect((await crm.refusal("GET", `/persons/${crm.id(1)}/changelog?${query}`))[0]).toBe(400);
  });

  it("notes what a write changes: which field, from what, to what, by whom (D3-290)", async () => {
    const path = `/persons/${crm.id(0)}`;
    await crm.data("PUT", path, {
      label: 2,
      name: "New Name",
      email: [{ value: "new@x.example" }, { value: "newer@x.example" }],
      [demoFieldKey("nickname")]: "Ace",
    });
    await crm.data("PUT", path, { name: "New Name" });
    const log = await of<Change>(0, "changelog");
    const changed = new Map(
      log.map(({ field_key, ...change }) => [field_key, change]).reverse() as [
        string,
        Omit<Change, "field_key">,
      ][],
    );
    expect(changed.get("name")).toEqual({
      old_value: demo(0).displayName,
      new_value: "New Name",
      actor_user_id: { id: 1, name: demo(0).displayName, email: demo(0).email },
      time: new Date(crm.families.clock.now()).toISOString(),
      change_source: "api",
      is_bulk_update_flag: false,
    });
    expect(changed.get("email")?.new_value).toBe("new@x.example, newer@x.example");
    expect(changed.get(demoFieldKey("nickname"))?.new_value).toBe("Ace");
    expect(log.filter(({ new_value }) => new_value === "New Name")).toHaveLength(1);
  });
});

describe("followers of a person", () => {
  it("come whole (D3-272, D3-309, D3-317)", async () => {
    const followers = await of<Follower>(0, "followers");
    expect(followers).toHaveLength(2);
    expect(followers[0]).toEqual({
      id: expect.any(Number),
      person_id: crm.id(0),
      user_id: { id: expect.any(Number), name: expect.any(String), email: expect.any(String) },
      add_time: expect.any(String),
    });
    expect(await of(0, "followers?start=1&limit=1")).toEqual(followers);
  });

  it("are added with 200, once each (D3-272, D3-308, D3-309)", async () => {
    const path = `/persons/${crm.id(2)}/followers`;
    expect(await crm.list(path)).toEqual([]);
    const follower = await crm.data<Follower>("POST", path, { user_id: 2 });
    expect(follower).toMatchObject({ person_id: crm.id(2), user_id: { id: 2, email: demo(1).email } });
    expect(await crm.data("POST", path, { user_id: 2 })).toEqual(follower);
    expect(await crm.list(path)).toEqual([follower]);
    expect(await crm.refusal("POST", path, {})).toEqual([400, "user_id"]);
    expect(await crm.refusal("POST", path, { user_id: "2" })).toEqual([400, "user_id"]);
    expect(await crm.refusal("POST", path, { user_id: 99_999 })).toEqual([400, "user_id"]);
  });

  it("are removed with 200 (D3-272, D3-310)", async () => {
    const [one, other] = await of<Follower>(0, "followers");
    const path = `/persons/${crm.id(0)}/followers/${one?.id}`;
    expect(await crm.refusal("DELETE", `/persons/${crm.id(1)}/followers/${one?.id}`)).toEqual([
      404,
      "follower_id",
    ]);
    expect(await crm.data("DELETE", path)).toEqual({ id: one?.id });
    expect(await of(0, "followers")).toEqual([other]);
    expect(await crm.refusal("DELETE", path)).toEqual([404, "follower_id"]);
    expect(await crm.refusal("DELETE", `/persons/${crm.id(0)}/followers/one`)).toEqual([400, "follower_id"]);
  });
});

describe("permitted users of a person", () => {
  it("are all users, or of a private one its owner and followers (D3-272, D3-313, D3-317)", async () => {
    const path = `/persons/${crm.id(0)}`;
    await crm.data("PUT", path, { visible_to: "3", owner_id: 1 });
    const all = crm.families.company.people.filter(isCrmUser).map(crmUserIdOf);
    expect(idsOf(await of<CrmUser>(0, "permittedUsers"))).toEqual(all);
    await crm.data("PUT", path, { visible_to: "1" });
    const followers = (await of<Follower>(0, "followers")).map(({ user_id }) => user_id.id);
    expect(idsOf(await of<CrmUser>(0, "permittedUsers"))).toEqual(
      [...new Set([1, ...followers])].sort((a, b) => a - b),
    );
  });
});
