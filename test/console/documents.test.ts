/** Documents with several operations: the one that a tab runs. */
import { expect, it } from "vitest";
import { nameOf, operationNamesIn, operationOf } from "#console/kit/operation-names.ts";

const document = ["subscription Changes { webhookReceived { family } }", "query People { __typename }"].join(
  "\n",
);

it("a tab runs the first of several operations until one is chosen, and again when that one was removed", () => {
  expect(operationNamesIn(document)).toEqual(["Changes", "People"]);
  expect(operationOf({ document })).toBe("Changes");
  expect(operationOf({ document, operationName: "People" })).toBe("People");
  expect(operationOf({ document, operationName: "Renamed" })).toBe("Changes");
  expect(operationOf({ document: "{ users { nodes { id } } }" })).toBeUndefined();
});

it("a tab has the name of its first operation, also of a subscription", () => {
  expect(nameOf(document)).toBe("Changes");
});
