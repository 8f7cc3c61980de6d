/** A browser that can only reach this machine, and a whole gateway for its pages. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright-core";
import { readyAt, root, startEntry } from "#test/gateway/processes.ts";
import { settings } from "#test/kit/settings.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Builds `dist`, unless it is current. */
export const build = () => execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root });

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });

export interface Everything {
  readonly origin: string;
  /** Ends the gateway as `npm start` ends. @returns its exit code and signal; undefined if it had ended before */
  stop(): Promise<unknown>;
}

/**
 * Builds the project, and starts the gateway and the stand-in services like `npm start`, on free ports. The limit of
 * the event loop delay is off, because on a loaded machine its status 503 would be an error in the page.
 */
export async function startEverything(env: Readonly<Record<string, string>>): Promise<Everything> {
  build();
  const running = startEntry("gateway/start.js", {
    NODE_ENV: "development",
    ...settings({ limits: { eventLoopDelayMs: 0 } }, env),
  });
  const address = await readyAt(running);
  return {
    origin: new URL(address).origin,
    async stop() {
      if (running.child.exitCode !== null) return undefined;
      const ended = once(running.child, "exit");
      running.child.kill("SIGTERM");
      return ended;
    },
  };
}

/**
 * Collects a page's uncaught exceptions and console errors in `problems`. An error about a resource has its URL.
 */
export function collectErrors(page: Page, problems: string[]): void {
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.text()} ${message.location().url}`.trim());
  });
}

/**
 * Violations of a page that axe finds, each with the elements that have it.
 * @param without Selectors of elements that axe skips
 */
export async function violations(page: Page, without: readonly string[] = []): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe);
  const exclude = JSON.stringify(without.map((selector) => [selector]));
  return page.evaluate<readonly string[]>(
    `axe.run({ exclude: ${exclude} }).then(({ violations }) => violations.map(({ id, nodes }) =>
      id + ": " + nodes.map(({ html }) => html.slice(0, 120)).join(" | ")))`,
  );
}
