/** Signals that end a process, and the signal to reload its credentials. */
import { afterEach, describe, expect, it } from "vitest";
import { stopOnSignals } from "#platform/http/lifecycle.ts";

const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
const terminal = Object.getOwnPropertyDescriptor(process.stdin, "isTTY");
const others = new Map(signals.map((signal) => [signal, process.listeners(signal)]));

function heard(hasTerminal: boolean, reloads: boolean) {
  Object.defineProperty(process.stdin, "isTTY", { value: hasTerminal, configurable: true });
  const events: string[] = [];
  const stop = () => {
    events.push("stop");
    return new Promise<void>(() => undefined);
  };
  stopOnSignals(stop, reloads ? () => void events.push("reload") : undefined);
  return events;
}

afterEach(() => {
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!others.get(signal)?.includes(listener)) process.off(signal, listener);
  if (terminal) Object.defineProperty(process.stdin, "isTTY", terminal);
  else Reflect.deleteProperty(process.stdin, "isTTY");
});

describe("SIGHUP", () => {
  it("reloads a process without a terminal, each time, and SIGTERM still stops it", () => {
    const events = heard(false, true);
    process.emit("SIGHUP");
    process.emit("SIGHUP");
    process.emit("SIGTERM");
    expect(events).toEqual(["reload", "reload", "stop"]);
  });

  it("stops a process whose terminal has ended, and one that cannot reload", () => {
    const ofTerminal = heard(true, true);
    process.emit("SIGHUP");
    expect(ofTerminal).toEqual(["stop"]);
    const without = heard(false, false);
    process.emit("SIGHUP");
    expect(without).toEqual(["stop"]);
  });
});
