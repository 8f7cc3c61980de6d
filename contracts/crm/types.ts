/** The types of the contract by name: settings and tools name them so. */
export * from "./common.ts";
export * from "./person-fields.ts";
export * from "./persons.ts";
export * from "./related.ts";
