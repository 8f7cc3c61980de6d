/** Types of `bundles.mjs`, for the package. */
import type { BuildOptions, OutputFile } from "esbuild";

export const ENTRIES: readonly string[];
export const bundleOptions: BuildOptions;
export function writeChanged(outputFiles: readonly OutputFile[], folder?: string): Promise<readonly string[]>;
