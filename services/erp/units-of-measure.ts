/** Units of measure. */

import type { unitOfMeasureOperations } from "#contracts/erp/units-of-measure.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { instantAt, newId } from "./support/defaults.ts";
import { companyOf } from "./support/entity-set.ts";
import type { EntitySets } from "./support/entity-sets.ts";
import type { ErpTables } from "./tables.ts";

type Operations = Omit<typeof unitOfMeasureOperations, "listUnitsOfMeasure" | "getUnitOfMeasure">;

export function unitOfMeasureHandlers(
  tables: ErpTables,
  { units }: EntitySets,
  random: Random,
): HandlersOf<Operations> {
  const { units: rows, timeEntries, purchaseInvoiceLines, creditMemoLines } = tables;
  function checkCode(company: string, code: string | undefined, own?: string): void {
    const taken = rows.by("company", company).find(({ wire }) => wire.code === code);
    if (taken && taken.wire.id !== own)
      throw new Problem(400, "Another unit of measure has this code", { field: "code" });
  }

  /** True if a time entry or a document line uses the unit. */
  function isUsed(company: string, id: string): boolean {
    const measured = [timeEntries, purchaseInvoiceLines, creditMemoLines];
    return measured.some((table) =>
      table.by("company", company).some(({ wire }) => wire.unitOfMeasureId === id),
    );
  }

  return {
    createUnitOfMeasure({ company_id, body }, { now }) {
      const company = companyOf(tables, company_id);
      checkCode(company, body.code);
      return units.add(company, {
        id: newId(random),
        displayName: body.code,
        internationalStandardCode: "",
        symbol: "",
        lastModifiedDateTime: instantAt(now),
        ...body,
      });
    },

    updateUnitOfMeasure({ company_id, unitOfMeasure_id, body, "If-Match": tag }, { now }) {
      const unit = units.find(company_id, unitOfMeasure_id);
      if (body.code !== undefined) checkCode(unit.company, body.code, unit.wire.id);
      return units.change(unit, tag, (wire) => ({ ...wire, ...body, lastModifiedDateTime: instantAt(now) }));
    },

    deleteUnitOfMeasure({ company_id, unitOfMeasure_id }) {
      const unit = units.find(company_id, unitOfMeasure_id);
      if (isUsed(unit.company, unit.wire.id)) throw new Problem(400, "The unit of measure is in use");
      return units.remove(unit);
    },
  };
}
