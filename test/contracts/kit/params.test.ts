import Type from "typebox";
import { expectTypeOf, it } from "vitest";
import type { StaticOf } from "#contracts/kit/params.ts";

const Everything = Type.Object({
  text: Type.String(),
  count: Type.Integer(),
  share: Type.Optional(Type.Number()),
  flag: Type.Boolean(),
  status: Type.Enum(["open", "closed"]),
  constant: Type.Literal("fixed"),
  either: Type.Union([Type.String(), Type.Null(), Type.Object({ id: Type.String() })]),
  rows: Type.Array(Type.Object({ id: Type.String(), note: Type.Optional(Type.String()) })),
  byName: Type.Record(Type.String(), Type.Array(Type.Integer())),
  anything: Type.Unknown(),
});
const Partial = Type.Partial(Everything);

it("StaticOf is the type that TypeBox gives each kind of schema in a contract", () => {
  expectTypeOf<StaticOf<typeof Everything>>().toEqualTypeOf<Type.Static<typeof Everything>>();
  expectTypeOf<StaticOf<typeof Partial>>().toEqualTypeOf<Type.Static<typeof Partial>>();
  expectTypeOf<StaticOf<Type.TSchema>>().toEqualTypeOf<Type.Static<Type.TSchema>>();
});

it("StaticOf of a kind that no contract has is never", () => {
  expectTypeOf<StaticOf<Type.TUndefined>>().toEqualTypeOf<never>();
});
