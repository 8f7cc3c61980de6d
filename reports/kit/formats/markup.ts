/** Escaped text in HTML, which is never markup. */
import { printable } from "./format.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for an element or a quoted attribute. */
export const html = (text: string): string =>
  printable(text, "\n\t").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** A number's digits in groups: `1,234,567.80`. */
export function grouped(number: string): string {
  const [, sign = "", whole, rest = ""] = /^(-?)(\d+)(\.\d+)?$/.exec(number) ?? [];
  if (whole === undefined) return number;
  const head = whole.length % 3 || 3;
  const groups = [whole.slice(0, head), ...(whole.slice(head).match(/\d{3}/g) ?? [])];
  return sign + groups.join(",") + rest;
}
