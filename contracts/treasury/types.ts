/** Types of the contract by name. Settings and tools use these names. */

export { MethodDetails } from "./common.ts";
export * from "./features.ts";
export * from "./financial-accounts.ts";
export * from "./inbound-transfers.ts";
export * from "./outbound-payments.ts";
export * from "./outbound-transfers.ts";
