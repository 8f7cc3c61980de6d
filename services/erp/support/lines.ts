/** Amounts, ids and defaults of document lines, the same for all documents. */
import type { lineTypes } from "#contracts/erp/index.ts";

interface Line {
  readonly quantity: number;
  readonly discountAmount: number;
  readonly taxPercent: number;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Amounts of a line in the document's currency, rounded to two decimal places. */
export function amountsOf({ quantity, discountAmount, taxPercent }: Line, price: number) {
  const amountExcludingTax = cents(quantity * price - discountAmount);
  const totalTaxAmount = cents((amountExcludingTax * taxPercent) / 100);
  return {
    amountExcludingTax,
    totalTaxAmount,
    amountIncludingTax: cents(amountExcludingTax + totalTaxAmount),
  };
}

/** Sums of a document's lines. */
export function totalsOf(lines: readonly (ReturnType<typeof amountsOf> & Line)[]) {
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    cents(lines.reduce((total, line) => total + of(line), 0));
  return {
    discountAmount: sum((line) => line.discountAmount),
    totalAmountExcludingTax: sum((line) => line.amountExcludingTax),
    totalTaxAmount: sum((line) => line.totalTaxAmount),
    totalAmountIncludingTax: sum((line) => line.amountIncludingTax),
  };
}

/** Sequence number of a new line, after the last one. */
export const nextSequence = (lines: readonly { readonly sequence: number }[]): number =>
  Math.max(0, ...lines.map(({ sequence }) => sequence)) + 10_000;

/** Id of a line, from the id of its document and its sequence number. */
export const lineIdOf = (documentId: string, sequence: number): string => `${documentId}-${sequence}`;

/** Default values of a line. */
export const emptyLine = {
  lineType: "Comment" as (typeof lineTypes)[number],
  lineObjectNumber: "",
  description: "",
  quantity: 0,
  discountAmount: 0,
  taxPercent: 0,
};
