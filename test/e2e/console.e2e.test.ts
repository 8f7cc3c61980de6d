/** The console in a real browser that can only reach this machine. */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { message, report } from "#test/gateway/live/events.ts";
import { root } from "#test/gateway/processes.ts";
import { collectErrors, type Everything, startBrowser, startEverything, violations } from "./in-browser.ts";

let data: string;
let everything: Everything;
let origin: string;
let browser: Browser;
let page: Page;
const outside: string[] = [];
const problems: string[] = [];

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "tributary-e2e-"));
  everything = await startEverything({ SERVICES_DATA: data, INBOX_FILE: join(data, "inbox.db") });
  ({ origin } = everything);
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 1360, height: 820 } });
  await page.route("**/*", (route) => {
    const { hostname, protocol } = new URL(route.request().url());
    if (hostname === "127.0.0.1" || protocol === "blob:" || protocol === "data:") return route.continue();
    outside.push(hostname);
    return route.abort();
  });
  collectErrors(page, problems);
});

afterAll(async () => {
  await browser?.close();
  expect(await everything?.stop()).toEqual([0, null]);
  rmSync(data, { recursive: true, force: true });
});

const summary = () => page.locator("#summary");
const openView = (name: string) =>
  page.locator(".result-bar, .trace").getByRole("tab", { name, exact: true }).click();

/**
 * Opens the link that shares a document, and reloads the page. If only the fragment changes, the browser does not
 * reload it, and the next step could run on the page before or after the change.
 */
async function openShared(document: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${origin}/#/explore/${Buffer.from(JSON.stringify([document])).toString("base64url")}`);
}

/** The markup of the graphs is not Tributary's. */
const ownViolations = () => violations(page, [".react-flow"]);

async function screenshot(name: string): Promise<void> {
  if (!process.env["SCREENSHOT"]) return;
  mkdirSync(join(root, "docs/images"), { recursive: true });
  await page.screenshot({ path: join(root, `docs/images/${name}.png`) });
}

