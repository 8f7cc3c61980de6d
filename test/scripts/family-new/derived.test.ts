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
const whole = { type: "integer" };
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

describe("the skeleton of a family with keys that are not named id", () => {
  const note = { ...text, description: "Whether the locker is free, in words" };
  const email = { type: "string", format: "email" };
  const paths = {
    "/lockers": {
      get: {
        operationId: "listLockers",
        parameters: [query("tenant_email", { type: "string", format: "email" }), ...pages],
        responses: { 200: pageOf("Locker") },
      },
      post: {
        operationId: "createLocker",
        requestBody: json(ref("NewLocker")),
        responses: { 201: json(ref("Locker")) },
      },
    },
    "/lockers/{lockerUuid}": {
      get: { operationId: "getLocker", responses: { 200: json(ref("Locker")) } },
      delete: { operationId: "deleteLocker", responses: { 204: {} } },
    },
    "/lockers/{lockerUuid}/notes": {
      get: {
        operationId: "listLockerNotes",
        parameters: [query("offset", whole), query("limit", whole)],
        responses: {
          200: json(object({ notes: { type: "array", items: ref("Note") }, total: whole }, ["notes"])),
        },
      },
    },
    "/keys": {
      get: {
        operationId: "listKeys",
        parameters: [query("locker_uuid", text), ...pages],
        responses: { 200: pageOf("Key") },
      },
      post: {
        operationId: "orderKey",
        requestBody: json(ref("NewKey")),
        responses: { 201: json(ref("Key")) },
      },
    },
    "/keys/{keyUuid}": { get: { operationId: "getKey", responses: { 200: json(ref("Key")) } } },
    "/codes/{code}": { get: { operationId: "getCode", responses: { 200: json(ref("Code")) } } },
  };
  const lockers = {
    openapi: "3.1.0",
    components: {
      schemas: {
        Locker: object({ uuid: text, tenant_email: email, note }, ["uuid"]),
        NewLocker: object({ note: text }),
        Key: object({ uuid: text, locker_uuid: text, note: text }, ["uuid", "locker_uuid"]),
        NewKey: object({ locker_uuid: text }, ["locker_uuid"]),
        Note: object({ id: text, content: text }, ["id", "content"]),
        Code: object({ code: text, name: text }, ["code"]),
      },
    },
    paths,
  };
  let textOf: (file: string) => string;
  let written: ReturnType<typeof writeSkeleton>;
  beforeEach(() => {
    const root = openSkeletonRoot();
    textOf = root.text;
    written = writeSkeleton(root.path, "lockers", "business", readOpenApi(lockers));
    return root.remove;
  });

  it("has the key as id of the node, and in tables, handlers and seed", () => {
    expect(written.unwritten).toEqual([]);
    const sdl = textOf("schema/business/lockers/index.graphql");
    expect(sdl).toContain(
      'type LockersLocker @node @connection(of: "lockers", uncounted: true) @rest(list: "listLockers") {',
    );
    expect(sdl).not.toContain("  uuid:");
    expect(textOf("services/lockers/tables.ts")).toContain("key: (row: Locker) => String(row.uuid)");
    const service = textOf("services/lockers/index.ts");
    expect(service).toContain("lockersTable.put({ uuid: String(lockersTable.nextId()),");
    expect(service).toContain("lockersTable.delete(String(needLocker(lockerUuid).uuid))");
    expect(textOf("services/lockers/seed/index.ts")).toContain("lockers.put({ uuid: String(index + 1),");
  });

  it("derives its list with the filter, look-ups and writes, and the person of a member with another name", () => {
    const sdl = textOf("schema/business/lockers/index.graphql");
    expect(sdl).toContain("lockers(filter: LockersLockerFilter): LockersLockerConnection");
    expect(sdl).toContain('  user: User @member(name: "tenant_email")\n');
    const resolvers = textOf("subgraphs/business/lockers/resolvers/index.ts");
    for (const derived of ["listLockers", "toUser", "createLockersLocker", "deleteLockersLocker"])
      expect(resolvers).not.toContain(derived);
  });

  it("links types by members with keys, which are ids in filters and inputs", () => {
    const sdl = textOf("schema/business/lockers/index.graphql");
    const key = sdl.split("type LockersKey ")[1]?.split("\n}")[0];
    expect(key).toContain("  locker: LockersLocker\n");
    expect(key).not.toContain("lockerUuid");
    expect(sdl).toContain('lockerIds: [ID!] @narrows(by: "locker_uuid")');
    expect(sdl).toMatch(/input OrderLockersKeyInput \{\s+"[^"]+"\s+lockerId: ID!/);
    expect(textOf("subgraphs/business/lockers/resolvers/index.ts")).not.toContain("orderLockersKey");
  });

  it("keeps a key with a meaning of its own as a field, and ids by it", () => {
    expect(textOf("schema/business/lockers/index.graphql")).toMatch(
      /type LockersCode @node \{\s+"[^"]+"\s+code: String\n/,
    );
    expect(textOf("subgraphs/business/lockers/resolvers/index.ts")).toContain(
      '...keyed("LockersCode", ({ code: id }: Code) => id)',
    );
  });

  it("has a list of each kind of paging among the reads on which faults are tried", () => {
    const [, ...reads] = textOf("test/faults/reads.ts").split(/\{\n {4}family: "lockers",\n/);
    expect(reads.map((read) => /field: '(.+)'/.exec(read)?.[1])).toEqual([
      'lockers { locker(id: "1") { notes { nodes { content } } } }',
      "lockers { lockers { nodes { id note } } }",
    ]);
  });

  it("has no description that begins without its subject", () => {
    expect(textOf("schema/business/lockers/index.graphql")).not.toContain("Whether");
  });
});

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
      'type FleetDriver @node @connection(of: "drivers", uncounted: true) @rest(list: "listDrivers") {',
    );
    expect(textOf("subgraphs/business/fleet/style.ts")).toContain('entries: ["Fleet"]');
    expect(textOf("subgraphs/business/index.ts")).toContain("styles: [fleetStyle, ");
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
    for (const field of [
      'displayName: String @member(name: "name")',
      'hiredDate: Date @member(name: "hired_on")',
      'tripCount: Int @member(name: "number_of_trips")',
      "rating: Decimal",
    ])
      expect(person).toContain(`  ${field}\n`);
    expect(trip).toContain("  name: String");
  });

  it("answers each list with its own rows, and those below an object by the object", () => {
    expect(written.unwritten).toEqual([]);
    const service = textOf("services/fleet/index.ts");
    expect(service).toContain("driverTrips.all().filter((one) => one.owner === owner).map(({ row }) => row)");
    expect(service).toContain("listGarages: () => [...garages.all()]");
    const seed = textOf("services/fleet/seed/index.ts");
    expect(seed).toMatch(
      /driverTrips\.put\(\{ owner: "1", row: \{ id: .+, name: `name .+`, driver_id: "1", toll: index \+ 1 \} \}\)/,
    );
    expect(seed).toMatch(/garages\.put\(\{ name: `name \$\{index \+ 1\}` \}\)/);
  });

  it("has the family in the enum of families, and an object of each node for the tests", () => {
    expect(textOf("schema/common.graphql")).toMatch(/ {2}FLEET\n {2}"Service that an operator/);
    expect(textOf("test/kit/demo-nodes.ts")).toMatch(/`\{ fleet \{ \$\{page\("drivers"\)\} \} \}`/);
  });
});
