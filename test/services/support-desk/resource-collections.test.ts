import { describe, expect, it } from "vitest";
import type { CollectionJob, ResourceCollection } from "#contracts/support-desk/index.ts";
import { RESOURCE_MS } from "#services/support-desk/resource-collections.ts";
import { sharedFamilies } from "#test/kit/families.ts";
import { startSupportDesk } from "./client.ts";

const desk = await startSupportDesk(sharedFamilies);

const COLLECTIONS = "/api/v2/resource_collections";
const payload = {
  triggers: { greet: { title: "Greet everybody", actions: [{ field: "status", value: "open" }] } },
  ticket_fields: { colour: { title: "Colour", type: "text" } },
};
const write = (method: string, path: string, body?: object) =>
  [path, { as: "admin", method, ...(body && { body }) }] as const;
const one = async (id: number) =>
  (await desk.read<{ resource_collection: ResourceCollection }>(`${COLLECTIONS}/${id}`, "admin"))
    .resource_collection;
const named = ({ resources }: ResourceCollection) => resources.map(({ identifier }) => identifier);

async function started(status: number, ...init: ReturnType<typeof write>): Promise<CollectionJob> {
  const response = await desk.ask(...init);
  expect(response.status).toBe(status);
  return ((await response.json()) as { job_status: CollectionJob }).job_status;
}

/** A new collection after the end of its job. */
async function collection(body: object = payload): Promise<ResourceCollection> {
  const job = await started(201, ...write("POST", COLLECTIONS, { payload: body }));
  desk.clock.advance(5 * RESOURCE_MS);
  return one(job.resource_collection_id);
}

describe("resource collections", () => {
  it("are created by a job that the collection shows, one resource after another (D2-100, D2-377, D2-525)", async () => {
    const job = await started(201, ...write("POST", COLLECTIONS, { payload }));
    expect(job).toMatchObject({ action: "create", status: "queued", total: 2, progress: 0, results: [] });
    const id = job.resource_collection_id;
    expect(await one(id)).toMatchObject({ resources: [], job_status: job });
    desk.clock.advance(RESOURCE_MS);
    const half = await one(id);
    expect(named(half)).toEqual(["colour"]);
    expect(half.job_status).toMatchObject({ id: job.id, status: "working", progress: 1, message: null });
    desk.clock.advance(RESOURCE_MS);
    const done = await one(id);
    expect(named(done)).toEqual(["colour", "greet"]);
    expect(done.job_status).toMatchObject({
      id: job.id,
      status: "completed",
      progress: 2,
      results: [
        { type: "ticket_fields", identifier: "colour", success: true, error: null },
        { type: "triggers", identifier: "greet", success: true, error: null },
      ],
    });
    expect(done.job_status.results.map(({ resource_id }) => resource_id)).toEqual(
      done.resources.map(({ resource_id }) => resource_id),
    );
  });

  it("are refused for a payload of another shape, and for an empty one (D2-099)", async () => {
    const before = await desk.read<{ resource_collections: object[] }>(COLLECTIONS, "admin");
    for (const body of [
      {},
      { payload: [] },
      { payload: { dashboards: { a: { title: "A" } } } },
      { payload: { triggers: [{ title: "A" }] } },
      { payload: { triggers: { a: "A" } } },
    ])
      expect(await desk.refusal(...write("POST", COLLECTIONS, body))).toMatchObject({ status: 400 });
    for (const body of [{ payload: {} }, { payload: { triggers: {} } }])
      expect(await desk.refusal(...write("POST", COLLECTIONS, body))).toMatchObject({
        status: 422,
        field: "payload",
      });
    expect(await desk.read(COLLECTIONS, "admin")).toEqual(before);
  });

  it("have the resources that succeeded if another fails, and the outcome of each in the job", async () => {
    const { resources, job_status } = await collection({
      macros: { nameless: { actions: [] }, good: { title: "Good" } },
    });
    expect(resources.map(({ identifier }) => identifier)).toEqual(["good"]);
    expect(job_status).toMatchObject({ status: "failed", message: "1 of 2 could not be done", progress: 2 });
    expect(job_status.results).toMatchObject([
      { identifier: "nameless", success: false, resource_id: null, error: "A resource has a title" },
      { identifier: "good", success: true },
    ]);
  });

  it("are updated by a job with 200: what is not named stays (D2-102, D2-380)", async () => {
    const before = await collection();
    const job = await started(
      200,
      ...write("PUT", `${COLLECTIONS}/${before.id}`, {
        payload: { triggers: { greet: { position: 3 }, part: { title: "Say goodbye" } } },
      }),
    );
    expect(job).toMatchObject({ action: "update", status: "queued", total: 2 });
    desk.clock.advance(2 * RESOURCE_MS);
    const after = await one(before.id);
    expect(named(after)).toEqual(["colour", "greet", "part"]);
    // A part of a definition is enough, and the previous title stays.
    expect(after.job_status).toMatchObject({ id: job.id, status: "completed" });
    expect(after.resources.slice(0, 2)).toEqual(before.resources);
    expect(await desk.refusal(...write("PUT", `${COLLECTIONS}/1`, { payload }))).toMatchObject({
      status: 404,
    });
  });

  it("are deleted by a job with 200, and are there until it is done (D2-101, D2-378)", async () => {
    const { id } = await collection();
    const job = await started(200, ...write("DELETE", `${COLLECTIONS}/${id}`));
    expect(job).toMatchObject({ action: "delete", status: "queued", total: 2 });
    desk.clock.advance(RESOURCE_MS);
    const half = await one(id);
    expect(half.resources.map(({ deleted }) => deleted)).toEqual([true, false]);
    expect(half.job_status).toMatchObject({ status: "working", progress: 1 });
    desk.clock.advance(RESOURCE_MS);
    expect(await desk.refusal(`${COLLECTIONS}/${id}`)).toMatchObject({ status: 404 });
    expect(await desk.refusal(...write("DELETE", `${COLLECTIONS}/${id}`))).toMatchObject({ status: 404 });
  });

  it("take one job at a time: another is 409 until it is done", async () => {
    const { id } = await collection();
    const path = `${COLLECTIONS}/${id}`;
    await started(200, ...write("PUT", path, { payload }));
    for (const init of [write("PUT", path, { payload }), write("DELETE", path)])
      expect(await desk.refusal(...init)).toMatchObject({ status: 409, code: "Conflict" });
    desk.clock.advance(2 * RESOURCE_MS);
    await started(200, ...write("DELETE", path));
  });
});
