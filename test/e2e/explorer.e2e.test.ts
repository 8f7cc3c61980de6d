/** The explorer in a real browser that reaches nothing but this machine. */
import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const start = join(root, "dist/gateway/start.js");
let data: string;
let everything: ChildProcess;
let origin: string;
let browser: Browser;
let page: Page;
const outside: string[] = [];
const problems: string[] = [];

/** `npm start` without npm, on free ports; resolves with the address of its last line. */
async function startEverything(): Promise<string> {
  everything = fork(start, [], {
    env: { ...process.env, NODE_ENV: "development", PORT: "0", FAMILIES_PORT: "0", FAMILIES_DATA: data },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  let output = "";
  for await (const text of everything.stdout ?? []) {
    output += String(text);
    const address = /^ready at (http:\/\/127\.0\.0\.1:\d+)\/graphql$/m.exec(output)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`it did not start: ${output}`);
}

beforeAll(async () => {
  execFileSync("node", ["scripts/build.mjs"], { cwd: root });
  data = mkdtempSync(join(tmpdir(), "tributary-e2e-"));
  origin = await startEverything();
  everything.stdout?.resume();
  browser = await chromium.launch({
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
  page = await browser.newPage({ viewport: { width: 1360, height: 820 } });
  await page.route("**/*", (route) => {
    const { hostname, protocol } = new URL(route.request().url());
    if (hostname === "127.0.0.1" || protocol === "blob:" || protocol === "data:") return route.continue();
    outside.push(hostname);
    return route.abort();
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
});

afterAll(async () => {
  await browser?.close();
  if (everything?.exitCode === null) {
    const ended = once(everything, "exit");
    everything.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  }
  rmSync(data, { recursive: true, force: true });
});

describe("the explorer", () => {
  it("loads with every other host blocked, the linked query in its tab", async () => {
    await page.goto(`${origin}/`);
    await page.getByText("Linked", { exact: false }).first().waitFor();
    expect(await page.locator(".graphiql-query-editor").textContent()).toMatch(/query\sLinked/);
    expect(await page.locator("#report").textContent()).toContain("Run a query");
  });

  it("runs the query and shows the answer and what it cost", async () => {
    await page.locator(".graphiql-execute-button").click();
    await page.locator("#report .total").waitFor();
    const report = await page.locator("#report").textContent();
    expect(report).toMatch(/\d+ REST calls in \d+ round trips/);
    expect(report).toContain("supportDesk");
    expect(report).toContain("banking");
    const answer = page.locator(".graphiql-response");
    await answer.getByText("displayName").first().waitFor();
    if (process.env["SCREENSHOT"]) {
      const images = join(root, "docs/images");
      mkdirSync(images, { recursive: true });
      await page.screenshot({ path: join(images, "explorer.png") });
    }
  });

  it("opens the document of a report to compose from", async () => {
    await page.getByText("Reports", { exact: true }).click();
    await page.getByRole("link", { name: "support-load" }).click();
    await page.locator(".graphiql-query-editor").getByText("SupportLoad").first().waitFor();
    await page.goto(`${origin}/`);
  });

  it("links to Apollo Sandbox with this gateway as its endpoint", async () => {
    const href = await page.getByRole("link", { name: "Open in Apollo Sandbox" }).getAttribute("href");
    const link = new URL(href ?? "");
    expect(link.origin).toBe("https://studio.apollographql.com");
    expect(link.searchParams.get("endpoint")).toBe(`${origin}/graphql`);
  });

  it("asked no other host, and nothing went wrong in the page", () => {
    expect(outside).toEqual([]);
    expect(problems).toEqual([]);
  });
});
