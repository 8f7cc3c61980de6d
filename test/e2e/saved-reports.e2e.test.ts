/** Saved reports and the form of a report's parameters, in a real browser over a whole gateway. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collectErrors, type Everything, startBrowser, startEverything, violations } from "./in-browser.ts";

const folder = mkdtempSync(join(tmpdir(), "tributary-saved-"));
const saved = join(folder, "definitions", "our-people");
let gateway: Everything;
let origin: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  gateway = await startEverything({
    SERVICES_DATA: join(folder, "families"),
    INBOX_FILE: join(folder, "inbox.db"),
    REPORTS_FOLDER: join(folder, "runs"),
    REPORTS_DEFINITIONS: join(folder, "definitions"),
  });
  ({ origin } = gateway);
  browser = await startBrowser();
  context = await browser.newContext({ viewport: { width: 1360, height: 820 } });
  page = await context.newPage();
  // A report is checked in its own process, which starts slowly on a loaded machine.
  page.setDefaultTimeout(90_000);
  collectErrors(page, problems);
});

afterAll(async () => {
  await browser?.close();
  await gateway?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Shows a page of the console after a reload. */
async function show(path: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${origin}/#/${path}`);
}

/** Changes the answers of reports whose paths have this end, until `unroute`. */
const answering = (path: RegExp, change: (answer: Record<string, unknown>) => object) =>
  page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...answer, ...change(answer) } });
    },
  );

/** Holds requests of this path until the returned function is called. */
async function held(path: RegExp, answer: (route: Route) => Promise<void>): Promise<() => void> {
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await answer(route);
  });
  return go;
}

const card = () => page.locator(".card", { has: page.getByRole("link", { name: "People of ours" }) });
const remove = () => page.getByRole("button", { name: "Delete People of ours" });
const dialog = () => page.getByRole("dialog", { name: "Delete “People of ours”?" });

describe("a report of the document in the open tab", () => {
  it("is saved on the server by its name, and replaces a saved one only on request", async () => {
    const document = "query People { users(first: 50) { nodes { id email displayName } } }";
    await show(`explore/${Buffer.from(JSON.stringify([document])).toString("base64url")}`);
    await page.getByText("People", { exact: false }).first().waitFor();
    await page.goto(`${origin}/#/reports/new`);
    await page.getByLabel("Title").fill("People of ours");
    const name = page.getByLabel("Name on the server");
    await name.waitFor();
    expect(await name.inputValue()).toBe("people-of-ours");
    await name.fill("our-people");
    await page.getByRole("button", { name: "Save on the server" }).click();
    await page.getByRole("status").filter({ hasText: "Saved: our-people" }).waitFor();
    expect(readFileSync(join(saved, "report.yaml"), "utf8")).toContain("People of ours");
    await page.getByRole("button", { name: "Save on the server" }).click();
    await page
      .getByRole("alert")
      .filter({ hasText: "There is a saved report “our-people” already." })
      .waitFor();
    await page.getByLabel("What it answers").fill("Who we are.");
    await page.getByRole("button", { name: "Replace the saved one" }).click();
    await page.getByRole("status").filter({ hasText: "Saved: our-people" }).waitFor();
    expect(readFileSync(join(saved, "report.yaml"), "utf8")).toContain("Who we are.");
    expect(await violations(page)).toEqual([]);
  });
});

