import { expect, it } from "vitest";
import { tryIds } from "./ids.ts";

it("a request that a family sees is of a declared route with the id that was given; anything else is never sent", {
  timeout: 240_000,
}, async () => {
  // `npm run soak` tries a hundred thousand; `test/contracts/kit/path.test.ts` tries more, without a socket.
  const { sent, refused, violations } = await tryIds(20_000);
  expect(violations.slice(0, 10)).toEqual([]);
  expect(sent).toBeGreaterThan(4_000);
  expect(refused).toBeGreaterThan(4_000);
});
