/** The skeleton of a family with a collection in pages, a list below its objects, and a list without ids. */
import { beforeEach, describe, expect, it } from "vitest";
import { writeSkeleton } from "#scripts/family-new/main.ts";
import { readOpenApi } from "#scripts/family-new/openapi/read-openapi.ts";
import { openSkeletonRoot } from "./skeleton-root.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  required,
  properties,
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const query = (name: string, schema: object) => ({ name, in: "query", schema });
const text = { type: "string" };
const day = { type: "string", format: "date" };
const pageOf = (name: string) =>
  json(object({ items: { type: "array", items: ref(name) }, next_cursor: text }, ["items"]));
const pages = [query("cursor", text), query("limit", { type: "integer", maximum: 50 })];
const driver = object(
  {
    id: text,
    name: text,
    email: { type: "string", format: "email" },
    hired_on: day,
    number_of_trips: { type: "integer" },
    rating: { type: "number" },
  },
  ["id", "name", "email", "hired_on"],
);
const schemas = {
  Driver: driver,
  NewDriver: object({ name: text, email: text }, ["name", "email"]),
  Trip: object({ id: text, name: text, driver_id: text, toll: { type: "number" } }, ["id"]),
  Garage: object({ name: text }, ["name"]),
};
const document = {
  openapi: "3.1.0",
  components: { schemas },
  paths: {
    "/drivers": {
      get: {
        operationId: "listDrivers",
        parameters: [query("hired_from", day), query("hired_to", day), ...pages],
        responses: { 200: pageOf("Driver") },
      },
      post: {
        operationId: "createDriver",
        requestBody: json(ref("NewDriver")),
        responses: { 201: json(ref("Driver")) },
      },
    },
    "/drivers/{driverId}": {
      get: { operationId: "getDriver", responses: { 200: json(ref("Driver")) } },
      delete: { operationId: "deleteDriver", responses: { 204: {} } },
    },
    "/drivers/{driverId}/trips": {
      get: { operationId: "listDriverTrips", parameters: pages, responses: { 200: pageOf("Trip") } },
    },
    "/garages": {
      get: { operationId: "listGarages", responses: { 200: json({ type: "array", items: ref("Garage") }) } },
    },
  },
};

describe("the skeleton of a family with a collection in pages", () => {
  let written: ReturnType<typeof writeSkeleton>;
  let textOf: (file: string) => string;
  beforeEach(() => {
    const root = openSkeletonRoot();
    textOf = root.text;
    written = writeSkeleton(root.path, "fleet", "business", readOpenApi(document));
    return root.remove;
  });

  it("derives look-ups, ids, people and plain writes by its style", () => {
    expect(textOf("schema/business/fleet/index.graphql")).toContain(
      'type FleetDriver @node @connection(uncounted: true) @rest(list: "listDrivers") {',
    );
    expect(textOf("subgraphs/business/fleet/style.ts")).toContain('entries: ["Fleet"]');
    expect(textOf("subgraphs/business/index.ts")).toContain("styles: [fleetStyle, ");
    expect(textOf("test/operations/conformance.test.ts")).toContain('OWN_TESTS = ["fleet", ');
    const resolvers = textOf("subgraphs/business/fleet/resolvers/index.ts");
    for (const derived of ["idOf", "toUser", "payload", "createFleetDriver", "deleteFleetDriver", "driver:"])
      expect(resolvers).not.toContain(derived);
  });

  it("has one filter member for both bounds of a period, which the stand-in service compares", () => {
    expect(textOf("schema/business/fleet/index.graphql")).toContain(" hiredDate: DateRange\n");
    expect(textOf("subgraphs/business/fleet/resolvers/index.ts")).toContain(
      "hired_from: filter?.hiredDate?.from, hired_to: filter?.hiredDate?.until",
    );
    const service = textOf("services/fleet/index.ts");
    expect(service).toContain("Date.parse(row.hired_on) >= Date.parse(query.hired_from)");
    expect(service).toContain("Date.parse(row.hired_on) <= Date.parse(query.hired_to)");
  });

  it("names fields for people, things, days, counts and fractions by the conventions", () => {
    const sdl = textOf("schema/business/fleet/index.graphql");
    const [person = "", trip = ""] = ["FleetDriver ", "FleetTrip "].map(
      (type) => sdl.split(`type ${type}`)[1]?.split("\n}")[0],
    );
    for (const field of ["displayName: String", "hiredDate: Date", "tripCount: Int", "rating: Decimal"])
      expect(person).toContain(`  ${field}\n`);
    expect(trip).toContain("  name: String");
    expect(textOf("subgraphs/business/fleet/resolvers/index.ts")).toContain(
      '{ renamed: { displayName: "name", hiredDate: "hired_on", tripCount: "number_of_trips" } }',
    );
  });

  it("answers each list with its own rows, and those below an object by the object", () => {
    expect(written.unwritten).toEqual([]);
    const service = textOf("services/fleet/index.ts");
    expect(service).toContain("driverTrips.all().filter((one) => one.owner === owner).map(({ row }) => row)");
    expect(service).toContain("listGarages: () => [...garages.all()]");
    const seed = textOf("services/fleet/seed/index.ts");
    expect(seed).toMatch(
      /driverTrips\.put\(\{ owner: "1", row: \{ id: .+, name: `name .+`, driver_id: "1", toll: 0 \} \}\)/,
    );
    expect(seed).toMatch(/garages\.put\(\{ name: `name \$\{index \+ 1\}` \}\)/);
  });

  it("has the family in the enum of families, and an object of each node for the tests", () => {
    expect(textOf("schema/common.graphql")).toMatch(/ {2}FLEET\n {2}"Service that an operator/);
    expect(textOf("test/kit/demo-nodes.ts")).toMatch(/`\{ fleet \{ \$\{page\("drivers"\)\} \} \}`/);
  });
});
