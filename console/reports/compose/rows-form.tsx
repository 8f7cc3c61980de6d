/** Which rows a composed report has, in which order, how many, and columns that are calculated. */
import { type Calculated, type Composition, columnsOf } from "./compose.ts";
import {
  COMPARISONS,
  type Comparison,
  type Condition,
  comparisonsOf,
  needsValue,
  valueKindOf,
} from "./conditions.ts";

/** The part of a composition that this form changes. */
export type RowChoices = Required<Pick<Composition, "conditions" | "calculated">> &
  Pick<Composition, "order" | "limit">;

export const ALL_ROWS: RowChoices = { conditions: [], calculated: [], order: undefined, limit: undefined };

interface RowsFormProps {
  readonly composition: Composition;
  /** Keys of the result with their labels. */
  readonly keys: readonly KeyLabel[];
  readonly rows: RowChoices;
  onChange(change: Partial<RowChoices>): void;
}

export interface KeyLabel {
  readonly key: string;
  readonly label: string;
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no other name than its place
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
              onClick={() =>
                onChange({ conditions: [...conditions, { column: first.name, comparison: "is", value: "" }] })
              }
            >
              Add a condition
            </button>
          )}
          <label>
            Sorted by{" "}
            <select
              value={order?.key ?? ""}
              onChange={({ target: { value } }) =>
                onChange({ order: value === "" ? undefined : { key: value, isDescending: false } })
              }
            >
              <option value="">—</option>
              {keys.map(({ key, label }) => (
                <option key={key} value={key}>
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
              type="number"
              min={1}
              max={1_000_000}
              value={limit ?? ""}
              placeholder="all"
              onChange={({ target: { value } }) =>
                onChange({ limit: value === "" ? undefined : Math.max(1, Math.trunc(Number(value))) })
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
            // biome-ignore lint/suspicious/noArrayIndexKey: its name may be empty while it is typed
            key={at}
            column={column}
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
        onChange={(event) => onChange({ column: event.target.value, comparison: "is", value: "" })}
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
  onChange(next: Calculated | undefined): void;
}

function CalculatedRow({ column, onChange }: CalculatedRowProps) {
  return (
    <div className="button-row">
      <input
        aria-label="Name of the column"
        value={column.name}
        required
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
    </div>
  );
}
