/** Types of a report that is defined in code; docs/reports.md explains each member. */

export interface DefinedColumn {
  readonly label?: string;
  readonly type?: "category" | "percent" | "text";
  /** The column with the currency of an amount. */
  readonly currency?: string;
  readonly total?: boolean;
  /** The column with the ids of the objects of a figure. */
  readonly of?: string;
  /** The figure can only grow with further rows. */
  readonly grows?: boolean;
  /** The tables of the figure. */
  readonly from?: string[];
}

export interface DefinedReport {
  /** The name of its folder, such as `open-tickets`. */
  readonly name: string;
  readonly title: string;
  readonly about?: string;
  /** GraphQL documents by the names of their tables. */
  readonly documents: Readonly<Record<string, string>>;
  /** The query over the tables; needed for more than one document. */
  readonly sql?: string;
  readonly parameters?: Readonly<
    Record<
      string,
      {
        readonly label?: string;
        readonly about?: string;
        readonly type?: string;
        readonly default?: unknown;
      }
    >
  >;
  /** Columns by name: a label, or more about it. */
  readonly columns?: Readonly<Record<string, string | DefinedColumn>>;
  /** The column with the id of the object of a row. */
  readonly id?: string;
  /** The columns by which two runs are compared. */
  readonly key?: readonly string[];
  readonly chart?: {
    readonly kind: "bars" | "months";
    readonly title: string;
    readonly label: string;
    readonly value?: string;
    readonly series?: string;
  };
  /** Data tests of the result by name, each of one kind. */
  readonly tests?: Readonly<
    Record<
      string,
      | { readonly unique: string[] }
      | { readonly not_null: string[] }
      | { readonly references: { readonly column: string; readonly in: string } }
      | { readonly sql: string }
    >
  >;
}

/** A report as the files of its folder. */
export interface ReportFiles {
  readonly name: string;
  /** Texts by the names of the files. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Defines a report; `tributary report <file.mjs>` runs the default export of a module.
 * @throws Error with the mistake in the report
 */
export type DefineReport = (report: DefinedReport) => ReportFiles;
