/** Units of measure. */
import type { GraphQLResolveInfo } from "graphql";
import {
  UnitOfMeasure,
  UnitOfMeasureCreate,
  UnitOfMeasureRecord,
  UnitOfMeasureUpdate,
} from "#contracts/erp/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import type { ErpClient } from "#subgraphs/business/erp/client.ts";
import { filterOver } from "#subgraphs/business/erp/filter.ts";
import { checkUpdate, company, named, unitIds } from "#subgraphs/business/erp/ids.ts";
import { rowsOf } from "#subgraphs/business/erp/lists.ts";
import type { ErpUnitOfMeasureMapper } from "#subgraphs/business/erp/mappers.ts";
import { unitView } from "#subgraphs/business/erp/views.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { neededScope } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import {
  mapWireType,
  referencedMembers,
  selectedMembers,
  selectsKeyOnly,
} from "#subgraphs/kit/mapping/wire-fields.ts";

const renamed = { name: "displayName", updatedAt: "lastModifiedDateTime" };
const unitFilter = filterOver(UnitOfMeasureRecord, { renamed });

interface Measured {
  readonly companyId: string;
  readonly unitOfMeasureId?: string | null;
  readonly unitOfMeasure?: Omit<ErpUnitOfMeasureMapper, "companyId"> | null;
}

/** The unit of something: as it came with it, else by its id, which many things share. */
export function unitOf(
  { companyId, unitOfMeasure, unitOfMeasureId }: Measured,
  erp: ErpClient,
  info: GraphQLResolveInfo,
) {
  if (unitOfMeasure) return { ...unitOfMeasure, companyId };
  if (!unitOfMeasureId) return null;
  if (selectsKeyOnly(info, "ErpUnitOfMeasure")) return { id: unitOfMeasureId, companyId };
  return erp.unitOfMeasure.load(
    unitIds.keyFor(companyId, unitOfMeasureId),
    selectedMembers(info, "ErpUnitOfMeasure"),
  );
}

export const unitResolvers: Resolvers = {
  Erp: {
    unitOfMeasure: ({ companyId }, { id }, { erp }, info) =>
      erp.unitOfMeasure.load(unitIds.key(erp, id, companyId), selectedMembers(info, "ErpUnitOfMeasure")),
    unitsOfMeasure({ companyId }, { filter, ...page }, { erp }, info) {
      const view = unitView(selectedMembers(info, "ErpUnitOfMeasure"));
      return rowsOf(neededScope(erp, company, companyId), unitFilter(filter), (where) =>
        erp.connection("listUnitsOfMeasure", where, page, view),
      );
    },
  },

  ErpUnitOfMeasure: mapWireType(
    UnitOfMeasure,
    {
      __resolveReference: ({ id }, { erp }, info) =>
        erp.unitOfMeasure.load(unitIds.key(erp, id), referencedMembers(info, "ErpUnitOfMeasure")),
      id: (unit: ErpUnitOfMeasureMapper) => unitIds.of(unit.companyId, unit.id),
      upstreamId: ({ id }) => String(id),
      entityTag: (entity) => entity["@odata.etag"],
      companyId: ({ companyId }) => companyId,
    },
    {
      renamed,
      alwaysSelect: ["id", "@odata.etag"],
    },
  ),

  Mutation: {
    createErpUnitOfMeasure(_, { input: { companyId, name, ...members } }, { erp }) {
      const scope = neededScope(erp, company, companyId);
      const body = toWire(UnitOfMeasureCreate, { ...members, displayName: name });
      return payload(async () => {
        const unit = await erp.api.createUnitOfMeasure({ company_id: scope, body });
        return { unitOfMeasure: { ...unit, companyId: scope } };
      });
    },
    updateErpUnitOfMeasure(_, { input: { id, companyId, entityTag, name, ...changes } }, { erp }) {
      const { key, company_id, upstreamId } = named(unitIds, erp, { id, companyId });
      const body = toWire(UnitOfMeasureUpdate, { ...changes, displayName: name });
      checkUpdate(entityTag, body);
      return payload(async () => {
        const call = { company_id, unitOfMeasure_id: upstreamId, "If-Match": entityTag, body };
        const unit = await erp.api.updateUnitOfMeasure(call);
        erp.unitOfMeasure.clear(key);
        return { unitOfMeasure: { ...unit, companyId: company_id } };
      });
    },
    deleteErpUnitOfMeasure(_, { input }, { erp }) {
      const { key, company_id, upstreamId } = named(unitIds, erp, input);
      return payload(async () => {
        await erp.api.deleteUnitOfMeasure({ company_id, unitOfMeasure_id: upstreamId });
        erp.unitOfMeasure.clear(key);
        return { deletedId: unitIds.ofKey(key) };
      });
    },
  },
};
