/**
 * Writes a family without code from an OpenAPI document.
 *
 *   tributary family add <document> --as <name>
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse as parseSdl } from "graphql";
import { parse } from "yaml";
import { CommandError } from "#scripts/cli/exit.ts";
import { orMistake } from "#scripts/family-new/main.ts";
import { isObject } from "#scripts/family-new/openapi/read-json.ts";
import { readOpenApi } from "#scripts/family-new/openapi/read-openapi.ts";
import { type Description, descriptionFile } from "#services/kit/read-description.ts";
import { DeclarationError } from "#subgraphs/declared/places.ts";
import { readFolder } from "#subgraphs/declared/read-folder.ts";
import { serviceFacts } from "./service-facts.ts";
import { type DeclaredText, SdlWriter } from "./write-sdl.ts";
import { standInOf } from "./write-stand-in.ts";

/** The SDL of a family from the text of an OpenAPI document, JSON or YAML. @throws for a document that is none */
export function declaredFrom(
  text: string,
  name: string,
  links = false,
): DeclaredText & { readonly settings: readonly string[]; readonly standIn: Description } {
  const document = parsed(text);
  const model = readOpenApi(document, false);
  const facts = serviceFacts(isObject(document) ? document : {}, name);
  return {
    ...new SdlWriter(name, model, facts, links).write(),
    settings: facts.settings,
    standIn: standInOf(name, model, facts.hasLink),
  };
}

/** JSON is YAML as well, but a large document is read much faster as JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parse(text, { maxAliasCount: -1, logLevel: "error" });
  }
}

export interface AddOptions {
  readonly as: string;
  readonly folder: string;
  /** True to write the links that the file proposes as fields. */
  readonly links?: boolean;
}

/** A family that was written. */
export interface AddedFamily extends Pick<DeclaredText, "lost" | "counts"> {
  /** The written files: SDL, and the description of the stand-in service. */
  readonly files: readonly [sdl: string, standIn: string];
  readonly settings: readonly string[];
}

/**
 * Writes a family without code.
 * @throws CommandError before anything is written
 */
export function writeFamily(openapi: string, { as: name, folder, links = false }: AddOptions): AddedFamily {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new CommandError(
      `The name of a family begins with a small letter and has letters and digits; "${name}" does not`,
    );
  const file = join(folder, `${name}.graphql`);
  if (existsSync(file)) throw new CommandError(`${file} exists already`);
  const { sdl, lost, counts, settings, standIn } = orMistake(() =>
    declaredFrom(readFileSync(openapi, "utf8"), name, links),
  );
  if (counts.queries + counts.mutations === 0)
    throw new CommandError(`No operation can be written:\n  ${lost.join("\n  ")}`);
  checkText(`${name}.graphql`, sdl);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, sdl);
  const described = join(folder, descriptionFile(name));
  writeFileSync(described, `${JSON.stringify(standIn, undefined, 2)}\n`);
  return { files: [file, described], lost, counts, settings };
}

/** Writes the file, and prints its contents, its missing parts, and the necessary settings. */
export function addFamily(openapi: string, options: AddOptions): void {
  const { files, lost, counts, settings } = writeFamily(openapi, options);
  const numbers = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`Written: ${files[0]} (${numbers.join(", ")})`);
  console.log(`Written: ${files[1]} (\`tributary services\` answers by it)`);
  if (lost.length > 0) console.log(`Not in the file:\n${lost.map((one) => `  ${one}`).join("\n")}`);
  const lines = ["families:", `  folder: ${options.folder}`, "  sources:", `    ${options.as}:`];
  console.log(
    `Settings in tributary.yaml:\n${[...lines, ...settings.map((one) => `      ${one}`)].join("\n")}`,
  );
}

/** The hub of persons, as another subgraph has it. */
const PERSONS = parseSdl('type User @key(fields: "email") { email: String! }');

/** @throws CommandError with the mistakes that a gateway would find */
function checkText(name: string, sdl: string): void {
  const folder = mkdtempSync(join(tmpdir(), "family-"));
  try {
    writeFileSync(join(folder, name), sdl);
    readFolder({ folder, families: [], others: () => [PERSONS] });
  } catch (error) {
    if (error instanceof DeclarationError)
      throw new CommandError(`The document leads to a file with mistakes:\n  ${error.mistakes.join("\n  ")}`);
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
