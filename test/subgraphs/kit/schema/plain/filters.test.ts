/** Filters and keys of a plain family whose keys are not named `id`. */
import { parse } from "graphql";
import Type from "typebox";
import { describe, expect, it, vi } from "vitest";
import { collectionOf } from "#contracts/kit/collections.ts";
import { csv, deep, family, get, json, optional, post } from "#contracts/kit/contract.ts";
import { nextPageToken } from "#contracts/kit/pages/token.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";
import { bindingOf } from "#subgraphs/kit/mapping/wire-fields.ts";
import { withDerived } from "#subgraphs/kit/schema/derived-resolvers.ts";
import { plainStyle } from "#subgraphs/kit/schema/plain/style.ts";
import { canteenSpec } from "#test/kit/canteen.ts";

const Depot = Type.Object({ key: Type.Integer(), name: Type.String() });
const Van = Type.Object({
  uuid: Type.String(),
  id: Type.Integer(),
  depot_key: Type.Union([Type.Integer(), Type.Null()]),
  driver_uuids: Type.Array(Type.String()),
  state: Type.Enum(["on-road", "parked"]),
});
const Driver = Type.Object({ uuid: Type.String(), email: Type.String(), van_uuid: Type.String() });
const NewVan = Type.Object({ depot_key: Type.Integer() });

const pages = <S extends Type.TSchema>(key: string, row: S) =>
  nextPageToken(key, row, { maxSize: 100, defaultSize: 20, ttlMs: 1_000 });
const state = Type.Enum(["on-road", "parked"]);

const fleet = family("fleet", canteenSpec, {
  listDepots: get("/depots", {
    query: { filter: deep(Type.Object({ town: Type.Array(Type.String()), open: Type.Boolean() })) },
    page: pages("depots", Depot),
  }),
  getDepot: get("/depots/{depotKey}", { returns: Depot }),
  listVans: get("/vans", {
    query: {
      state: optional(state),
      depot: optional(Type.Integer()),
      driver: csv(Type.String(), { max: 2 }),
      since: optional(Type.String()),
    },
    page: pages("vans", Van),
  }),
  getVan: get("/vans/{uuid}", { returns: Van }),
  createVan: post("/vans", { body: json(NewVan), returns: Van }),
  listVanDrivers: get("/vans/{uuid}/drivers", { page: pages("drivers", Driver) }),
  listDrivers: get("/drivers", { page: pages("drivers", Driver) }),
  getDriver: get("/drivers/{driverUuid}", { returns: Driver }),
});
const { each } = loadersOf(fleet);
const style = plainStyle({
  family: fleet,
  loaders: {
    depot: each("getDepot", { ask: (depotKey) => ({ depotKey }), itemIn: (depot) => depot }),
    van: each("getVan", { ask: (uuid) => ({ uuid }), itemIn: (van) => van }),
    driver: each("getDriver", { ask: (driverUuid) => ({ driverUuid }), itemIn: (driver) => driver }),
  },
  entries: ["Fleet"],
});
const collections = new Map([
  ["Depot", collectionOf(fleet, "listDepots")],
  ["Van", collectionOf(fleet, "listVans")],
  ["Driver", collectionOf(fleet, "listDrivers")],
]);
/** Members of the family's filters with a name of their own, as from `@narrows`. */
const marks = new Map([
  [
    "Van",
    {
      renamed: {},
      conditions: [
        { name: "depotIds", member: "depot", of: "ID" },
        { name: "crewIds", member: "driver", of: "Driver" },
      ],
    },
  ],
]);

const TYPES = `
  type Depot implements Node { id: ID! name: String }
  type Van implements Node { id: ID! state: State depot: Depot drivers: [Driver!] crew: DriverConnection }
  type Driver implements Node { id: ID! user: User }
  type Mutation { createVan: CreateVanPayload }
  type CreateVanPayload { van: Van }
  input CreateVanInput { depotId: ID }
`;
const SDL = `${TYPES}
  type Fleet {
    depots(filter: DepotFilter, first: Int): DepotConnection
    vans(filter: VanFilter, first: Int, after: String): VanConnection
    van(id: ID!): Van
  }
  input DepotFilter { towns: [String!] open: Boolean }
  input VanFilter { states: [State!] depotIds: [ID!] crewIds: [ID!] }
`;
const crew = { Van: { crew: "by hand" } };
type Resolve = (...args: unknown[]) => unknown;
const [, map] = withDerived([crew], [style], parse(SDL), collections, marks) as readonly Record<
  string,
  Record<string, Resolve>
>[];
const resolve = (type: string, field: string) => map?.[type]?.[field] as Resolve;

function contextOf() {
  const connection = vi.fn(async () => []);
  const load = vi.fn(async (key: string) => ({ key }));
  const createVan = vi.fn(async () => ({ uuid: "v-9", id: 9 }));
  const loader = { load, clear: vi.fn() };
  return {
    connection,
    load,
    createVan,
    context: { fleet: { connection, api: { createVan }, depot: loader, van: loader, driver: loader } },
  };
}
const listed = async (field: string, filter: object) => {
  const { connection, context } = contextOf();
  const page = await resolve("Fleet", field)({}, { filter, first: 2 }, context);
  return { calls: connection.mock.calls, page };
};

