/** Identities of reports. A draft of a saved report has its identity, so that their runs can be compared. */

const DESCRIPTION = "report.yaml";

/**
 * The files of a report with an identity in the description, unless it already has one.
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

/** The identity of a report composed on this page. It changes with its list or title. */
export function composedIdentity(table: string, title: string): string {
  const key = JSON.stringify([table, title]);
  const identity = composed.get(key) ?? crypto.randomUUID();
  composed.set(key, identity);
  return identity;
}
