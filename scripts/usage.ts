/**
 * Which client uses which fields and REST operations, as gateways with telemetry.usageFolder have seen it.
 *
 *   npm run -s usage                                 fields and REST operations, each with its clients
 *   npm run -s usage -- --of User.tickets            of one coordinate, or of one REST operation
 *   npm run -s usage -- --folder <folder>            of another folder than .data/usage; may be repeated
 */
import { parseArgs } from "node:util";
import { clientsByCoordinate, clientsByRestOperation, readUsage, uncountedIn } from "./usage-files.ts";

const { values: asked } = parseArgs({
  options: {
    folder: { type: "string", multiple: true, default: [".data/usage"] },
    of: { type: "string" },
  },
});

const usage = readUsage(asked.folder);
const { entries, problems } = usage;
const users = new Map([...clientsByCoordinate(entries), ...clientsByRestOperation(entries)]);
if (asked.of === undefined)
  for (const key of [...users.keys()].sort()) console.log(`${key}\t${users.get(key)?.join("; ")}`);
else console.log(users.get(asked.of)?.join("\n") ?? `No client was seen to use ${asked.of}`);
const uncounted = uncountedIn(usage);
if (uncounted !== undefined) console.error(uncounted);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
