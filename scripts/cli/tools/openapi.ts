/** `tributary openapi`: prints contracts as OpenAPI 3.1 documents. */
import type { Command } from "commander";
import { openApi } from "#contracts/kit/openapi.ts";
import { CommandError } from "#scripts/cli/exit.ts";
import { services } from "#services/index.ts";
import { basePathOf } from "#services/kit/http/host.ts";

export function define(command: Command): void {
  command
    .argument("[family]", "a family, such as supportDesk or support-desk; all families unless given")
    .action(print);
}

function print(wanted: string | undefined): void {
  const documents = services.map(({ service: { family } }) => {
    const path = basePathOf(family.name);
    return { name: family.name, path, document: openApi(family, path) };
  });
  const found = documents.find(({ name, path }) => wanted === name || `/${wanted}` === path);
  if (wanted !== undefined && !found)
    throw new CommandError(
      `There is no family "${wanted}"; there are ${documents.map(({ name }) => name).join(", ")}`,
    );
  const all = Object.fromEntries(documents.map(({ name, document }) => [name, document]));
  process.stdout.write(`${JSON.stringify(found?.document ?? all, null, 2)}\n`);
}
