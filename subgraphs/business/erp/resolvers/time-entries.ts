/** Employees and their time registration entries. Employees are read from their entries. */
import type { GraphQLResolveInfo } from "graphql";
import { Employee, EmployeeTimeEntryCreate, TimeEntry, TimeEntryCreate } from "#contracts/erp/index.ts";
import type { Resolvers } from "#generated/business/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { BusinessContext } from "#subgraphs/business/context.ts";
import { rowsOf } from "#subgraphs/business/erp/collections.ts";
import { company, idsOf, ownId } from "#subgraphs/business/erp/ids.ts";
import { erpLoaders } from "#subgraphs/business/erp/loaders.ts";
import type { ErpEmployeeMapper, ErpTimeRegistrationEntryMapper } from "#subgraphs/business/erp/mappers.ts";
import { ALL_ROWS } from "#subgraphs/kit/filters/narrowing.ts";
import { userIn } from "#subgraphs/kit/mapping/ids.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { neededScope } from "#subgraphs/kit/mapping/scope-keys.ts";
import {
  argumentsBelow,
  selectedMembersIn,
  selectsKeyOnly,
} from "#subgraphs/kit/mapping/selected-members.ts";
import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

const TYPE = "ErpTimeRegistrationEntry";
const EMPLOYEE = "ErpEmployee";
const ENTRIES = "timeRegistrationEntries";
const employeeIds = idsOf(EMPLOYEE);

/** The employee in the first entry. Without entries, only the id is known. */
async function wholeEmployee(
  { companyId, employeeId, entries }: ErpEmployeeMapper,
  { erp }: BusinessContext,
) {
  if (!entries) return erp.employee.load(employeeIds.keyFor(companyId, employeeId));
  const path = { employee_id: employeeId };
  const { nodes } = await rowsOf(erp, "listEmployeeTimeRegistrationEntries", ALL_ROWS, entries.page, {
    companyId,
    fields: entries.members,
    path,
  });
  return { ...(nodes[0] as ErpTimeRegistrationEntryMapper | undefined)?.employee, companyId, employeeId };
}

/**
 * The first page of entries to read for an employee, if its own fields and the start of its entries are selected.
 * One call then serves both.
 */
function entriesBeside(info: GraphQLResolveInfo): Pick<ErpEmployeeMapper, "entries" | "extraMembers"> {
  if (selectsKeyOnly(info, EMPLOYEE, ENTRIES)) return {};
  const { filter, first, after } = argumentsBelow(info, EMPLOYEE, ENTRIES) ?? {};
  if (filter != null || after != null || typeof first !== "number") return {};
  const extraMembers = ["employee"];
  const members = new Set([...selectedMembersIn(info, ENTRIES, TYPE), ...extraMembers]);
  return { entries: { page: { first }, members }, extraMembers };
}

export const timeResolvers: Resolvers = {
  Erp: {
    employee({ companyId }, { id }, { erp }, info) {
      const { scope, upstreamId } = employeeIds.key(erp, id, companyId);
      return { companyId: scope, employeeId: upstreamId, ...entriesBeside(info) };
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
    },
    { loadFull: wholeEmployee },
  ),

  ErpTimeRegistrationEntry: mapWireType(
    TimeEntry,
    {
      // The response of a write does not contain the employee, whose fields are then read by id.
      employee: ({ companyId, employeeId, employee }): ErpEmployeeMapper | null =>
        employeeId ? { ...employee, companyId, employeeId } : null,
    },
    { requires: { employee: ["employee", "employeeId"] } },
  ),

  Mutation: {
    createErpTimeRegistrationEntry(_, { input }, { erp }) {
      const { companyId, employeeId, employeeNumber, unitOfMeasureId, ...members } = input;
      const company_id = neededScope(erp, company, companyId);
      if ((employeeId == null) === (employeeNumber == null))
        throw badInput('Give either "employeeId" or "employeeNumber"', "employeeId");
      const own = (type: string, id: string | null | undefined, argument: string) =>
        id == null ? id : ownId(type, erp, company_id, id, argument);
      const unit = own("ErpUnitOfMeasure", unitOfMeasureId, "unitOfMeasureId");
      const entry = { ...members, unitOfMeasureId: unit };
      const employee_id = own(EMPLOYEE, employeeId, "employeeId");
      const write = () =>
        employee_id == null
          ? erp.api.createTimeRegistrationEntry({
              company_id,
              body: toWire(TimeEntryCreate, { ...entry, employeeNumber: employeeNumber ?? "" }),
            })
          : erp.api.createEmployeeTimeRegistrationEntry({
              company_id,
              employee_id,
              body: toWire(EmployeeTimeEntryCreate, entry),
            });
      return payload(async () => ({ timeRegistrationEntry: { ...(await write()), companyId: company_id } }));
    },
  },
};
