/** `tributary rehearse`: the documents of a front end while a family is in trouble. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { readConfigWithoutCalls } from "#gateway/read-config.ts";
import { programEnvironment } from "#platform/config/file/configuration-file.ts";
import { projectRoot } from "#platform/project-root.ts";
import { filesOf, readDocuments } from "#scripts/check-documents/read-files.ts";
import { CommandError, withFile } from "#scripts/cli/exit.ts";
import { operationsIn } from "#scripts/rehearse/operations.ts";
import { junitOf, sarifOf, textOf } from "#scripts/rehearse/print.ts";
import { type RehearsalResult, rehearse } from "#scripts/rehearse/rehearse.ts";
import { serveRehearsal } from "#scripts/rehearse/serve.ts";
import {
  type Difference,
  differences,
  joined,
  parted,
  readSnapshot,
  snapshotOf,
} from "#scripts/rehearse/snapshot.ts";
import { openStage } from "#scripts/rehearse/stage.ts";

interface Options {
  readonly snapshot: string;
  readonly update?: true;
  readonly ci?: string | true;
  readonly warnings?: true;
  readonly json?: true;
  readonly serve?: true;
  readonly port: string;
}

export function define(command: Command): void {
  command
    .argument("[patterns...]", 'files with documents, such as "src/**": GraphQL, TypeScript, JavaScript')
    .option("--snapshot <file>", "file that the result is compared with", "rehearsal.snapshot.json")
    .option("--update", "write the snapshot")
    .option("--ci [folder]", "write junit.xml and rehearsal.sarif into a folder (rehearsal)")
    .option("--warnings", "end with 1 for warnings too")
    .option("--json", "print cells and findings as JSON")
    .option("--serve", "serve the gateway, the console and the matrix; a header sets the fault of a request")
    .option("--port <number>", "port of --serve", "4000")
    .action(run);
}

async function run(patterns: readonly string[], options: Options): Promise<void> {
  if (options.serve) {
    const port = Number(options.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new CommandError(`--port ${options.port} is no port`);
    const sources = patterns.length > 0 ? readDocuments(patterns) : [];
    console.log(await serveRehearsal(readConfigWithoutCalls(programEnvironment()), sources, port));
    return;
  }
  const folder = options.ci === true ? "rehearsal" : options.ci;
  if (folder !== undefined && isPattern(folder, patterns))
    throw new CommandError(
      `--ci has taken ${folder} as the folder of its reports: write the patterns before --ci`,
    );
  if (patterns.length === 0)
    throw new CommandError('Which documents? For example: tributary rehearse "src/**"');
  const sources = readDocuments(patterns);
  const config = readConfigWithoutCalls(programEnvironment());
  const known = readSnapshot(options.snapshot);
  if (options.ci && !known && !options.update)
    throw new CommandError(`There is no ${options.snapshot} to compare with: write it with --update`);
  const { compared, others } = parted(known ?? {}, filesOf(patterns));
  const stage = await openStage(config);
  const all: RehearsalResult[] = [];
  const context = { schema: stage.gateway.apiSchema(), company: stage.standIns.company };
  for (const operation of operationsIn(sources, context))
    all.push(await rehearse(stage, config.limits, operation));
  await stage.close();
  const snapshot = snapshotOf(all);
  const changed = known && !options.update ? differences(compared, snapshot) : [];
  if (options.update)
    withFile(`${options.snapshot} cannot be written`, () =>
      writeFileSync(options.snapshot, `${JSON.stringify(joined(others, snapshot), undefined, 2)}\n`),
    );
  if (folder !== undefined) writeReports(folder, all, changed, options.snapshot);
  console.log(
    options.json ? JSON.stringify({ operations: all, changed }, undefined, 2) : textOf(all, changed),
  );
  const failing = all.some(({ findings }) =>
    findings.some(({ level }) => level === "error" || options.warnings === true),
  );
  process.exitCode = failing || changed.length > 0 ? 1 : 0;
}

/** True if the folder of `--ci` is a pattern or a file that was meant as one. */
const isPattern = (folder: string, patterns: readonly string[]): boolean =>
  /[*?{]/.test(folder) || (existsSync(folder) && (patterns.length === 0 || !statSync(folder).isDirectory()));

function writeReports(
  folder: string,
  all: readonly RehearsalResult[],
  changed: readonly Difference[],
  snapshot: string,
): void {
  const { version } = JSON.parse(readFileSync(new URL("package.json", projectRoot), "utf8")) as {
    readonly version: string;
  };
  withFile(`${folder} cannot be written`, () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "junit.xml"), junitOf(all, changed));
    const sarif = JSON.stringify(sarifOf(all, changed, { snapshot, version }), undefined, 2);
    writeFileSync(join(folder, "rehearsal.sarif"), `${sarif}\n`);
  });
}
