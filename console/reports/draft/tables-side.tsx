/** Tables that the SQL of a draft can read. A click inserts a name into the editor. */
import type { Table } from "#console/reports/compose/tables.ts";

interface TablesSideProps {
  readonly tables: readonly Table[];
  onName(name: string): void;
}

export function TablesSide({ tables, onName }: TablesSideProps) {
  return (
    <section className="draft-tables" aria-label="Tables">
      <h2>Tables</h2>
      {tables.length === 0 && <p className="faint">The lists of the documents, once these are valid.</p>}
      {tables.map((table) => (
        <details key={table.name} open={tables.length < 4}>
          <summary>{table.name}</summary>
          <ul className="plain">
            <li>
              <button type="button" className="link" onClick={() => onName(table.name)}>
                Write {table.name}
              </button>
            </li>
            {table.columns.map(({ name, type }) => (
              <li key={name}>
                <button type="button" className="link" onClick={() => onName(name)}>
                  {name}
                </button>{" "}
                <small className="faint">{type.toLowerCase()}</small>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