describe("figures of a report", () => {
  const run = () => page.getByRole("button", { name: "Run it" });
  const rows = () => page.getByRole("region", { name: "Rows of the run" });

  it("can be divided by a second grouping, and open the rows behind a cell, a total and a bar", async () => {
    const document =
      "query Paid { banking { payments(first: 50) { nodes { id status direction amount { amount currency } } } } }";
    await show(`explore/${Buffer.from(JSON.stringify([document])).toString("base64url")}`);
    await page.getByText("Paid", { exact: false }).first().waitFor();
    await page.goto(`${origin}/#/reports/new`);
    await page.getByLabel("Title").fill("Paid by status");
    await page.getByLabel("What is made of amount", { exact: true }).selectOption("sum");
    await page.getByLabel("Total of amount").check();
    await page.getByRole("checkbox", { name: "id", exact: true }).uncheck();
    await page.getByRole("checkbox", { name: "direction", exact: true }).uncheck();
    await page.getByLabel("Bars by").selectOption("status");
    const chart = page.getByRole("group", { name: "Chart" }).getByRole("combobox");
    await chart.nth(1).selectOption("amount_sum");
    await page.getByLabel("Columns by").selectOption("direction");
    await page.getByText("all others in a last column").waitFor();
    await page.getByText("It can run: columns").waitFor();
    await run().click();
    await page.locator(".verdict.complete").waitFor();
    expect(await violations(page)).toEqual([]);
    const headings = await rows().locator("th").allTextContents();
    expect(headings).toEqual(["Status", "Amount", "INCOMING", "OUTGOING", "Others", "Currency"]);
    const cell = rows().locator("tbody tr").first().getByRole("button").first();
    const figure = await cell.textContent();
    await cell.click();
    await page.getByRole("heading", { name: "Rows behind Amount" }).waitFor();
    await page.getByText("of paid.payments, as the run read them").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sumOf()).toBe(Number(figure?.replaceAll(",", "")));

    // The address of the rows shows the same rows in another tab, with a button to go back.
    const address = await page.getByRole("link", { name: "Address of these rows" }).getAttribute("href");
    await show(address?.replace("#/", "") ?? "");
    await page.getByText("of paid.payments, as the run read them").waitFor();
    expect(await sumOf()).toBe(Number(figure?.replaceAll(",", "")));
    await page.getByRole("button", { name: "Back to the result" }).click();
    const total = page.getByTitle("Open the rows behind the total").first();
    const sum = Number.parseFloat(String(await total.textContent()).replaceAll(",", ""));
    await total.click();
    await page.getByText("of paid.payments, as the run read them").waitFor();
    expect(Math.abs((await sumOf()) - sum)).toBeLessThan(0.005);
    await page.goBack();
    await page.getByRole("tab", { name: "Chart" }).click();
    await page.locator(".opening rect").first().click();
    await page.getByText("The bar").waitFor();
    await page.getByText("of paid.payments, as the run read them").waitFor();
    await page.setViewportSize({ width: 400, height: 820 });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1360, height: 820 });
  });

  it("have a reason if they open no rows", async () => {
    await show("reports/tickets-and-payments-by-month");
    await page.getByRole("button", { name: "Run the report" }).click();
    await page.locator(".verdict").waitFor();
    await page.getByText(/No rows can be opened behind .*: .+\./).waitFor();
    expect(
      await rows()
        .getByTitle(/^Open the rows behind/)
        .count(),
    ).toBe(0);
  });

  /** The sum of the first column, which is the value of the figure. */
  const sumOf = async () => {
    const texts = await rows().locator("tbody tr td:first-child").allTextContents();
    const cents = texts.map((text) =>
      text === "—" ? 0 : Math.round(Number(text.replaceAll(",", "")) * 100),
    );
    return cents.reduce((sum, one) => sum + one, 0) / 100;
  };
});

describe("the editor", () => {
  /** Replaces the text of the file that is shown. */
  const write = async (text: string) => {
    await page.locator(".draft-editor .cm-content").click();
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(text);
  };

  it("opens a saved report, shows problems at their position, previews rows, and saves", async () => {
    await show("reports/our-people");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByText("It can run: columns").waitFor();
    expect(await violations(page)).toEqual([]);
    await write("select email\nfrom peple");
    const problems = page.getByRole("alert");
    await problems.filter({ hasText: 'report.sql, line 2 there is no table "peple"' }).waitFor();
    await write("select email from users where email is not null limit 7");
    await page.getByRole("tab", { name: /^report.yaml/ }).click();
    await write('title: People of ours\nabout: "Who we are."\ncolumns: { email: Address }\n');
    await page.getByText("It can run: columns Address.").waitFor();
    await page.getByRole("button", { name: "Preview the first rows" }).click();
    await page.getByText("Preview: 7 rows made of the first page of each list.").waitFor();
    await expect.poll(() => page.locator(".run-rows tbody tr").count()).toBe(7);
    await page.getByRole("button", { name: "Save on the server" }).click();
    await page.getByRole("button", { name: "Replace the saved one" }).click();
    await page.getByRole("status").filter({ hasText: "Saved: our-people" }).waitFor();
    expect(readFileSync(join(saved, "report.sql"), "utf8")).toContain("limit 7");
  });

  it("preserves its draft over a reload, and the previous one when another report is opened", async () => {
    await show("reports/unsaved");
    await page.getByRole("tab", { name: "report.sql" }).waitFor();
    await show("reports/cash-position");
    await page.getByRole("button", { name: "Duplicate" }).click();
    await page.getByRole("heading", { level: 1, name: "Cash position" }).waitFor();
    await page.getByText("Put aside: 1").click();
    await page.getByRole("button", { name: "Take back our-people" }).click();
    await page.getByRole("heading", { level: 1, name: "People of ours" }).waitFor();
  });
});

