/** Types of the contract by name. Settings and tools use these names. */
export * from "./common.ts";
export * from "./people.ts";
export * from "./projects.ts";
export * from "./statuses.ts";
export * from "./updates.ts";
