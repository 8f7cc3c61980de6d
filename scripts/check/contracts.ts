/** Compares contracts with the documents: methods, paths, success codes, parameters, bodies. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";
import { ROOT, readTable } from "#scripts/tables.ts";
import { documentedMembers, parameterDifferences, shapeDifferences } from "./documented-shapes.ts";
import { shapeExceptions } from "./exceptions/shapes.ts";

/** A contract and its folder. */
export interface ContractFolder {
  readonly folder: string;
  readonly family: Family;
}

/** Methods that were decided (docs/decisions), because the documents do not show them. */
const decidedMethods: Readonly<Record<string, string>> = { "identity.updateIdp": "PUT" };

/**
 * Loads every contract.
 * @throws Error if a folder's `index.ts` does not export exactly one family
 */
export async function familiesOfContracts(): Promise<ContractFolder[]> {
  const folders = readdirSync(join(ROOT, "contracts"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "kit")
    .map(({ name }) => name);
  return Promise.all(
    folders.map(async (folder) => {
      const module = (await import(join(ROOT, "contracts", folder, "index.ts"))) as Record<string, unknown>;
      const [family, ...others] = Object.values(module).filter(isFamily);
      if (!family || others.length > 0)
        throw new Error(`contracts/${folder}/index.ts must export one family`);
      return { folder, family };
    }),
  );
}

const isFamily = (value: unknown): value is Family =>
  typeof value === "object" && value !== null && "bound" in value;

/**
 * @returns a sentence for each difference between a contract and `docs/requirements/operations.tsv`. Families
 * without an operation in the table are documented elsewhere, and skipped.
 */
export function contractProblems(contracts: readonly ContractFolder[]): string[] {
  const documented = new Map(
    readTable("docs/requirements/operations.tsv").map((row) => [row["id"] ?? "", row]),
  );
  const required = new Set([...documented.keys()].map((id) => id.split(".")[0]));
  const own = contracts.filter(({ family }) => required.has(family.name));
  return own.flatMap(({ folder, family }) =>
    Object.values<BoundOperation>(family.bound).flatMap((operation) => {
      const row = documented.get(operation.id);
      const where = `contracts/${folder}: ${operation.id}`;
      if (!row) return [`${where} is no documented operation`];
      return differences(operation, family, row).map((difference) => `${where} ${difference}`);
    }),
  );
}

function differences(
  { id, method, path, success, query, spec }: BoundOperation,
  { name, subgraph }: Family,
  row: Readonly<Record<string, string>>,
): string[] {
  const found: string[] = [];
  const shown = row["method"] === "NOT_SHOWN" ? decidedMethods[id] : row["method"];
  if (shown !== method || row["path"] !== path)
    found.push(`is ${shown} ${row["path"]} in the documents, not ${method} ${path}`);
  if (row["subgraph"] !== subgraph)
    found.push(`is in the subgraph ${subgraph}, but ${name} belongs to ${row["subgraph"]}`);
  const statuses: readonly string[] = (row["success"] ?? "").match(/\d{3}/g) ?? [];
  if (statuses.length > 0 && !success.every((status) => statuses.includes(String(status))))
    found.push(`answers ${statuses.join(" or ")} in the documents, not ${success.join(", ")}`);
  const exceptions = shapeExceptions[id] ?? {};
  const unneeded = new Set(Object.keys(exceptions));
  const documented = documentedMembers(row["body"] ?? "");
  if (documented && !spec.body) found.push("lacks its body");
  for (const { place, problem } of [
    ...parameterDifferences(row["query"] ?? "", query, spec.query ?? {}),
    ...(documented && spec.body ? shapeDifferences(spec.body.schema, documented) : []),
  ]) {
    if (!Object.hasOwn(exceptions, place)) found.push(`${place} ${problem}`);
    unneeded.delete(place);
  }
  for (const place of unneeded)
    found.push(`${place} needs no exception in scripts/check/exceptions/shapes.ts`);
  return found;
}
