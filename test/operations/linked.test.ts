/** The typical request of Tributary: people with their linked tickets and payments, in few calls. */
import { describe, expect, it } from "vitest";
import { LinkedDocument } from "#generated/test/graphql.ts";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";
import { plantTickets } from "#test/kit/tickets.ts";

describe("linked users, tickets and payments", async () => {
  const tributary = await sharedTributary();

  it("costs one page of members, one customer look-up, one payment list and the fewest searches", async () => {
    plantTickets(tributary.families, new Array(50).fill(6));
    const { data, errors, calls, report } = await tributary.ask(LinkedDocument);
    expect(errors).toEqual([]);
    expect(data.users?.nodes).toHaveLength(50);
    expect(operationsOf(calls).sort()).toEqual([
      "banking.listCustomers",
      "banking.listPayments",
      "identity.listGroupUsers",
      "supportDesk.search",
      "supportDesk.search",
      "supportDesk.search",
    ]);
    // Members first, then customers in parallel with the first search, then payments in parallel with the others.
    expect(report).toMatchObject({ calls: 6, index: { calls: 0 } });
    expect(report.roundTrips).toBeLessThanOrEqual(3 + 2);
    expect(report.families.map(({ family }) => family).sort()).toEqual([
      "banking",
      "identity",
      "supportDesk",
    ]);
  });

  it("gives each person their own rows", async () => {
    const { users } = await tributary.data(LinkedDocument);
    expect(users?.pageInfo.hasNextPage).toBe(true);
    for (const { id, email, displayName, identityUser, tickets, payments } of users?.nodes ?? []) {
      expect(id).toBe(`User:${email}`);
      expect(displayName).toMatch(/\S/);
      expect(identityUser?.upstreamId).toMatch(/^00u/);
      for (const ticket of tickets?.nodes ?? []) expect(ticket.requester).toEqual({ email });
      for (const payment of payments?.nodes ?? []) {
        expect(payment.party).toEqual({ email });
        expect(payment.direction).toMatch(/^(INCOMING|OUTGOING)$/);
        expect(payment.amount?.amount).toMatch(/^\d+(\.\d{2,3})?$/);
      }
    }
  });

  it("pages on from its end, with each person once", async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const data: {
        users: { nodes: { email: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      } = await tributary.data(
        "query ($after: String) { users(first: 70, after: $after) { nodes { email } pageInfo { hasNextPage endCursor } } }",
        { after },
      );
      seen.push(...data.users.nodes.map(({ email }) => email));
      after = data.users.pageInfo.hasNextPage ? data.users.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(tributary.families.company.people.map(({ email }) => email));
  });

  it("loses only the fields of a failed family", async () => {
    tributary.families.setFaults("banking=reset");
    const { data, errors } = await tributary.ask(LinkedDocument);
    tributary.families.setFaults("");
    expect(data.users?.nodes).toHaveLength(50);
    expect(data.users?.nodes[0]?.tickets?.nodes.length).toBeGreaterThan(0);
    const error = { extensions: { code: "UPSTREAM_UNAVAILABLE", family: "banking", retryable: true } };
    expect(errors).toMatchObject(
      Array.from({ length: 50 }, (_, index) => ({ ...error, path: ["users", "nodes", index, "payments"] })),
    );
    expect(JSON.stringify(errors)).not.toMatch(/127\.0\.0\.1|ECONN|socket|\.ts/);
  });

  it("has an error for each position of the longest page, within 100 kB", async () => {
    tributary.families.setFaults("banking=reset");
    const { data, errors } = await tributary.ask<{ users: { nodes: unknown[] } }>(
      "{ users(first: 250) { nodes { bankCustomer { status } } } }",
    );
    tributary.families.setFaults("");
    expect(data.users.nodes.length).toBe(250);
    expect(errors.map(({ path }) => path?.[2])).toEqual(data.users.nodes.map((_, index) => index));
    expect(JSON.stringify(errors).length).toBeLessThan(100_000);
  });
});
