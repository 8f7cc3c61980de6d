/** Build of the console. The gateway serves all of it, so that the page needs no other origin. */
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/console/",
  plugins: [react()],
  // The page's policy allows no `data:` scripts or fonts, so every asset is a file of our origin.
  build: {
    outDir: fileURLToPath(new URL("../dist/console", import.meta.url)),
    emptyOutDir: true,
    // The npm package contains the console, so it must contain the licenses of its dependencies.
    license: { fileName: "licenses.md" },
    assetsInlineLimit: 0,
    target: "es2022",
    chunkSizeWarningLimit: 1_000,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // Plugins always seem slow on a busy machine.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
