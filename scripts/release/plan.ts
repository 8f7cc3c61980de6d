/** The version and the changelog of the next release. */

export const LEVELS = ["major", "minor", "patch"] as const;
export type Level = (typeof LEVELS)[number];

const HEADING = "## Unreleased\n";
/** The sentence of a changelog before the first release. */
const UNPUBLISHED = /^No release is published yet: .*\n\n/m;

/**
 * Returns the version after another one.
 * @example nextVersion("0.1.3", "minor") // "0.2.0"
 * @throws Error for a version that is not three numbers
 */
export function nextVersion(version: string, level: Level): string {
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!numbers) throw new Error(`The version ${version} must be three numbers`);
  const [major = 0, minor = 0, patch = 0] = numbers;
  if (level === "major") return `${major + 1}.0.0`;
  return level === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/**
 * Moves the unreleased changes of the changelog under the heading of their release.
 * @param day such as `2026-11-24`
 * @throws Error if nothing is unreleased
 */
export function releasedChangelog(changelog: string, version: string, day: string): string {
  const at = changelog.indexOf(HEADING);
  const after = at < 0 ? "" : changelog.slice(at + HEADING.length);
  const end = after.search(/^## /m);
  if (!/^- /m.test(end < 0 ? after : after.slice(0, end)))
    throw new Error("docs/changelog.md has no unreleased change");
  return `${changelog.slice(0, at)}${HEADING}\n## ${version} (${day})\n${after.replace(UNPUBLISHED, "")}`;
}
