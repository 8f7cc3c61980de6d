/** REST calls of the examples: by the definition of the language, of a router, and of Tributary. */
import { fileURLToPath } from "node:url";
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { compareCalls } from "#scripts/public-connectors/compare-calls.ts";
import { openFolder } from "#scripts/public-connectors/open.ts";

const others = parse(`
  type User @key(fields: "email") { email: String! }
  type CrmPerson @key(fields: "id") { id: ID! upstreamId: ID! displayName: String }
`);

const folderOf = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

describe("Calls of operations over ten rows", () => {
  it("are never more than a router's, and none is made twice for a key", async () => {
    await using opened = openFolder(folderOf("examples"), [others]);
    const compared = await compareCalls(opened);
    expect(compared.filter(({ ours, router }) => ours > router)).toEqual([]);
    expect(compared.flatMap(({ repeated }) => repeated)).toEqual([]);
    expect(
      Object.fromEntries(
        compared.map(({ name, language, router, ours }) => [name, [language, router, ours]]),
      ),
    ).toEqual({
      // [one for each object and field, a router's, ours]
      "Query.invoice": [3, 3, 3],
      "Query.invoices": [16, 7, 7],
      "Query.desk": [30, 21, 19],
      "Query.hotels": [11, 11, 11],
      "Query.parcels": [21, 21, 21],
      "Query.room": [1, 1, 1],
      "Query.searchPages": [1, 1, 1],
      "Query.weatherReport": [1, 1, 1],
      Query: [84, 66, 56],
      CrmPerson: [20, 20, 20],
    });
  });
});
