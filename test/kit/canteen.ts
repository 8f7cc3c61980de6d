/** Contract of an invented family, for tests of code that is derived from contracts. */
import Type from "typebox";
import { bearer } from "#contracts/kit/auth.ts";
import { csv, deep, family, get, optional, put, repeated, required } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { pageObject } from "#contracts/kit/pages/offset.ts";

export const Meal = Type.Object({ id: Type.String(), name: Type.String(), price: Type.Integer() });
export const meals = pageObject(Meal, { defaultSize: 10, maxSize: 2000 });

const ids = (maxItems: number) => Type.Optional(Type.Array(Type.String(), { maxItems }));

export const canteenSpec = {
  subgraph: "business",
  auth: bearer(),
  errors: errorBody(({ message }) => ({ message }), { message: ["message"] }),
} as const;

export const canteen = family("canteen", canteenSpec, {
  listMeals: get("/meals", {
    query: {
      filter: deep(Type.Object({ id: ids(50), cookId: ids(20), since: Type.Optional(Type.String()) })),
      include: csv(Type.Enum(["cook"])),
      sort: optional(Type.String()),
    },
    page: meals,
  }),
  getMenu: get("/menu", { returns: Meal }),
  getMealPicture: get("/meals/{mealId}/picture", { returns: Meal }),
  putMeal: put("/meals/{mealId}", { returns: Meal }),
  getMeal: get("/meals/{mealId}", { returns: Meal }),
  listCooks: get("/cooks", {
    query: { filter: deep(Type.Object({ id: ids(20) })) },
    page: pageObject(Type.Object({ id: Type.String(), name: Type.String() }), {
      defaultSize: 10,
      maxSize: 100,
    }),
  }),
  listTables: get("/tables", { page: pageObject(Meal, { defaultSize: 10, maxSize: 100 }) }),
  listOrders: get("/orders", {
    query: {
      status: optional(Type.Enum(["open", "paid"])),
      id: optional(Type.String()),
      mealId: csv(Type.String(), { max: 30 }),
      day: repeated(Type.String()),
      fields: csv(Type.String(), { selects: true }),
      sort: optional(Type.String()),
      shop: required(optional(Type.String())),
    },
    page: pageObject(Meal, { defaultSize: 10, maxSize: 100 }),
  }),
});
