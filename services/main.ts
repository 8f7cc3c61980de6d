/** `npm run services`: every stand-in service on one port, seeded, until a signal stops it. */
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { readSetting } from "#platform/config/file/settings-reader.ts";
import { declaredFamilies } from "#platform/config/sections/declared.ts";
import { demoCompany, MIN_PEOPLE } from "./demo/company.ts";
import { services } from "./index.ts";
import { systemClock } from "./kit/data/clock.ts";
import { FileInUseError } from "./kit/data/disk.ts";
import { type OpenStore, openStore } from "./kit/data/store.ts";
import { describedIn } from "./kit/described.ts";
import { createFaults, FaultSettingError, parseFaults } from "./kit/http/faults.ts";
import { loopbackHosts } from "./kit/http/outbound.ts";
import { DescriptionError, descriptionFile } from "./kit/read-description.ts";
import type { StandInFamily } from "./kit/service.ts";
import { isTaken, plant, type Reseeding, startLocalFamilies } from "./start.ts";

const USAGE =
  "services [--reset] [--memory] [--seed-only]   (SERVICES_PORT, SERVICES_DATA, SERVICES_MAY_CALL, DEMO_PEOPLE, FAULTS)";

const setting = (name: "PORT" | "DATA" | "MAY_CALL"): string | undefined =>
  process.env[`SERVICES_${name}`] || undefined;

/** An invalid setting; its message is for the user who set it. */
class SettingError extends Error {}

function wholeNumber(
  name: string,
  text: string | undefined,
  normal: number,
  min: number,
  max: number,
): number {
  if (text === undefined || text === "") return normal;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

function hostNames(name: string, text: string | undefined): string[] {
  const names = (text ?? "").split(",").map((part) => part.trim().toLowerCase());
  const given = names.filter((host) => host !== "");
  if (given.some((host) => !/^[a-z0-9.-]{1,253}$/.test(host)))
    throw new SettingError(`${name} must be host names, separated by commas`);
  return given;
}

const DEFAULT_PORT = 4100;

/** A process that is being stopped or was killed frees its file within this time. */
const ENDING_MS = 1_500;
const MAX_INSTANCES = 16;

interface Data {
  readonly store: OpenStore;
  /** Its file; undefined in memory. */
  readonly file: string | undefined;
  /** 1, unless other processes have the files of lower numbers open. */
  readonly instance: number;
}

const nameOf = (instance: number) => (instance === 1 ? "families" : `families-${instance}`);

/** The seeded data of a demo company of the usual size, which the build writes into the folder of the bundle. */
const SEEDED = fileURLToPath(new URL("demo.db", import.meta.url));

/** Copies the seeded data to a file that does not exist yet, because seeding takes half of a start. */
function copySeeded(folder: string, file: string): void {
  if (existsSync(file) || !existsSync(SEEDED)) return;
  const copy = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    copyFileSync(SEEDED, copy, constants.COPYFILE_FICLONE);
    linkSync(copy, file);
  } catch {
    // Another process has created the file, or the file system has no links. Without a copy, the data is seeded.
  } finally {
    rmSync(copy, { force: true });
  }
}

/**
 * Opens the first data file that no other process has open, and prints its path if it is not the usual one.
 * @param people Size of the demo company
 * @throws SettingError if no file can be opened
 */
function openData(folder: string, people: number): Data {
  for (let instance = 1; instance <= MAX_INSTANCES; instance++) {
    const file = join(folder, `${nameOf(instance)}.db`);
    try {
      if (people === MIN_PEOPLE) copySeeded(folder, file);
      const store = openStore(file, instance === 1 ? ENDING_MS : 0);
      if (instance > 1)
        console.warn(
          `${join(folder, "families.db")} is in use by another process: the stand-in services keep their data in ${file}. Set SERVICES_DATA to choose a folder.`,
        );
      return { store, file, instance };
    } catch (error) {
      if (error instanceof FileInUseError) continue;
      const { code = "unknown error" } = error as NodeJS.ErrnoException;
      throw new SettingError(
        `The stand-in services cannot store data in ${folder} (${code}): set SERVICES_DATA to a folder that this user can write, or start them with --memory`,
      );
    }
  }
  throw new SettingError(
    `SERVICES_DATA is in use by ${MAX_INSTANCES} processes: set SERVICES_DATA to another folder`,
  );
}

