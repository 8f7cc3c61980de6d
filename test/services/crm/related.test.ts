/** Deals, changes and permitted users of a person, over REST. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Change, CrmUser, Deal, Follower } from "#contracts/crm/index.ts";
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

describe("the changelog of a person", () => {
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
