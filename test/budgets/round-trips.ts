/**
 * Counts dependent round trips without a clock: calls to families wait until no further call is made, then
 * all of them continue. Each call is made as early as its input allows, so the number of round
 * trips is the length of the longest chain of dependent calls, on a busy machine too. No call of
 * a round trip ends before all of its calls have begun, so the operation's own report has the same number.
 */
import { setImmediate as turn } from "node:timers/promises";
import { vi } from "vitest";
import { RestClient } from "#subgraphs/kit/rest/rest-client.ts";

/** Turns of the event loop without a new call, after which the round trip is complete. */
const QUIET_TURNS = 5;

export interface RoundTrips extends Disposable {
  /** Since the last reading. */
  taken(): number;
}

/** Lets all calls to families go on in round trips, until it is disposed. */
export function inRoundTrips(): RoundTrips {
  let held: (() => void)[] = [];
  let underWay = 0;
  let roundTrips = 0;
  let watched = false;

  async function watch(): Promise<void> {
    if (watched) return;
    watched = true;
    let known = 0;
    let quiet = 0;
    while (held.length > 0 || underWay > 0) {
      await turn();
      quiet = underWay === 0 && held.length === known ? quiet + 1 : 0;
      known = held.length;
      if (quiet < QUIET_TURNS) continue;
      const roundTrip = held;
      held = [];
      roundTrips += 1;
      underWay = roundTrip.length;
      for (const release of roundTrip) release();
    }
    watched = false;
  }

  const call = RestClient.prototype.call;
  const spy = vi.spyOn(RestClient.prototype, "call").mockImplementation(async function (
    this: RestClient,
    ...asked
  ) {
    await new Promise<void>((release) => {
      held.push(release);
      void watch();
    });
    try {
      return await call.apply(this, asked);
    } finally {
      underWay -= 1;
    }
  });
  return {
    taken() {
      const taken = roundTrips;
      roundTrips = 0;
      return taken;
    },
    [Symbol.dispose]: () => spy.mockRestore(),
  };
}