describe("drafts of two tabs", () => {
  it("do not overwrite each other, and can still be undone after another file was shown", async () => {
    const first = page;
    await show("reports/unsaved");
    await page.getByRole("tab", { name: "report.sql" }).click();
    const text = page.locator(".draft-editor .cm-content");
    await text.click();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText("-- first tab");
    page = await context.newPage();
    collectErrors(page, problems);
    await show("reports/unsaved");
    await page.getByRole("heading", { level: 1, name: "New report" }).waitFor();
    await page.locator(".draft-editor .cm-content").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText("about: Of the second tab.");
    await page.getByText(/Put aside: \d/).click();
    await page.getByRole("button", { name: "Take back our-people" }).waitFor();
    await page.reload();
    await page.getByText("about: Of the second tab.").waitFor();
    await page.close();
    page = first;
    await page.getByText("-- first tab").waitFor();
    await page.getByRole("tab", { name: "report.yaml" }).click();
    await page.getByRole("tab", { name: "report.sql" }).click();
    await text.click();
    await page.keyboard.press("Control+Z");
    await page.getByText("-- first tab").waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "People of ours" }).waitFor();
  });

  it("are separate also after a tab was copied with its draft", async () => {
    const first = page;
    const sql = () => page.locator(".draft-editor .cm-content");
    const aside = () => page.getByRole("button", { name: "Take back our-people", includeHidden: true });
    await show("reports/unsaved");
    await page.getByRole("heading", { level: 1, name: "People of ours" }).waitFor();
    const others = await aside().count();
    const opened = context.waitForEvent("page");
    await page.evaluate("void window.open(location.href)");
    page = await opened;
    page.setDefaultTimeout(90_000);
    collectErrors(page, problems);
    await page.getByRole("heading", { level: 1, name: "People of ours" }).waitFor();
    // The draft of the first tab is stored in addition to the copy's once the copy has a draft.
    await expect.poll(() => aside().count(), { timeout: 30_000 }).toBe(others + 1);
    await page.getByRole("tab", { name: "report.sql" }).click();
    await sql().click();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText("-- of the copy");
    await page.getByText("-- of the copy").waitFor();
    await page.reload();
    await page.getByText("-- of the copy").waitFor();
    const copy = page;
    page = first;
    await page.reload();
    await page.getByRole("tab", { name: "report.sql" }).click();
    await page.getByText("limit 7").waitFor();
    expect(await page.getByText("-- of the copy").count()).toBe(0);
    await copy.close();
  });
});

describe("the gallery", () => {
  it("marks only saved reports, also on their own page", async () => {
    await show("reports");
    await card().waitFor();
    expect(await page.locator(".card .mark").allTextContents()).toEqual(["saved"]);
    expect(await card().locator(".mark").count()).toBe(1);
    await page.getByRole("link", { name: "People of ours" }).click();
    await page.getByRole("heading", { level: 1, name: "People of ours saved" }).waitFor();
  });

  it("offers to delete a report only to callers who may, and only saved ones", async () => {
    await answering(/\/reports$/, () => ({ canSave: false }));
    await show("reports");
    await card().waitFor();
    expect(await page.getByRole("button", { name: /^Delete/ }).count()).toBe(0);
    await page.unrouteAll({ behavior: "wait" });
    await show("reports");
    await remove().waitFor();
    expect(await page.getByRole("button", { name: /^Delete/ }).count()).toBe(1);
  });

  it("deletes a report after a confirmation, and shows the reason if that is refused", async () => {
    await remove().click();
    await dialog().waitFor();
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    // The key that opens the dialog by mistake does not delete when pressed again.
    await page.keyboard.press("Enter");
    await dialog().waitFor({ state: "hidden" });
    await remove().click();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
    expect(existsSync(saved)).toBe(true);

    const errors = [{ message: "The server cannot write the folder", extensions: { code: "X" } }];
    await page.route(/\/reports\/our-people$/, (route) => route.fulfill({ status: 500, json: { errors } }));
    await remove().click();
    await page.getByRole("button", { name: "Delete it" }).click();
    await dialog().getByRole("alert").filter({ hasText: "The server cannot write the folder" }).waitFor();
    await page.unrouteAll({ behavior: "wait" });

    const about = page.locator(`[id="${await dialog().getAttribute("aria-describedby")}"]`);
    expect(await about.textContent()).toContain("is deleted for everybody who uses this server");
    // Another person has deleted it in the meantime.
    const answer = await held(/\/reports\/our-people$/, (route) => route.fulfill({ status: 404, json: {} }));
    const confirm = page.getByRole("button", { name: "Delete it" });
    await confirm.click();
    await expect.poll(() => confirm.getAttribute("aria-disabled")).toBe("true");
    expect(await confirm.and(page.locator(":focus")).count()).toBe(1);
    answer();
    await card().waitFor({ state: "detached" });
    await page.unrouteAll({ behavior: "wait" });
    expect(await page.locator(":focus").textContent()).toBe("Reports");

    await show("reports");
    await remove().click();
    await confirm.click();
    await card().waitFor({ state: "detached" });
    expect(existsSync(saved)).toBe(false);
    expect(await page.locator(".card").count()).toBeGreaterThan(5);
  });
});

