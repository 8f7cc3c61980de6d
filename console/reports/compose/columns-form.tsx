/** Form for the columns of a composed report, and the use of each. */
import { type Choice, labelOf, mayTotal, USE_WORDS, usesOf } from "./compose.ts";
import type { TableColumn } from "./tables.ts";

interface ColumnsProps {
  /** Columns that can be chosen. */
  readonly columns: readonly TableColumn[];
  readonly choices: readonly Choice[];
  onChange(choices: readonly Choice[]): void;
}

/** Table of the columns, with use, label and total of each chosen column. */
export function Columns({ columns, choices, onChange }: ColumnsProps) {
  const replace = (column: string, change: Partial<Choice>) =>
    onChange(choices.map((one) => (one.column === column ? { ...one, ...change } : one)));
  const toggle = ({ name }: TableColumn, isChosen: boolean) => {
    const added: Choice = { column: name, use: "show", label: labelOf(name), total: false };
    onChange(isChosen ? [...choices, added] : choices.filter(({ column }) => column !== name));
  };
  return (
    <section className="plain-scroll" aria-label="Columns" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>Column</th>
            <th>Shown as</th>
            <th>Label</th>
            <th>Total</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => {
            const choice = choices.find((one) => one.column === column.name);
            return (
              <tr key={column.name}>
                <td>
                  <label>
                    <input
                      type="checkbox"
                      checked={choice !== undefined}
                      onChange={(event) => toggle(column, event.target.checked)}
                    />{" "}
                    {column.name}
                  </label>
                </td>
                {choice ? (
                  <ChosenCells
                    column={column}
                    choice={choice}
                    onChange={(change) => replace(column.name, change)}
                  />
                ) : (
                  <td colSpan={3} className="faint">
                    {column.type.toLowerCase()}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface ChosenCellsProps {
  readonly column: TableColumn;
  readonly choice: Choice;
  onChange(change: Partial<Choice>): void;
}

function ChosenCells({ column, choice, onChange }: ChosenCellsProps) {
  const uses = usesOf(column);
  return (
    <>
      <td>
        <select
          aria-label={`What is made of ${column.name}`}
          value={choice.use}
          onChange={(event) => {
            const use = uses.find((one) => one === event.target.value) ?? "show";
            onChange({ use, total: choice.total && mayTotal(column, use) });
          }}
        >
          {uses.map((use) => (
            <option key={use} value={use}>
              {USE_WORDS[use]}
            </option>
          ))}
        </select>
      </td>
      <td>
        <input
          aria-label={`Label of ${column.name}`}
          value={choice.label}
          required
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </td>
      <td>
        {mayTotal(column, choice.use) && (
          <input
            type="checkbox"
            aria-label={`Total of ${column.name}`}
            checked={choice.total}
            onChange={(event) => onChange({ total: event.target.checked })}
          />
        )}
      </td>
    </>
  );
}
