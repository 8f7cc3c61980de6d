/** Sources of a run's rows: its tables, the time at which each was read, and missing data. */

import { useStore } from "#console/kit/store.ts";
import type { Run } from "#console/reports/api.ts";
import { instantText, timeZone } from "#console/reports/cells.tsx";
import { FamilyName } from "#console/ui/parts.tsx";
import { tableText } from "./missing.ts";

export function Provenance({ run: { tables } }: { readonly run: Run }) {
  const zone = useStore(timeZone);
  return (
    <section
      className="table-scroll plain-scroll run-rows"
      tabIndex={0}
      aria-label="Where the rows come from"
    >
      <table>
        <thead>
          <tr>
            <th>Table</th>
            <th>Read of</th>
            <th>From</th>
            <th>To</th>
            <th className="number">Pages</th>
            <th className="number">Rows</th>
            <th>Missing</th>
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <tr key={table.name}>
              <td>{table.name}</td>
              <td>
                <div className="card-families">
                  {table.families.map((family) => (
                    <FamilyName key={family} name={family} />
                  ))}
                </div>
              </td>
              <td>{table.from === "" ? "—" : instantText(table.from, zone)}</td>
              <td>{table.to === "" ? "—" : instantText(table.to, zone)}</td>
              <td className="number">{table.pages}</td>
              <td className="number">{table.rows.toLocaleString("en-US")}</td>
              <td className={table.complete ? "faint" : "warning"}>{tableText(table)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
