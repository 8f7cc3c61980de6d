/**
 * Documented REST operations and the graph coordinates that call them, from two tables of this repository.
 * Both tables are part of the bundle, so that the gateway need not ship its documentation.
 */
import coordinates from "../../docs/operations.tsv?raw";
import documented from "../../docs/requirements/operations.tsv?raw";

export interface RestOperation {
  /** `banking.listPayments` */
  readonly id: string;
  readonly family: string;
  readonly method: string;
  readonly path: string;
  readonly kind: string;
  readonly notes: string;
  /** Fields that call the operation, as `Type.field`. */
  readonly coordinates: readonly string[];
}

const rows = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));

function read(): readonly RestOperation[] {
  const reached = new Map(rows(coordinates).map(([id = "", names = ""]) => [id, names.split(" ")]));
  const [head = [], ...lines] = rows(documented);
  const at = (name: string) => head.indexOf(name);
  const [id, method, path, kind, notes] = ["id", "method", "path", "kind", "notes"].map(at);
  return lines.map((cells) => {
    const cell = (index: number | undefined) => cells[index ?? -1] ?? "";
    const name = cell(id);
    return {
      id: name,
      // Spelled as in the contracts. The table's own column has another spelling.
      family: name.slice(0, name.indexOf(".")),
      method: cell(method),
      path: cell(path),
      kind: cell(kind),
      notes: cell(notes),
      coordinates: (reached.get(name) ?? []).filter(
        (coordinate) => coordinate !== "" && coordinate !== "Query._entities",
      ),
    };
  });
}

export const operations: readonly RestOperation[] = read();

/** Operations by the coordinate that calls them. */
export const operationsAt: ReadonlyMap<string, readonly RestOperation[]> = (() => {
  const found = new Map<string, RestOperation[]>();
  for (const operation of operations)
    for (const coordinate of operation.coordinates) {
      const list = found.get(coordinate);
      if (list) list.push(operation);
      else found.set(coordinate, [operation]);
    }
  return found;
})();
