/** Copies of examples for tests, each with the packages that it names only. */
import { execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { preview } from "vite";
import { inject } from "vitest";
import { collectErrors, startBrowser } from "#test/e2e/in-browser.ts";
import { listenTo, type Running, root } from "#test/gateway/processes.ts";
import { link } from "#test/kit/packed.ts";
import { toolsFolder } from "#test/kit/tools.ts";

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export interface StagedExample {
  readonly folder: string;
  /** Runs a script of its `package.json`. @returns its output */
  run(script: string, env?: Readonly<Record<string, string>>): Promise<string>;
  /** Starts one of its programs. */
  start(program: string, args: readonly string[], env?: Readonly<Record<string, string>>): Running;
  /** Loads one of its modules. */
  load<Module>(file: string): Promise<Module>;
  remove(): void;
}

/** The built page of an example in a browser. */
export interface OpenPage extends AsyncDisposable {
  readonly page: Page;
  /** Errors of the page and of its console. */
  readonly problems: readonly string[];
}

/** Builds an example for a gateway, and opens its page. */
export async function openPage(example: StagedExample, gateway: string): Promise<OpenPage> {
  await example.run("build", { VITE_GATEWAY: gateway });
  const server = await preview({
    root: example.folder,
    logLevel: "silent",
    preview: { host: "127.0.0.1", port: 0 },
  });
  const browser = await startBrowser();
  const page = await browser.newPage();
  const problems: string[] = [];
  collectErrors(page, problems);
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  return {
    page,
    problems,
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server.close();
    },
  };
}

export const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, "docs/examples", name, "package.json"), "utf8"));

/** Copies an example, and installs its packages from this checkout and the packed Tributary. */
export function stage(name: string): StagedExample {
  const folder = mkdtempSync(join(tmpdir(), `tributary-${name}-`));
  cpSync(join(root, "docs/examples", name), folder, {
    recursive: true,
    filter: (path) => !path.includes("node_modules"),
  });
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  symlinkSync(join(inject("unpacked"), "tributary"), join(modules, "tributary"));
  const { dependencies = {}, devDependencies = {} } = manifestOf(name);
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies }))
    if (dependency !== "tributary") link(dependency, modules);
  symlinkSync(join(modules, "tributary/dist/cli/main.js"), join(folder, "tributary"));

  const programs = [root, toolsFolder].map((at) => join(at, "node_modules/.bin"));
  const path = [...programs, folder, process.env["PATH"]].join(delimiter);
  const options = (env: Readonly<Record<string, string>> = {}) => ({
    cwd: folder,
    env: { ...process.env, PATH: path, ...env },
  });
  return {
    folder,
    run: async (script, env) =>
      (await promisify(execFile)("npm", ["run", "--silent", script], options(env))).stdout,
    start: (program, args, env) =>
      listenTo(spawn(program, args, { ...options(env), stdio: ["ignore", "pipe", "pipe"] })),
    load: (file) => import(pathToFileURL(join(folder, file)).href),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
