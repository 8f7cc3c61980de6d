/** Built processes for tests, started like in npm. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Running {
  readonly child: ChildProcess;
  /** Output so far, of both streams. */
  readonly output: () => string;
}

/** Collects the output of a process. */
export function listenTo(child: ChildProcess): Running {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text) => {
      output += String(text);
    });
  return { child, output: () => output };
}

/**
 * Starts an entry of a build, on free ports.
 * @param folder Folder with the build's `dist`.
 */
export function startEntry(
  entry: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  folder = root,
): Running {
  return listenTo(
    fork(join(folder, "dist", entry), args, {
      cwd: folder,
      // This process's loaders of TypeScript must not be used for a build.
      execArgv: [],
      env: { ...process.env, PORT: "0", SERVICES_PORT: "0", LOG_LEVEL: "error", ...env },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    }),
  );
}

/** The exit code of a process that ends by itself, or after a signal. */
export const exitOf = async (child: ChildProcess): Promise<number | null> =>
  ((await once(child, "close")) as [number | null])[0];

/** The first group of a pattern when it appears in the output. @throws if the process ends before */
export async function waitForOutput({ child, output }: Running, pattern: RegExp): Promise<string> {
  for (;;) {
    const found = pattern.exec(output())?.[1];
    if (found !== undefined) return found;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(output());
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, "data"), once(child, "exit")]);
  }
}

/** The address in the last line that a gateway prints at its start. */
export const readyAt = (running: Running) =>
  waitForOutput(running, /^ready at (http:\/\/127\.0\.0\.1:\d+\/graphql)\n$/m);

/** The address in the first line, which is that of the local families. */
export const familiesAt = (running: Running) => waitForOutput(running, /^families at (\S+)$/m);
