/** Code of the console that is loaded on demand. */
import { expect, it } from "vitest";
import { lazyCode } from "#console/kit/lazy-code.ts";

it("code that could not be loaded is loaded again at each further attempt, until it succeeds", async () => {
  let fetched = 0;
  const { state, load } = lazyCode(async () => {
    if (++fetched < 3) throw new Error("status 503");
    return "module";
  });
  const seen: object[] = [];
  state.subscribe(() => seen.push(state.get()));
  for (let attempt = 0; attempt < 4; attempt++) {
    load();
    load(); // one attempt at a time
    await expect.poll(() => state.get().isLoading).toBe(false);
  }
  const attempt = (failures: number) => ({ code: undefined, isLoading: true, failures });
  const failure = (failures: number) => ({ code: undefined, isLoading: false, failures });
  expect(seen).toEqual([
    attempt(0),
    failure(1),
    attempt(1),
    failure(2),
    attempt(2),
    { code: "module", isLoading: false, failures: 0 },
  ]);
  expect(fetched).toBe(3);
});

it("a preparation that throws synchronously is a failed attempt, after which another one can start", async () => {
  const { state, load } = lazyCode(async () => "module");
  load(() => {
    throw new Error("SecurityError");
  });
  await expect.poll(() => state.get()).toEqual({ code: undefined, isLoading: false, failures: 1 });
  load();
  await expect.poll(() => state.get().code).toBe("module");
});
