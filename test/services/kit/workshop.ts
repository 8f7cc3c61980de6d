/** A family for the tests of the kit, with one operation of each kind. */
import Type from "typebox";
import { keyHeader } from "#contracts/kit/auth.ts";
import {
  brackets,
  csv,
  del,
  family,
  form,
  get,
  json,
  optional,
  post,
  put,
  required,
} from "#contracts/kit/contract.ts";
import { errorBody, Problem } from "#contracts/kit/error-bodies.ts";
import { pageNumber } from "#contracts/kit/pages/numbered.ts";
import { linkHeader, nextPageToken } from "#contracts/kit/pages/token.ts";
import { paged, reply, type StandInFamily, service } from "#services/kit/service.ts";

const Tool = Type.Object({ id: Type.Integer(), name: Type.String() });
type Tool = Type.Static<typeof Tool>;
const size = { maxSize: 5, defaultSize: 2 };

export const workshop = family(
  "toolShop",
  {
    subgraph: "identity",
    prefix: "/v1",
    auth: keyHeader("x-api-key"),
    errors: errorBody(
      ({ message, detail }) => ({ error: message, code: detail.code, field: detail.field }),
      { message: ["error"], code: ["code"], field: ["field"] },
      { status: ({ status, detail }) => (detail.code === "teapot" ? 418 : status) },
    ),
  },
  {
    status: get("/status", { anonymous: true, returns: Type.Object({ caller: Type.String() }) }),
    listTools: get("/tools", { page: nextPageToken("tools", Tool, { ...size, ttlMs: 900_000 }) }),
    listNames: get("/names", { page: linkHeader(Type.String(), size) }),
    searchTools: get("/search", { page: pageNumber("tools", Tool, { ...size, cap: 6 }) }),
    showTools: get("/tools/show_many", {
      query: {
        ids: required(csv(Type.Integer(), { max: 3 })),
        sharp: optional(Type.Boolean()),
        marks: brackets(Type.Integer()),
      },
      headers: { "Shop-Id": required(optional(Type.String({ maxLength: 8 }))) },
      returns: Type.Object({
        tools: Type.Array(Tool),
        sharp: Type.Boolean(),
        shop: Type.String(),
        marks: Type.Array(Type.Integer()),
      }),
    }),
    // Its path has the same value as its query.
    getTool: get("/tools/{toolId}", { query: { toolId: optional(Type.String()) }, returns: Tool }),
    getShelfTool: get("/shelves({shelf})/tools('{name}')", {
      returns: Type.Object({ shelf: Type.String(), name: Type.String() }),
    }),
    createTool: post("/tools", {
      body: json(Type.Object({ name: Type.String(), weight: Type.Optional(Type.Integer()) }), {
        maxBytes: 1000,
      }),
      returns: Tool,
      success: [200, 201],
      roles: ["admin"],
    }),
    lendTool: post("/tools/{toolId}/loans", {
      body: form(
        Type.Object({
          borrower: Type.Object({ name: Type.String() }),
          days: Type.Integer(),
          tags: Type.Optional(Type.Array(Type.String())),
        }),
      ),
      returns: Type.Unknown(),
      scopes: ["loans:write", "loans:write:admin"],
    }),
    lookAround: get("/around", {
      returns: Type.Object({ caller: Type.String() }),
      rateLimit: { calls: 3, perMs: 60_000, per: "account" },
    }),
    deleteTool: del("/tools/{toolId}", { success: [204] }),
    sharpenTool: put("/tools/{toolId}/edge", { success: [204] }),
    burn: get("/burn", { returns: Type.Object({}) }),
  },
);

const key = (tool: Tool) => String(tool.id);

export const workshopLocal: StandInFamily = {
  service: service(workshop, ({ store, jobs }) => {
    const tools = store.collection("tools", { key });
    const found = (id: string) => {
      const tool = tools.get(id);
      if (!tool) throw new Problem(404, "No such tool", { code: "gone", field: "toolId" });
      return tool;
    };
    const sharpened = jobs.define("sharpen", ({ id }: { id: string }) =>
      tools.put({ ...found(id), name: `sharp ${found(id).name}` }),
    );
    return {
      status: (_, { caller }) => ({ caller: caller.name }),
      listTools: () => tools.all(),
      listNames: () => tools.all().map((tool) => tool.name),
      searchTools: () => paged(tools.all(), (page) => ({ ids: page.map((tool) => tool.id) })),
      showTools: (input) => ({
        tools: input.ids.flatMap((id) => tools.get(String(id)) ?? []),
        sharp: input.sharp ?? false,
        shop: input["Shop-Id"],
        marks: [...(input.marks ?? [])],
      }),
      getTool({ toolId }) {
        if (toolId === "teapot") throw new Problem(404, "No tool", { code: "teapot" });
        return found(toolId);
      },
      getShelfTool: ({ shelf, name }) => ({ shelf, name }),
      createTool: ({ body }) =>
        reply(201, tools.put({ id: tools.nextId(), name: body.name }), { location: "/v1/tools/new" }),
      lendTool: async ({ toolId, body }) => ({ lent: found(toolId).id, ...body }),
      lookAround: (_, { caller }) => ({ caller: caller.name }),
      deleteTool({ toolId }) {
        tools.delete(toolId);
        return undefined;
      },
      sharpenTool({ toolId }) {
        sharpened({ id: toolId }, 60_000);
        return undefined;
      },
      burn() {
        throw new TypeError("secret internals");
      },
    };
  }),
  seed({ store }) {
    const tools = store.collection("tools", { key });
    for (const name of ["anvil", "bench", "chisel", "drill", "file", "gauge", "hammer"])
      tools.put({ id: tools.nextId(), name });
  },
};
