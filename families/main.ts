/** `npm run families`: every local family on one port, seeded, until it is told to stop. */
import { join } from "node:path";
import { demoCompany, MIN_PEOPLE } from "./demo-company.ts";
import { systemClock } from "./kit/clock.ts";
import { createFaults, FaultSettingError, parseFaults } from "./kit/faults.ts";
import { loopbackHosts } from "./kit/outbound.ts";
import { openStore } from "./kit/store.ts";
import { services } from "./services.ts";
import { startLocalFamilies } from "./start.ts";

const USAGE =
  "families [--reset] [--memory]   (FAMILIES_PORT, FAMILIES_DATA, FAMILIES_MAY_CALL, DEMO_PEOPLE, FAULTS)";

/** A setting that can not be used; its message is for whoever set it. */
class SettingError extends Error {}

function wholeNumber(name: string, normal: number, min: number, max: number): number {
  const text = process.env[name];
  if (text === undefined || text === "") return normal;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

function hostNames(name: string): string[] {
  const names = (process.env[name] ?? "").split(",").map((part) => part.trim().toLowerCase());
  const given = names.filter((host) => host !== "");
  if (given.some((host) => !/^[a-z0-9.-]{1,253}$/.test(host)))
    throw new SettingError(`${name} must be host names, separated by commas`);
  return given;
}

async function main(): Promise<void> {
  const flags = new Set(process.argv.slice(2));
  for (const flag of flags)
    if (flag !== "--reset" && flag !== "--memory")
      throw new SettingError(`unknown option "${flag}": ${USAGE}`);
  const port = wholeNumber("FAMILIES_PORT", 4100, 0, 65_535);
  const people = wholeNumber("DEMO_PEOPLE", MIN_PEOPLE, MIN_PEOPLE, 1_000_000);
  const faults = parseFaults(process.env["FAULTS"] ?? "");
  // A mistake in it must be told before any data is touched.
  createFaults(services.map(({ service }) => service.family.name)).set(faults);
  const data = process.env["FAMILIES_DATA"] || ".data";
  const outboundHosts = [...loopbackHosts, ...hostNames("FAMILIES_MAY_CALL")];

  const store = openStore(flags.has("--memory") ? ":memory:" : join(data, "families.db"));
  if (flags.has("--reset")) store.reset();
  const company = demoCompany({ people });
  const started = await startLocalFamilies({
    families: services,
    store,
    clock: systemClock,
    company,
    port,
    faults,
    outboundHosts,
  });
  // What families do unasked (sending events) waits for no request.
  const due = setInterval(() => void started.host.runDue(), 1_000);
  console.log(`families at http://127.0.0.1:${started.port}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(due);
    await started.host.close();
    store.close();
    if (process.connected) process.disconnect();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  // Whoever started us is gone, perhaps before we were ready: nobody is left to stop us.
  if (process.send) process.once("disconnect", stop);
  const ready = { type: "ready", port: started.port, families: started.baseUrls };
  process.send?.(ready, undefined, undefined, (error) => {
    if (error) void stop();
  });
}

/** Mistakes of whoever started it are told in a line; only a bug shows where it happened. */
function explain(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (error instanceof FaultSettingError) return `FAULTS: ${error.message}`;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    return `FAMILIES_PORT is in use: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
