/** Types of the contract by name. Settings and tools use these names. */
export * from "./livestreams.ts";
export * from "./polls.ts";
export * from "./registrants.ts";
export * from "./sip-phones.ts";
export * from "./summary.ts";
export * from "./tsp.ts";
export * from "./webinars.ts";
