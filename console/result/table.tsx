/** Result as a table with sorting, filters and optional columns. Only visible rows are rendered. */
import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { openObjects, typeOfId } from "#console/data/objects.ts";
import { loadedSchema } from "#console/data/schema.ts";
import { hrefOf } from "#console/kit/address.ts";
import { copyText, download } from "#console/kit/browser.ts";
import type { Json } from "#console/kit/json.ts";
import { useStore } from "#console/kit/store.ts";
import { Icon } from "#console/ui/icons.tsx";
import { Empty, Menu } from "#console/ui/parts.tsx";
import {
  amountText,
  type Cell,
  type ColumnOfRows,
  cellText,
  compareCells,
  csvOf,
  isMoney,
  isNested,
  listsIn,
  rowsOf,
} from "./rows.ts";

type Row = ReadonlyMap<string, Cell>;

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});
const helper = createColumnHelper<typeof features, Row>();

/** Estimated height of a row before it is measured. */
const ROW_PX = 29;

export function TableView({ data }: { readonly data: Json }) {
  const lists = useMemo(() => listsIn(data), [data]);
  const [chosen, setChosen] = useState("");
  const list = lists.find(({ path }) => path === chosen) ?? lists[0];
  if (!list)
    return (
      <Empty title="The result has no rows">
        A table shows lists of objects; select one in the document.
      </Empty>
    );
  return (
    <ListTable
      key={list.path}
      items={list.items}
      picker={
        lists.length > 1 ? (
          <select
            aria-label="List to show"
            value={list.path}
            onChange={(event) => setChosen(event.target.value)}
          >
            {lists.map(({ path, items }) => (
              <option key={path} value={path}>
                {path} ({items.length})
              </option>
            ))}
          </select>
        ) : (
          <b className="list-name">{list.path}</b>
        )
      }
    />
  );
}

