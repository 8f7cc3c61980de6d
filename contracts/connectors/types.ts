/** Types of the contract by name. Settings and tools use these names. */
export * from "./common.ts";
export * from "./providers.ts";
export * from "./psa-a.ts";
export * from "./psa-b.ts";
