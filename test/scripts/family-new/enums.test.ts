/** Enums of a skeleton: from texts of a closed set in an OpenAPI document to all layers. */
import { Kind, parse } from "graphql";
import { beforeEach, describe, expect, it } from "vitest";
import { writeSkeleton } from "#scripts/family-new/main.ts";
import { readOpenApi } from "#scripts/family-new/openapi/read-openapi.ts";
import { openSkeletonRoot } from "./skeleton-root.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  required,
  properties,
});
const query = (name: string, schema: object) => ({ name, in: "query", schema });

const STATUSES = ["in_transit", "AtDoor", "lost"];
const schemas = {
  ParcelStatus: {
    type: "string",
    description: "State of a parcel on its way.",
    enum: STATUSES,
    "x-enum-descriptions": ["The parcel is on its way.", "A courier rings the bell.", "Lost"],
  },
  Size: {
    oneOf: [
      { const: "s", description: "Fits through the slot of a door." },
      { const: "x-l", title: "Needs two people to carry." },
    ],
  },
  Parcel: object(
    {
      id: { type: "string" },
      status: ref("ParcelStatus"),
      size: ref("Size"),
      carrier: { type: "string", enum: ["post", "other"] },
      grade: { type: "string", enum: ["+1", "-1"] },
      rank: { type: "integer", enum: [1, 2] },
      kind: { type: "string", enum: ["letter", "box"] },
      is_fragile: { type: "boolean" },
      way: { type: ["string", "null"], enum: ["air", "sea", null] },
    },
    ["id", "status"],
  ),
  NewParcel: object(
    {
      size: ref("Size"),
      kind: { type: "string", enum: ["letter", "box"] },
      urgency: { type: "string", enum: ["low", "high"] },
    },
    ["size"],
  ),
};
const document = {
  openapi: "3.1.0",
  components: { schemas },
  paths: {
    "/parcels": {
      get: {
        operationId: "listParcels",
        parameters: [
          query("status", { type: "string", enum: STATUSES }),
          query("size", { type: "array", items: ref("Size") }),
        ],
        responses: { 200: json({ type: "array", items: ref("Parcel") }) },
      },
      post: {
        operationId: "createParcel",
        requestBody: json(ref("NewParcel")),
        responses: { 201: json(ref("Parcel")) },
      },
    },
    "/parcels/{parcelId}": {
      get: { operationId: "getParcel", responses: { 200: json(ref("Parcel")) } },
    },
  },
};

describe("an enum of an OpenAPI document", () => {
  const { enums, types } = readOpenApi(document);
  const shapeOf = (type: string, member: string) =>
    types.find(({ name }) => name === type)?.members.find(({ name }) => name === member);

  it("has the name of its schema or member, and occurs once if several have the same values", () => {
    expect(enums.map(({ name }) => name)).toEqual([
      "ParcelStatus",
      "Size",
      "ParcelCarrier",
      "ParcelKind",
      "ParcelWay",
      "NewParcelUrgency",
    ]);
    expect(shapeOf("Parcel", "way")).toMatchObject({ shape: { kind: "enum" }, nullable: true });
  });

  it("has a name for each value, and its description in any form of the document", () => {
    const [status, size] = enums;
    expect(status?.values).toEqual([
      { wire: "in_transit", name: "IN_TRANSIT", description: "The parcel is on its way." },
      { wire: "AtDoor", name: "AT_DOOR", description: "A courier rings the bell." },
      { wire: "lost", name: "LOST", description: "Lost" },
    ]);
    expect(size?.values.map(({ description }) => description)).toEqual([
      "Fits through the slot of a door.",
      "Needs two people to carry.",
    ]);
    const byValue = { enum: ["a", "b"], "x-enumDescriptions": { b: "The second of both letters." } };
    const other = readOpenApi({
      ...document,
      components: { schemas: { ...schemas, Size: { type: "string", ...byValue } } },
    });
    expect(other.enums.find(({ name }) => name === "Size")?.values.map((one) => one.description)).toEqual([
      undefined,
      "The second of both letters.",
    ]);
  });

  it("is a text or a number if its values cannot be names", () => {
    expect(shapeOf("Parcel", "grade")?.shape).toEqual({ kind: "text" });
    expect(shapeOf("Parcel", "rank")?.shape).toEqual({ kind: "whole" });
  });
});

