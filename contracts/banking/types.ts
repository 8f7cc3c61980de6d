/** Types of the contract by name. Settings and tools use these names. */
export * from "./accounts.ts";
export * from "./cards.ts";
export * from "./checks.ts";
export { Side } from "./common.ts";
export * from "./customers.ts";
export * from "./payments.ts";
export * from "./platform.ts";
