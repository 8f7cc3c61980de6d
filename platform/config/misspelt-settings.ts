/** Names in the environment that look like settings and are none: a misspelt setting would be ignored otherwise. */
import type { Family } from "#contracts/kit/contract.ts";
import { constantCase } from "#contracts/kit/settings.ts";
import { type Environment, fileVariable } from "./kinds.ts";
import { documentedVariables } from "./table.ts";

/** Shorter names are near too many others, such as HOME and HOST. */
const LEAST_LENGTH = 6;
/** Letters that may differ. */
const MOST_DIFFERENCES = 2;

/** Names that many programs read. */
const OF_PROXIES = new Set(["HTTP_PROXY", "ALL_PROXY"]);
/** Ends of the names that Kubernetes sets for each service, such as IDENTITY_SERVICE_HOST. */
const OF_SERVICES = /_(?:SERVICE_(?:HOST|PORT\w*)|PORT(?:_\d+_(?:TCP|UDP|SCTP)\w*)?)$/;

/**
 * Finds names that are near a setting, or begin as the settings of a family do.
 * @param env environment of the process
 * @param families all families, whose settings are known
 * @returns a sentence for each name, without its value
 * @example misspeltSettings({ REDIS_ULR: "…" }, []) // ["REDIS_ULR is no setting: did you mean REDIS_URL?"]
 */
export function misspeltSettings(env: Environment, families: readonly Family[]): string[] {
  const variables = documentedVariables(families).flatMap(({ rows }) => rows);
  const known = new Set(
    variables.flatMap((variable) => [
      variable.name,
      ...(variable.aliases ?? []),
      ...(variable.mayBeInFile ? [fileVariable(variable)] : []),
    ]),
  );
  const prefixes = families.map(({ name }) => `${constantCase(name)}_`);
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || name.length < LEAST_LENGTH || !/^[A-Z][A-Z0-9_]*$/.test(name)) return [];
    if (OF_PROXIES.has(name)) return [];
    const [nearest] = [...known]
      .filter((other) => Math.abs(other.length - name.length) <= MOST_DIFFERENCES)
      .map((other) => ({ other, differences: differencesOf(name, other) }))
      .filter(({ differences }) => differences <= MOST_DIFFERENCES)
      .sort((a, b) => a.differences - b.differences);
    if (nearest) return [`${name} is no setting: did you mean ${nearest.other}?`];
    const prefix = OF_SERVICES.test(name) ? undefined : prefixes.find((one) => name.startsWith(one));
    return prefix ? [`${name} is no setting, although it begins with ${prefix}`] : [];
  });
}

/** Letters to add, remove, replace or swap with the next one, to make one text of the other. */
function differencesOf(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(rows, i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          replaced,
          swapped ? at(rows, i - 2, j - 2) + 1 : replaced,
        ),
      );
    }
    rows.push(row);
  }
  return at(rows, a.length, b.length);
}

const at = (rows: readonly (readonly number[])[], i: number, j: number): number => rows[i]?.[j] ?? 0;
