import { describe, expect, it } from "vitest";
import { foundByDomain, MOST_RECORDS } from "#subgraphs/kit/people/company-entity.ts";

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

  it("are an error where there are more than a list may have, and none is left out silently", async () => {
    const found = (count: number) =>
      foundByDomain(
        { domain: "a.example" },
        async () => rows(count),
        ({ id }) => id,
      );
    expect(await found(MOST_RECORDS)).toHaveLength(MOST_RECORDS);
    await expect(found(MOST_RECORDS + 1)).rejects.toMatchObject({
      extensions: { code: "QUERY_BUDGET_EXCEEDED" },
      message: "More than 1000 records have the domain; read them from the list of the service",
    });
  });
});
