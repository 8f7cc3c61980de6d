/**
 * Bundles the processes into `dist/`: Node 20 runs no TypeScript by itself. Bundles lie two levels
 * deep, as the sources that read `schema/` do. The packages are in them as well, because finding and
 * reading two thousand small files is a third of a start; Node keeps what it compiles of a bundle beside
 * it (see `launch.mjs`).
 */
import { build } from "esbuild";
import { bundleOptions, writeChanged } from "./bundles.mjs";

const { outputFiles } = await build(bundleOptions);
await writeChanged(outputFiles);
