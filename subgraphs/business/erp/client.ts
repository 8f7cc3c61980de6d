import type { BusinessContext } from "#subgraphs/business/context.ts";

/** The ERP in the context of an operation: its calls and its loaders. */
export type ErpClient = BusinessContext["erp"];
