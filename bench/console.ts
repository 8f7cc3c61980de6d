/**
 * `npx tsx bench/console.ts <address>`: measures the time in which the console of a running gateway paints, completes
 * a field, and shows a result of 5,000 rows. Needs Chromium (`scripts/install-browser.sh`). One line per figure.
 */
import { chromium } from "playwright-core";

const origin = (process.argv[2] ?? "http://127.0.0.1:4000").replace(/\/(graphql)?$/, "");
const ROWS = 5_000;
const ROUNDS = 5;
const say = (name: string, values: readonly number[], unit: string) => {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(`${name}\t${median?.toFixed(0)} ${unit}\t(${least?.toFixed(0)} to ${most?.toFixed(0)})`);
};

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
const paints: number[] = [];
const editors: number[] = [];
const completions: number[] = [];
const tables: number[] = [];
let drawn = 0;
for (let round = 0; round < ROUNDS; round++) {
  // A new context has no cache, so each round is a first visit.
  const context = await browser.newContext({ viewport: { width: 1360, height: 820 } });
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(`${origin}/#/explore`);
  await page.locator(".cm-content").first().waitFor();
  editors.push(performance.now() - began);
  paints.push(
    await page.evaluate<number>('performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0'),
  );
  await page.getByRole("button", { name: "New document" }).click();
  await page
    .getByLabel("Worst-case cost")
    .first()
    .waitFor({ state: "attached" })
    .catch(() => undefined);
  await page.locator(".cm-editor").first().click();
  await page.keyboard.type("{ user");
  const typed = performance.now();
  await page.keyboard.press("Control+Space");
  await page.locator(".cm-tooltip-autocomplete li").first().waitFor();
  completions.push(performance.now() - typed);
  await page.keyboard.press("Escape");
  await page.route("**/graphql", (route) => {
    const nodes = Array.from({ length: ROWS }, (_, number) => ({
      id: `Row:${number}`,
      name: `Name ${number}`,
      amount: { amount: (number / 7).toFixed(2), currency: "EUR" },
    }));
    return route.fulfill({
      contentType: "application/json",
      body: JSON.stringify({ data: { rows: { nodes } } }),
    });
  });
  await page.getByRole("tab", { name: "Table", exact: true }).click();
  const ran = performance.now();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByText(`${ROWS} rows`).waitFor();
  await page.getByText("Name 0", { exact: true }).waitFor();
  tables.push(performance.now() - ran);
  drawn = Math.max(drawn, await page.locator("tbody tr").count());
  await context.close();
}
await browser.close();
say("first contentful paint", paints, "ms");
say("editor with its document", editors, "ms");
say("first completion", completions, "ms");
say(`table of ${ROWS} rows`, tables, "ms");
console.log(`rows of the table in the page\t${drawn}`);