/** Repeats an action until an element is shown, because the editor drops an action while it parses or draws. */
const shownAfter = (sought: Locator, act: () => Promise<void>) =>
  expect
    .poll(
      async () => {
        await act();
        return sought.waitFor({ timeout: 1_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 20_000 },
    )
    .toBe(true);

describe("the console", () => {
  it("loads without requests to other hosts, with the linked query in its tab and its cost above", async () => {
    await page.goto(`${origin}/`);
    await page.locator(".cm-content").first().waitFor();
    await page.getByText("query", { exact: false }).first().waitFor();
    expect(await page.locator(".cm-content").first().textContent()).toMatch(/query\sLinked/);
    await page.getByText("REST calls").first().waitFor();
    expect(await page.getByLabel("Cost before the run").textContent()).toMatch(
      /likely \d+, at most \d+ REST calls/,
    );
    await page.getByText("All 16 families are well").waitFor();
  });

  it("shows an error for a part that could not be loaded, and loads it with its styles at the next attempt", async () => {
    const own = await browser.newPage();
    let isOverloaded = true;
    await own.route(/\/console\/assets\/(code-mirror|links|style)-/, (route) =>
      isOverloaded ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await own.goto(`${origin}/`);
    const failed = own.getByRole("alert").filter({ hasText: "This part of the console could not be loaded" });
    await failed.waitFor();
    expect(await failed.getByRole("button").allTextContents()).toEqual(["Try again"]);
    await failed.getByRole("button", { name: "Try again" }).click();
    // A browser that caches failed modules needs a reload of the page.
    await failed.getByRole("button", { name: "Load the page again" }).waitFor();
    await own.goto(`${origin}/#/links`);
    await failed.waitFor();
    isOverloaded = false;
    await failed.getByRole("button", { name: "Try again" }).click();
    await own.locator(".react-flow__node").first().waitFor();
    await own.goto(`${origin}/#/explore`);
    await own.locator(".cm-content").getByText("Linked").waitFor();
    const rules = await own.evaluate<readonly (readonly [string, number])[]>(
      "[...document.styleSheets].map(({ href, cssRules }) => [href?.split('/').at(-1) ?? '', cssRules.length])",
    );
    expect(rules.map(([file]) => file)).toContainEqual(expect.stringMatching(/^style-/));
    expect(rules.filter(([, count]) => count === 0)).toEqual([]);
    await own.close();
  });

  it("runs the document and shows the cost of the answer, as in the gateway's report", async () => {
    const [response] = await Promise.all([
      page.waitForResponse(
        (answer) => answer.url().endsWith("/graphql") && answer.request().method() === "POST",
      ),
      page.getByRole("button", { name: "Run", exact: true }).click(),
    ]);
    const { extensions } = (await response.json()) as {
      extensions: { upstream: { calls: number; requests: unknown[] } };
    };
    await summary().waitFor();
    expect(await summary().textContent()).toContain(`${extensions.upstream.calls} REST calls in`);
    await page.getByText('"displayName"').first().waitFor();
    await screenshot("explorer");
    await openView("Trace");
    await page.locator(".bar").first().waitFor();
    expect(await page.locator(".bar").count()).toBe(extensions.upstream.calls);
    expect(extensions.upstream.requests).toHaveLength(extensions.upstream.calls);
    const facts = await page.locator(".facts").innerText();
    const ms = (name: string) => Number(new RegExp(`${name}\\s+([\\d.]+) ms`).exec(facts)?.[1]);
    expect(ms("in REST calls") + ms("in the gateway"), facts).toBeCloseTo(ms("Time"), 6);
    expect(await page.locator(".lane-bars > .gateway").count()).toBeGreaterThan(1);
  });

  it("selects a call by keyboard, with the fields that waited for it, and the plan", async () => {
    await page.locator(".bar").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const call = page.getByRole("complementary", { name: "Chosen call" });
    await call.getByText("Fields that waited for it").waitFor();
    expect(await call.textContent()).toMatch(/users\.nodes\.@\.\w+/);
    await screenshot("trace");
    await openView("Plan");
    await page.locator(".plan-node").first().waitFor();
    expect(await page.locator(".plan-node").allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining("identity"), expect.stringContaining("business")]),
    );
  });

  it("shows the result as a table that can be sorted and filtered, and as a chart", async () => {
    await openView("Table");
    await page.getByRole("columnheader", { name: "email", exact: true }).waitFor();
    expect(await page.locator("output").textContent()).toBe("50 rows");
    await page.getByRole("button", { name: "email", exact: true }).click();
    expect(
      await page.getByRole("columnheader", { name: "email", exact: true }).getAttribute("aria-sort"),
    ).not.toBe("none");
    await page.getByRole("searchbox", { name: "Filter rows" }).fill("vargas");
    await page.getByText(/^\d of 50 rows$/).waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV of this page" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("result-page.csv");
    expect(
      readFileSync(await saved.path(), "utf8")
        .trim()
        .split("\n").length,
    ).toBeLessThan(11);
    await page.getByRole("link", { name: "All rows as a report" }).click();
    await page.getByRole("heading", { name: "New report" }).waitFor();
    await page.goBack();
    await openView("Chart");
    await page.locator(".bars svg").first().waitFor();
    expect(await page.locator(".bars svg rect").count()).toBeGreaterThan(2);
    await openView("JSON");
  });

  it("shows the line and column of an error as a link to the document, and wraps a long line", async () => {
    const long = `{ users(first: 1) { nodes { ${"displayName ".repeat(40)}emial } } }`;
    await openShared(long);
    await page.locator(".cm-content").first().waitFor();
    await page.getByRole("button", { name: "Run", exact: true }).click();
    const errors = page.getByRole("region", { name: "Errors" });
    await errors.getByRole("button", { name: `line 1, column ${long.indexOf("emial") + 1}` }).click();
    await page.keyboard.type("X");
    const lines = page.locator(".cm-content").first();
    await expect.poll(() => lines.textContent()).toContain("Xemial");
    expect((await lines.locator(".cm-line").boundingBox())?.height).toBeGreaterThan(2 * 20);
  });

  it("marks a mistake in a document, describes a field, completes one with its braces, and formats with comments", async () => {
    await openShared("# Ours\n{ users(first: 1) { nodes { emial } } }");
    const editor = page.getByRole("textbox", { name: /^GraphQL document/ });
    const mistake = editor.locator(".cm-lintRange-error");
    await mistake.waitFor();
    expect(await mistake.textContent()).toBe("emial");
    await shownAfter(page.locator(".editor-hover").getByText("Query.users"), async () => {
      await page.mouse.move(0, 0);
      await editor.getByText("users", { exact: true }).hover();
    });
    await editor.getByText("users", { exact: true }).click();

    const lines = () => editor.locator(".cm-line").allTextContents();
    await page.keyboard.press("Shift+Alt+F");
    const formatted = [
      "# Ours",
      "{",
      "  users(first: 1) {",
      "    nodes {",
      "      emial",
      "    }",
      "  }",
      "}",
      "",
    ];
    await expect.poll(lines).toEqual(formatted);

    await mistake.dblclick();
    await page.keyboard.type("crmPers");
    const option = page.getByRole("option", { name: /^crmPerson/ });
    await shownAfter(option, () => page.keyboard.press("Control+Space"));
    // The editor ignores Enter in the first moments of the list, because it may be meant for the text.
    await option.click();
    await expect
      .poll(lines)
      .toEqual([...formatted.slice(0, 4), "      crmPerson {", "        ", "      }", ...formatted.slice(5)]);
    await page.keyboard.type("upstreamId");
    await mistake.waitFor({ state: "detached" });
  });

  it("shows empty cards until the reports are listed", async () => {
    await page.goto("about:blank");
    const list = (url: URL) => url.pathname === "/reports";
    let allow = () => {};
    const isAllowed = new Promise<void>((resolve) => {
      allow = resolve;
    });
    await page.route(list, async (route) => {
      await isAllowed;
      await route.fallback();
    });
    await page.goto(`${origin}/#/reports`);
    const waiting = page.getByRole("status", { name: "Reading the reports" });
    await waiting.waitFor();
    allow();
    await waiting.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Support load and satisfaction by team" }).waitFor();
    await page.unroute(list);
    await page.getByRole("link", { name: "Explore" }).click();
  });

  it("builds and runs a first query with clicks only", async () => {
    await page.getByRole("button", { name: "New document" }).click();
    await page.getByRole("searchbox", { name: "Filter the fields of Query" }).fill("users");
    await page.getByRole("checkbox", { name: "users", exact: true }).click();
    await page.getByLabel("Value of users(first:)").waitFor();
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByText('"User:').first().waitFor();
    expect(await page.locator(".errors").count()).toBe(0);
  });

  it("is reached by Tab within ten steps, each document and button by arrow keys, and left by Escape and Tab", async () => {
    await page.goto("about:blank");
    await page.goto(`${origin}/#/explore`);
    await page.locator(".cm-content").first().waitFor();
    await page.locator(".lamps").waitFor();
    const isAt = (selector: string) =>
      page.evaluate<boolean>(`document.activeElement.closest(${JSON.stringify(selector)}) !== null`);
    const name = () => page.evaluate<string>("document.activeElement.textContent");
    const met: string[] = [];
    while (!(await isAt(".cm-editor")) && met.length < 30) {
      await page.keyboard.press("Tab");
      met.push(await name());
    }
    expect(met.length, `steps: ${met.join(", ")}`).toBeLessThanOrEqual(10);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Shift+Tab");
    expect(await name()).toBe("Run");
    await page.keyboard.press("ArrowRight");
    expect(await name()).toBe("Examples");
    await page.keyboard.press("Tab");
    expect(await isAt(".cm-editor")).toBe(true);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await isAt(".cm-editor")).toBe(false);
  });

  it("preserves its tabs over a reload, and stores a token in no address, storage or link", async () => {
    await page.goto(`${origin}/#/settings`);
    await page.getByLabel("Bearer token").fill("a-token-nobody-may-find");
    await page.getByRole("button", { name: "Use it" }).click();
    await page.goto(`${origin}/#/explore`);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await summary().waitFor();
    await expect.poll(() => page.url()).toContain("#/explore/");
    const stored = await page.evaluate<string>(
      "JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])",
    );
    expect(stored).not.toContain("a-token-nobody-may-find");
    const link = page.url();
    const open = page.locator(".tab-bar li");
    const before = await open.allTextContents();
    expect(before.length).toBeGreaterThan(1);
    await page.reload();
    await open.nth(1).waitFor();
    expect(await open.allTextContents()).toEqual(before);
    expect(atob(link.split("/").at(-1)?.replaceAll("-", "+").replaceAll("_", "/") ?? "")).toContain(
      "users(first:",
    );
  });

  it("finds a REST path, and opens a document that calls it", async () => {
    await page.getByRole("tab", { name: "Docs" }).click();
    await page.getByRole("searchbox", { name: "Search names" }).fill("GET /accounts");
    await page.getByRole("button", { name: "Banking.accounts" }).first().click();
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByText('"BankAccount:').first().waitFor();
  });

  it("answers a question about the origin of a vendor's payments with a document that runs", async () => {
    await page.keyboard.press("Control+k");
    const found = page.getByRole("listbox", { name: "Found" });
    await page.getByRole("combobox", { name: /^Search/ }).fill("where do I get a vendor's payments from?");
    await found.getByRole("option", { name: "ErpVendor → User → Payment" }).waitFor();
    await page.keyboard.press("Enter");
    await page
      .locator(".cm-content")
      .getByText("erpVendors")
      .or(page.getByText("vendors("))
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByText('"allPayments"').first().waitFor();
    expect(await page.locator(".errors").count()).toBe(0);
  });

  it("finds reports, types and actions in the palette", async () => {
    const find = async (text: string, name: string | RegExp) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: /^Search/ }).fill(text);
      await page.getByRole("option", { name }).first().click();
    };
    await find("BankAccount", /^BankAccount type$/);
    await page.getByRole("tab", { name: "Docs", selected: true }).waitFor();
    await page.getByRole("heading", { name: "BankAccount" }).waitFor();
    await find("spreadsheet", /^Show the result as a table/);
    await page.locator(".result-bar").getByRole("tab", { name: "Table", selected: true }).waitFor();
    await find("cash position", /^Cash position report$/);
    await page.getByRole("heading", { name: "Cash position", level: 1 }).waitFor();
  });

  it("shows a family with a fault as not well, and the failures that it causes in one block", async () => {
    await page.goto(`${origin}/#/families/crm`);
    await page.getByRole("button", { name: "Down", exact: true }).click();
    const lamps = page.getByRole("list", { name: "Families that are not well" });
    await lamps.getByRole("link", { name: "CRM degraded" }).waitFor();
    expect(await lamps.getByRole("link").count()).toBe(1);
    await openShared("query Five { users(first: 5) { nodes { email crmPerson { upstreamId } } } }");
    await page.locator(".cm-content").getByText("Five").waitFor();
    await page.getByRole("button", { name: "Run", exact: true }).click();
    const errors = page.getByRole("region", { name: "Errors" });
    await errors.getByText(/CRM at 5 positions/).waitFor();
    expect(await errors.getByRole("listitem").count()).toBe(1);
    expect(await errors.getByRole("button", { name: /^users\.nodes\.\d\.crmPerson$/ }).count()).toBe(5);
    await page.goto(`${origin}/#/families/crm`);
    await page.getByRole("button", { name: "None", exact: true }).click();
    await page.getByText("Faults are switched on").waitFor({ state: "detached" });
  });

  it("shows the missing data of an incomplete report, and the affected figures", async () => {
    await page.goto(`${origin}/#/families/banking`);
    await page.getByRole("button", { name: "Down", exact: true }).click();
    await page.getByText("Faults are switched on: Banking").waitFor();
    await screenshot("family");
    await page.goto(`${origin}/#/reports/cash-position`);
    await page.getByRole("button", { name: "Run the report" }).click();
    const verdict = page.locator(".verdict.incomplete");
    await verdict.waitFor({ timeout: 60_000 });
    await page.goto(`${origin}/#/families/banking`);
    await page.getByRole("button", { name: "None", exact: true }).click();
    await page.getByText("Faults are switched on: Banking").waitFor({ state: "detached" });
    await page.goto(`${origin}/#/reports/cash-position`);
    await page
      .getByRole("button", { name: /\d{4}, \d/ })
      .first()
      .click();
    await verdict.waitFor();
    expect(await verdict.textContent()).toMatch(/Banking: .* unavailable: banking\.accounts/);
    // Payments were read completely, so their sums are certain.
    expect(await verdict.textContent()).toMatch(/Uncertain[^.]*: Balance\./);
    expect(await verdict.textContent()).not.toContain("several currencies");
    await screenshot("incomplete");
    const views = page.getByRole("tablist", { name: "Views of the result" });
    await views.getByRole("tab", { name: "SQL" }).click();
    await page.getByText("report.sql").first().waitFor();
  });

  it("shows the families, the links, the reports and the settings", async () => {
    await page.goto(`${origin}/#/families`);
    await page.getByRole("row", { name: /Support desk/ }).waitFor();
    expect(await page.getByRole("row").count()).toBe(17);
    await screenshot("families");
    await page.goto(`${origin}/#/links`);
    const noun = page.locator('.react-flow__node[data-id="BankCustomer"]');
    await noun.waitFor(); // a node is hidden and cannot have focus until it is measured
    const link = page.getByRole("button", { name: /User → BankCustomer/ });
    // A node that is measured again in between loses the key press.
    await expect
      .poll(async () => (await link.count()) || (await noun.press("Enter")) || 0)
      .toBeGreaterThan(0);
    await page.getByLabel("To", { exact: true }).selectOption("Ticket");
    await page
      .getByRole("button", { name: /User → Ticket/ })
      .first()
      .waitFor();
    await screenshot("links");
    await page.goto(`${origin}/#/reports`);
    await page.locator(".card").first().waitFor();
    await screenshot("reports");
    await page.goto(`${origin}/#/settings`);
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await screenshot("settings");
  });

  it("shows the parts of an answer as they arrive, and the complete answer at the end", async () => {
    const document =
      "query Parts { users(first: 2) { nodes { id ... @defer { payments(first: 1) { nodes { id } } } } } }";
    await openShared(document);
    await page.getByText("Parts", { exact: false }).first().waitFor();
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith("/graphql")),
      page.getByRole("button", { name: "Run", exact: true }).click(),
    ]);
    expect(response.headers()["content-type"]).toContain("text/event-stream");
    await summary().getByText("2 parts").waitFor();
    await page.getByText('"BankPayment:').first().waitFor();
    expect(await page.locator(".errors").count()).toBe(0);
  });

  it("shows the events of a subscription as they arrive, until it is ended", async () => {
    // The demo company's own envelopes are sent, delivered and completed at the same time.
    await openShared(
      "subscription Live { connectEventReceived(filter: { events: [ENVELOPE_VOIDED] }) { upstreamId } }",
    );
    await page.locator(".cm-content").getByText("connectEventReceived").first().waitFor();
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith("/graphql")),
      page.getByRole("button", { name: "Run", exact: true }).click(),
    ]);
    expect(response.headers()["content-type"]).toContain("text/event-stream");
    // The inbox may have messages of earlier runs.
    const id = randomUUID();
    await report(origin, message(`${id}-1`, "envelope-voided"));
    await page.getByText("1 event so far, more to come…").waitFor();
    await report(origin, message(`${id}-2`, "envelope-voided"));
    await page.getByText(`"${id}-2"`).first().waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await summary().getByText("2 events").waitFor();
    expect(await page.locator(".errors").count()).toBe(0);
  });

  it("runs a report with the same CSV as the command line, and compares two runs", async () => {
    await page.goto(`${origin}/#/reports/support-load`);
    // A second run for the comparison takes place at the same time.
    await page.request.post(`${origin}/reports/support-load/runs`, { data: {} });
    await page.getByRole("button", { name: "Run the report" }).click();
    await page.getByText(/^Complete: /).waitFor({ timeout: 60_000 });
    await screenshot("report-run");
    const views = page.getByRole("tablist", { name: "Views of the result" });
    await views.getByRole("tab", { name: "Chart" }).click();
    await page.locator("figcaption", { hasText: "Open tickets by team" }).waitFor();
    expect(await page.locator(".bars svg rect").count()).toBeGreaterThan(2);
    await views.getByRole("tab", { name: "Provenance" }).click();
    await page.getByRole("row", { name: /support\.tickets Support desk .* nothing/ }).waitFor();
    await views.getByRole("tab", { name: "Table" }).click();
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV", exact: true }).click(),
    ]);
    const file = join(data, "support-load.csv");
    execFileSync(
      "node",
      [
        "dist/reports/main.js",
        "support-load",
        "--url",
        `${origin}/graphql`,
        "--format",
        "csv",
        "--out",
        file,
      ],
      { cwd: root, stdio: ["ignore", "inherit", "pipe"] },
    );
    expect(readFileSync(await saved.path(), "utf8")).toBe(readFileSync(file, "utf8"));
    await page.reload();
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await page.getByText(/^\d+ rows the same\.$/).waitFor();
    expect(await page.getByRole("tab", { name: "unknown 0" }).count()).toBe(1);
  });

  it("composes a report of the document in the open tab, runs it, and opens the object of a cell", async () => {
    const document = "query Mine { users(first: 50) { nodes { id email displayName } } }";
    await openShared(document);
    await page.getByText("Mine", { exact: false }).first().waitFor();
    await page.goto(`${origin}/#/reports/new`);
    await page.getByRole("checkbox", { name: "id", exact: true }).check();
    await screenshot("compose");
    await page.getByRole("button", { name: "Run it" }).click();
    await page.getByText(/^Complete: /).waitFor({ timeout: 60_000 });
    await page
      .getByRole("button", { name: /^User:/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByText('"__typename"').first().waitFor();
    expect(await page.locator(".errors").count()).toBe(0);
  });

  it("has no violation that axe finds, in light and in dark", async () => {
    // The page's policy does not apply to axe, a tool of the test.
    const check = async (what: string) => expect(await ownViolations(), what).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const pages = ["families", "families/banking", "links", "settings", "reports", "reports/new"];
      for (const name of pages) {
        await page.goto(`${origin}/#/${name}`);
        await page.locator("main h1").first().waitFor();
        await check(`${name}, ${colorScheme}`);
      }
      await page.goto(`${origin}/#/explore`);
      await page.getByRole("button", { name: "Run", exact: true }).click();
      await summary().waitFor();
      for (const view of ["JSON", "Table", "Chart", "Trace", "Plan"]) {
        await openView(view);
        await check(`${view} of the result, ${colorScheme}`);
      }
      await page.getByRole("tab", { name: "Docs" }).click();
      await check(`page of a type, ${colorScheme}`);
      await page.getByRole("searchbox", { name: "Search names" }).fill("vendor payments");
      await page.getByRole("list", { name: "Search results" }).waitFor();
      await check(`search results, ${colorScheme}`);
      await page.getByRole("button", { name: "Examples" }).click();
      await check(`examples, ${colorScheme}`);
      await page.keyboard.press("Escape");
      await page.goto(`${origin}/#/reports/support-load`);
      await page
        .getByRole("button", { name: /\d{4}, \d/ })
        .first()
        .click();
      for (const view of ["Chart", "SQL", "Documents", "Provenance", "Table"]) {
        await page.locator(".run").getByRole("tab", { name: view, exact: true }).click();
        await check(`${view} of a run, ${colorScheme}`);
      }
      await page.getByRole("button", { name: "Compare", exact: true }).click();
      await page.getByText(/^\d+ rows the same\.$/).waitFor();
      await check(`two runs compared, ${colorScheme}`);
    }
  });

  it("works on a screen of 390 pixels", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/#/explore`);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await summary().waitFor();
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    expect(await ownViolations()).toEqual([]);
    await page.getByRole("tab", { name: "Document" }).click();
    await page.getByRole("button", { name: "Examples" }).click();
    const panel = await page.locator(".menu-panel").boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(390);
  });

  it("sent no request to another host, and logged no error", () => {
    expect(outside).toEqual([]);
    expect(problems.filter((problem) => !/status of (?:401|404) /.test(problem))).toEqual([]);
  });
});
