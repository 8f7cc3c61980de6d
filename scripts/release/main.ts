/**
 * Prepares a release and publishes nothing:
 *
 *   npm run release -- minor           prints the steps
 *   npm run release -- minor --write   carries them out: version, changelog, released schema, artifacts in
 *                                      dist/release, a commit, and a tag with the digests of the artifacts
 *
 * The API must have no breaking change, except for a major version.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Argument, Command } from "commander";
import { filesBelow, ROOT } from "#scripts/tables.ts";
import { LEVELS, type Level, nextVersion, releasedChangelog } from "./plan.ts";

const CHANGELOG = join(ROOT, "docs/changelog.md");
const ARTIFACTS = join(ROOT, "dist/release");

interface Step {
  readonly about: string;
  readonly run: () => void;
}

const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 });

/** @throws Error if the version or the changelog does not allow a release */
function stepsOf(level: Level): readonly Step[] {
  const { version: before } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    readonly version: string;
  };
  const version = nextVersion(before, level);
  const day = new Date().toISOString().slice(0, 10);
  const changelog = releasedChangelog(readFileSync(CHANGELOG, "utf8"), version, day);
  const breaking = level === "major" ? ["--breaking"] : [];
  return [
    {
      about: `schema/released.graphql: the schema of ${version}${breaking.length > 0 ? ", breaking changes allowed" : ""}`,
      run: () => run("npm", "run", "-s", "api", "--", "--release", ...breaking),
    },
    {
      about: `package.json, package-lock.json: ${before} becomes ${version}`,
      run: () => run("npm", "version", version, "--no-git-tag-version"),
    },
    {
      about: `docs/examples: the file of the package is that of ${version}`,
      run: () => {
        for (const file of filesBelow("docs/examples", "package.json")) {
          const text = readFileSync(join(ROOT, file), "utf8");
          writeFileSync(
            join(ROOT, file),
            text.replace(`tributary-${before}.tgz`, `tributary-${version}.tgz`),
          );
        }
      },
    },
    {
      about: `docs/changelog.md: the unreleased changes stand under ${version} (${day})`,
      run: () => writeFileSync(CHANGELOG, changelog),
    },
    {
      about: "dist/release: package, client package, bill of materials, SHA256SUMS",
      run: () => writeArtifacts(version),
    },
    {
      about: `git: a commit and the tag v${version}, which has the digests of the artifacts`,
      run() {
        const sums = readFileSync(join(ARTIFACTS, "SHA256SUMS"), "utf8");
        run("git", "commit", "--all", "--message", `Release ${version}`);
        run("git", "tag", "--annotate", `v${version}`, "--message", `Tributary ${version}\n\n${sums}`);
      },
    },
  ];
}

function writeArtifacts(version: string): void {
  rmSync(ARTIFACTS, { recursive: true, force: true });
  mkdirSync(ARTIFACTS, { recursive: true });
  run("npm", "run", "-s", "package");
  run("npm", "run", "-s", "client-package");
  for (const name of ["tributary", "tributary-client"]) {
    const file = `${name}-${version}.tgz`;
    cpSync(join(ROOT, "dist", file), join(ARTIFACTS, file));
  }
  writeFileSync(join(ARTIFACTS, `tributary-${version}.cdx.json`), run("npm", "run", "-s", "sbom"));
  const sums = readdirSync(ARTIFACTS).map((file) => {
    const digest = createHash("sha256")
      .update(readFileSync(join(ARTIFACTS, file)))
      .digest("hex");
    return `${digest}  ${file}\n`;
  });
  writeFileSync(join(ARTIFACTS, "SHA256SUMS"), sums.join(""));
}

function release(level: Level, { write }: { readonly write?: true }): void {
  const steps = stepsOf(level);
  if (write && run("git", "status", "--porcelain") !== "")
    throw new Error("The checkout has changes that are not committed");
  for (const { about, run: carryOut } of steps) {
    console.log(about);
    if (write) carryOut();
  }
  console.log(
    write
      ? "Nothing is published: push the commit and the tag, then publish the files of dist/release."
      : "Nothing is changed: --write carries out these steps.",
  );
}

try {
  new Command("release")
    .addArgument(new Argument("<level>", "level of the new version").choices(LEVELS))
    .option("--write", "carry out the steps")
    .action(release)
    .parse();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
