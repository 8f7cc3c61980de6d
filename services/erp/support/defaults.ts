/** Ids, dates, units and numbers of new entities. */

import type { UnitOfMeasure } from "#contracts/erp/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import { type ErpTables, rowKey } from "#services/erp/tables.ts";
import type { Random } from "#services/kit/data/random.ts";
import { tagOf } from "./entity-set.ts";

/** A new random id. */
export const newId = (random: Random): string =>
  guidOf(`erp ${random.int(0, 2 ** 48)} ${random.int(0, 2 ** 48)}`);

export const instantAt = (now: number): string => new Date(now).toISOString();
export const dayAt = (now: number): string => instantAt(now).slice(0, 10);

/** @throws 400 for an unknown currency or payment term */
export function checkTerms(
  { currencies, paymentTerms }: ErpTables,
  body: { readonly currencyCode?: string; readonly paymentTermsId?: string },
): void {
  if (body.currencyCode !== undefined && !currencies.get(body.currencyCode))
    throw new Problem(400, "There is no such currency", { field: "currencyCode" });
  if (body.paymentTermsId !== undefined && !paymentTerms.get(body.paymentTermsId.toLowerCase()))
    throw new Problem(400, "There is no such payment term", { field: "paymentTermsId" });
}

/** An expanded unit of measure, with its entity tag. Undefined if it does not exist. */
export function sentUnit({ units }: ErpTables, company: string, id: string): UnitOfMeasure | undefined {
  const unit = units.get(rowKey(company, id));
  return unit && { "@odata.etag": tagOf(unit), ...unit.wire };
}

/** The unit with this id. Undefined without an id. @throws 400 if there is no such unit */
export function unitNamed({ units }: ErpTables, company: string, unitOfMeasureId: string | undefined) {
  if (unitOfMeasureId === undefined) return undefined;
  const unit = units.get(rowKey(company, unitOfMeasureId));
  if (!unit) throw new Problem(400, "There is no such unit of measure", { field: "unitOfMeasureId" });
  return unit.wire;
}

/** The number after the highest of a series: `V000017` after `V000016`. Other numbers are ignored. */
export function nextInSeries(prefix: string, numbers: readonly string[]): string {
  let highest = 0;
  for (const number of numbers)
    if (number.startsWith(prefix) && /^\d{6}$/.test(number.slice(prefix.length)))
      highest = Math.max(highest, Number(number.slice(prefix.length)));
  return `${prefix}${String(highest + 1).padStart(6, "0")}`;
}
