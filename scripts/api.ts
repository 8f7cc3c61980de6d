/**
 * Checks that the API still serves the clients that it was released to (docs/deprecation.md).
 *
 *   npm run -s api                          the documents of this repository
 *   npm run -s api -- --manifest <file>     and those of a client's manifest; may be repeated
 *   npm run -s api -- --usage <folder>      and clients that a gateway has seen (telemetry.usageFolder); may be repeated
 *   npm run -s api -- --release             makes the current schema the released one, if there is no problem
 *   npm run -s api -- --release --breaking  the same despite problems, for a new major version
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSchema, parse, print, visit } from "graphql";
import { problemsOf } from "./api-changes.ts";
import { documentsOfManifest } from "./client-documents.ts";
import { documentsOfRepository } from "./documents.ts";
import { ROOT } from "./tables.ts";
import { clientsByCoordinate, readUsage, uncountedIn } from "./usage-files.ts";

const { values: asked } = parseArgs({
  options: {
    manifest: { type: "string", multiple: true, default: [] },
    usage: { type: "string", multiple: true, default: [] },
    release: { type: "boolean", default: false },
    breaking: { type: "boolean", default: false },
  },
});
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const api = read("schema/api.graphql");
const RELEASED = "schema/released.graphql";

const usage = readUsage(asked.usage);
const changes = problemsOf({
  released: buildSchema(read(RELEASED)),
  current: buildSchema(api),
  documents: [...documentsOfRepository(), ...asked.manifest.flatMap(documentsOfManifest)],
  clients: clientsByCoordinate(usage.entries),
  changelog: read("docs/changelog.md"),
});
// Unreadable usage is a problem, too, because the removal might affect its clients.
const problems = [...changes, ...usage.problems];
const uncounted = uncountedIn(usage);
if (uncounted !== undefined) console.error(uncounted);
for (const problem of problems) console.error(problem);
if (problems.length > 0 && !(asked.release && asked.breaking)) process.exit(1);
if (asked.release) writeFileSync(join(ROOT, RELEASED), `${withoutDescriptions(api)}\n`);

/** Descriptions may be improved at any time, because they are not part of the promised API. */
function withoutDescriptions(sdl: string): string {
  return print(
    visit(parse(sdl), {
      enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined),
    }),
  );
}
