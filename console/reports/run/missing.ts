/** Missing data of an incomplete run, and the figures that it affects. */
import { familyLook } from "#console/data/family-look.ts";
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
  /** Text that the run has instead of entries. */
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

/**
 * Missing data of a table, from its entries or the run's own text. For an incomplete table it is never
 * "nothing".
 */
export function tableText({ complete, lacks, missing, receivedSince }: SeenTable): string {
  const texts = lacks.length > 0 ? lacks.map(missingText) : missing;
  if (texts.length > 0) return texts.join("; ");
  if (complete && receivedSince !== undefined) return `nothing ${receivedText(receivedSince || null)}`;
  return complete ? "nothing" : "not known: see the notes of the run";
}

/** Missing data that a run reports. */
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
