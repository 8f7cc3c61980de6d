/** Types of the contract by name. Settings and tools use these names. */
export * from "./meetings.ts";
export * from "./polls.ts";
export * from "./registrants.ts";
export * from "./telephony.ts";
export * from "./webinars.ts";
