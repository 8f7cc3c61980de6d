/** The tools of the command line. They are a bundle of their own, because programs start without them. */
import type { Command } from "commander";

/** Errors belong to this bundle: another one would not know their classes. */
export { endWith } from "./exit.ts";

/** A module of `tools/`. */
interface Tool {
  /** Adds arguments, options and the action to the command of the tool's name. */
  define(command: Command): void;
}

/** Loads the tool of a command. */
export const loadTool = (name: string): Promise<Tool> => import(`./tools/${name}.ts`);
