/** A report's page in a real browser, written by the real command, without network. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build, collectErrors, startBrowser } from "./in-browser.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
let folder: string;
let browser: Browser;
let page: Page;
const asked: string[] = [];
const problems: string[] = [];

/** `npm run report` without npm, over stand-in services of its own. */
function report(...argv: string[]): void {
  execFileSync("node", [join(root, "dist/reports/main.js"), ...argv], {
    env: { ...process.env, NODE_ENV: "development", SERVICES_PORT: "0", SERVICES_DATA: folder },
    stdio: ["ignore", "inherit", "pipe"],
  });
}

const open = (name: string) => page.goto(pathToFileURL(join(folder, name)).href);
const cells = (column: number) =>
  page.locator(`tbody tr:not([hidden]) td:nth-child(${column})`).allTextContents();

beforeAll(async () => {
  build();
  folder = mkdtempSync(join(tmpdir(), "tributary-reports-"));
  report("cash-position", "--format", "html", "--out", join(folder, "cash.html"));
  const mine = join(folder, "mine.graphql");
  writeFileSync(
    mine,
    "{ users(first: 100) { nodes { email displayName payments(first: 100) { nodes { id status amount { amount currency } createdAt } } } } }",
  );
  report(mine, "--format", "html", "--out", join(folder, "mine.html"));
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 1360, height: 1000 } });
  page.on("request", (request) => asked.push(request.url()));
  collectErrors(page, problems);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a report's page", () => {
  it("shows its title, that it is complete, its charts and its rows", async () => {
    await open("cash.html");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Cash position");
    expect(await page.getByRole("status").first().textContent()).toContain("Complete: ");
    const charts = page.getByRole("img", { name: /Balances by account name, in / });
    expect(await charts.count()).toBe(4);
    expect(await charts.first().locator("rect").count()).toBeGreaterThan(1);
    expect(await page.locator("tbody tr").count()).toBeGreaterThan(200);
    expect(await page.locator("tfoot").textContent()).toMatch(/Total.*USD/);
  });

  it("sorts amounts by value, and back", async () => {
    const balance = page.getByRole("button", { name: "Balance" });
    const heads = await page.locator("thead th").allTextContents();
    const column = heads.indexOf("Balance") + 1;
    await balance.click();
    expect(
      await page
        .locator("thead th")
        .nth(column - 1)
        .getAttribute("aria-sort"),
    ).toBe("ascending");
    const figures = async () =>
      (await cells(column)).filter((text) => text !== "").map((text) => Number(text.replaceAll(",", "")));
    const rising = await figures();
    expect(rising.length).toBeGreaterThan(100);
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    await balance.press("Enter");
    expect(await figures()).toEqual([...rising].reverse());
    // Rows without an amount are last in both directions.
    expect((await cells(column)).at(-1)).toBe("");
  });

  it("filters its rows by words in any column, and shows their number", async () => {
    await page.getByRole("searchbox", { name: "Filter" }).fill("frozen eur");
    const shown = await page.locator("tbody tr:not([hidden])").allTextContents();
    expect(shown.length).toBeGreaterThan(0);
    for (const text of shown) expect(text).toMatch(/FROZEN.*EUR/);
    const all = await page.locator("tbody tr").count();
    expect(await page.locator("output").textContent()).toBe(`${shown.length} of ${all} rows`);
    await page.getByRole("searchbox", { name: "Filter" }).fill("");
    expect(await page.locator("output").textContent()).toBe(`${all} rows`);
    if (process.env["SCREENSHOT"]) {
      mkdirSync(join(root, "docs/images"), { recursive: true });
      await page.screenshot({ path: join(root, "docs/images/report.png") });
    }
  });

  it("of a user's own document has a chart that fits its columns", async () => {
    await open("mine.html");
    const heads = await page.locator("thead th").allTextContents();
    expect(heads).toEqual([
      "email",
      "displayName",
      "payments.id",
      "payments.status",
      "payments.amount",
      "currency",
      "payments.createdAt",
    ]);
    const chart = page.getByRole("img", { name: "payments.amount by month of payments.createdAt, in USD" });
    expect(await chart.locator("rect").count()).toBeGreaterThan(12);
  });

  it("sent no request, and logged no error", () => {
    expect(asked.every((url) => url.startsWith("file:"))).toBe(true);
    expect(problems).toEqual([]);
  });
});
