/** `tributary usage`: fields and REST operations with their clients, as gateways with telemetry.usageFolder count them. */
import type { Command } from "commander";
import { clientsByCoordinate, clientsByRestOperation, readUsage, uncountedIn } from "#scripts/usage-files.ts";

interface Options {
  readonly folder: readonly string[];
  readonly of?: string;
  readonly json?: true;
}

export function define(command: Command): void {
  command
    .option(
      "--of <name>",
      "a coordinate, such as User.tickets, or a REST operation; all of them unless given",
    )
    .option("--folder <folders...>", "folders of telemetry.usageFolder", [".data/usage"])
    .option("--json", "print the clients by name as JSON")
    .action(list);
}

function list({ folder, of, json }: Options): void {
  const usage = readUsage(folder);
  const { entries, problems } = usage;
  const users = new Map([...clientsByCoordinate(entries), ...clientsByRestOperation(entries)]);
  const names = of === undefined ? [...users.keys()].sort() : [of];
  if (json)
    console.log(JSON.stringify(Object.fromEntries(names.map((name) => [name, users.get(name) ?? []]))));
  else if (of !== undefined) console.log(users.get(of)?.join("\n") ?? `No client was seen to use ${of}`);
  else for (const name of names) console.log(`${name}\t${users.get(name)?.join("; ")}`);
  const uncounted = uncountedIn(usage);
  if (uncounted !== undefined) console.error(uncounted);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
