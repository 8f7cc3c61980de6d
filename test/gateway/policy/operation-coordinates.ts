/** The measured coordinates that lead to each operation. */
import { readFileSync } from "node:fs";

/** Reads `docs/operations.tsv`: coordinates by the id of their operation. */
export const operationCoordinates = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readFileSync(new URL("../../../docs/operations.tsv", import.meta.url), "utf8")
      .split("\n")
      .map((line) => line.split("\t"))
      .map(([id = "", fields = ""]) => [id, fields.split(" ").filter(Boolean)] as const),
  );
