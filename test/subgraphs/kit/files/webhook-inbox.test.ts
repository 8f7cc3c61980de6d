import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inboxConnection } from "#subgraphs/kit/files/inbox-connection.ts";
import { Inbox, type InboxFilter, type InboxMessage } from "#subgraphs/kit/files/webhook-inbox.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tributary-inbox-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const message = (id: string, at: number, ...marks: string[]): InboxMessage => ({
  family: "f",
  id,
  at,
  marks,
  body: { said: id },
});
const idsOf = (inbox: Inbox, filter: Partial<InboxFilter> = {}, count = 10) =>
  inbox.list({ family: "f", marks: [], ...filter }, count).map(({ id }) => id);

describe("an inbox", () => {
  it("keeps each message once, whatever comes under its id later, and by family", () => {
    const inbox = new Inbox();
    expect(inbox.put(message("a", 1))).toBe(true);
    expect(inbox.put({ ...message("a", 9), body: { said: "else" } })).toBe(false);
    expect(inbox.put({ ...message("a", 1), family: "g" })).toBe(true);
    expect(inbox.list({ family: "f", marks: [] }, 10)).toMatchObject([
      { id: "a", at: 1, body: { said: "a" } },
    ]);
  });

  it("lists the newest first by when it happened, narrowed by marks and time", () => {
    const inbox = new Inbox();
    inbox.put(message("late", 30, "e:1", "k:x"));
    inbox.put(message("early", 10, "e:1", "k:y"));
    inbox.put(message("middle", 20, "e:2", "k:x"));
    inbox.put(message("same", 20, "e:1", "k:x"));
    expect(idsOf(inbox)).toEqual(["late", "same", "middle", "early"]);
    expect(idsOf(inbox, { marks: [["e:1"], ["k:x", "k:z"]] })).toEqual(["late", "same"]);
    expect(idsOf(inbox, { marks: [["e:1", "e:2"]], since: 20, until: 30 })).toEqual(["same", "middle"]);
    expect(inbox.count({ family: "f", marks: [["k:x"]] })).toBe(3);
    expect(idsOf(inbox, { marks: [["k:' OR 1=1 --"]] })).toEqual([]);
  });

  it("pages by place: what comes meanwhile moves nothing", () => {
    const inbox = new Inbox();
    for (let i = 0; i < 5; i++) inbox.put(message(String(i), 10 * Math.floor(i / 2)));
    const filter = { family: "f", marks: [] };
    const first = inboxConnection(inbox, filter, { first: 2 });
    inbox.put(message("new", 99));
    const rest = inboxConnection(inbox, filter, { first: 3, after: first.pageInfo.endCursor });
    expect([first, rest].map(({ nodes }) => nodes.map(({ id }) => id))).toEqual([
      ["4", "3"],
      ["2", "1", "0"],
    ]);
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
    expect(rest.totalCount).toBe(6);
    const other = { ...filter, since: 5 };
    expect(() => inboxConnection(inbox, other, { after: first.pageInfo.endCursor })).toThrow(/cursor/);
  });

  it("has what it acknowledged on the disk, for another process too; whoever only reads makes no file", () => {
    const path = join(folder, "deep", "inbox.db");
    const reader = new Inbox(path);
    expect([idsOf(reader), reader.count({ family: "f", marks: [] }), existsSync(path)]).toEqual([
      [],
      0,
      false,
    ]);
    const writer = new Inbox(path);
    writer.put(message("a", 1));
    // Nothing was closed: this is what a crash would leave.
    expect(idsOf(reader)).toEqual(["a"]);
    writer.put(message("b", 2));
    expect(idsOf(new Inbox(path))).toEqual(["b", "a"]);
    reader.close();
    writer.close();
  });
});
