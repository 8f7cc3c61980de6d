/** Types of the contract by name. Settings and tools use these names. */
export * from "./common.ts";
export * from "./person-fields.ts";
export * from "./persons.ts";
export * from "./related.ts";
