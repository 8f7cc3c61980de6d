/** Types of the contract by name. Settings and tools use these names. */
export * from "./hr.ts";
export * from "./push-endpoints.ts";
export * from "./user-groups.ts";
