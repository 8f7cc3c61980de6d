/** `tributary family`: the skeleton of a new family in a checkout. */
import { type Command, Option } from "commander";
import { createFamily } from "#scripts/family-new/main.ts";
import { SUBGRAPHS, type Subgraph } from "#scripts/family-new/model.ts";

export function define(command: Command): void {
  command
    .argument("<name>", "name of the family, such as field-service")
    .addOption(
      new Option("--subgraph <name>", "subgraph of the family").choices(SUBGRAPHS).makeOptionMandatory(),
    )
    .option("--openapi <file>", "OpenAPI document in JSON; an example is written without it")
    .action((name: string, { subgraph, openapi }: { subgraph: Subgraph; openapi?: string }) =>
      createFamily(name, subgraph, openapi),
    );
}
