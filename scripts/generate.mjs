/**
 * `npm run codegen`: makes everything that is generated, each part only if its sources have changed.
 *
 *   node scripts/generate.mjs schemas   what a build needs: the supergraph, and the schemas in `schema`
 *   node scripts/generate.mjs code      what types and tests need: these, and `.generated`
 *   node scripts/generate.mjs           these, and the committed pages and tables that are printed from code
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIn, makeOnce } from "./stamps.mjs";

const SDL = [
  "schema/common.graphql",
  "schema/directives.graphql",
  "schema/identity",
  "schema/collaboration",
  "schema/business",
];
const API = "schema/api.graphql";
const SUPERGRAPH = "dist/supergraph.graphql";

/** Programs that print committed files from code, and the files. */
const PRINTED = {
  "scripts/client/facts.ts": ["possible-types", "type-policies", "scalars"].map(
    (name) => `schema/${name}.json`,
  ),
  "scripts/docs/errors.ts": ["docs/errors.md"],
  "scripts/docs/scopes.ts": ["docs/scopes.md"],
  "scripts/docs/configuration.ts": ["docs/configuration.md", "schema/tributary.schema.json"],
  "scripts/docs/links.ts": ["docs/links.md"],
  "scripts/docs/demo-company.ts": ["docs/demo-company.md"],
};

async function run(...args) {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args.join(" ")} failed`);
}

/** Runs a generator, unless its output is current. */
const generate = (name, { sources, ...step }) =>
  makeOnce({
    ...step,
    stamp: `.generated/.${name}`,
    sources: ["package-lock.json", "scripts/generate.mjs", "scripts/stamps.mjs", ...sources],
  });

/** Composes the supergraph and the schemas beside it. */
export const generateSchemas = () =>
  generate("schemas", {
    sources: SDL,
    program: "scripts/compose.ts",
    made: [
      SUPERGRAPH,
      API,
      "schema/identity/node-stubs.graphql",
      ".generated/identity/not-nodes.ts",
      ".generated/reports/appended-lists.ts",
    ],
    make: () => run("--import", "tsx", "scripts/compose.ts"),
  });

/** Generates types of resolvers and of the documents of tests. */
async function generateTypes() {
  await generate("types", {
    sources: [
      ...SDL,
      API,
      ...filesIn(["subgraphs"], "mappers.ts"),
      ...filesIn(["contracts"], ".ts"),
      ...filesIn(["test", "schema/examples/linked.graphql"], ".graphql"),
    ],
    program: "codegen.ts",
    made: [
      ...["identity", "collaboration", "business"].map((name) => `.generated/${name}/resolvers.ts`),
      ".generated/test",
    ],
    make: () => run("node_modules/.bin/graphql-codegen", "--config", "codegen.ts", "--silent"),
  });
}

/** Generates everything that types and tests need. */
export async function generateCode() {
  await generateSchemas();
  await generateTypes();
}

async function print() {
  for (const [program, made] of Object.entries(PRINTED))
    await generate(basename(program, ".ts"), {
      sources: [...SDL, API, SUPERGRAPH],
      program,
      made,
      make: () => run("--import", "tsx", program),
    });
}

async function generateAll() {
  await generateSchemas();
  await Promise.all([generateTypes(), print()]);
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url))
  try {
    const part = process.argv[2];
    await (part === "schemas" ? generateSchemas : part === "code" ? generateCode : generateAll)();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
