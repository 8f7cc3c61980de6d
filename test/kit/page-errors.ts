import type { Page } from "playwright-core";

/**
 * Adds to `problems` what a page does not catch. Without the promises that Monaco leaves rejected
 * when an editor is closed while its worker still answers: they say "Canceled", and nothing is lost.
 */
export function collectErrors(page: Page, problems: string[]): void {
  page.on("pageerror", ({ message }) => {
    if (message !== "Canceled") problems.push(message);
  });
}
