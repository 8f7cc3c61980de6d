/** Answers of a plain interface, made from its contract. */
import Type from "typebox";
import { describe, expect, it } from "vitest";
import { bearer } from "#contracts/kit/auth.ts";
import { collectionOf } from "#contracts/kit/collections.ts";
import { deep, family, get, optional, repeated } from "#contracts/kit/contract.ts";
import { errorBody } from "#contracts/kit/error-bodies.ts";
import { namedPages } from "#contracts/kit/pages/named.ts";
import { plainAnswers } from "#services/kit/collections.ts";
import { openStore } from "#services/kit/data/store.ts";

const Van = Type.Object({
  uuid: Type.String(),
  state: Type.String(),
  seats: Type.Integer(),
  depot: Type.Union([Type.String(), Type.Null()]),
});
type Van = Type.Static<typeof Van>;
const page = () =>
  namedPages(Van, {
    by: "page",
    position: "page",
    size: "limit",
    rows: "vans",
    maxSize: 10,
    defaultSize: 10,
    total: "total",
  });
const fleet = family(
  "fleet",
  {
    subgraph: "business",
    auth: bearer(),
    errors: errorBody(({ message }) => ({ message }), { message: ["message"] }),
  },
  {
    listVans: get("/vans", {
      query: {
        state: repeated(Type.String()),
        depot: optional(Type.String()),
        sort: optional(Type.Enum(["seats", "-seats"])),
      },
      page: page(),
    }),
    listOldVans: get("/old-vans", {
      query: { filter: deep(Type.Object({ state: Type.Optional(Type.Array(Type.String())) })) },
      page: page(),
    }),
  },
);

const vans = openStore(":memory:").collection("vans", { key: ({ uuid }: Van) => uuid });
vans.put({ uuid: "a", state: "free", seats: 10, depot: "Ulm" });
vans.put({ uuid: "b", state: "lent", seats: 9, depot: null });
vans.put({ uuid: "c", state: "free", seats: 9, depot: "Bonn" });
const listed = (query: Readonly<Record<string, unknown>>, list = "listVans") =>
  (plainAnswers.list(vans, query, collectionOf(fleet, list)) as readonly Van[])
    .map(({ uuid }) => uuid)
    .join("");

describe("the answers of a plain interface", () => {
  it.each([
    [{}, "abc"],
    [{ state: ["free"] }, "ac"],
    [{ state: ["free", "lent"], depot: "Bonn" }, "c"],
    [{ state: ["sold"] }, ""],
    [{ depot: null }, "abc"],
    [{ sort: "seats" }, "bca"],
    [{ sort: "-seats", state: ["free"] }, "ac"],
  ])("have the rows of the conditions %j in the order of the request", (query, expected) => {
    expect(listed(query)).toBe(expected);
  });

  it("read the conditions in a parameter `filter`, if the contract has it", () => {
    expect(listed({ filter: { state: ["lent"] } }, "listOldVans")).toBe("b");
    expect(listed({ filter: null }, "listOldVans")).toBe("abc");
  });
});
