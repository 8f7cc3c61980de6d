/** Types of the contract by name. Settings and tools use these names. */
export * from "./finance.ts";
export * from "./purchase-invoice-lines.ts";
export * from "./sales-credit-memos.ts";
export * from "./terms.ts";
export * from "./time-entries.ts";
export * from "./units-of-measure.ts";
export * from "./vendors.ts";
