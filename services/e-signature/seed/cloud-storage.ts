/** Links two storage providers for each of these users. */
import type { ESignatureTables } from "#services/e-signature/tables.ts";

export function seedCloudStorage({ storageLinks }: ESignatureTables, userIds: readonly string[]): void {
  for (const userId of userIds)
    for (const serviceId of ["101", "102"]) storageLinks.put({ userId, serviceId });
}
