import { describe, expect, it } from "vitest";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { movableClock } from "#services/kit/data/clock.ts";
import { openStore } from "#services/kit/data/store.ts";
import { createTokens } from "#services/kit/data/tokens.ts";

describe("tokens", () => {
  it("open to what was sealed, until their time is over", () => {
    const clock = movableClock(0);
    const tokens = createTokens(openStore(":memory:"), clock);
    const forever = tokens.seal({ offset: 3 });
    const brief = tokens.seal("x", 900_000);
    clock.advance(899_999);
    expect(tokens.open(brief)).toBe("x");
    clock.advance(1);
    expect(() => tokens.open(brief)).toThrow(new Problem(400, "The token has expired"));
    expect(tokens.open(forever)).toEqual({ offset: 3 });
  });

  it("refuse what was invented or altered, and what another family sealed", () => {
    const store = openStore(":memory:");
    const tokens = createTokens(store.scope("one"), movableClock());
    const [payload, signature] = tokens.seal({ offset: 3 }).split(".");
    const forged = Buffer.from('{"value":{"offset":9}}').toString("base64url");
    const foreign = createTokens(store.scope("two"), movableClock()).seal({ offset: 3 });
    for (const token of ["", ".", "abc", `${payload}.`, `${forged}.${signature}`, foreign])
      expect(() => tokens.open(token)).toThrow(Problem);
  });

  it("outlive a restart", () => {
    const store = openStore(":memory:");
    const token = createTokens(store, movableClock()).seal(5);
    expect(createTokens(store, movableClock()).open(token)).toBe(5);
  });
});
