/** The types of the contract by name: settings and tools name them so. */
export * from "./common.ts";
export * from "./providers.ts";
export * from "./psa-a.ts";
export * from "./psa-b.ts";
