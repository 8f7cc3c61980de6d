/** Identities of reports: runs of a report are compared with those of the report that was saved of it. */

const DESCRIPTION = "report.yaml";

/**
 * The files of a report with its identity in the description, unless one is there.
 * @param identity empty for none
 */
export function withIdentity(
  files: Readonly<Record<string, string>>,
  identity: string,
): Readonly<Record<string, string>> {
  const text = files[DESCRIPTION];
  // JSON is YAML too; a line at its end would be wrong.
  if (identity === "" || text === undefined || /^identity\s*:/m.test(text) || /^\s*\{/.test(text))
    return files;
  const line = `identity: ${JSON.stringify(identity)}\n`;
  return { ...files, [DESCRIPTION]: `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${line}` };
}

const composed = new Map<string, string>();

/** The identity of a report that is composed on this page, as long as its list and title are the same. */
export function composedIdentity(table: string, title: string): string {
  const key = JSON.stringify([table, title]);
  const identity = composed.get(key) ?? crypto.randomUUID();
  composed.set(key, identity);
  return identity;
}