describe("the skeleton of a family with enums", () => {
  let text: (file: string) => string;
  beforeEach(() => {
    const root = openSkeletonRoot();
    text = root.text;
    writeSkeleton(root.path, "courier", "business", readOpenApi(document));
    return root.remove;
  });

  const enumsOf = (sdl: string) =>
    new Map(
      parse(sdl).definitions.flatMap((one) =>
        one.kind === Kind.ENUM_TYPE_DEFINITION ? [[one.name.value, one] as const] : [],
      ),
    );

  it("has each enum in the SDL with a description for each value, and marks enums in answers as open", () => {
    const enums = enumsOf(text("schema/business/courier/index.graphql"));
    const status = enums.get("CourierParcelStatus");
    expect(status?.description?.value).toBe("State of a parcel on its way.");
    expect(status?.values?.map(({ name, description }) => [name.value, description?.value])).toEqual([
      ["IN_TRANSIT", "The parcel is on its way."],
      ["AT_DOOR", "A courier rings the bell."],
      ["LOST", "Value `lost` of the parcel status."],
    ]);
    const open = [...enums].flatMap(([name, { directives }]) => (directives?.length ? name : []));
    expect(open).toEqual(["CourierParcelStatus", "CourierSize", "CourierParcelKind", "CourierParcelWay"]);
    expect([...enums.keys()]).toContain("CourierNewParcelUrgency");
  });

  it("names a kind `type` and a Boolean without `is`, in fields and in inputs", () => {
    const sdl = text("schema/business/courier/index.graphql");
    expect(sdl.match(/^ {2}type: CourierParcelKind$/gm)).toHaveLength(2);
    expect(sdl).toContain("  fragile: Boolean\n");
    const resolvers = text("subgraphs/business/courier/resolvers/index.ts");
    expect(resolvers).toContain('{ renamed: { type: "kind", fragile: "is_fragile" } }');
    expect(resolvers).toContain("{ input: { type, ...members } }");
    expect(resolvers).toContain("toWire(NewParcel, { ...members, kind: type })");
    expect(text("test/operations/business/courier/index.test.ts")).toContain('"type":"LETTER"');
  });

  it("has filters on a state as a list, and sends values in the spelling of the service", () => {
    const sdl = text("schema/business/courier/index.graphql");
    expect(sdl).toContain("statuses: [CourierParcelStatus!]");
    expect(sdl).toContain("size: [CourierSize!]");
    const resolvers = text("subgraphs/business/courier/resolvers/index.ts");
    expect(resolvers).toContain(
      'status: wireValue(ParcelStatus, onlyOne(filter?.statuses, "statuses"), "statuses")',
    );
    expect(resolvers).toContain('size: wireValues(Size, filter?.size, "size")');
    expect(resolvers).toContain("filter?.statuses?.length === 0 || filter?.size?.length === 0 ? []");
  });

  it("has the values of the service in contract, stand-in service and seed, and both spellings in the tests", () => {
    const contract = text("contracts/courier/index.ts");
    expect(contract).toContain('export const Size = Type.Enum(["s","x-l"]);');
    expect(contract).toContain("way: Type.Optional(Type.Union([ParcelWay, Type.Null()]))");
    expect(contract.indexOf("const ParcelStatus =")).toBeLessThan(contract.indexOf("const Parcel ="));
    expect(text("services/courier/index.ts")).toContain("query.size.some((one) => one === row.size)");
    expect(text("services/courier/seed/index.ts")).toContain('status: index === 0 ? "in_transit" : "AtDoor"');
    expect(text("test/services/courier/index.test.ts")).toContain('"urgency":"low"');
    const graphTest = text("test/operations/business/courier/index.test.ts");
    expect(graphTest).toContain('"urgency":"LOW"');
    expect(graphTest).toContain('[{ status: "in_transit", "size[]": "s" }]');
  });
});
