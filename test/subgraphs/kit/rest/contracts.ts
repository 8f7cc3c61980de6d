/** All contracts, found by their files, for tests of all operations. */
import { readdirSync } from "node:fs";
import type { BoundOperation, Family } from "#contracts/kit/contract.ts";

const directory = new URL("../../../../contracts/", import.meta.url);

const isFamily = (value: unknown): value is Family =>
  typeof value === "object" && value !== null && "bound" in value && "operations" in value;

async function contractsOf(): Promise<Family[]> {
  const found = readdirSync(directory, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, directory)).includes("index.ts")
      ? entry.name
      : [],
  );
  const modules = await Promise.all(
    found
      .filter((name) => name !== "kit")
      .map((name) => import(new URL(`${name}/index.ts`, directory).href) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isFamily));
}

export const families: readonly Family[] = await contractsOf();

export const operations: readonly BoundOperation[] = families.flatMap(({ bound }) =>
  Object.values<BoundOperation>(bound),
);
