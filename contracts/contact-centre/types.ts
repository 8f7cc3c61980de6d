/** Types of the contract by name. Settings and tools use these names. */
export * from "./agents.ts";
export * from "./end-users.ts";
export * from "./queues.ts";
export * from "./tags.ts";
export * from "./teams.ts";
