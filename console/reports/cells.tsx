/** Cells and pager for a report's rows. */
import { textOf } from "#console/kit/json.ts";
import { createStore, useStore } from "#console/kit/store.ts";
import { amountText } from "#console/result/rows.ts";

const FIGURES: ReadonlySet<string> = new Set(["integer", "number", "decimal", "percent"]);
export const isFigure = (type: string): boolean => FIGURES.has(type);

/** Time zone of the browser. */
export const LOCAL_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Time zone in which instants are shown and written. */
export const timeZone = createStore<string>("UTC");

/** Chooses between UTC and the browser's own zone. */
export function TimeZonePicker() {
  const zone = useStore(timeZone);
  if (LOCAL_ZONE === "UTC") return null;
  return (
    <label>
      Times in{" "}
      <select value={zone} onChange={(event) => timeZone.set(event.target.value)}>
        {["UTC", LOCAL_ZONE].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

/** Formats an instant in a time zone: `2026-07-01 00:30:00`. */
export function instantText(value: string, zone: string): string {
  const time = new Date(value);
  // The Swedish locale writes dates as ISO 8601 does.
  return Number.isNaN(time.getTime()) ? value : time.toLocaleString("sv-SE", { timeZone: zone });
}

export function CellText({ value, type }: { readonly value: unknown; readonly type: string }) {
  const zone = useStore(timeZone);
  return cellText(value, type, zone);
}

function cellText(value: unknown, type: string, zone: string): string {
  if (value === null || value === undefined) return "—";
  if (Array.isArray(value)) return value.map((one) => cellText(one, "text", zone)).join(", ");
  if (type === "instant") return instantText(textOf(value), zone);
  if (type === "integer" && typeof value === "number") return value.toLocaleString("en-US");
  if (type === "decimal") return amountText(textOf(value) || String(value));
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

interface PagerProps {
  readonly offset: number;
  readonly size: number;
  readonly total: number;
  onOffset(offset: number): void;
}

/** Moves between pages. Renders nothing for a single page. */
export function Pager({ offset, size, total, onOffset }: PagerProps) {
  if (total <= size) return null;
  return (
    <div className="button-row">
      <button type="button" disabled={offset === 0} onClick={() => onOffset(offset - size)}>
        Earlier
      </button>
      <span>
        {offset + 1}–{Math.min(offset + size, total)} of {total.toLocaleString("en-US")}
      </span>
      <button type="button" disabled={offset + size >= total} onClick={() => onOffset(offset + size)}>
        Later
      </button>
    </div>
  );
}
