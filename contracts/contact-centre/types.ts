/** The types of the contract by name: settings and tools name them so. */
export * from "./agents.ts";
export * from "./end-users.ts";
export * from "./queues.ts";
export * from "./tags.ts";
export * from "./teams.ts";
