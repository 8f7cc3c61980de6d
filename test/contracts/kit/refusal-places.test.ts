/** Reasons of refusals, read from the members in which services write them. */
import { describe, expect, it } from "vitest";
import { errorBody } from "#contracts/kit/error-bodies.ts";

const write = () => ({});
/** A message and details of the fields. */
const described = errorBody(write, {
  message: ["description"],
  code: ["error"],
  field: ["details", "field"],
});
/** A message and the elements that were validated. */
const validated = errorBody(write, { message: ["Message"], code: ["Type"] });
/** A message in an inner error. */
const inner = errorBody(write, { message: ["error", "message"], code: ["error", "code"] });

describe("a refusal", () => {
  it("names the reasons by field if the details have a list for each field", () => {
    const body = {
      error: "RecordInvalid",
      description: "Record validation errors",
      details: {
        email: [
          { description: "Email is not valid", error: "InvalidFormat" },
          { description: "Email is used" },
        ],
        name: [{ description: "Name is blank" }],
      },
    };
    expect(described.read(body)).toMatchObject({
      message: "Record validation errors",
      code: "RecordInvalid",
      causes: [
        { field: "email", message: "Email is not valid", code: "InvalidFormat" },
        { field: "email", message: "Email is used" },
        { field: "name", message: "Name is blank" },
      ],
    });
  });

  it("names the reasons in a list with fields and issues", () => {
    const details = [
      { field: "starts_at", issue: "is in the past" },
      { field: "ends_at", issue: "is before the start" },
    ];
    expect(
      described.read({ error: "invalid", description: "The booking is not valid", details }),
    ).toMatchObject({
      causes: [
        { field: "starts_at", message: "is in the past" },
        { field: "ends_at", message: "is before the start" },
      ],
    });
  });

  it("names the reasons of each element that was validated", () => {
    const body = {
      ErrorNumber: 10,
      Type: "ValidationException",
      Message: "A validation exception occurred",
      Elements: [
        { ValidationErrors: [{ Message: "Amount is negative" }, { Message: "Account is archived" }] },
        { ValidationErrors: [{ Message: "Date is locked" }] },
      ],
    };
    const messages = validated.read(body).causes?.map(({ message }) => message);
    expect(messages).toEqual(["Amount is negative", "Account is archived", "Date is locked"]);
  });

  it("has its message in an inner error, in any form of the family", () => {
    for (const style of [validated, described, inner])
      expect(style.read({ error: { message: "No such account", code: 7 } })).toMatchObject({
        message: "No such account",
      });
  });

  it("has the family's own form only if one of its members has a value", () => {
    expect(validated.read({ error: { message: "No" } }).isOwnForm).toBe(false);
    expect(validated.read({ Message: "No" }).isOwnForm).toBe(true);
  });

  it.each([null, [], 1, "x", { errors: null }, { details: [null, 1, {}] }, { Elements: "x" }])(
    "of any other body has no reasons (%j)",
    (body) => {
      const { message, causes = [] } = validated.read(body);
      expect([message, causes]).toEqual([undefined, []]);
    },
  );
});
