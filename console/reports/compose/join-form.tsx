/** Form for the second list of a composed report, from the same document or that of another tab. */
import type { Tab } from "#console/data/documents.ts";
import { nameOf } from "#console/kit/operation-names.ts";
import { type Join, pairsOf } from "./join.ts";
import type { Table } from "./tables.ts";

interface JoinFormProps {
  /** The other tabs of the explorer. */
  readonly tabs: readonly Tab[];
  readonly tab: string;
  readonly table: Table;
  /** Lists that can be joined: of the other document, or of the same one. */
  readonly others: readonly Table[];
  readonly join: Join | undefined;
  onTab(id: string): void;
  onChange(join: Join | undefined): void;
}

export function JoinForm({ tabs, tab, table, others, join, onTab, onChange }: JoinFormProps) {
  const pairs = join ? pairsOf(table, join.table) : [];
  return (
    <fieldset className="choices button-row">
      <legend>With the rows of another list</legend>
      {tabs.length > 0 && (
        <label>
          Document{" "}
          <select value={tab} onChange={(event) => onTab(event.target.value)}>
            <option value="">the same</option>
            {tabs.map(({ id, document }) => (
              <option key={id} value={id}>
                {nameOf(document)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        List{" "}
        <select
          value={join?.table.name ?? ""}
          onChange={(event) => {
            const other = others.find(({ name }) => name === event.target.value);
            const on = other && pairsOf(table, other)[0];
            onChange(other && on && { table: other, on });
          }}
        >
          <option value="">—</option>
          {others.map((other) => (
            <option key={other.name} value={other.name} disabled={pairsOf(table, other).length === 0}>
              {other.name}
            </option>
          ))}
        </select>
      </label>
      {join && (
        <label>
          where{" "}
          <select
            value={JSON.stringify(join.on)}
            onChange={(event) => {
              const on = pairs.find((pair) => JSON.stringify(pair) === event.target.value);
              if (on) onChange({ ...join, on });
            }}
          >
            {pairs.map((pair) => (
              <option key={JSON.stringify(pair)} value={JSON.stringify(pair)}>
                {pair.first} = {pair.second}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
