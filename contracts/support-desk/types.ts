/** Types of the contract by name. Settings and tools use these names. */
export * from "./callers.ts";
export { JobStatus, SupportUser, userRoles } from "./common.ts";
export * from "./fields.ts";
export * from "./forms.ts";
export * from "./imports.ts";
export * from "./metrics.ts";
export * from "./resource-collections.ts";
export * from "./satisfaction.ts";
export * from "./search.ts";
export * from "./sla.ts";
export * from "./tickets.ts";
