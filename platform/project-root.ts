/** Folder of the files that a process reads at its start: `schema/`, and `reports/` if it exists. */
import { existsSync } from "node:fs";

/** Sources and bundles lie at different depths below the root, so the root is searched upward. */
function nearestRoot(): URL {
  for (let folder = new URL("./", import.meta.url); ; folder = new URL("../", folder)) {
    if (existsSync(new URL("schema/common.graphql", folder))) return folder;
    if (folder.pathname === "/" || folder.href === new URL("../", folder).href)
      throw new Error("The folder `schema` is missing: it must stand in a folder above the program.");
  }
}

/** The folder that contains `schema/`: the checkout, or the deployed part of it. */
export const projectRoot: URL = nearestRoot();

/** The folder of the SDL, the API schema and the tables beside it. */
export const schemaDirectory: URL = new URL("schema/", projectRoot);
