/** Registered time, of the whole company and of one employee. */
import {
  EmployeeTimeEntryCreate,
  TimeEntry,
  TimeEntryCreate,
  TimeEntryRecord,
  TimeEntryUpdate,
  timeEntryStatuses,
} from "#contracts/erp/index.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { Resolvers } from "#subgraphs/business/__generated__/resolvers.ts";
import type { ErpClient } from "#subgraphs/business/erp/client.ts";
import { filterOver, wordOf } from "#subgraphs/business/erp/filter.ts";
import {
  checkUpdate,
  company,
  employeeIds,
  named,
  ownId,
  timeEntryIds,
  underParent,
  unitIn,
} from "#subgraphs/business/erp/ids.ts";
import { rowsOf } from "#subgraphs/business/erp/lists.ts";
import type { ErpEmployeeMapper, ErpTimeRegistrationEntryMapper } from "#subgraphs/business/erp/mappers.ts";
import { timeEntryView } from "#subgraphs/business/erp/views.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { neededScope } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType, referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/wire-fields.ts";
import { toUser } from "#subgraphs/kit/people/relations.ts";
import { unitOf } from "./units-of-measure.ts";

const TYPE = "ErpTimeRegistrationEntry";
const keyOf = (entry: ErpTimeRegistrationEntryMapper) => timeEntryIds.of(entry.companyId, entry.id);

const entryFilter = filterOver(TimeEntryRecord, {
  renamed: { lastModifiedAt: "lastModifiedDateTime" },
  words: { status: timeEntryStatuses },
});
const statusIn = (value: string | null | undefined) =>
  value == null ? null : wordOf(timeEntryStatuses, value, "status");

interface Named {
  readonly id: string;
  readonly companyId?: string | null | undefined;
  readonly employeeId?: string | null | undefined;
}

/** The entry that an input names, and under which employee it is asked for, if under one. */
function entryNamed(erp: ErpClient, { id, companyId, employeeId }: Named) {
  const { key, company_id, upstreamId } = named(timeEntryIds, erp, { id, companyId });
  const entry = { company_id, timeRegistrationEntry_id: upstreamId };
  const employee =
    employeeId == null ? undefined : ownId(employeeIds, erp, company_id, employeeId, "employeeId");
  const under = employee === undefined ? undefined : { ...entry, employee_id: employee };
  function clear() {
    erp.timeEntry.clear(key);
    if (employee !== undefined) erp.employeeTimeEntry.clear(underParent(company_id, employee, upstreamId));
  }
  return { key, entry, under, company_id, employee, upstreamId, clear };
}

