/** Types of the contract by name. Settings and tools use these names. */
export * from "./financial-accounts.ts";
export * from "./movements.ts";
