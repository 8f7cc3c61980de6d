/** A figure of a run whose rows can be read: a cell, a total or a bar. */

/** Without a row and a label it is the total of the column. */
export interface FigureName {
  readonly column: string;
  /** Number of a row of the result, from 0. */
  readonly row?: number | undefined;
  /** Currency of the amounts of a total or of a bar; empty for amounts without one. */
  readonly unit?: string | undefined;
  /** A bar of the chart. */
  readonly label?: string | undefined;
  readonly series?: string | undefined;
  /** Zone of the chart's months. */
  readonly timeZone?: string | undefined;
}
