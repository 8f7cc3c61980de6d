/** Types of the contract by name. Settings and tools use these names. */

export { Allocation, Contact } from "./common.ts";
export * from "./payments.ts";
export * from "./prepayments.ts";
