/** Registered time, of the whole company and of one employee. */
import type { GraphQLResolveInfo } from "graphql";
import {
  Employee,
  EmployeeTimeEntryCreate,
  TimeEntry,
  TimeEntryCreate,
  TimeEntryRecord,
  TimeEntryUpdate,
  timeEntryStatuses,
} from "#contracts/erp/index.ts";
import type { ErpTimeRegistrationEntryFilter, Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import type { ErpClient } from "#subgraphs/business/erp/client.ts";
import { filterOver, wordOf } from "#subgraphs/business/erp/filter.ts";
import {
  checkUpdate,
  company,
  employeeIds,
  named,
  ownId,
  timeEntryIds,
  unitIn,
} from "#subgraphs/business/erp/ids.ts";
import { rowsOf } from "#subgraphs/business/erp/lists.ts";
import { erpLoaders } from "#subgraphs/business/erp/loaders.ts";
import type { ErpEmployeeMapper, ErpTimeRegistrationEntryMapper } from "#subgraphs/business/erp/mappers.ts";
import { timeEntryView } from "#subgraphs/business/erp/views.ts";
import type { ConnectionArgs } from "#subgraphs/kit/loading/connection.ts";
import { userIn } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { neededScope } from "#subgraphs/kit/mapping/scope-keys.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import {
  argumentsBelow,
  mapWireType,
  referencedMembers,
  selectedMembers,
  selectedMembersIn,
  selectsKeyOnly,
} from "#subgraphs/kit/mapping/wire-fields.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";
import { unitOf } from "./units-of-measure.ts";

const TYPE = "ErpTimeRegistrationEntry";
const EMPLOYEE = "ErpEmployee";
const ENTRIES = "timeRegistrationEntries";

/** The employee that the first entry names; an employee without entries is known by the id alone. */
async function wholeEmployee(employee: ErpEmployeeMapper, { erp }: BusinessContext) {
  const { companyId, employeeId, entries } = employee;
  if (!entries) return erp.employee.load(employeeIds.keyFor(companyId, employeeId));
  const { nodes } = await entriesOf(erp, employee, null, entries.page, entries.members);
  return { ...nodes[0]?.employee, companyId, employeeId };
}

/** Entries of an employee. The same page is read once, for the list and for the employee's own fields. */
const entriesOf = (
  erp: ErpClient,
  { companyId, employeeId }: ErpEmployeeMapper,
  filter: ErpTimeRegistrationEntryFilter | null | undefined,
  page: ConnectionArgs,
  members: ReadonlySet<string>,
) =>
  rowsOf(companyId, entryFilter(filter), (where) =>
    erp.connection(
      "listEmployeeTimeRegistrationEntries",
      { ...where, employee_id: employeeId },
      page,
      timeEntryView(members),
    ),
  );

/** The first entries that are selected of an employee, if its own fields are selected too. */
function entriesBeside(info: GraphQLResolveInfo): ErpEmployeeMapper["entries"] {
  if (selectsKeyOnly(info, EMPLOYEE, ENTRIES)) return undefined;
  const { filter, first, after } = argumentsBelow(info, EMPLOYEE, ENTRIES) ?? {};
  if (filter != null || after != null || typeof first !== "number") return undefined;
  return { page: { first }, members: new Set([...selectedMembersIn(info, ENTRIES, TYPE), "employee"]) };
}
const keyOf = (entry: ErpTimeRegistrationEntryMapper) => timeEntryIds.of(entry.companyId, entry.id);

const entryFilter = filterOver(TimeEntryRecord, {
  renamed: { statuses: "status", updatedAt: "lastModifiedDateTime" },
  words: { statuses: timeEntryStatuses },
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
  const keyUnder =
    employee === undefined ? undefined : { companyId: company_id, parentId: employee, upstreamId };
  function clear() {
    erp.timeEntry.clear(key);
    if (keyUnder) erp.employeeTimeEntry.clear(keyUnder);
  }
  return { key, keyUnder, entry, under, company_id, clear };
}

export const timeResolvers: Resolvers = {
  Erp: {
    timeRegistrationEntry({ companyId }, input, { erp }, info) {
      const { key, keyUnder } = entryNamed(erp, { ...input, companyId });
      const members = selectedMembers(info, TYPE);
      return keyUnder ? erp.employeeTimeEntry.load(keyUnder, members) : erp.timeEntry.load(key, members);
    },
    timeRegistrationEntries({ companyId }, { filter, ...page }, { erp }, info) {
      const view = timeEntryView(selectedMembers(info, TYPE));
      return rowsOf(neededScope(erp, company, companyId), entryFilter(filter), (where) =>
        erp.connection("listTimeRegistrationEntries", where, page, view),
      );
    },
    employee({ companyId }, { id }, { erp }, info) {
      const { company_id, upstreamId } = named(employeeIds, erp, { id, companyId });
      return { companyId: company_id, employeeId: upstreamId, entries: entriesBeside(info) };
    },
  },

  ErpEmployee: mapWireType(
    Employee,
    {
      __resolveReference: ({ id }, { erp }) => erp.employee.load(employeeIds.key(erp, id)),
      id: ({ companyId, employeeId }: ErpEmployeeMapper) => employeeIds.of(companyId, employeeId),
      upstreamId: ({ employeeId }) => employeeId,
      companyId: ({ companyId }) => companyId,
      user: relation(
        { by: "email", reads: erpLoaders.employee.reads, note: "only if the employee is not read yet" },
        async (employee: ErpEmployeeMapper, _: object, context: BusinessContext) =>
          userIn(
            employee.email === undefined ? (await wholeEmployee(employee, context))?.email : employee.email,
          ),
      ),
      timeRegistrationEntries(employee, { filter, ...page }, { erp }, info) {
        const members = selectedMembers(info, TYPE);
        const all = employee.entries ? new Set([...members, "employee"]) : members;
        return entriesOf(erp, employee, filter, page, all);
      },
    },
    { loadFull: wholeEmployee },
  ),

  ErpTimeRegistrationEntry: mapWireType(
    TimeEntry,
    {
      __resolveReference: ({ id }, { erp }, info) =>
        erp.timeEntry.load(timeEntryIds.key(erp, id), referencedMembers(info, TYPE)),
      id: keyOf,
      upstreamId: ({ id }) => String(id),
      entityTag: (entity) => entity["@odata.etag"],
      companyId: ({ companyId }) => companyId,
      // An answer of a write expands nothing: the employee then reads its own fields.
      employee: ({ companyId, employeeId, employee }): ErpEmployeeMapper | null =>
        employeeId ? { ...employee, companyId, employeeId } : null,
      unitOfMeasure: (part, _, { erp }, info) => unitOf(part, erp, info),
    },
    {
      renamed: { updatedAt: "lastModifiedDateTime" },
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
        return { timeRegistrationEntry: { ...made, companyId: scope } };
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
        return { timeRegistrationEntry: { ...changed, companyId: company_id } };
      });
    },
    deleteErpTimeRegistrationEntry(_, { input }, { erp }) {
      const { key, entry, under, clear } = entryNamed(erp, input);
      return payload(async () => {
        if (under) await erp.api.deleteEmployeeTimeRegistrationEntry(under);
        else await erp.api.deleteTimeRegistrationEntry(entry);
        clear();
        return { deletedId: timeEntryIds.ofKey(key) };
      });
    },
  },
};
