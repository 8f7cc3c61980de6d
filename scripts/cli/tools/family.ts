/** `tributary family`: the skeleton of a new family in a checkout. `family add`: a family without code. */
import { type Command, Option } from "commander";
import { type AddOptions, addFamily } from "#scripts/family-add/main.ts";
import { createFamily } from "#scripts/family-new/main.ts";
import { SUBGRAPHS, type Subgraph } from "#scripts/family-new/model.ts";

export function define(command: Command): void {
  command
    .argument("<name>", "name of the family, such as field-service")
    .addOption(new Option("--subgraph <name>", "subgraph of the family").choices(SUBGRAPHS))
    .option("--openapi <file>", "OpenAPI document; an example is written without it")
    .action((name: string, { subgraph, openapi }: { subgraph?: Subgraph; openapi?: string }) => {
      // A mandatory option would be demanded of `family add` as well.
      if (subgraph) createFamily(name, subgraph, openapi);
      else command.error("error: required option '--subgraph <name>' not specified");
    });
  command
    .command("add")
    .description("write a family without code from an OpenAPI document")
    .argument("<document>", "OpenAPI document (3.0 or 3.1) in JSON or YAML")
    .requiredOption("--as <name>", "name of the family, such as mailer")
    .option("--folder <folder>", "folder of families without code", "families")
    .option("--links", "write links as fields; without it comments propose them")
    .action((document: string, options: AddOptions) => addFamily(document, options));
}
