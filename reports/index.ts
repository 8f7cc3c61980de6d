/** The reports there are, in the order in which they are listed. */
import type { Report } from "./kit/report.ts";

export const reports: readonly Report[] = [];
