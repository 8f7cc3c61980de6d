import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FileInUseError } from "#services/kit/data/disk.ts";
import { openStore, type Store } from "#services/kit/data/store.ts";

interface Ticket {
  readonly id: number;
  readonly requester: string;
  readonly tags?: readonly string[];
}

const ticketsOf = (store: Store) =>
  store.collection("tickets", {
    key: (ticket: Ticket) => String(ticket.id),
    indexes: { requester: (ticket) => ticket.requester, tag: (ticket) => ticket.tags },
    orders: { newest: (a, b) => b.id - a.id },
  });
const idsOf = (tickets: readonly Ticket[]) => tickets.map((ticket) => ticket.id);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tributary-store-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("a fork of a store", () => {
  const planted = () => {
    const store = openStore(":memory:");
    ticketsOf(store).put({ id: 1, requester: "ada", tags: ["red"] });
    ticketsOf(store).put({ id: 2, requester: "ada" });
    return store;
  };

  it("has the same documents, and later writes to either are not visible in the other", () => {
    const store = planted();
    const [first, second] = [store.fork(), store.fork()].map(ticketsOf);
    first?.put({ id: 1, requester: "bo", tags: ["blue"] });
    first?.delete("2");
    expect(first?.nextId()).toBe(3);
    ticketsOf(store).put({ id: 3, requester: "ada" });
    expect(idsOf(first?.by("requester", "bo", "ada") ?? [])).toEqual([1]);
    expect(idsOf(first?.by("tag", "red") ?? [])).toEqual([]);
    expect(second?.all()).toEqual([
      { id: 1, requester: "ada", tags: ["red"] },
      { id: 2, requester: "ada" },
    ]);
    expect(idsOf(second?.by("tag", "red") ?? [])).toEqual([1]);
    expect(second?.nextId()).toBe(3);
    expect(idsOf(ticketsOf(store).by("requester", "ada"))).toEqual([1, 2, 3]);
  });

  it("is emptied without its origin", () => {
    const store = planted();
    const fork = store.fork();
    fork.reset();
    expect(ticketsOf(fork).size).toBe(0);
    expect(ticketsOf(fork).by("requester", "ada")).toEqual([]);
    expect(ticketsOf(store).size).toBe(2);
    store.reset();
    expect(ticketsOf(store).by("requester", "ada")).toEqual([]);
  });

  it("shares documents that cannot be changed in place", () => {
    const ticket = ticketsOf(planted().fork()).get("1");
    expect(Object.isFrozen(ticket)).toBe(true);
    expect(Object.isFrozen(ticket?.tags)).toBe(true);
  });
});

describe("a mark of a store", () => {
  it("restores the documents of the store", () => {
    const store = openStore(":memory:");
    const tickets = ticketsOf(store);
    tickets.put({ id: 1, requester: "ada" });
    tickets.put({ id: 2, requester: "ada" });
    const back = store.mark();
    const later = store.collection("notes", { key: (text: string) => text });
    for (let round = 0; round < 2; round++) {
      tickets.delete("1");
      tickets.put({ id: 7, requester: "bo" });
      later.put("written after the mark");
      expect(idsOf(tickets.sorted("newest"))).toEqual([7, 2]);
      back();
      expect(idsOf(tickets.all())).toEqual([1, 2]);
      expect(idsOf(tickets.by("requester", "ada", "bo"))).toEqual([1, 2]);
      expect(idsOf(tickets.sorted("newest"))).toEqual([2, 1]);
      expect(tickets.nextId()).toBe(3);
      expect(later.size).toBe(0);
    }
  });

  it("is refused for a store with a file", () => {
    const store = openStore(join(folder, "data.db"));
    expect(() => store.mark()).toThrow("a store with a file has no marks");
    store.close();
  });
});

