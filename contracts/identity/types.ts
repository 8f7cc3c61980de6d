/** Types of the contract by name. Settings and tools use these names. */
export * from "./factors.ts";
export * from "./idp-keys.ts";
export * from "./idps.ts";
export * from "./linked-objects.ts";
export * from "./role-targets.ts";
export * from "./roles.ts";
export * from "./schemas.ts";
export * from "./subscriptions.ts";
export * from "./users.ts";
