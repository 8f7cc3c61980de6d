import { describe, expect, it } from "vitest";
import { FirstResourceCollectionDocument, ResourceCollectionDocument } from "#generated/test/graphql.ts";
import { RESOURCE_MS } from "#services/support-desk/resource-collections.ts";
import { operationsOf } from "#test/kit/gateway.ts";
import { startDesk } from "./client.ts";

interface Job {
  status: string;
  action: string;
  itemCount: number;
  progress: number;
  resourceCollection: { id: string; resources?: object[] } | null;
}
interface JobPayloads {
  [name: string]: { job: Job | null; userErrors: { field: string | null; code: string }[] };
}

const JOB =
  "upstreamId action status itemCount progress message results { type identifier upstreamId success error }";
const WRITE = (verb: "create" | "update" | "delete", more = "") => {
  const name = `${verb}SupportResourceCollection`;
  return `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
    ${name}(input: $input) { job { ${JOB} resourceCollection { id upstreamId ${more} } } userErrors { field code } } }`;
};

const resources = [
  { type: "TRIGGERS", identifier: "greet", definition: { title: "Greet everybody" } },
  { type: "TICKET_FIELDS", identifier: "colour", definition: { title: "Colour", type: "text" } },
  { type: "TICKET_FIELDS", identifier: "size", definition: { title: "Size", options: [{ value: 1 }] } },
];

