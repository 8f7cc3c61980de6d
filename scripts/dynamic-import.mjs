/**
 * Finds dynamic imports in the text of a bundle. A bundle that runs from kept compiled code has none
 * that work (Node 20: "A dynamic import callback was not specified"), and the first start, which still
 * compiles, would not show it.
 */
const FOUND = /\bimport\s*\(.{0,40}/;

/** @throws Error that names the bundle and shows the import, also one within a string that is run as code. */
export function refuseDynamicImport(path, text) {
  const [found] = FOUND.exec(text) ?? [];
  if (found !== undefined)
    throw new Error(`${path} has a dynamic import, which fails from the second start on: ${found}`);
}
