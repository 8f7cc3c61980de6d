/** Build of the console: the gateway serves it at `/`, with nothing from another origin. */
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/console/",
  plugins: [react()],
  // The editor without the languages that nobody writes here.
  resolve: { alias: [{ find: /^monaco-editor$/, replacement: "monaco-graphql/monaco-editor" }] },
  // The page's policy allows no `data:` script or font: every asset is a file of our origin.
  build: {
    outDir: fileURLToPath(new URL("../dist/console", import.meta.url)),
    emptyOutDir: true,
    // The npm package has the page, and so the texts of these licenses.
    license: { fileName: "licenses.md" },
    assetsInlineLimit: 0,
    target: "es2022",
    chunkSizeWarningLimit: 4_000,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // On a busy machine a plugin always seems slow.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: "es" },
});
