/** The console's page of rehearsed documents in a real browser. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listenTo, type Running, root, waitForOutput } from "#test/gateway/processes.ts";
import { build, collectErrors, startBrowser, violations } from "./in-browser.ts";

const folder = mkdtempSync(join(tmpdir(), "tributary-rehearsal-"));
let browser: Browser;
let started: Running;

beforeAll(async () => {
  build();
  const query = "query People { users(first: 2) { nodes { email crmPerson { id } } } }";
  writeFileSync(join(folder, "people.graphql"), query);
  const args = [join(root, "dist/cli/main.js"), "rehearse", "people.graphql", "--serve", "--port", "0"];
  started = listenTo(spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] }));
  browser = await startBrowser();
}, 240_000);

afterAll(async () => {
  await browser?.close();
  started?.child.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe("the page of rehearsed documents", { timeout: 120_000 }, () => {
  it("shows the answer of a cell after a click, and has no violation that axe finds", async () => {
    const url = await waitForOutput(started, /^ready at (\S+)$/m);
    const page = await browser.newPage();
    const problems: string[] = [];
    collectErrors(page, problems);
    await page.goto(new URL("/#/explore", url).href);
    await page.getByRole("link", { name: "Rehearsal" }).click();
    await page.getByRole("button", { name: /^crm silent: 50%/ }).click();
    const answer = page.getByRole("region", { name: "Answer with crm silent" });
    expect(await answer.locator("pre").textContent()).toContain("UPSTREAM_TIMEOUT");
    await page.getByRole("button", { name: /^crm slow: 100%/ }).click();
    const slow = page.getByRole("region", { name: "Answer with crm slow" });
    expect(await slow.locator("pre").textContent()).toContain("CrmPerson:");
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
