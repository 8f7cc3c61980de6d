import { describe, expect, it } from "vitest";
import { writeKey } from "#subgraphs/kit/mapping/write-key.ts";

describe("the idempotency key of a write", () => {
  it("is the client's, and a new one each time if the client sends none", () => {
    expect(writeKey("mine")).toBe("mine");
    expect(writeKey(null)).toMatch(/^[0-9a-f-]{36}$/);
    expect(writeKey(undefined)).not.toBe(writeKey(undefined));
  });

  it.each(["", "  ", "x".repeat(129)])("is refused if it is blank or too long (%j)", (key) => {
    expect(() => writeKey(key)).toThrow('"idempotencyKey" has 1 to 128 characters');
  });
});
