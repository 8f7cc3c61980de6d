/** The usage view: what each key of the demo company used of its month. One page, no scripts. */
import type { KeyUsage } from "./limits.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

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

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function row({ key, used, limit, resetAt }: KeyUsage): string {
  const remaining = limit === undefined ? "unlimited" : String(Math.max(0, limit - used));
  const meter =
    limit === undefined
      ? ""
      : `<meter min="0" max="${limit}" high="${limit * 0.8}" optimum="0" value="${used}">${used} of ${limit}</meter>`;
  const reset =
    limit === undefined ? "–" : `<time datetime="${new Date(resetAt).toISOString()}">${day(resetAt)}</time>`;
  return `<tr>
  <td>${escaped(key.owner)}</td>
  <td><code>${escaped(key.hint)}</code></td>
  <td><span class="plan">${key.plan === "free" ? "Free" : "Pro"}</span></td>
  <td class="number">${used}</td>
  <td class="number">${remaining}</td>
  <td>${meter}</td>
  <td>${reset}</td>
</tr>`;
}

/** The page, as HTML. */
export function dashboard(usage: readonly KeyUsage[], now: number): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API catalog: usage</title>
<style>${STYLE}</style>
<h1>Usage</h1>
<p>API keys of the catalog, ${new Date(now).toISOString().slice(0, 7)}. Quotas are reset at the beginning of each month (UTC).</p>
<table>
<thead><tr><th>Owner</th><th>Key</th><th>Plan</th><th class="number">Used</th><th class="number">Remaining</th><th>Share</th><th>Reset</th></tr></thead>
<tbody>
${usage.map(row).join("\n")}
</tbody>
</table>
</html>
`;
}
