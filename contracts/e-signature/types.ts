/** The types of the contract by name: settings and tools name them so. */
export * from "./cloud-storage.ts";
export * from "./connect.ts";
export * from "./connect-messages.ts";
export * from "./custom-fields.ts";
export * from "./documents.ts";
export * from "./tabs.ts";
export * from "./visibility.ts";
