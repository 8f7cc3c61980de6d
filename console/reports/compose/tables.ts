/** The tables that a report may be composed of. */

export interface TableColumn {
  readonly name: string;
  /** As SQL has it: `VARCHAR`, `DECIMAL(30, 2)`, `TIMESTAMPTZ`… */
  readonly type: string;
  /** Of a list around the rows: several rows repeat one value, so that it must not be added up. */
  readonly repeated?: boolean;
  /** Of a repeated column: the column with the id of its object, by which a sum counts each object once. */
  readonly countedBy?: string | undefined;
  /** The column with the currency of an amount, if it is not the one with `_currency` behind its name. */
  readonly currency?: string | undefined;
}

export interface Table {
  /** Document and list: `tickets.tickets`. */
  readonly name: string;
  readonly columns: readonly TableColumn[];
}

/** Tables with the columns marked that their rows repeat of lists around them: `tickets_id` in `comments`. */
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
