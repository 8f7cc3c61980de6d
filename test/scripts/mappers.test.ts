/** Which mapper types follow from the names of types. */
import { describe, expect, it } from "vitest";
import { mapperTypes } from "#scripts/mappers.ts";

const sources = (types: readonly string[], stated: Readonly<Record<string, readonly string[]>> = {}) => ({
  subgraph: "business",
  folders: [
    { family: undefined, types: new Set(["User", "UserConnection"]) },
    { family: "snack-bar", types: new Set(types) },
  ],
  statedIn: (file: string) => stated[file] ?? [],
  wireTypesOf: (family: string) => new Set(family === "snack-bar" ? ["Meal", "SnackBarTray", "Order"] : []),
});

/** The mapper types that the generated file has beside its imports. */
const derivedFrom = (...given: Parameters<typeof sources>) =>
  mapperTypes(sources(...given))
    .text.split("\n")
    .filter((line) => line.includes(" = "));

describe("the mapper types of a family", () => {
  it("have the wire type with the name of the type, with or without the family's prefix", () => {
    expect(derivedFrom(["SnackBarMeal", "SnackBarTray", "SnackBarGuest", "Meals"])).toEqual([
      "export type SnackBarMealMapper = Wire<snackBarContract.Meal>;",
      "export type SnackBarTrayMapper = Wire<snackBarContract.SnackBarTray>;",
    ]);
  });

  it("are a connection for the page of a type with a mapper, and absent for other pages", () => {
    expect(derivedFrom(["SnackBarMealConnection", "SnackBarMeal", "SnackBarGuestConnection"])).toEqual([
      "export type SnackBarMealMapper = Wire<snackBarContract.Meal>;",
      "export type SnackBarMealConnectionMapper = Connection<SnackBarMealMapper>;",
    ]);
  });

  it("are those of the family's own file if it has them, also for the items of a page", () => {
    const own = {
      "snack-bar/mappers.ts": ["SnackBarMeal", "SnackBarOrderConnection"],
      "mappers.ts": ["User"],
    };
    const types = ["SnackBarMeal", "SnackBarMealConnection", "SnackBarOrder", "SnackBarOrderConnection"];
    expect(derivedFrom(types, own)).toEqual([
      "export type SnackBarOrderMapper = Wire<snackBarContract.Order>;",
      "export type UserConnectionMapper = Connection<shared.UserMapper>;",
      "export type SnackBarMealConnectionMapper = Connection<snackBar.SnackBarMealMapper>;",
    ]);
    const { text, places } = mapperTypes(sources(types, own));
    expect(text).toContain('export type * from "#subgraphs/business/snack-bar/mappers.ts";');
    expect(places["SnackBarOrderConnection"]).toBe("./mappers.ts#SnackBarOrderConnectionMapper");
  });

  it("are in a file that imports only used names", () => {
    const { text } = mapperTypes(sources(["SnackBarGuest"], { "snack-bar/mappers.ts": ["SnackBarGuest"] }));
    expect(text).not.toContain("import type * as");
    expect(text).toContain('export type * from "#subgraphs/business/snack-bar/mappers.ts";');
  });
});
