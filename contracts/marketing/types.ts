/** The types of the contract by name: settings and tools name them so. */
export * from "./contacts.ts";
export * from "./jobs.ts";
export * from "./recipients.ts";
