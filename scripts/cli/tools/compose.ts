/** `tributary compose`: the supergraph and the SDL of the subgraphs, for another router. */
import { existsSync } from "node:fs";
import type { Command } from "commander";
import { projectRoot } from "#platform/project-root.ts";
import { CommandError } from "#scripts/cli/exit.ts";
import { run } from "#scripts/compose.ts";
import { type ComposeValues, OPTIONS, routerFiles } from "#scripts/compose-options.ts";

export function define(command: Command): void {
  for (const option of OPTIONS) command.addOption(option);
  command.action(async (values: ComposeValues) => {
    const files = routerFiles(values);
    // The schemas of the package are those of its release.
    if (!files && !existsSync(new URL("codegen.ts", projectRoot)))
      throw new CommandError("--out or --sdl is missing");
    await run(files);
  });
}
