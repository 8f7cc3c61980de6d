/** The reports there are, in the order in which they are listed. */
import { accessReview } from "./access-review.ts";
import { cashPosition } from "./cash-position.ts";
import { customer360 } from "./customer-360.ts";
import type { ReportDefinition } from "./kit/report-definition.ts";
import { openTicketsOfPayingCustomers } from "./open-tickets-of-paying-customers.ts";
import { registrationToRevenue } from "./registration-to-revenue.ts";
import { supportLoad } from "./support-load.ts";

export const reports: readonly ReportDefinition[] = [
  customer360,
  accessReview,
  cashPosition,
  supportLoad,
  registrationToRevenue,
  openTicketsOfPayingCustomers,
];
