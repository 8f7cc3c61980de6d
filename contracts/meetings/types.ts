/** The types of the contract by name: settings and tools name them so. */
export * from "./livestreams.ts";
export * from "./polls.ts";
export * from "./registrants.ts";
export * from "./sip-phones.ts";
export * from "./summary.ts";
export * from "./tsp.ts";
export * from "./webinars.ts";
