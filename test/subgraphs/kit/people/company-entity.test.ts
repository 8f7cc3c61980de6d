import { describe, expect, it } from "vitest";
import { foundByDomain } from "#subgraphs/kit/people/company-entity.ts";

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

describe("the records of a company", () => {
  it("are searched once for a domain in ASCII, and in both spellings for another", async () => {
    const searched: string[] = [];
    const search = async (spelling: string) => {
      searched.push(spelling);
      return rows(2);
    };
    expect(await foundByDomain({ domain: "a.example" }, search, ({ id }) => id)).toEqual(rows(2));
    expect(await foundByDomain({ domain: "xn--bcher-kva.example" }, search, ({ id }) => id)).toEqual(rows(2));
    expect(searched).toEqual(["a.example", "xn--bcher-kva.example", "b\u00fccher.example"]);
  });

  it("leave out rows without a key", async () => {
    const search = async () => [{ id: null }, { id: 1 }];
    expect(await foundByDomain({ domain: "a.example" }, search, ({ id }) => id)).toEqual([{ id: 1 }]);
  });
});
