/** Currencies and payment terms. No operation reads them; `$expand` adds them. */
import Type from "typebox";

export const Currency = Type.Object({
  code: Type.String(),
  displayName: Type.String(),
  symbol: Type.String(),
});
export const PaymentTerm = Type.Object({
  id: Type.String(),
  code: Type.String(),
  displayName: Type.String(),
  /** Time between the invoice and the due date: `30D`. */
  dueDateCalculation: Type.String(),
});

export type Currency = Type.Static<typeof Currency>;
export type PaymentTerm = Type.Static<typeof PaymentTerm>;