export const timeResolvers: Resolvers = {
  Erp: {
    timeRegistrationEntry(_, input, { erp }, info) {
      const { key, company_id, employee, upstreamId } = entryNamed(erp, input);
      const members = selectedMembers(info, TYPE);
      if (employee === undefined) return erp.timeEntry.load(key, members);
      return erp.employeeTimeEntry.load(underParent(company_id, employee, upstreamId), members);
    },
    timeRegistrationEntries(_, { companyId, filter, ...page }, { erp }, info) {
      const view = timeEntryView(selectedMembers(info, TYPE));
      return rowsOf(neededScope(erp, company, companyId), entryFilter(filter), (where) =>
        erp.connection("listTimeRegistrationEntries", where, page, view),
      );
    },
    employee(_, { id, companyId }, { erp }) {
      const { company_id, upstreamId } = named(employeeIds, erp, { id, companyId });
      return { companyId: company_id, employeeId: upstreamId };
    },
  },

  ErpEmployee: {
    id: ({ companyId, employeeId }) => employeeIds.of(companyId, employeeId),
    upstreamId: ({ employeeId }) => employeeId,
    user: toUser("email"),
    timeRegistrationEntries({ companyId, employeeId }, { filter, ...page }, { erp }, info) {
      const view = timeEntryView(selectedMembers(info, TYPE));
      return rowsOf(companyId, entryFilter(filter), (where) =>
        erp.connection(
          "listEmployeeTimeRegistrationEntries",
          { ...where, employee_id: employeeId },
          page,
          view,
        ),
      );
    },
  },

  ErpTimeRegistrationEntry: mapWireType(
    TimeEntry,
    {
      __resolveReference: ({ id }, { erp }, info) =>
        erp.timeEntry.load(timeEntryIds.key(erp, id), referencedMembers(info, TYPE)),
      id: keyOf,
      upstreamId: ({ id }) => String(id),
      entityTag: (entity) => entity["@odata.etag"],
      companyId: ({ companyId }) => companyId,
      async employee(entry, _, { erp }): Promise<ErpEmployeeMapper | null> {
        const { companyId, employeeId } = entry;
        if (!employeeId) return null;
        const whole = entry.asWritten ? await erp.timeEntry.load(keyOf(entry)) : entry;
        return { ...whole?.employee, companyId, employeeId };
      },
      unitOfMeasure: (part, _, { erp }, info) => unitOf(part, erp, info),
    },
    {
      renamed: { lastModifiedAt: "lastModifiedDateTime" },
      alwaysSelect: ["id", "@odata.etag"],
      requires: { employee: ["employee", "employeeId"], unitOfMeasure: ["unitOfMeasure", "unitOfMeasureId"] },
    },
  ),

  Mutation: {
    createErpTimeRegistrationEntry(_, { input }, { erp }) {
      const { companyId, employeeId, employeeNumber, unitOfMeasureId, status, ...members } = input;
      const scope = neededScope(erp, company, companyId);
      if ((employeeId == null) === (employeeNumber == null))
        throw badInput('Give either "employeeId" or "employeeNumber"', "employeeId");
      const entry = {
        ...members,
        unitOfMeasureId: unitIn(erp, scope, unitOfMeasureId),
        status: statusIn(status),
      };
      const employee =
        employeeId == null ? undefined : ownId(employeeIds, erp, scope, employeeId, "employeeId");
      const write = () =>
        employee !== undefined
          ? erp.api.createEmployeeTimeRegistrationEntry({
              company_id: scope,
              employee_id: employee,
              body: toWire(EmployeeTimeEntryCreate, entry),
            })
          : erp.api.createTimeRegistrationEntry({
              company_id: scope,
              body: toWire(TimeEntryCreate, { ...entry, employeeNumber: employeeNumber ?? "" }),
            });
      return payload(async () => {
        const made = await write();
        return { timeRegistrationEntry: { ...made, companyId: scope, asWritten: true as const } };
      });
    },
    updateErpTimeRegistrationEntry(_, { input }, { erp }) {
      const { id, companyId, employeeId, entityTag, unitOfMeasureId, status, ...changes } = input;
      const { entry, under, company_id, clear } = entryNamed(erp, { id, companyId, employeeId });
      const body = toWire(TimeEntryUpdate, {
        ...changes,
        unitOfMeasureId: unitIn(erp, company_id, unitOfMeasureId),
        status: statusIn(status),
      });
      checkUpdate(entityTag, body);
      const change = { "If-Match": entityTag, body };
      return payload(async () => {
        const changed = under
          ? await erp.api.updateEmployeeTimeRegistrationEntry({ ...under, ...change })
          : await erp.api.updateTimeRegistrationEntry({ ...entry, ...change });
        clear();
        return { timeRegistrationEntry: { ...changed, companyId: company_id, asWritten: true as const } };
      });
    },
    deleteErpTimeRegistrationEntry(_, { input }, { erp }) {
      const { key, entry, under, clear } = entryNamed(erp, input);
      return payload(async () => {
        if (under) await erp.api.deleteEmployeeTimeRegistrationEntry(under);
        else await erp.api.deleteTimeRegistrationEntry(entry);
        clear();
        return { deletedId: key };
      });
    },
  },
};
