/** What an incomplete run lacks, and which of its figures that touches. */
import { familyLook } from "#console/data/families.ts";
import { lackText, type RunLack, type TableLack } from "#reports/words/missing.ts";
import { receivedText } from "#reports/words/worth.ts";

interface Seen {
  readonly lacks: readonly RunLack[];
  /** The run's own texts, for where `lacks` has nothing. */
  readonly notes: readonly string[];
  readonly columns: readonly { readonly label: string; readonly mark: string }[];
}

export interface Missing {
  /** A sentence for each thing that could not be read; empty where the run does not say it as members. */
  readonly parts: readonly string[];
  /** What the run says as text instead. */
  readonly notes: readonly string[];
  /** Labels of figures that more rows could only raise, and of those that they could change either way. */
  readonly atLeast: readonly string[];
  readonly uncertain: readonly string[];
}

/** A sentence for something that is missing, with the name of its family in words. */
export const missingText = (lack: RunLack | TableLack): string =>
  lackText(lack, (family) => familyLook(family).label);

interface SeenTable {
  readonly complete: boolean;
  readonly lacks: readonly TableLack[];
  /** Its own texts, for where `lacks` has nothing. */
  readonly missing: readonly string[];
  readonly receivedSince?: string | undefined;
}

/** What is missing of a table, as members or as the run's own text; never "nothing" of an incomplete one. */
export function tableText({ complete, lacks, missing, receivedSince }: SeenTable): string {
  const texts = lacks.length > 0 ? lacks.map(missingText) : missing;
  if (texts.length > 0) return texts.join("; ");
  if (complete && receivedSince !== undefined) return `nothing ${receivedText(receivedSince || null)}`;
  return complete ? "nothing" : "not known: see the notes of the run";
}

/** What a run says of itself. */
export function missingOf({ lacks, notes, columns }: Seen): Missing {
  const marked = (mark: string) => [
    ...new Set(columns.filter((column) => column.mark === mark).map(({ label }) => label)),
  ];
  return {
    parts: lacks.map(missingText),
    notes: lacks.length === 0 ? notes : [],
    atLeast: marked("atLeast"),
    uncertain: marked("uncertain"),
  };
}
