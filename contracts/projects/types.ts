/** The types of the contract by name: settings and tools name them so. */
export * from "./common.ts";
export * from "./people.ts";
export * from "./projects.ts";
export * from "./statuses.ts";
export * from "./updates.ts";