function ListTable({ items, picker }: { readonly items: readonly Json[]; readonly picker: ReactNode }) {
  const { columns, rows } = useMemo(() => rowsOf(items), [items]);
  const definitions = useMemo(
    () =>
      helper.columns(
        columns.map(({ key }) =>
          helper.accessor((row) => row.get(key), {
            id: key,
            header: key,
            sortUndefined: "last",
            sortFn: (a, b) => compareCells(a.original.get(key), b.original.get(key)),
          }),
        ),
      ),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    globalFilterFn: (row, key, words: string) =>
      cellText(row.original.get(key)).toLowerCase().includes(words.toLowerCase()),
    getColumnCanGlobalFilter: () => true,
  });
  const [filter, setFilter] = useState("");
  const shownRows = table.getRowModel().rows;
  const shown = columns.filter(({ key }) => table.getColumn(key)?.getIsVisible() !== false);
  const [open, setOpen] = useState<string>("");
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: shownRows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  });
  const drawn = virtual.getVirtualItems();
  const before = drawn[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  const originals = () => shownRows.map(({ original }) => original);
  return (
    <div className="table-view">
      <div className="table-bar">
        {picker}
        <input
          type="search"
          placeholder="Filter rows"
          aria-label="Filter rows"
          value={filter}
          onChange={(event) => {
            setFilter(event.target.value);
            table.setGlobalFilter(event.target.value);
          }}
        />
        <output>
          {shownRows.length === rows.length
            ? `${rows.length} rows`
            : `${shownRows.length} of ${rows.length} rows`}
        </output>
        <span className="grow" />
        <Menu label="Columns" align="right">
          {() => (
            <ul className="menu-list checks">
              {columns.map(({ key }) => (
                <li key={key}>
                  <label>
                    <input
                      type="checkbox"
                      checked={table.getColumn(key)?.getIsVisible() !== false}
                      onChange={(event) => table.getColumn(key)?.toggleVisibility(event.target.checked)}
                    />
                    {key}
                  </label>
                </li>
              ))}
            </ul>
          )}
        </Menu>
        <button type="button" className="quiet" onClick={() => void copyText(csvOf(shown, originals()))}>
          <Icon name="copy" /> Copy
        </button>
        <button
          type="button"
          className="quiet"
          title="The rows on screen; a report reads all pages"
          onClick={() => download("result-page.csv", csvOf(shown, originals()), "text/csv")}
        >
          <Icon name="download" /> CSV of this page
        </button>
        <a href={hrefOf("reports", "new")}>All rows as a report</a>
      </div>
      <section className="table-scroll" ref={scroller} aria-label="Rows" tabIndex={0}>
        <table aria-rowcount={shownRows.length + 1}>
          <thead>
            <tr>
              {shown.map(({ key, kind }) => {
                const sorted = table.getColumn(key)?.getIsSorted();
                return (
                  <th
                    key={key}
                    className={kind}
                    aria-sort={sorted === "asc" ? "ascending" : sorted === "desc" ? "descending" : "none"}
                  >
                    <button
                      type="button"
                      onClick={() => table.getColumn(key)?.toggleSorting(sorted === "asc")}
                    >
                      {key}
                      {sorted && <span aria-hidden="true">{sorted === "asc" ? " ↑" : " ↓"}</span>}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {before > 0 && (
              <tr className="spacer">
                <td colSpan={shown.length} style={{ height: before, padding: 0, border: 0 }} />
              </tr>
            )}
            {drawn.map(({ index, key: rowKey }) => {
              const row = shownRows[index];
              if (!row) return null;
              return (
                <RowOfTable
                  key={rowKey}
                  index={index}
                  measure={virtual.measureElement}
                  row={row.original}
                  columns={shown}
                  open={open.startsWith(`${row.id}|`) ? open.slice(row.id.length + 1) : ""}
                  onOpen={(column) => setOpen(column === "" ? "" : `${row.id}|${column}`)}
                />
              );
            })}
            {after > 0 && (
              <tr className="spacer">
                <td colSpan={shown.length} style={{ height: after, padding: 0, border: 0 }} />
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface RowProps {
  readonly row: Row;
  readonly columns: readonly ColumnOfRows[];
  readonly index: number;
  readonly measure: (element: Element | null) => void;
  readonly open: string;
  onOpen(column: string): void;
}

function RowOfTable({ row, columns, index, measure, open, onOpen }: RowProps) {
  const nested = open === "" ? undefined : row.get(open);
  return (
    <>
      <tr data-index={index} ref={measure} aria-rowindex={index + 2}>
        {columns.map(({ key, kind }) => (
          <td key={key} className={kind}>
            <CellView
              cell={row.get(key)}
              kind={kind}
              open={open === key}
              onToggle={() => onOpen(open === key ? "" : key)}
            />
          </td>
        ))}
      </tr>
      {isNested(nested) && (
        <tr className="nested">
          <td colSpan={columns.length}>
            <NestedTable items={nested.items} name={open} />
          </td>
        </tr>
      )}
    </>
  );
}

function CellView({
  cell,
  kind,
  open,
  onToggle,
}: {
  readonly cell: Cell;
  readonly kind: ColumnOfRows["kind"];
  readonly open: boolean;
  onToggle(): void;
}) {
  if (cell === null || cell === undefined) return <span className="faint">—</span>;
  if (isMoney(cell))
    return (
      <>
        {amountText(cell.amount)} <small>{cell.currency}</small>
      </>
    );
  if (isNested(cell))
    return cell.items.length === 0 ? (
      <span className="faint">0</span>
    ) : (
      <button type="button" className="count" aria-expanded={open} onClick={onToggle}>
        {cell.items.length} <Icon name={open ? "down" : "right"} size={11} />
      </button>
    );
  if (kind === "id" && typeof cell === "string") return <IdCell id={cell} />;
  return cellText(cell);
}

/** Button that opens the object of a global id (`Ticket:12274`) in the explorer. */
function IdCell({ id }: { readonly id: string }) {
  const known = useStore(loadedSchema, (loaded) => typeOfId(id, loaded?.schema));
  if (known === undefined) return id;
  return (
    <button type="button" className="link mono" title={`Open ${id}`} onClick={() => openObjects([id])}>
      {id}
    </button>
  );
}

/** A list inside a row, rendered completely, because such lists are pages of a few items. */
function NestedTable({ items, name }: { readonly items: readonly Json[]; readonly name: string }) {
  const { columns, rows } = useMemo(() => rowsOf(items), [items]);
  return (
    <table aria-label={name}>
      <thead>
        <tr>
          {columns.map(({ key, kind }) => (
            <th key={key} className={kind}>
              {key}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // The index can be a key, because the rows of a nested list are never sorted.
          <tr key={cellText(row.get("id")) || index}>
            {columns.map(({ key, kind }) => (
              <td key={key} className={kind}>
                {isNested(row.get(key)) ? (
                  cellText(row.get(key))
                ) : (
                  <CellView cell={row.get(key)} kind={kind} open={false} onToggle={() => undefined} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
