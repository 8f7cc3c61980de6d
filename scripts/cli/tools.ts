/** The tools of the command line. They are a separate bundle, because programs start without them. */
import type { Command } from "commander";

/** The classes of errors belong to this bundle, because another bundle would have its own copies. */
export { endWith } from "./exit.ts";

/** A module of `tools/`. */
interface Tool {
  /** Adds arguments, options and the action to the command of the tool's name. */
  define(command: Command): void;
}

/** Loads the tool of a command. */
export const loadTool = (name: string): Promise<Tool> => import(`./tools/${name}.ts`);
