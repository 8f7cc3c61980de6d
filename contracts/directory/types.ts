/** The types of the contract by name: settings and tools name them so. */
export * from "./hr.ts";
export * from "./push-endpoints.ts";
export * from "./user-groups.ts";
