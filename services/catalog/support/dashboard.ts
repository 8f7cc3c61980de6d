/** Usage page: the requests of each API key in the current month. One page, no scripts. */
import { escaped, tablePage } from "#services/kit/http/html.ts";
import type { KeyUsage } from "./limits.ts";

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
  return tablePage({
    title: "API catalog: usage",
    heading: "Usage",
    lead: `API keys of the catalog, ${new Date(now).toISOString().slice(0, 7)}. Quotas are reset at the beginning of each month (UTC).`,
    head: '<th>Owner</th><th>Key</th><th>Plan</th><th class="number">Used</th><th class="number">Remaining</th><th>Share</th><th>Reset</th>',
    rows: usage.map(row),
  });
}
