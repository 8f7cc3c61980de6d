/** Missing data of an incomplete run, and the figures that it affects. */
import { familyLook } from "#console/data/family-look.ts";
import { lackText, type RunLack, type TableLack } from "#reports/words/missing.ts";
import { receivedText } from "#reports/words/worth.ts";

interface Seen {
  readonly lacks: readonly RunLack[];
  /** Texts that the run stores, used if `lacks` is empty. */
  readonly notes: readonly string[];
  readonly columns: readonly { readonly label: string; readonly mark: string }[];
}

export interface Missing {
  /** A sentence for each entry of missing data; empty if the run has no entries. */
  readonly parts: readonly string[];
  /** Texts that the run stores; empty if it has entries. */
  readonly notes: readonly string[];
  /** Labels of values that missing rows could only raise (`atLeast`) or could change either way (`uncertain`). */
  readonly atLeast: readonly string[];
  readonly uncertain: readonly string[];
}

/** A sentence for an entry of missing data, with the label of its family. */
export const missingText = (lack: RunLack | TableLack): string =>
  lackText(lack, (family) => familyLook(family).label);

interface SeenTable {
  readonly complete: boolean;
  readonly lacks: readonly TableLack[];
  /** Texts that the run stores for the table, used if `lacks` is empty. */
  readonly missing: readonly string[];
  readonly receivedSince?: string | undefined;
}

/**
 * Missing data of a table, from its entries or its stored texts. Never "nothing" for an incomplete table.
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
