/**
 * The documented REST operations and the coordinates of the graph that reach them, from the two tables
 * of this repository. They are part of the bundle: the running gateway need not ship its documents.
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
  /** `Type.field` where the graph reaches it. */
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
      // As the contracts name it; the table's own column has another spelling.
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

/** Operations that a coordinate reaches. */
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
