/** `tributary`: one command line for all programs and tools. It loads the code of the command that it runs. */
import { readFileSync } from "node:fs";
import { Command } from "commander";
import { projectRoot } from "#platform/project-root.ts";
import { COMMANDS, type CommandEntry, type ProgramCommand } from "./commands.ts";
import { runProgram } from "./run-program.ts";

const { version } = JSON.parse(readFileSync(new URL("package.json", projectRoot), "utf8")) as {
  readonly version: string;
};

function exitCodesText({ exitCodes = {} }: CommandEntry): string {
  const lines = Object.entries(exitCodes).map(([code, meaning]) => `  ${code}  ${meaning}`);
  return lines.length > 0 ? `\nExit codes:\n${lines.join("\n")}` : "";
}

function defineProgram(command: Command, entry: ProgramCommand): void {
  const { program, serves, argument, options = {}, ownHelp = false } = entry;
  const run = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
    process.exitCode = await runProgram({ name: program, args, env, serves });
  };
  if (ownHelp) {
    command.argument("[arguments...]").allowUnknownOption().helpOption(false);
    command.action(() => run(process.argv.slice(3), {}));
    return;
  }
  if (argument !== undefined) command.argument(argument);
  for (const [option, [, about]] of Object.entries(options)) command.option(option, about);
  command.action(() => {
    const args = [...command.args];
    const env: Record<string, string> = {};
    const values = command.opts<Readonly<Record<string, string | true>>>();
    for (const [option, [variable]] of Object.entries(options)) {
      const name = /^--(\w+)/.exec(option)?.[1] ?? "";
      const value = values[name];
      if (value === undefined) continue;
      if (variable === undefined) args.push(`--${name}`);
      else env[variable] = String(value);
    }
    return run(args, env);
  });
}

/** The exit code of a mistake in the command line. */
const MISTAKE = 2;

async function main(): Promise<void> {
  // A reader that has seen enough (`| head`) closes our output.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
  const program = new Command("tributary")
    .description("One GraphQL endpoint over sixteen REST interface families")
    .version(version)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : MISTAKE))
    .showHelpAfterError("(--help lists arguments and options)");
  const [first, second] = process.argv.slice(2);
  const asked = first === "help" ? second : first;
  let endWith: (error: unknown) => void = (error) => {
    console.error(error);
    process.exitCode = MISTAKE;
  };
  for (const entry of COMMANDS) {
    const command = program.command(entry.name).description(entry.about);
    command.addHelpText("after", exitCodesText(entry)).copyInheritedSettings(program);
    if ("program" in entry) defineProgram(command, entry);
    else if (entry.name === asked) {
      const tools = await import("./tools.ts");
      (await tools.loadTool(entry.name)).define(command);
      endWith = tools.endWith;
    }
  }
  await program.parseAsync().catch(endWith);
}

void main();
