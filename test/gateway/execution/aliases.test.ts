/** Aliases with the names of fields that plans add: in responses, and in requests to executors. */
import { GraphQLError, type OperationDefinitionNode, parse, print } from "graphql";
import { describe, expect, it } from "vitest";
import { addedFields, withSafeAliases } from "#gateway/execution/aliases.ts";
import type { Answer, Executor, RequestContext } from "#gateway/execution/executor-types.ts";
import { AliasesOfOtherFieldsDocument } from "#generated/test/graphql.ts";
import { startTributary } from "#test/kit/gateway.ts";

const added = addedFields(
  '@join__type(graph: A, key: "email") @join__field(graph: B, requires: "links { ref }")' +
    ' @join__field(graph: C, requires: "comments(limit: 3) { ref }")',
);

/** Runs a query with an executor that returns this answer. @returns also the request to the executor */
async function ask(query: string, answer: object) {
  const seen: string[] = [];
  const execute: Executor = async ({ document, operation }) => {
    expect(document.definitions).toContain(operation);
    seen.push(print(document));
    return answer as Answer;
  };
  const document = parse(query);
  const context = {
    document,
    operation: document.definitions[0] as OperationDefinitionNode,
  } as RequestContext;
  const given = await withSafeAliases(execute, added)(context);
  return { given, seen, query: print(document) };
}

describe("an operation whose aliases are those of fields that plans add", () => {
  it("has the names of key fields, of required fields and of __typename", () => {
    expect([...added.names].sort()).toEqual([
      "3",
      "__typename",
      "comments",
      "email",
      "limit",
      "links",
      "ref",
    ]);
  });

  it("is run under another name if it selects a field with arguments that is required with other arguments", async () => {
    const { given, seen } = await ask("{ post { comments(limit: 1) { id } links { id } } }", {
      data: { post: { comments_for_comments: [{ id: 1 }], links: null } },
    });
    expect(seen[0]).toContain("comments_for_comments: comments(limit: 1)");
    expect(JSON.stringify(given.data)).toBe('{"post":{"comments":[{"id":1}],"links":null}}');
  });

  it("is run under other aliases, and answered under its own in the same order", async () => {
    const { given, seen } = await ask("{ user { email: name x: id list { ref: id __typename: a } } }", {
      data: { user: { email_for_name: "N", x: "X", list: [{ ref_for_id: 1, typename_for_a: 2 }, null] } },
    });
    expect(seen[0]).toContain("email_for_name: name");
    expect(JSON.stringify(given.data)).toBe(
      '{"user":{"email":"N","x":"X","list":[{"ref":1,"__typename":2},null]}}',
    );
  });

  it("has its own aliases in the paths of errors, whose code and cause stay", async () => {
    const cause = new Error("cause");
    const error = new GraphQLError("No", {
      path: ["user", 0, "email_for_name"],
      extensions: { code: "FORBIDDEN" },
      originalError: cause,
    });
    const { given } = await ask("{ user { email: name } }", {
      errors: [error],
      extensions: { valueCompletion: [error], other: 1 },
    });
    expect(given.errors).toMatchObject([{ path: ["user", 0, "email"], extensions: { code: "FORBIDDEN" } }]);
    expect(given.errors?.[0]).toHaveProperty("originalError", cause);
    expect(given.extensions).toMatchObject({ valueCompletion: [{ path: ["user", 0, "email"] }], other: 1 });
  });

  it("uses no new alias that occurs in the client's operation", async () => {
    const { seen } = await ask("{ a: user { email: name email_for_name: id } }", { data: {} });
    expect(seen[0]).toContain("email_for_name_: name");
  });

  it("is unchanged if no alias is the name of another field", async () => {
    const { seen, query } = await ask("{ user { email email: email name: id constructor: id } }", {
      data: {},
    });
    expect(seen).toEqual([query]);
  });
});

it.each(["compiled", "apollo"] as const)(
  "each field of a person has its own value under any alias, by the %s executor",
  async (executor) => {
    await using tributary = await startTributary({ gateway: { executor } });
    const [person] = tributary.families.company.people;
    const data = await tributary.data(AliasesOfOtherFieldsDocument, { email: person?.email });
    expect(data).toMatchObject({
      user: {
        email: `${person?.firstName} ${person?.lastName}`,
        id: person?.email,
        __typename: `User:${person?.email}`,
        identityUser: { upstreamId: expect.any(String) },
        supportUser: { id: expect.stringMatching(/^\d+$/) },
        bankCustomer: { upstreamId: expect.any(String) },
      },
    });
  },
);
