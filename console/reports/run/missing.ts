/** What an incomplete run lacks, and which of its figures that touches. */
import { familyLook } from "#console/data/families.ts";

interface Seen {
  readonly notes: readonly string[];
  readonly columns: readonly { readonly label: string; readonly mark: string }[];
}

export interface Missing {
  /** A sentence for each thing that could not be read. */
  readonly parts: readonly string[];
  /** Labels of figures that more rows could only raise, and of those that they could change either way. */
  readonly atLeast: readonly string[];
  readonly uncertain: readonly string[];
}

/** Notes that name nothing that is missing: what is complete, and lists that were read twice, but whole. */
const NOT_MISSING = /^(?:Incomplete: |\w+: complete, |read again from its start: )/;

/** Reads it from the notes of a run. */
export function missingOf({ notes, columns }: Seen): Missing {
  const marked = (mark: string) => [
    ...new Set(columns.filter((column) => column.mark === mark).map(({ label }) => label)),
  ];
  return {
    parts: notes
      .filter((note) => !NOT_MISSING.test(note))
      .map((note) => note.replace(/^\w+(?=: )/, (name) => familyLook(name).label)),
    atLeast: marked("atLeast"),
    uncertain: marked("uncertain"),
  };
}
