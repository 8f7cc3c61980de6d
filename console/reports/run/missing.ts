/** What an incomplete run lacks, and which of its figures that touches. */
import { familyLook } from "#console/data/families.ts";
import { lackText, type RunLack, type TableLack } from "#reports/words/missing.ts";

interface Seen {
  readonly lacks: readonly RunLack[];
  readonly columns: readonly { readonly label: string; readonly mark: string }[];
}

export interface Missing {
  /** A sentence for each thing that could not be read. */
  readonly parts: readonly string[];
  /** Labels of figures that more rows could only raise, and of those that they could change either way. */
  readonly atLeast: readonly string[];
  readonly uncertain: readonly string[];
}

/** A sentence for something that is missing, with the name of its family in words. */
export const missingText = (lack: RunLack | TableLack): string =>
  lackText(lack, (family) => familyLook(family).label);

/** What a run says of itself. */
export function missingOf({ lacks, columns }: Seen): Missing {
  const marked = (mark: string) => [
    ...new Set(columns.filter((column) => column.mark === mark).map(({ label }) => label)),
  ];
  return {
    parts: lacks.map(missingText),
    atLeast: marked("atLeast"),
    uncertain: marked("uncertain"),
  };
}
