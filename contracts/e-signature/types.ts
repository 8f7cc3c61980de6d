/** Types of the contract by name. Settings and tools use these names. */
export * from "./cloud-storage.ts";
export * from "./connect.ts";
export * from "./connect-messages.ts";
export * from "./documents.ts";
export * from "./tabs.ts";
export * from "./visibility.ts";