/** Copies changed data before it is seeded again, and prints the path of the copy. */
function keepCopy({ store, file }: Data, { families, people }: Reseeding, wanted: number): void {
  if (file === undefined) return;
  const copy = file.replace(/db$/, `${new Date().toISOString().replace(/[:.]/g, "-")}.db`);
  store.copyTo(copy);
  const why =
    people === wanted
      ? `The contract of ${families.join(", ")} is another one than at the last start`
      : `DEMO_PEOPLE was ${people} and is now ${wanted}`;
  console.warn(`${why}: the demo company is made anew. The data so far, with its changes, is in ${copy}`);
}

/** The families without code that have a description in the folder of their SDL. */
function declared(): readonly StandInFamily[] {
  const folder = readSetting(programEnvironment(), declaredFamilies.folder, ["families", "folder"]);
  if (folder === undefined) return [];
  try {
    const described = describedIn(folder);
    const coded = new Set(services.map(({ service }) => service.family.name));
    const twice = described.find(({ service }) => coded.has(service.family.name))?.service.family.name;
    if (twice === undefined) return described;
    throw new DescriptionError(`${descriptionFile(twice)}: family: ${twice} has a stand-in service already`);
  } catch (error) {
    if (error instanceof DescriptionError) throw new SettingError(`${folder}: ${error.message}`);
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingError(`The stand-in services of ${folder} cannot be read: ${code ?? message}`);
  }
}

async function main(): Promise<void> {
  const flags = new Set(process.argv.slice(2));
  for (const flag of flags)
    if (flag !== "--reset" && flag !== "--memory" && flag !== "--seed-only")
      throw new SettingError(`unknown option "${flag}": ${USAGE}`);
  const anotherPort = setting("PORT") === undefined;
  const port = wholeNumber("SERVICES_PORT", setting("PORT"), DEFAULT_PORT, 0, 65_535);
  const people = wholeNumber("DEMO_PEOPLE", process.env["DEMO_PEOPLE"], MIN_PEOPLE, MIN_PEOPLE, 1_000_000);
  const faults = parseFaults(process.env["FAULTS"] ?? "");
  // An invalid value must be reported before any data is changed.
  const families = [...services, ...declared()];
  createFaults(families.map(({ service }) => service.family.name)).set(faults);
  const folder = setting("DATA") ?? ".data";
  const outboundHosts = [...loopbackHosts, ...hostNames("SERVICES_MAY_CALL", setting("MAY_CALL"))];

  const data: Data = flags.has("--memory")
    ? { store: openStore(":memory:"), file: undefined, instance: 1 }
    : openData(folder, people);
  const { store, instance } = data;
  if (flags.has("--reset")) store.reset();
  const company = demoCompany({ people });
  if (flags.has("--seed-only")) {
    plant(families, store, company);
    return store.close();
  }
  const started = await startLocalFamilies({
    families,
    store,
    clock: systemClock,
    company,
    port,
    anotherPort,
    faults,
    outboundHosts,
    beforeReseeding: (reseeding) => keepCopy(data, reseeding, people),
  });
  if (anotherPort && started.port !== DEFAULT_PORT)
    console.warn(
      `Port ${DEFAULT_PORT} is in use: the stand-in services listen on port ${started.port}. Set SERVICES_PORT to choose one.`,
    );
  // Events that families send by themselves wait for no request.
  const due = setInterval(() => void started.host.runDue(), 1_000);
  console.log(`families at http://127.0.0.1:${started.port}`);
  for (const { service } of families.slice(services.length)) {
    const { name } = service.family;
    console.log(`${name} at ${started.baseUrls[name]}, the value of families.sources.${name}.url`);
  }

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    clearInterval(due);
    await started.host.close();
    store.close();
    if (process.connected) process.disconnect();
  };
  // Ctrl-C reaches us from the terminal and again from npm: the second must not cut the first short.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
  // The parent process has ended, possibly before this one was ready, so this process must stop itself.
  if (process.send) process.once("disconnect", stop);
  const ready = { type: "ready", port: started.port, families: started.baseUrls, instance };
  process.send?.(ready, undefined, undefined, (error) => {
    if (error) void stop();
  });
}

/** An invalid setting is reported in one line; only a bug prints its stack. */
function explain(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (error instanceof FaultSettingError) return `FAULTS: ${error.message}`;
  if (isTaken(error))
    return `SERVICES_PORT ${setting("PORT")} is in use already: set SERVICES_PORT to another one`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
