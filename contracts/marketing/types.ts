/** Types of the contract by name. Settings and tools use these names. */
export * from "./contacts.ts";
export * from "./jobs.ts";
export * from "./recipients.ts";