describe("a store in memory", () => {
  it("finds documents by key, by index and in an order of their own", () => {
    const tickets = ticketsOf(openStore(":memory:"));
    tickets.put({ id: 7, requester: "ada" });
    tickets.put({ id: 3, requester: "bo", tags: ["red", "blue"] });
    tickets.put({ id: 5, requester: "ada", tags: ["red"] });
    expect(tickets.get("3")?.requester).toBe("bo");
    expect(tickets.get("4")).toBeUndefined();
    expect(idsOf(tickets.all())).toEqual([7, 3, 5]);
    expect(idsOf(tickets.by("requester", "ada"))).toEqual([7, 5]);
    expect(idsOf(tickets.by("tag", "red"))).toEqual([3, 5]);
    expect(idsOf(tickets.sorted("newest"))).toEqual([7, 5, 3]);
    expect(tickets.size).toBe(3);
  });

  it("returns a document once if several of the requested values match it", () => {
    const tickets = ticketsOf(openStore(":memory:"));
    tickets.put({ id: 1, requester: "ada", tags: ["red", "blue"] });
    expect(idsOf(tickets.by("tag", "red", "blue", "none"))).toEqual([1]);
  });

  it("moves a replaced document to its new index values, without a change of its position in the list", () => {
    const tickets = ticketsOf(openStore(":memory:"));
    tickets.put({ id: 1, requester: "ada" });
    tickets.put({ id: 2, requester: "ada" });
    expect(idsOf(tickets.sorted("newest"))).toEqual([2, 1]);
    tickets.put({ id: 1, requester: "bo" });
    expect(idsOf(tickets.by("requester", "ada"))).toEqual([2]);
    expect(idsOf(tickets.by("requester", "bo"))).toEqual([1]);
    expect(idsOf(tickets.all())).toEqual([1, 2]);
    expect(tickets.sorted("newest")[1]?.requester).toBe("bo");
  });

  it("never assigns an id twice, even after the document with it was deleted", () => {
    const tickets = ticketsOf(openStore(":memory:"));
    tickets.put({ id: 41, requester: "ada" });
    expect(tickets.nextId()).toBe(42);
    tickets.put({ id: 43, requester: "ada" });
    expect(tickets.delete("43")).toBe(true);
    expect(tickets.delete("43")).toBe(false);
    expect(tickets.nextId()).toBe(44);
  });

  it("finds documents by an index without reading any document", () => {
    const tickets = ticketsOf(openStore(":memory:"));
    let reads = 0;
    for (let id = 0; id < 2_000; id++)
      tickets.put({
        id,
        get requester() {
          reads++;
          return `person ${id % 400}`;
        },
      });
    reads = 0;
    const found = tickets.by("requester", "person 7");
    expect(reads, "documents that were read").toBe(0);
    expect(idsOf(found)).toEqual([7, 407, 807, 1207, 1607]);
  });

  it("separates families, and empties one without the others", () => {
    const store = openStore(":memory:");
    const one = ticketsOf(store.scope("one"));
    const two = ticketsOf(store.scope("two"));
    one.put({ id: 1, requester: "ada" });
    two.put({ id: 2, requester: "bo" });
    expect(idsOf(one.all())).toEqual([1]);
    store.scope("one").reset();
    expect(one.size).toBe(0);
    expect(one.by("requester", "ada")).toEqual([]);
    expect(idsOf(two.all())).toEqual([2]);
  });
});

describe("a store in a file", () => {
  it("survives a restart: documents, their order, deletions and the highest id", () => {
    const path = join(folder, "deep", "families.db");
    const before = openStore(path);
    const tickets = ticketsOf(before.scope("desk"));
    for (const id of [9, 4, 6]) tickets.put({ id, requester: "ada" });
    tickets.delete("9");
    tickets.put({ id: 4, requester: "bo" });
    before.flush();
    tickets.delete("4");
    tickets.put({ id: 4, requester: "cy" });
    before.close();

    const after = openStore(path);
    const again = ticketsOf(after.scope("desk"));
    expect(again.all()).toEqual([
      { id: 6, requester: "ada" },
      { id: 4, requester: "cy" },
    ]);
    expect(idsOf(again.by("requester", "cy"))).toEqual([4]);
    expect(again.nextId()).toBe(10);
    after.close();
  });

  it("writes by itself at the end of the tick", async () => {
    const path = join(folder, "families.db");
    const writer = openStore(path);
    ticketsOf(writer).put({ id: 1, requester: "ada" });
    await new Promise((resolve) => setImmediate(resolve));
    // The file and the log of a process that is killed at this time.
    const left = join(folder, "left.db");
    for (const part of ["", "-wal"]) copyFileSync(path + part, left + part);
    const reader = openStore(left);
    expect(ticketsOf(reader).size).toBe(1);
    reader.close();
    writer.close();
  });

  it("is open once at a time: another one is refused, and may wait for the first to close", async () => {
    const path = join(folder, "families.db");
    const first = openStore(path);
    ticketsOf(first).put({ id: 1, requester: "ada" });
    expect(() => openStore(path)).toThrow(FileInUseError);
    const began = performance.now();
    expect(() => openStore(path, 200)).toThrow(`${path} is in use by another process`);
    expect(performance.now() - began).toBeGreaterThan(150);
    first.close();
    const second = openStore(path);
    expect(ticketsOf(second).size).toBe(1);
    second.close();
  });

  it("is copied with what is still to be written, and never over another file", () => {
    const store = openStore(join(folder, "families.db"));
    const copy = join(folder, "copy.db");
    ticketsOf(store).put({ id: 1, requester: "ada" });
    store.copyTo(copy);
    expect(() => store.copyTo(copy)).toThrow();
    store.reset();
    store.close();
    const copied = openStore(copy);
    expect(ticketsOf(copied).all()).toEqual([{ id: 1, requester: "ada" }]);
    copied.close();
  });

  it("is empty after a reset, also on disk", () => {
    const path = join(folder, "families.db");
    const before = openStore(path);
    ticketsOf(before.scope("desk")).put({ id: 1, requester: "ada" });
    before.reset();
    before.close();
    const after = openStore(path);
    expect(ticketsOf(after.scope("desk")).size).toBe(0);
    after.close();
  });

  it("writes no file if it is in memory", () => {
    const store = openStore(":memory:");
    ticketsOf(store).put({ id: 1, requester: "ada" });
    store.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});
