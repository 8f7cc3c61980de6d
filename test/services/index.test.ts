/** Seeding of the demo company: first, again, and after writes to its data. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { crmTables } from "#services/crm/tables.ts";
import { demoCompany } from "#services/demo/company.ts";
import { services } from "#services/index.ts";
import { openStore, type Store } from "#services/kit/data/store.ts";
import { plant, type Reseeding } from "#services/start.ts";
import { startFamilies } from "#test/kit/families.ts";

const crm = services.filter(({ service }) => service.family.name === "crm");
const small = demoCompany({ people: 250 });
const large = demoCompany({ people: 260 });

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tributary-planting-"));
  file = join(folder, "families.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the file, uses it and closes it, the same as one start. */
function within<T>(work: (store: Store) => T): T {
  const store = openStore(file);
  try {
    return work(store);
  } finally {
    store.close();
  }
}

/** Number of persons of the family. */
const persons = (store: Store) => crmTables(store.scope("crm")).persons.size;

/** Runs the family over the file and sends it requests to create a person. */
async function post(...bodies: readonly object[]): Promise<number[]> {
  await using families = await startFamilies({ services: crm, data: file });
  const statuses: number[] = [];
  for (const body of bodies) {
    const { status } = await fetch(`${families.baseUrl("crm")}/persons`, {
      method: "POST",
      headers: { "x-api-token": demoSecret("crm"), "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    statuses.push(status);
  }
  return statuses;
}

describe("planting the demo company", () => {
  it("seeds unchanged data again without a notice, if the company has another size", () => {
    const replanted = vi.fn<(replanting: Reseeding) => void>();
    const [before, after] = [small, large].map((company) =>
      within((store) => {
        plant(crm, store, company, replanted);
        return persons(store);
      }),
    );
    expect(after).toBeGreaterThan(before ?? 0);
    expect(before).toBeGreaterThan(0);
    expect(replanted).not.toHaveBeenCalled();
  });

  it("reports the families and the former size before it deletes changed data", async () => {
    const replanted = vi.fn<(replanting: Reseeding) => void>();
    expect(await post({}, { name: "" })).toEqual([400, 400]);
    within((store) => plant(crm, store, large, replanted));
    within((store) => plant(crm, store, small, replanted));
    expect(replanted).not.toHaveBeenCalled();

    expect(await post({ name: "Ann Other" })).toEqual([201]);
    const before = within(persons);
    within((store) =>
      plant(crm, store, large, (replanting) => {
        expect(replanting).toEqual({ families: ["crm"], people: 250 });
        expect(persons(store)).toBe(before);
        replanted(replanting);
      }),
    );
    expect(replanted).toHaveBeenCalledOnce();
    within((store) => plant(crm, store, large, replanted));
    expect(replanted).toHaveBeenCalledOnce();
  });

  it("treats data of an older version, without a mark of changes, as changed", () => {
    const replanted = vi.fn<(replanting: Reseeding) => void>();
    within((store) => {
      plant(crm, store, small);
      const planted = store.collection("planted", {
        key: (row: { family: string; changed?: boolean }) => row.family,
      });
      for (const { changed: _changed, ...row } of planted.all()) planted.put(row);
    });
    within((store) => plant(crm, store, large, replanted));
    expect(replanted).toHaveBeenCalledOnce();
  });

  it("seeds again after a start that was killed while it seeded", () => {
    const whole = within((store) => {
      plant(crm, store, small);
      return persons(store);
    });
    const failing = crm.map(({ service }) => ({
      service,
      seed() {
        throw new Error("killed");
      },
    }));
    expect(() => within((store) => plant(failing, store, large))).toThrow("killed");
    // With the former size, the data would be empty but look complete.
    expect(
      within((store) => {
        plant(crm, store, small);
        return persons(store);
      }),
    ).toBe(whole);
  });
});
