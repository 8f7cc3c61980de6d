/** Tables from which a report can be composed. */

export interface TableColumn {
  readonly name: string;
  /** SQL type: `VARCHAR`, `DECIMAL(30, 2)`, `TIMESTAMPTZ`… */
  readonly type: string;
  /** True if several rows repeat one value, because of a parent or joined list. It must not be added up. */
  readonly repeated?: boolean;
  /** For a repeated column, the column with the id of its object. A sum counts each object once by this id. */
  readonly countedBy?: string | undefined;
  /** Column with the currency of an amount, if the column is not `<name>_currency`. */
  readonly currency?: string | undefined;
}

export interface Table {
  /** Document and list: `tickets.tickets`. */
  readonly name: string;
  readonly columns: readonly TableColumn[];
}

/** Marks the columns that the rows repeat from other lists: `tickets_id` in `comments`. */
export const withRepeated = (tables: readonly Table[]): readonly Table[] =>
  tables.map((table) => {
    const [document] = table.name.split(".");
    const around = tables.flatMap((other) => {
      const [itsDocument, list = ""] = other.name.split(".");
      const isOther = other !== table && itsDocument === document;
      return isOther ? other.columns.map(({ name }) => `${list}_${name}`) : [];
    });
    const columns = table.columns.map((column) => ({ ...column, repeated: around.includes(column.name) }));
    return { ...table, columns };
  });
