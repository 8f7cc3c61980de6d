/** Form for the rows of a composed report: conditions, order, limit and calculated columns. */
import { type Calculated, type Composition, columnsOf, isTaken } from "./compose.ts";
import {
  COMPARISONS,
  type Comparison,
  type Condition,
  comparisonsOf,
  needsValue,
  valueKindOf,
} from "./conditions.ts";
import type { KeyLabel, RowChoices } from "./form.ts";

interface RowsFormProps {
  readonly composition: Composition;
  /** Columns of the result with their labels. */
  readonly keys: readonly KeyLabel[];
  readonly rows: RowChoices;
  onChange(change: Partial<RowChoices>): void;
}

const replaced = <T,>(list: readonly T[], at: number, next: T | undefined): readonly T[] =>
  list.flatMap((one, index) => (index === at ? (next === undefined ? [] : [next]) : [one]));

export function RowsForm({ composition, keys, rows, onChange }: RowsFormProps) {
  const { conditions, calculated, order, limit } = rows;
  const columns = columnsOf(composition);
  const [first] = columns;
  return (
    <>
      <fieldset className="choices">
        <legend>Rows</legend>
        {conditions.map((condition, at) => (
          <ConditionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no id, so its index is the key
            key={at}
            condition={condition}
            columns={columns}
            onChange={(next) => onChange({ conditions: replaced(conditions, at, next) })}
          />
        ))}
        <div className="button-row">
          {first && (
            <button
              type="button"
              onClick={() => onChange({ conditions: [...conditions, conditionOf(first)] })}
            >
              Add a condition
            </button>
          )}
          <label>
            Sorted by{" "}
            <select
              value={order?.column ?? ""}
              onChange={({ target: { value } }) =>
                onChange({ order: value === "" ? undefined : { column: value, isDescending: false } })
              }
            >
              <option value="">—</option>
              {keys.map(({ key, column, label }) => (
                <option key={key} value={column}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {order && (
            <label>
              <input
                type="checkbox"
                checked={order.isDescending}
                onChange={(event) => onChange({ order: { ...order, isDescending: event.target.checked } })}
              />{" "}
              largest first
            </label>
          )}
          <label>
            At most{" "}
            <input
              inputMode="numeric"
              size={8}
              defaultValue={limit ?? ""}
              placeholder="all"
              pattern="[1-9][0-9]*"
              onChange={({ target: { value } }) =>
                onChange({ limit: /^[1-9]\d{0,6}$/.test(value) ? Number(value) : undefined })
              }
            />{" "}
            rows
          </label>
        </div>
      </fieldset>
      <fieldset className="choices">
        <legend>Calculated columns</legend>
        {calculated.map((column, at) => (
          <CalculatedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the name may be empty while the user types it
            key={at}
            column={column}
            isTaken={isTaken(composition, column.name, calculated.slice(0, at))}
            onChange={(next) => onChange({ calculated: replaced(calculated, at, next) })}
          />
        ))}
        <button
          type="button"
          onClick={() =>
            onChange({ calculated: [...calculated, { name: `column${calculated.length + 1}`, sql: "1" }] })
          }
        >
          Add a column
        </button>
      </fieldset>
    </>
  );
}

/** A new condition of a column. */
const conditionOf = (column: { readonly name: string; readonly type: string }): Condition => ({
  column: column.name,
  comparison: comparisonsOf(column)[0],
  value: "",
});

interface ConditionRowProps {
  readonly condition: Condition;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  onChange(next: Condition | undefined): void;
}

function ConditionRow({ condition, columns, onChange }: ConditionRowProps) {
  const { column, comparison, value } = condition;
  const chosen = columns.find(({ name }) => name === column);
  const fits = chosen ? comparisonsOf(chosen) : [];
  return (
    <div className="button-row">
      <select
        aria-label="Column of the condition"
        value={column}
        onChange={(event) => {
          const next = columns.find(({ name }) => name === event.target.value);
          if (next) onChange(conditionOf(next));
        }}
      >
        {columns.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        aria-label="Comparison"
        value={comparison}
        onChange={(event) =>
          onChange({ ...condition, comparison: fits.find((one) => one === event.target.value) ?? "is" })
        }
      >
        {fits.map((one: Comparison) => (
          <option key={one} value={one}>
            {COMPARISONS[one]}
          </option>
        ))}
      </select>
      {needsValue(comparison) && chosen && (
        <ConditionValue
          kind={valueKindOf(chosen)}
          value={value}
          onChange={(next) => onChange({ ...condition, value: next })}
        />
      )}
      <button type="button" onClick={() => onChange(undefined)}>
        Remove
      </button>
    </div>
  );
}

interface ConditionValueProps {
  readonly kind: ReturnType<typeof valueKindOf>;
  readonly value: string;
  onChange(value: string): void;
}

function ConditionValue({ kind, value, onChange }: ConditionValueProps) {
  const label = "Value of the condition";
  if (kind === "boolean")
    return (
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">—</option>
        <option>true</option>
        <option>false</option>
      </select>
    );
  return (
    <input
      aria-label={label}
      type={kind}
      step="any"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface CalculatedRowProps {
  readonly column: Calculated;
  /** True if another column has the name. The calculated column is then left out. */
  readonly isTaken: boolean;
  onChange(next: Calculated | undefined): void;
}

function CalculatedRow({ column, isTaken: isNameTaken, onChange }: CalculatedRowProps) {
  return (
    <div className="button-row">
      <input
        aria-label="Name of the column"
        value={column.name}
        required
        aria-invalid={isNameTaken}
        onChange={(event) => onChange({ ...column, name: event.target.value })}
      />
      =
      <input
        aria-label="Expression of the column"
        className="wide"
        value={column.sql}
        required
        onChange={(event) => onChange({ ...column, sql: event.target.value })}
      />
      <button type="button" onClick={() => onChange(undefined)}>
        Remove
      </button>
      {isNameTaken && (
        <small className="warning" role="alert">
          There is a column {column.name} already.
        </small>
      )}
    </div>
  );
}
