/**
 * Checks of the house that neither the compiler nor the linter makes: imports run downhill, what
 * belongs in the kits is in the kits only, contracts are the documents'.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { buildSchema, type GraphQLObjectType, getNamedType, isNonNullType, isObjectType } from "graphql";
import type { Family } from "../families/kit/contract.ts";
import { declaredLinks, ofPeople, toPeople, withoutPerson } from "../gateway/links.ts";
import { filesBelow, ROOT, readTable } from "./tables.ts";

const problems: string[] = [];

const sources = ["families", "subgraphs", "gateway", "reports", "bench"]
  .flatMap((folder) => filesBelow(folder, ".ts"))
  .filter((file) => !file.includes("__generated__"));

/** What a file may import, most specific first: a folder, and the places it may reach. */
const downhill: readonly (readonly [from: RegExp, to: RegExp, why: string])[] = [
  [/^families\/kit\//, /^families\/kit\//, "families/kit knows no family"],
  [
    /^families\/[^/]+\/contract(\/[\w-]+)?\.ts$/,
    /^families\/(kit\/|[^/]+\/contract\/[\w-]+\.ts)/,
    "a contract imports the kit only, and its own areas",
  ],
  [/^families\//, /^families\//, "the REST side does not know the graph"],
  [
    /^subgraphs\/kit\//,
    /^(subgraphs\/kit\/|families\/kit\/(contract|errors|params|path|wire|auth|lq|pages\/\w[\w-]*)\.ts)/,
    "subgraphs/kit knows no family, and of the families' kit what a contract is made of",
  ],
  [
    /^subgraphs\/config\//,
    /^(subgraphs\/|families\/[^/]+\/contract(\/[\w-]+)?\.ts|families\/kit\/|families\/demo-credentials\.ts)/,
    "configuration knows contracts and demo secrets",
  ],
  [
    /^subgraphs\//,
    /^(subgraphs\/|families\/[^/]+\/contract(\/[\w-]+)?\.ts|families\/kit\/contract\.ts)/,
    "subgraphs know contracts, never services or seeds",
  ],
  [
    /^gateway\//,
    /^(gateway\/|subgraphs\/|families\/[^/]+\/contract(\/[\w-]+)?\.ts|families\/kit\/contract\.ts|families\/demo-credentials\.ts)/,
    "the gateway knows subgraphs and contracts, never services or seeds",
  ],
  [
    /^reports\/kit\//,
    /^(reports\/kit\/|gateway\/|subgraphs\/(kit|config|http)\/)/,
    "the kit of reports knows no report",
  ],
  [
    /^reports\//,
    /^(reports\/|subgraphs\/(kit|config|http)\/)/,
    "a report is a document and its rows: it asks by the kit alone",
  ],
];

for (const file of sources) {
  const text = readFileSync(join(ROOT, file), "utf8");
  const rule = downhill.find(([from]) => from.test(file));
  for (const [, target = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
    const path = relative(ROOT, join(ROOT, dirname(file), target));
    if (rule && !rule[1].test(path)) problems.push(`${file} imports ${path}: ${rule[2]}`);
    const [, subgraph] = /^subgraphs\/(identity|collaboration|business)\//.exec(file) ?? [];
    const [, other] = /^subgraphs\/(identity|collaboration|business)\//.exec(path) ?? [];
    if (subgraph && other && subgraph !== other)
      problems.push(`${file} imports ${path}: subgraphs do not know each other`);
  }
  if (/^(subgraphs|gateway)\//.test(file) && !/\/(kit|http)\//.test(file)) {
    for (const [what, pattern] of [
      ["new DataLoader", /new DataLoader\b/],
      ["encodeURIComponent", /\bencodeURIComponent\(/],
      ["new GraphQLError", /new GraphQLError\b/],
    ] as const)
      if (pattern.test(text) && !/^gateway\//.test(file)) problems.push(`${file}: ${what} belongs in a kit`);
    if (/^subgraphs\/\w+\/\w/.test(file) && /from "undici"|\bfetch\(/.test(text))
      problems.push(`${file}: HTTP calls belong in a kit`);
  }
}

// A blank id is falsy: it would be sent, or taken for no id, where another is refused.
for (const file of sources.filter((name) => /^subgraphs\/(identity|collaboration|business)\//.test(name))) {
  const text = readFileSync(join(ROOT, file), "utf8");
  for (const [, id = ""] of text.matchAll(
    /(?<![\w.!])(\w*[iI]d)\s*(?:&&|\?(?![.?:]))\s*\w*(?:Of|Id|Number|key)\(/g,
  ))
    problems.push(
      `${file}: "${id}" is tested by its truth; compare it with null, so that a blank id is refused`,
    );
}

/** Methods that the documents do not show, as they were decided (docs/decisions). */
const decidedMethods: Readonly<Record<string, string>> = { "identity.updateIdp": "PUT" };

const documented = new Map(
  readTable("docs/requirements/operations.tsv").map((row) => [row["id"] ?? "", row]),
);
for (const file of filesBelow("families", "contract.ts")) {
  if (file.startsWith("families/kit/")) continue;
  const module = (await import(join(ROOT, file))) as Record<string, unknown>;
  const families = Object.values(module).filter(
    (value): value is Family => typeof value === "object" && value !== null && "bound" in value,
  );
  if (families.length !== 1) problems.push(`${file} exports ${families.length} families`);
  for (const { name, bound, subgraph } of families)
    for (const { id, method, path, success, query, spec } of Object.values(bound)) {
      const row = documented.get(id);
      if (!row) {
        problems.push(`${file}: ${id} is no documented operation`);
        continue;
      }
      const shown = row["method"] === "NOT_SHOWN" ? decidedMethods[id] : row["method"];
      if (shown !== method || row["path"] !== path)
        problems.push(`${file}: ${id} is ${shown} ${row["path"]} in the documents, not ${method} ${path}`);
      if (row["subgraph"] !== subgraph) problems.push(`${file}: ${name} belongs to ${row["subgraph"]}`);
      const statuses: readonly string[] = (row["success"] ?? "").match(/\d{3}/g) ?? [];
      if (statuses.length && !success.every((status) => statuses.includes(String(status))))
        problems.push(
          `${file}: ${id} answers ${statuses.join(" or ")} in the documents, not ${success.join(", ")}`,
        );
      // `page[size]` is a member of the nested parameter `page`.
      for (const [, parameter = "", type = ""] of (row["query"] ?? "").matchAll(/([$\w.[\]<>-]+):([^,]*)/g))
        if (!Object.hasOwn(query, parameter.split("[")[0] ?? "") && !type.includes("?"))
          problems.push(`${file}: ${id} lacks the parameter ${parameter}`);
      if (method !== "GET" && method !== "DELETE" && row["body"]?.startsWith("{") && !spec.body)
        problems.push(`${file}: ${id} lacks its body`);
    }
}

// One family down costs its own fields and nothing else: what needs a REST call may be null.
const api = buildSchema(readFileSync(join(ROOT, "schema/api.graphql"), "utf8"));
for (const type of Object.values(api.getTypeMap())) {
  if (!isObjectType(type) || type.name.startsWith("__")) continue;
  for (const field of Object.values(type.getFields())) {
    const coordinate = `${type.name}.${field.name}`;
    const named = getNamedType(field.type).name;
    const hub = type.name === "User" && field.name !== "id" && field.name !== "email";
    const root = type === api.getQueryType() || type === api.getMutationType();
    if (isNonNullType(field.type) && (hub || root || /(Connection|Payload)$/.test(named)))
      problems.push(`${coordinate} must be nullable: a family that is down would take its parent with it`);
    if (!field.description && !interfaceFieldOf(type, field.name))
      problems.push(`${coordinate} has no description`);
    for (const argument of field.args)
      if (!argument.description) problems.push(`${coordinate}(${argument.name}:) has no description`);
  }
}

/** A field that an interface of the type describes already. */
function interfaceFieldOf(type: GraphQLObjectType, name: string): boolean {
  return type.getInterfaces().some((one) => one.getFields()[name]?.description);
}

// How the graph leads to people and from them is declared where it is done, so that docs/links.md is whole.
const declared = new Set(declaredLinks().map(({ coordinate }) => coordinate));
for (const coordinate of [...toPeople, ...ofPeople])
  if (!declared.has(coordinate))
    problems.push(`${coordinate} is not declared as a link (subgraphs/kit/links.ts)`);
for (const type of withoutPerson())
  problems.push(`${type} holds an address, and has no field that gives the person`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
