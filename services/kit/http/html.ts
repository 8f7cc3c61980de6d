/** HTML pages for people, with one table each and no scripts. */

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const STYLE = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 56rem; margin: 3rem auto; padding: 0 1.25rem; }
  h1 { font-size: 1.5rem; margin: 0; }
  p { margin: .25rem 0 1.75rem; opacity: .75; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { text-align: left; padding: .6rem .75rem; border-bottom: 1px solid var(--line); }
  th { font-size: .8rem; font-weight: 600; opacity: .7; }
  .number { text-align: right; }
  code { font-size: .9em; }
  .plan { border: 1px solid var(--line); border-radius: 1rem; padding: .1rem .6rem; font-size: .85rem; }
  meter { width: 100%; min-width: 6rem; }
`;

/** A page with one table. All parameters are already HTML. */
export function tablePage(page: {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** Cells of the table's header row. */
  readonly head: string;
  readonly rows: readonly string[];
}): string {
  const { title, heading, lead, head, rows } = page;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${heading}</h1>
<p>${lead}</p>
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table>
</html>
`;
}
