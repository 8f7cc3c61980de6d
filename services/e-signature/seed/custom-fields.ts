/** Adds a text field and a list field to an envelope. */
import type { ESignatureTables } from "#services/e-signature/tables.ts";

export function seedCustomFields({ customFields }: ESignatureTables, envelopeId: string): void {
  const put = (name: string, value: string, listItems?: string[]) =>
    customFields.put({
      envelopeId,
      value: {
        fieldId: String(customFields.nextId()),
        name,
        value,
        required: listItems !== undefined,
        show: true,
        ...(listItems && { listItems }),
      },
    });
  put("costCentre", "4711");
  put("region", "North", ["North", "South"]);
}
