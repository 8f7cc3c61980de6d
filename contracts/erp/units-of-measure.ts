/** Units of measure. */
import Type from "typebox";
import { del, get, json, patch, post } from "#contracts/kit/contract.ts";
import { $filter, entityOf, Guid, Instant, ifMatch, page, select, tagged } from "./common.ts";

const writable = {
  code: Type.String({ minLength: 1, maxLength: 10 }),
  displayName: Type.String({ maxLength: 100 }),
  /** Code of the unit in international trade: `HUR`. */
  internationalStandardCode: Type.String({ maxLength: 10 }),
  symbol: Type.String({ maxLength: 10 }),
};

const members = { ...writable, lastModifiedDateTime: Instant };

/** A stored unit. */
export const UnitOfMeasureRecord = Type.Object({ id: Guid, ...members });

/** A unit in a response: id, entity tag, and all members or the ones in `$select`. */
export const UnitOfMeasure = entityOf({ ...tagged, id: Guid }, members, {});

export const UnitOfMeasureCreate = Type.Object(
  { ...Type.Partial(Type.Object(writable)).properties, code: writable.code },
  { additionalProperties: false },
);
export const UnitOfMeasureUpdate = Type.Partial(Type.Object(writable), { additionalProperties: false });

export type UnitOfMeasureRecord = Type.Static<typeof UnitOfMeasureRecord>;
export type UnitOfMeasure = Type.Static<typeof UnitOfMeasure>;

const view = select(UnitOfMeasureRecord.properties);

export const unitOfMeasureOperations = {
  listUnitsOfMeasure: get("/companies({company_id})/unitsOfMeasure", {
    query: { $filter, ...view },
    page: page(UnitOfMeasure),
  }),
  createUnitOfMeasure: post("/companies({company_id})/unitsOfMeasure", {
    body: json(UnitOfMeasureCreate),
    returns: UnitOfMeasure,
    success: [201],
  }),
  getUnitOfMeasure: get("/companies({company_id})/unitsOfMeasure({unitOfMeasure_id})", {
    query: view,
    returns: UnitOfMeasure,
  }),
  updateUnitOfMeasure: patch("/companies({company_id})/unitsOfMeasure({unitOfMeasure_id})", {
    headers: ifMatch,
    body: json(UnitOfMeasureUpdate),
    returns: UnitOfMeasure,
  }),
  deleteUnitOfMeasure: del("/companies({company_id})/unitsOfMeasure({unitOfMeasure_id})", { success: [204] }),
};
