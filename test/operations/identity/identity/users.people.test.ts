/** Filters and orders of people: results of the people index, compared with the demo company. */

import { describe, expect, it } from "vitest";
import { UsersOfIdentityDocument } from "#generated/test/graphql.ts";
import { demoIndex } from "#services/demo/company.ts";
import { identityTables } from "#services/identity/tables.ts";
import { nameOf } from "#subgraphs/identity/identity/people-list.ts";
import { cursorFor } from "#subgraphs/kit/loading/connection.ts";
import { sharedTributary, startTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();
await tributary.data('{ user(email: "nobody@example.org") { displayName } }'); // This reads the index.

interface FoundUser {
  readonly email: string;
  readonly displayName: string;
  readonly identityUser: {
    readonly status: string;
    readonly lastName: string;
    readonly department: string;
    readonly createdAt: string;
    readonly lastLoginAt: string | null;
  };
}

interface NamedUser {
  readonly email: string;
  readonly displayName: string | null;
}

const ask = (variables: object) => tributary.ask(UsersOfIdentityDocument, { ...variables });

/** All people that match a filter, from all pages. */
async function allOf(variables: object): Promise<FoundUser[]> {
  const found: FoundUser[] = [];
  let after: string | null = null;
  do {
    const { data, errors, calls } = await ask({ ...variables, first: 70, after });
    expect([errors, calls]).toEqual([[], []]);
    found.push(...data.users.nodes);
    expect(data.users.totalCount).toBeGreaterThanOrEqual(found.length);
    after = data.users.pageInfo.hasNextPage ? data.users.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

describe("people by conditions", () => {
  it("are found by parts of names and addresses in any order and case, without a call to the identity provider", async () => {
    const { people } = tributary.families.company;
    const [someone] = people;
    const text = `${someone?.lastName.toUpperCase()}  ${someone?.firstName.slice(1, 4)}`;
    const { data, calls } = await ask({ filter: { text } });
    expect(calls).toEqual([]);
    expect(data.users.nodes.map(({ email }) => email)).toContain(someone?.email);
    const words = text.toLowerCase().split(/\s+/);
    for (const { email, displayName } of data.users.nodes)
      for (const word of words) expect(`${email} ${displayName}`.toLowerCase()).toContain(word);
    expect((await allOf({ filter: { text: "nobody has this name" } })).length).toBe(0);
  });

  it("are all people, each once and in the order of addresses, without conditions", async () => {
    const found = (await allOf({ filter: {} })).map(({ email }) => email);
    const emails = tributary.families.company.people.map(({ email }) => email.toLowerCase());
    expect(found).toEqual([...new Set(emails)].sort());
  });

  it("are those of a status or a department, or of a period", async () => {
    const { people } = tributary.families.company;
    const locked = await allOf({ filter: { statuses: ["LOCKED_OUT", "SUSPENDED"] } });
    expect(new Set(locked.map(({ identityUser }) => identityUser.status))).toEqual(
      new Set(["LOCKED_OUT", "SUSPENDED"]),
    );
    const emails = locked.map(({ email }) => email);
    expect(emails).toEqual(
      expect.arrayContaining([people[demoIndex.lockedOut]?.email, people[demoIndex.suspended]?.email]),
    );
    const all = await allOf({ filter: {} });
    const { department, createdAt } = all[3]?.identityUser ?? { department: "", createdAt: "" };
    expect((await allOf({ filter: { departments: [department] } })).map(({ email }) => email)).toEqual(
      all.filter(({ identityUser }) => identityUser.department === department).map(({ email }) => email),
    );
    const until = await allOf({ filter: { createdAt: { until: createdAt } } });
    expect(until.map(({ email }) => email)).toEqual(
      all.filter(({ identityUser }) => identityUser.createdAt <= createdAt).map(({ email }) => email),
    );
    const signedIn = await allOf({ filter: { lastLoginAt: { from: "2000-01-01T00:00:00Z" } } });
    expect(signedIn.length).toBe(all.filter(({ identityUser }) => identityUser.lastLoginAt !== null).length);
    expect(await allOf({ filter: { statuses: [] } })).toEqual([]);
  });

  it.each([
    ["LAST_NAME", "ASC", (one: FoundUser) => one.identityUser.lastName.toLowerCase()],
    ["DISPLAY_NAME", "DESC", (one: FoundUser) => one.displayName.toLowerCase()],
    ["LAST_LOGIN_AT", "DESC", (one: FoundUser) => one.identityUser.lastLoginAt ?? ""],
  ] as const)(
    "are ordered by %s %s, page by page, people without a value last",
    async (field, direction, of) => {
      const found = (await allOf({ orderBy: [{ field, direction }] })).map(of);
      const present = found.filter((value) => value !== "");
      const sorted = [...present].sort();
      expect(found).toEqual([
        ...(direction === "ASC" ? sorted : sorted.reverse()),
        ...found.filter((value) => value === ""),
      ]);
      expect(found.length).toBe((await allOf({ filter: {} })).length);
    },
  );

  it("are called by first and last name where they have no display name, in lists, by address and in order", async () => {
    await using other = await startTributary();
    const { accounts } = identityTables(other.families.store.scope("identity"));
    const [one, two, three] = accounts.all();
    if (!one || !two || !three) throw new Error("there are people");
    const { firstName, lastName } = one.user.profile;
    for (const [{ user, ...account }, changed] of [
      [one, { displayName: "" }],
      [two, { displayName: " ", lastName: "" }],
      [three, { displayName: "", firstName: "", lastName: " " }],
    ] as const)
      accounts.put({ ...account, user: { ...user, profile: { ...user.profile, ...changed } } });
    const names = [`${firstName} ${lastName}`, two.user.profile.firstName, null];
    const emails = [one, two, three].map(({ user }) => user.profile.email?.toLowerCase());
    const listed = await other.data<{ users: { nodes: NamedUser[] } }>(
      "{ users(first: 250) { nodes { email displayName } } }",
    );
    const inOrder = await other.data<{ users: { nodes: NamedUser[] } }>(
      "{ users(first: 250, orderBy: [{ field: DISPLAY_NAME }]) { nodes { email displayName } } }",
    );
    for (const [index, email] of emails.entries()) {
      const name = names[index];
      const { user } = await other.data<{ user: NamedUser }>(
        "query ($email: String!) { user(email: $email) { email displayName } }",
        { email },
      );
      expect(user.displayName).toBe(name);
      for (const { users } of [listed, inOrder])
        expect(users.nodes.find((person) => person.email === email)?.displayName ?? null).toBe(name);
    }
    const order = inOrder.users.nodes.flatMap(({ displayName }) => displayName?.toLowerCase() ?? []);
    expect(order).toEqual([...order].sort());
  });

  it("have a name from the valid parts of a record, for any other values", () => {
    expect(nameOf({ profile: { firstName: "Ada", lastName: "Byron" } })).toBe("Ada Byron");
    expect(nameOf({ profile: { displayName: null, firstName: null, lastName: "Byron" } })).toBe("Byron");
    expect(nameOf({ profile: {} })).toBeNull();
    expect(nameOf(null)).toBeNull();
  });

  it("are refused with a long text, with too many fields in the order, or with a cursor of another list", async () => {
    const first = await ask({ filter: {}, first: 1 });
    const after = first.data.users.pageInfo.endCursor;
    const orders = ["EMAIL", "LAST_NAME", "DISPLAY_NAME", "CREATED_AT"].map((field) => ({ field }));
    for (const [variables, code] of [
      [{ filter: { text: "x".repeat(101) } }, "BAD_USER_INPUT"],
      [{ orderBy: orders }, "BAD_USER_INPUT"],
      [{ filter: {}, first: 251 }, "BAD_USER_INPUT"],
      [{ filter: { text: "a" }, after }, "INVALID_CURSOR"],
      [{ filter: {}, after: "nonsense" }, "INVALID_CURSOR"],
      [
        { filter: {}, after: cursorFor({ position: "no JSON", skip: 0, size: 0 }, "users [{},[]]") },
        "INVALID_CURSOR",
      ],
    ] as const) {
      const { errors, calls } = await ask(variables);
      expect([errors.map(({ extensions }) => extensions["code"]), calls]).toEqual([[code], []]);
    }
  });

  it("are an error if the index cannot be read, never a part of the people", async () => {
    await using other = await startTributary();
    other.families.setFaults("identity=status:500");
    const { data, errors } = await other.ask<{ users: null }>(
      '{ users(filter: { text: "a" }) { nodes { id } } }',
    );
    expect(data.users).toBeNull();
    expect(errors).toMatchObject([{ path: ["users"], extensions: { family: "identity" } }]);
  });
});
