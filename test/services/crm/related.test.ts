/** Activities, deals, files and history of a person, over REST. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Change, CrmUser, Deal, FlowItem, Follower } from "#contracts/crm/index.ts";
import { flowKinds } from "#contracts/crm/index.ts";
import { crmUserIdOf, dealsOf, isCrmUser } from "#services/crm/seed/related.ts";
import { demoFieldKey } from "#services/demo/things/crm.ts";
import { type CrmClient, startCrm } from "./client.ts";

let crm: CrmClient;
beforeEach(async () => {
  crm = await startCrm();
  return crm.close;
});

const demo = (index: number) => crm.families.person(index);
const of = <T>(index: number, list: string) => crm.list<T>(`/persons/${crm.id(index)}/${list}`);
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

describe("deals of a person", () => {
  it("are in a state, all but deleted ones unless it is named (D3-305)", async () => {
    const states = new Set<string>();
    for (const index of [0, 1, 3]) {
      const all = await of<Deal>(index, "deals");
      expect(all.some(({ status }) => status === "deleted")).toBe(false);
      const deleted = await of<Deal>(index, "deals?status=deleted");
      expect(all.length + deleted.length).toBe(dealsOf(demo(index)));
      for (const { status } of [...all, ...deleted]) states.add(status);
    }
    expect([...states].sort()).toEqual(["deleted", "lost", "open", "won"]);
  });
});

describe("the flow of a person", () => {
  const kindsIn = (items: readonly FlowItem[]) => new Set(items.map(({ object }) => object));

  it("has the events, the latest first, limited to the kinds in `items` (D3-307)", async () => {
    const all = await of<FlowItem>(0, "flow");
    expect([...kindsIn(all)].sort()).toEqual([...flowKinds].sort());
    const times = all.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    const some = await of<FlowItem>(0, "flow?items=deal,file");
    expect(some).toEqual(all.filter(({ object }) => object === "deal" || object === "file"));
  });

  it("has changes of custom fields with all_changes=1 only (D3-307)", async () => {
    const keys = async (query: string) =>
      (await of<{ data: Change }>(0, `flow?items=change${query}`)).map(({ data }) => data.field_key);
    expect(await keys("")).toEqual(await keys("&all_changes=0"));
    expect(await keys("")).not.toContain(demoFieldKey("discount"));
    expect(await keys("&all_changes=1")).toContain(demoFieldKey("discount"));
  });
});

describe("the changelog of a person", () => {
  it("refuses a cursor of another person's changelog (D3-271)", async () => {
    const first = await crm.page<Change>(`/persons/${crm.id(0)}/changelog?limit=1`);
    const cursor = first.additional_data?.next_cursor ?? "";
    const query = new URLSearchParams({ limit: "1", cursor });
    expect((await crm.refusal("GET", `/persons/${crm.id(1)}/changelog?${query}`))[0]).toBe(400);
  });

  it("has the field, old value, new value and user of each change (D3-290)", async () => {
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
  it("are added with 200, once each, to one person (D3-272, D3-308, D3-309)", async () => {
    const path = `/persons/${crm.id(2)}/followers`;
    expect(await crm.list(path)).toEqual([]);
    const follower = await crm.data<Follower>("POST", path, { user_id: 2 });
    expect(follower).toMatchObject({ person_id: crm.id(2), user_id: { id: 2, email: demo(1).email } });
    expect(await crm.data("POST", path, { user_id: 2 })).toEqual(follower);
    expect(await crm.list(path)).toEqual([follower]);
    expect(await crm.refusal("DELETE", `/persons/${crm.id(1)}/followers/${follower.id}`)).toEqual([
      404,
      "follower_id",
    ]);
    expect(await crm.refusal("POST", path, { user_id: 99_999 })).toEqual([400, "user_id"]);
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
