/** The types of the contract by name: settings and tools name them so. */
export * from "./common.ts";
export * from "./engagements.ts";
export * from "./lists.ts";
export * from "./objects.ts";
export * from "./posts.ts";
export * from "./timelines.ts";
export * from "./users.ts";
