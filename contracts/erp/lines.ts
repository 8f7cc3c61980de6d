/** Lines of purchase invoices and of sales credit memos, which differ in a few names only. */
import Type from "typebox";
import { Guid, lineTypes } from "./common.ts";

/** Writable members of a line of either kind. Amounts are in the document's currency. */
export const writableOfLine = {
  lineType: Type.Enum([...lineTypes]),
  /** The number of the item or account. */
  lineObjectNumber: Type.String({ maxLength: 20 }),
  description: Type.String({ maxLength: 100 }),
  unitOfMeasureId: Guid,
  quantity: Type.Number(),
  discountAmount: Type.Number({ minimum: 0 }),
  taxPercent: Type.Number({ minimum: 0, maximum: 100 }),
};

/** Members that the ERP computes. */
export const reckonedOfLine = {
  /** The document of the line. */
  documentId: Guid,
  /** Lines come in this order: 10000, 20000, … */
  sequence: Type.Integer(),
  unitOfMeasureCode: Type.String(),
  amountExcludingTax: Type.Number(),
  totalTaxAmount: Type.Number(),
  amountIncludingTax: Type.Number(),
};
