/** A document that needs several calls for each person is read in pages of the length that its error names. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AccessOfPeopleDocument } from "#generated/test/graphql.ts";
import { defaultLimits } from "#platform/limits/limits.ts";
import type { Tributary } from "#test/kit/gateway.ts";
import { startForTable } from "./setup.ts";

let tributary: Tributary;
beforeAll(async () => {
  tributary = await startForTable();
});
afterAll(() => tributary.close());

const PEOPLE = 100;
const page = (first: number, after?: string) =>
  tributary.ask(AccessOfPeopleDocument, { first, ...(after !== undefined && { after }) });

describe("the access of 100 people", () => {
  it("exceeds the limit of one operation, whose error names a length that fits", async () => {
    const { errors, calls } = await page(PEOPLE);
    expect(calls).toHaveLength(defaultLimits.callsPerOperation);
    const [length] = new Set(
      errors.map(({ message }) =>
        Number(/probably "first: (\d+)" in the outermost lists/.exec(message)?.[1]),
      ),
    );
    expect(length).toBeGreaterThanOrEqual(40);

    const emails = new Set<string>();
    let after: string | undefined;
    while (emails.size < PEOPLE) {
      const { data, errors: none, report } = await page(Number(length), after);
      expect(none).toEqual([]);
      expect(report.calls).toBeLessThanOrEqual(defaultLimits.callsPerOperation);
      for (const { email, identityUser } of data.users.nodes) {
        emails.add(email);
        expect(identityUser.roles, email).toBeInstanceOf(Array);
        expect(identityUser.factors, email).toBeInstanceOf(Array);
      }
      after = data.users.pageInfo.endCursor;
    }
  });
});
