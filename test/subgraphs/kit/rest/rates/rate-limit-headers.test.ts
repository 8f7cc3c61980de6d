import { describe, expect, it } from "vitest";
import { parseRateLimitHeaders } from "#subgraphs/kit/rest/rates/rate-limit-headers.ts";

const NOW = Date.UTC(2026, 10, 1, 12);

describe("the rate that a family reports", () => {
  it.each([
    [
      "the usual headers",
      { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "7", "x-ratelimit-reset": "30" },
    ],
    [
      "their form without x",
      { "ratelimit-limit": "100", "ratelimit-remaining": "7", "ratelimit-reset": "30" },
    ],
    [
      "a reset as an instant",
      {
        "x-rate-limit-limit": "100",
        "x-rate-limit-remaining": "7",
        "x-rate-limit-reset": `${NOW / 1_000 + 30}`,
      },
    ],
    [
      "an instant in milliseconds",
      { "x-ratelimit-limit": "100", "x-ratelimit-remaining": "7", "x-ratelimit-reset": `${NOW + 30_000}` },
    ],
    ["structured fields", { ratelimit: '"default";r=7;t=30', "ratelimit-policy": '"default";q=100;w=60' }],
    ["their older form", { ratelimit: "limit=100, remaining=7, reset=30" }],
  ])("is read from %s", (_, headers) => {
    expect(parseRateLimitHeaders(headers, NOW)).toEqual({ limit: 100, remaining: 7, resetMs: 30_000 });
  });

  it("may leave out the limit", () => {
    expect(parseRateLimitHeaders({ "ratelimit-remaining": "0", "ratelimit-reset": "0" }, NOW)).toEqual({
      limit: undefined,
      remaining: 0,
      resetMs: 0,
    });
  });

  it.each([
    ["nothing", {}],
    ["no reset", { "x-ratelimit-remaining": "3" }],
    ["negative figures", { "x-ratelimit-remaining": "-1", "x-ratelimit-reset": "5" }],
    ["figures beyond reason", { "x-ratelimit-remaining": "9".repeat(400), "x-ratelimit-reset": "5" }],
    ["two values", { "x-ratelimit-remaining": ["1", "2"], "x-ratelimit-reset": "5" }],
    ["a structured field without a reset", { ratelimit: '"default";r=7' }],
  ])("is not made up from %s", (_, headers) => {
    expect(parseRateLimitHeaders(headers, NOW)).toBeUndefined();
  });
});
