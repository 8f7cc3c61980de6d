/** Names of enums and their spelling on the wire, in bodies and in parameters. */
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { enumName, wireValue, wireValues } from "#subgraphs/kit/mapping/enum-values.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";

const Status = Type.Enum(["in_transit", "AtDoor", "on hold", "2nd-try", "cancelled"]);

describe("the name of an enum's value", () => {
  it.each([
    ["in_transit", "IN_TRANSIT"],
    ["AtDoor", "AT_DOOR"],
    ["on hold", "ON_HOLD"],
    ["2nd-try", "_2ND_TRY"],
    ["cancelled", "CANCELED"],
  ] as const)("is converted from and to the wire value %s", (value, name) => {
    expect(enumName(value)).toBe(name);
    expect(wireValue(Status, name, "status")).toBe(value);
    expect(wireValue(Status, value, "status")).toBe(value);
  });

  it("is converted to the wire value with the same letters, if that does not separate its words", () => {
    const Kind = Type.Enum(["customrecipient", "custom"]);
    expect(wireValue(Kind, "CUSTOM_RECIPIENT", "type")).toBe("customrecipient");
    expect(wireValue(Kind, "CUSTOM", "type")).toBe("custom");
  });

  it("is refused if no wire value has it, with the name of the argument", () => {
    expect(() => wireValue(Status, "OTHER", "status")).toThrow('"status" cannot be OTHER');
    expect(() => wireValues(Status, ["ON_HOLD", "OTHER"], "statuses")).toThrow('"statuses" cannot be OTHER');
  });

  it("is converted to undefined if it is absent or null", () => {
    expect([wireValue(Status, undefined, "status"), wireValue(Status, null, "status")]).toEqual([
      undefined,
      undefined,
    ]);
    expect(wireValues(Status, null, "statuses")).toBeUndefined();
    expect(wireValues(Status, [], "statuses")).toEqual([]);
  });
});

describe("an input with names of enums", () => {
  const Size = Type.Union([Type.Literal("small"), Type.Literal("extra-large")]);
  const Body = Type.Object({
    status: Type.Optional(Status),
    sizes: Type.Optional(Type.Array(Size)),
    last: Type.Optional(Type.Union([Type.Object({ at_status: Status }), Type.Null()])),
    size: Type.Optional(Type.Union([Size, Type.Null()])),
    last_status: Type.Optional(Status),
    note: Type.Optional(Type.Union([Type.String(), Type.Enum(["none"])])),
  });

  it("is written with the values of the wire, in lists and in objects that may be null", () => {
    const input = {
      status: "AT_DOOR",
      sizes: ["SMALL", "EXTRA_LARGE"],
      last: { atStatus: "_2ND_TRY" },
      size: "EXTRA_LARGE",
      note: "IN_TRANSIT",
      last_status: "CANCELED",
    } as const;
    expect(toWire(Body, input)).toEqual({
      status: "AtDoor",
      sizes: ["small", "extra-large"],
      last: { at_status: "2nd-try" },
      size: "extra-large",
      note: "IN_TRANSIT",
      last_status: "cancelled",
    });
  });

  it("is refused where it has OTHER, which the wire does not have", () => {
    const other = "OTHER" as "OTHER" | "SMALL";
    expect(() => toWire(Body, { sizes: [other] })).toThrow('"sizes" cannot be OTHER');
  });

  it("does not compile with a name that no value has", () => {
    // @ts-expect-error LOST is not a name of a status
    expect(() => toWire(Body, { status: "LOST" })).toThrow('"status" cannot be LOST');
  });
});
