/** Arguments of lists of the bank. */
import { expect, it } from "vitest";
import { listArgs } from "#subgraphs/business/banking/lists.ts";

it("refuses a second sort key also where an empty filter leaves nothing to read", () => {
  const second = [
    { field: "CREATED_AT", direction: "ASC" },
    { field: "CREATED_AT", direction: "DESC" },
  ] as const;
  expect(listArgs({ customerIds: [] }, second.slice(0, 1))).toBeUndefined();
  expect(() => listArgs({ customerIds: [] }, second)).toThrow('"orderBy" takes one field');
});