describe("resource collections in the graph", async () => {
  const start = async (verb: "create" | "update" | "delete", input: object, more = "") => {
    const { data, calls } = await admin.ask<JobPayloads>(WRITE(verb, more), { input });
    const { job, userErrors } = data[`${verb}SupportResourceCollection`] ?? {};
    return { job, userErrors, calls };
  };
  const follow = async (id: string | undefined) =>
    (await admin.data(ResourceCollectionDocument, { id })).supportDesk.resourceCollection;

  const { tributary, admin, agent } = await startDesk();

  it("are listed with their resources and latest jobs, and read by id (D2-376, D2-379)", async () => {
    const { data, calls } = await admin.ask(FirstResourceCollectionDocument);
    expect(data).toMatchObject({
      supportDesk: {
        resourceCollections: {
          nodes: [
            {
              id: "SupportResourceCollection:9201",
              upstreamId: "9201",
              resources: [
                { type: "TICKET_FIELDS", identifier: "warranty", upstreamId: "9301", deleted: false },
                { type: "TRIGGERS" },
                { type: "VIEWS" },
              ],
              job: { action: "CREATE", status: "COMPLETED", itemCount: 3, progress: 3, message: "3 done" },
            },
          ],
          pageInfo: { hasNextPage: true },
          totalCount: null,
        },
      },
      node: { id: "SupportResourceCollection:9202", job: { action: "CREATE" } },
    });
    expect(operationsOf(calls).sort()).toEqual([
      "supportDesk.getResourceCollection",
      "supportDesk.listResourceCollections",
    ]);
  });

  it("are created by a job, from the given resources (D2-099, D2-100, D2-377)", async () => {
    const { job, userErrors, calls } = await start("create", { resources });
    expect(userErrors).toEqual([]);
    expect(job).toMatchObject({ action: "CREATE", status: "QUEUED", itemCount: 3, progress: 0, results: [] });
    expect(operationsOf(calls)).toEqual(["supportDesk.createResourceCollection"]);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
      payload: {
        triggers: { greet: { title: "Greet everybody" } },
        ticket_fields: {
          colour: { title: "Colour", type: "text" },
          size: { title: "Size", options: [{ value: 1 }] },
        },
      },
    });
  });

  it("have their job while it works through the resources (D2-525)", async () => {
    const { job } = await start("create", { resources });
    const id = job?.resourceCollection?.id;
    const seen: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      const collection = await follow(id);
      seen.push([collection?.job.status, collection?.job.progress, collection?.resources.length]);
      tributary.families.clock.advance(RESOURCE_MS);
    }
    expect(seen).toEqual([
      ["QUEUED", 0, 0],
      ["WORKING", 1, 1],
      ["WORKING", 2, 2],
      ["COMPLETED", 3, 3],
    ]);
    expect((await follow(id))?.job).toMatchObject({
      results: [
        { type: "TICKET_FIELDS", identifier: "colour", success: true, error: null },
        { type: "TICKET_FIELDS", identifier: "size" },
        { type: "TRIGGERS", identifier: "greet" },
      ],
    });
  });

  it("have the resources that succeeded if another one fails, and the outcome of each", async () => {
    const nameless = { type: "MACROS", identifier: "nameless", definition: { actions: [] } };
    const { job } = await start("create", { resources: [nameless, ...resources] });
    tributary.families.clock.advance(4 * RESOURCE_MS);
    const collection = await follow(job?.resourceCollection?.id);
    expect(collection?.resources).toHaveLength(3);
    expect(collection?.job).toMatchObject({ status: "FAILED", progress: 4 });
    expect(collection?.job.results[0]).toMatchObject({
      identifier: "nameless",
      success: false,
      error: "A resource has a title",
    });
  });

  it("are read from the job of a write, for one further call", async () => {
    const { job, calls } = await start(
      "create",
      { resources },
      "resources { identifier } createdAt job { status }",
    );
    expect(job?.resourceCollection).toMatchObject({ resources: [], job: { status: "QUEUED" } });
    expect(operationsOf(calls)).toEqual([
      "supportDesk.createResourceCollection",
      "supportDesk.getResourceCollection",
    ]);
  });

  async function created(): Promise<string | undefined> {
    const { job } = await start("create", { resources });
    tributary.families.clock.advance(3 * RESOURCE_MS);
    return job?.resourceCollection?.id;
  }

  it("refuse a job while another one runs", async () => {
    const { job } = await start("create", { resources });
    const busy = await start("delete", { id: job?.resourceCollection?.id });
    expect(busy).toMatchObject({ job: null, userErrors: [{ field: null, code: "CONFLICT" }] });
  });

  it("are changed by a job (D2-102, D2-380)", async () => {
    const id = await created();
    const part = [{ type: "VIEWS", identifier: "own", definition: { title: "My own" } }];
    const changed = await start("update", { id, resources: part });
    expect(changed.job).toMatchObject({
      action: "UPDATE",
      status: "QUEUED",
      itemCount: 1,
      resourceCollection: { id },
    });
    expect(operationsOf(changed.calls)).toEqual(["supportDesk.updateResourceCollection"]);
    tributary.families.clock.advance(RESOURCE_MS);
    expect((await follow(id))?.resources).toHaveLength(4);
  });

  it("are deleted by a job, and null afterwards (D2-101, D2-378)", async () => {
    const id = await created();
    const gone = await start("delete", { id });
    expect(gone.job).toMatchObject({
      action: "DELETE",
      status: "QUEUED",
      itemCount: 3,
      resourceCollection: { id },
    });
    expect(operationsOf(gone.calls)).toEqual(["supportDesk.deleteResourceCollection"]);
    tributary.families.clock.advance(RESOURCE_MS);
    expect((await follow(id))?.job).toMatchObject({ action: "DELETE", status: "WORKING", progress: 1 });
    tributary.families.clock.advance(2 * RESOURCE_MS);
    expect(await follow(id)).toBeNull();
    expect((await start("delete", { id })).userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("are for administrators: others get FORBIDDEN (D2-009)", async () => {
    const { data } = await agent.ask<JobPayloads>(WRITE("create"), { input: { resources } });
    expect(data["createSupportResourceCollection"]).toMatchObject({
      job: null,
      userErrors: [{ code: "FORBIDDEN" }],
    });
    const { errors } = await agent.ask(ResourceCollectionDocument, { id: 9201 });
    expect(errors).toMatchObject([
      { path: ["supportDesk", "resourceCollection"], extensions: { code: "FORBIDDEN", status: 403 } },
    ]);
  });

  it("are refused before any call with impossible input (D2-099)", async () => {
    const [first] = resources;
    const wrong: object[][] = [
      [],
      [{ ...first, identifier: " " }],
      [{ ...first, type: "OTHER" }],
      [{ ...first, definition: "Greet" }],
      [{ ...first, definition: [1] }],
      [{ ...first, definition: 5 }],
      [{ ...first }, { ...first }],
    ];
    const asks = wrong.flatMap((list): ["create" | "update", object][] => [
      ["create", { resources: list }],
      ["update", { id: 9201, resources: list }],
    ]);
    for (const [verb, input] of [
      ...asks,
      ["delete", { id: "x" }],
      ["update", { id: "", resources }],
    ] as const) {
      const { errors, calls } = await admin.ask(WRITE(verb), { input });
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
      expect(calls).toEqual([]);
    }
  });
});
