/** The types of the contract by name: settings and tools name them so. */

export { Allocation, Contact } from "./common.ts";
export * from "./payments.ts";
export * from "./prepayments.ts";
