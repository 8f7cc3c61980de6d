/** Evaluates alert rules as Prometheus does, with `promtool` of Debian's package `prometheus`. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import type { Sample } from "#test/platform/telemetry/samples.ts";

export const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

/**
 * Samples of a scraper at intervals of a minute: `before` for ten minutes, then values with the growth from
 * `before` to `after`.
 */
export interface Scraped {
  readonly before: readonly Sample[];
  readonly after: readonly Sample[];
}

const MINUTES_BEFORE = 10;
const MINUTES_AFTER = 20;
/** Minutes at which alerts are checked. */
const LOOKED_AT = [MINUTES_BEFORE + 1, MINUTES_BEFORE + 8, MINUTES_BEFORE + MINUTES_AFTER];
const isCounter = (name: string) => /_(?:total|count|sum|bucket)$/.test(name);

const seriesOf = ({ name, labels }: Sample): string =>
  `${name}{${Object.entries(labels)
    .map(([label, value]) => `${label}=${JSON.stringify(value)}`)
    .join(",")}}`;

/** Samples of both scrapes as series for promtool. A gauge keeps its value, a counter its growth. */
function seriesIn({ before, after }: Scraped): { series: string; values: string }[] {
  const known = new Map(before.map((sample) => [seriesOf(sample), sample.value]));
  const now = new Map(after.map((sample) => [seriesOf(sample), sample] as const));
  return [...new Set([...known.keys(), ...now.keys()])].map((series) => {
    const old = known.get(series);
    const sample = now.get(series);
    const first = old === undefined ? `_x${MINUTES_BEFORE - 1}` : `${old}+0x${MINUTES_BEFORE - 1}`;
    if (!sample) return { series, values: `${first} _x${MINUTES_AFTER}` };
    const growth = isCounter(sample.name) ? sample.value - (old ?? 0) : 0;
    return { series, values: `${first} ${sample.value}+${growth}x${MINUTES_AFTER}` };
  });
}

/**
 * Names of alerts that fire within twenty minutes after the second scrape.
 * @param groups groups of rules, as in a rule file
 * @param alerts names of all alerts
 * @throws with the message of promtool for an invalid rule
 */
export function firing(groups: unknown, alerts: readonly string[], scraped: Scraped): string[] {
  const folder = mkdtempSync(join(tmpdir(), "tributary-rules-"));
  try {
    const rules = stringify({ groups });
    writeFileSync(join(folder, "rules.yaml"), rules);
    const used = (samples: readonly Sample[]) => samples.filter(({ name }) => rules.includes(name));
    // No alert is expected to fire, so promtool reports those that do.
    const test = {
      rule_files: ["rules.yaml"],
      evaluation_interval: "1m",
      tests: [
        {
          interval: "1m",
          input_series: seriesIn({ before: used(scraped.before), after: used(scraped.after) }),
          alert_rule_test: LOOKED_AT.flatMap((minute) =>
            alerts.map((alertname) => ({ eval_time: `${minute}m`, alertname, exp_alerts: [] })),
          ),
        },
      ],
    };
    writeFileSync(join(folder, "test.yaml"), stringify(test));
    const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "test.yaml"], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status === 0) return [];
    const said = stdout + stderr;
    const fired = alerts.filter((alert) => said.includes(`alertname: ${alert},`));
    if (fired.length === 0) throw new Error(said.slice(0, 2_000));
    return fired;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
