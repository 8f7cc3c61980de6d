/** The types of the contract by name: settings and tools name them so. */
export * from "./accounts.ts";
export * from "./cards.ts";
export * from "./checks.ts";
export { Side } from "./common.ts";
export * from "./customers.ts";
export * from "./payments.ts";
export * from "./platform.ts";