describe("a report's page", () => {
  it("shows a wrong parameter at its field before a run starts", async () => {
    await show("reports/customer-360");
    const field = page.locator("#parameter-email");
    await field.fill("nobody");
    await page.getByRole("button", { name: "Run the report" }).click();
    const reason = page.getByRole("alert");
    await reason.waitFor();
    expect(await reason.textContent()).toMatch(/^"email": expected the e-mail address or the global id/);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await field.getAttribute("aria-describedby")).toBe(await reason.getAttribute("id"));
    // Its color differs from that of the field's description.
    const colors = await page.evaluate<string[]>(
      `[...document.querySelectorAll(".form-row > small")].map((one) => getComputedStyle(one).color)`,
    );
    expect(new Set(colors).size).toBe(2);
    await page.getByText("Nobody has run it yet").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.locator(":focus").getAttribute("id")).toBe("parameter-email");
    await field.fill("omar.vargas@northwind.example");
    let starts = 0;
    const go = await held(/\/reports\/customer-360\/runs$/, (route) => {
      starts++;
      return route.continue();
    });
    const run = page.getByRole("button", { name: "Run the report" });
    await run.click();
    await expect.poll(() => run.getAttribute("aria-disabled")).toBe("true");
    // The reason of the last try disappears at once, and a second run does not start.
    expect(await page.getByRole("alert").count()).toBe(0);
    await field.press("Enter");
    go();
    await page.locator(".verdict.complete").waitFor({ timeout: 60_000 });
    expect(await page.getByRole("alert").count()).toBe(0);
    expect([starts, await run.getAttribute("aria-disabled")]).toEqual([1, "false"]);
    await page.unrouteAll({ behavior: "wait" });
  });

  it("shows the texts of an older gateway for the missing data of a stored run", async () => {
    const table = { name: "customer.people", families: [], pages: 1, rows: 1, from: null, to: null };
    await answering(/\/reports\/runs\/[0-9a-f]+$/, () => ({
      complete: false,
      outcome: {
        complete: false,
        tables: [{ ...table, complete: false, missing: ["crm: unavailable: people"] }],
        notes: ["crm: 0 of 1 page, then unavailable"],
      },
    }));
    await show("reports/customer-360");
    await page.getByRole("listitem").getByRole("button").first().click();
    const verdict = page.locator(".verdict.incomplete");
    await verdict.waitFor();
    expect(await verdict.textContent()).toMatch(/Notes of the run:crm: 0 of 1 page, then unavailable/);
    await page.getByRole("tab", { name: "Provenance" }).click();
    const missing = page.getByRole("cell", { name: "crm: unavailable: people" });
    await missing.waitFor();
    expect(await missing.getAttribute("class")).toBe("warning");
    await page.unrouteAll({ behavior: "wait" });
  });

  it("shows that another run was delivered for a scheduled run that was not chosen, and warns about a failed one", async () => {
    const delivered = (delivery: object) =>
      answering(/\/reports\/runs\/[0-9a-f]+$/, () => ({
        delivery,
        scheduledFor: "2026-11-01T06:00:00.000Z",
      }));
    await delivered({ state: "NOT_CHOSEN", problem: "another run of the same time was chosen" });
    await show("reports/customer-360");
    await page.getByRole("listitem").getByRole("button").first().click();
    const note = page.getByText("Not delivered: the result of another run of the same time was chosen.");
    await note.waitFor();
    expect(await note.getAttribute("class")).toBe("faint");
    await page.unrouteAll({ behavior: "wait" });
    await delivered({ state: "FAILED", problem: "its file could not be made" });
    await show("reports/customer-360");
    await page.getByRole("listitem").getByRole("button").first().click();
    const failed = page.getByText("Not delivered: its file could not be made");
    await failed.waitFor();
    expect(await failed.getAttribute("class")).toBe("warning");
    await page.unrouteAll({ behavior: "wait" });
    const refused = /server responded with a status of (?:400|404|409|500) /;
    expect(problems.filter((problem) => !refused.test(problem))).toEqual([]);
  });
});
