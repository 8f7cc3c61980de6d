/** Prepayments: listed and read. */

import {
  type Prepayment,
  type prepaymentOperations,
  prepaymentProperties,
} from "#contracts/accounting/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import type { AccountingRequests } from "./support/requests.ts";
import { parseOrder, parseWhere } from "./support/where.ts";
import { type AccountingTables, keyIn } from "./tables.ts";

/** Unit amounts are stored with four decimal places. Responses have two, unless the request asks for four. */
function withPlaces(prepayment: Prepayment, places: number | null | undefined): Prepayment {
  if (places === 4) return prepayment;
  const LineItems = prepayment.LineItems.map((item) => ({
    ...item,
    UnitAmount: Number(item.UnitAmount.toFixed(2)),
  }));
  return { ...prepayment, LineItems };
}

/** @throws Problem 400 for an invalid time, because to ignore it would return all rows as changed. */
function instantIn(header: string | null | undefined): number {
  if (header === undefined || header === null) return Number.NEGATIVE_INFINITY;
  const time = Date.parse(header);
  if (Number.isNaN(time))
    throw new Problem(400, "If-Modified-Since must be a time", { field: "If-Modified-Since" });
  return time;
}

export function prepaymentHandlers(
  { prepayments }: AccountingTables,
  { tenantOf }: AccountingRequests,
): HandlersOf<typeof prepaymentOperations> {
  return {
    listPrepayments(input) {
      const since = instantIn(input["If-Modified-Since"]);
      const matches = input.where ? parseWhere(input.where, prepaymentProperties) : () => true;
      const compare = input.order ? parseOrder(input.order, prepaymentProperties) : () => 0;
      return prepayments
        .by("tenant", tenantOf(input))
        .map(({ wire }) => wire)
        .filter((wire) => Date.parse(wire.UpdatedDateUTC) > since && matches(wire))
        .sort(compare)
        .map((wire) => withPlaces(wire, input.unitdp));
    },

    getPrepayment(input) {
      const prepayment = prepayments.get(keyIn(tenantOf(input), input.PrepaymentID));
      if (!prepayment) throw new Problem(404, "Prepayment not found");
      return { Prepayments: [withPlaces(prepayment.wire, undefined)] };
    },
  };
}
