/** Types of the contract by name. Settings and tools use these names. */
export * from "./common.ts";
export * from "./engagements.ts";
export * from "./objects.ts";
export * from "./posts.ts";
export * from "./users.ts";
