/** Errors of one answer, as the console shows them. */
import { describe, expect, it } from "vitest";
import { resultOf } from "#console/data/answer.ts";
import { groupsOf } from "#console/result/error-groups.ts";

const error = (path: readonly (string | number)[], extensions: object, message = "The family is down") => ({
  message,
  path,
  extensions,
});

/** The groups of an answer, by their messages and positions. */
const shown = (errors: readonly object[]) =>
  groupsOf(resultOf({ errors }, 0, 0).errors).map(({ failures, ...group }) => ({
    ...group,
    failures: failures.map(({ message, errors: same }) => [message, same.map(({ path }) => path.join("."))]),
  }));

describe("the errors of an answer", () => {
  it("are one block if one family failed in one way in five rows, with the count and the positions", () => {
    const rows = [0, 1, 2, 3, 4].map((row) =>
      error(["users", "nodes", row, "bankCustomer"], {
        code: "UPSTREAM_UNAVAILABLE",
        family: "banking",
        retryAfterMs: 100 * row,
      }),
    );
    expect(shown(rows)).toEqual([
      {
        code: "UPSTREAM_UNAVAILABLE",
        family: "banking",
        count: 5,
        failures: [["The family is down", [0, 1, 2, 3, 4].map((row) => `users.nodes.${row}.bankCustomer`)]],
        missingScopes: [],
        retryAfterMs: 400,
      },
    ]);
  });

  it("are separate blocks by code and by family, in the order of the answer", () => {
    const found = shown([
      error(["a"], { code: "NOT_FOUND", family: "erp" }),
      error(["b"], { code: "NOT_FOUND", family: "crm" }),
      error(["c"], { code: "FORBIDDEN", family: "erp", missingScopes: ["erp:read"] }, "No right to read"),
      error(["d"], { code: "NOT_FOUND", family: "erp" }, "The vendor is gone"),
      error(["e"], { code: "FORBIDDEN", family: "erp", missingScopes: ["erp:write"] }, "No right to write"),
    ]);
    expect(found.map(({ code, family, failures }) => [code, family, failures])).toEqual([
      [
        "NOT_FOUND",
        "erp",
        [
          ["The family is down", ["a"]],
          ["The vendor is gone", ["d"]],
        ],
      ],
      ["NOT_FOUND", "crm", [["The family is down", ["b"]]]],
      [
        "FORBIDDEN",
        "erp",
        [
          ["No right to read", ["c"]],
          ["No right to write", ["e"]],
        ],
      ],
    ]);
    expect(found[2]?.missingScopes).toEqual(["erp:read", "erp:write"]);
  });

  it("include the count in the last error of many", () => {
    const family = { code: "UPSTREAM_ERROR", family: "crm" };
    expect(shown([error(["a", 0], family), error(["a", 1], { ...family, count: 41 })])[0]?.count).toBe(42);
  });
});