describe("the filter of a plain list", () => {
  it.each([
    ["vans", { states: ["ON_ROAD"] }, { state: "on-road" }],
    ["vans", { depotIds: ["Depot:7"], states: null }, { depot: 7 }],
    ["vans", { crewIds: ["Driver:d-1", "d-2"] }, { driver: ["d-1", "d-2"] }],
    ["vans", {}, {}],
    ["depots", { towns: ["Ulm", "Bonn"], open: true }, { filter: { town: ["Ulm", "Bonn"], open: true } }],
    ["depots", {}, {}],
  ])("of %s is sent as the contract has it: %j", async (field, filter, sent) => {
    const list = field === "vans" ? "listVans" : "listDepots";
    expect((await listed(field, filter)).calls).toEqual([[list, sent, { first: 2 }]]);
  });

  it("makes no call for an empty list", async () => {
    const { calls, page } = await listed("vans", { crewIds: [] });
    expect([calls, page]).toEqual([[], expect.objectContaining({ nodes: [] })]);
  });

  it.each([
    [{ states: ["ON_ROAD", "PARKED"] }, '"states" takes one value'],
    [{ states: ["OTHER"] }, '"states" cannot be OTHER'],
    [{ depotIds: ["Van:7"] }, '"depotIds" must be the id of a Depot'],
  ])("is refused before a call: %j", async (filter, message) => {
    await expect(async () => listed("vans", filter)).rejects.toThrow(message);
  });

  it.each([
    ["colors: [String!]", '"colors" of VanFilter is no condition of fleet.listVans: write the list by hand'],
    ["since: Period", '"since" of VanFilter is no condition of fleet.listVans: write the list by hand'],
    ["states: [ID!]", '"states" of VanFilter has ids, but Van has no link "states": write the list by hand'],
  ])("with %s stops the start, unless the list is written by hand", (member, message) => {
    const sdl = `${TYPES} type Fleet { vans(filter: VanFilter): VanConnection }
      input VanFilter { ${member} } input Period { from: String }`;
    const start = (byHand: object[]) =>
      withDerived([...byHand, crew], [style], parse(sdl), collections, marks);
    expect(() => start([])).toThrow(message);
    expect(() => start([{ Fleet: { vans: "by hand" } }])).not.toThrow();
  });
});

describe("the key of a plain row", () => {
  it("is the member that the path parameter names, also if the row has an `id`", () => {
    const row = { uuid: "v-1", id: 4, depot_key: 7, driver_uuids: ["d-1"] };
    expect([resolve("Van", "id")(row), resolve("Van", "upstreamId")(row)]).toEqual(["Van:v-1", "v-1"]);
    expect(resolve("Depot", "id")({ key: 7 })).toBe("Depot:7");
    expect(resolve("Driver", "id")({ uuid: "d-1" })).toBe("Driver:d-1");
  });

  it("identifies links, objects read by their key alone, and created objects", async () => {
    const { context, load, createVan } = contextOf();
    expect(resolve("Van", "depot")({ depot_key: 7 })).toEqual({ key: 7 });
    expect(resolve("Van", "depot")({ depot_key: null })).toBeNull();
    expect(resolve("Van", "drivers")({ driver_uuids: ["d-1", "d-2"] })).toEqual([
      { uuid: "d-1" },
      { uuid: "d-2" },
    ]);
    const whole = bindingOf(map?.["Depot"] ?? {})?.loadFull as unknown as Resolve;
    await whole({ key: 7 }, context);
    await resolve("Fleet", "van")({}, { id: "Van:v-1" }, context);
    expect(load.mock.calls).toEqual([["7"], ["v-1"]]);
    const input = { depotId: "Depot:7" };
    expect(await resolve("Mutation", "createVan")({}, { input }, context)).toEqual({
      userErrors: [],
      van: { uuid: "v-9", id: 9 },
    });
    expect(createVan).toHaveBeenCalledWith({ body: { depot_key: 7 } });
  });

  it("names the owner of a list below its path, and a condition on the owner is refused", async () => {
    const sdl = `type Van implements Node { id: ID! drivers(filter: DriverFilter): DriverConnection }
      type Driver { van: Van } input DriverFilter { vanIds: [ID!] }`;
    const [derived] = withDerived([], [style], parse(sdl), collections) as readonly Record<
      string,
      Record<string, Resolve>
    >[];
    const { connection, context } = contextOf();
    await derived?.["Van"]?.["drivers"]?.({ uuid: "v-1", id: 4 }, { first: 1 }, context);
    expect(connection).toHaveBeenCalledWith("listVanDrivers", { uuid: "v-1" }, { first: 1 });
    const filter = { vanIds: ["Van:v-2"] };
    expect(() => derived?.["Van"]?.["drivers"]?.({ uuid: "v-1" }, { filter }, context)).toThrow(
      '"vanIds" cannot be used here: the list is of one owner already',
    );
  });
});
