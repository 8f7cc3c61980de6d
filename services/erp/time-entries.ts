/** Time registrations of the company, and of one employee. */

import type { Employee, TimeEntryRecord } from "#contracts/erp/index.ts";
import type { timeEntryOperations } from "#contracts/erp/time-entries.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Random } from "#services/kit/data/random.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { instantAt, newId, unitNamed } from "./support/defaults.ts";
import { companyOf } from "./support/entity-set.ts";
import type { EntitySets } from "./support/entity-sets.ts";
import type { ErpTables, StoredEntity } from "./tables.ts";

type Changes = Partial<Omit<TimeEntryRecord, "id" | "employeeId" | "employeeNumber">>;

type Operations = Omit<
  typeof timeEntryOperations,
  "listTimeRegistrationEntries" | "getTimeRegistrationEntry"
>;

export function timeEntryHandlers(
  tables: ErpTables,
  { entries }: EntitySets,
  random: Random,
): HandlersOf<Operations> {
  const { timeEntries: rows, employees, units } = tables;
  function employeeOf(id: string): Employee {
    const employee = employees.get(id.toLowerCase());
    if (!employee) throw new Problem(404, "The employee does not exist");
    return employee;
  }
  /** Tests if an entry belongs to the employee. @throws Problem if the employee does not exist */
  const ofEmployee = (id: string) => {
    const employee = employeeOf(id);
    return (wire: TimeEntryRecord) => wire.employeeId === employee.id;
  };

  function create(
    company: string,
    employee: Employee,
    body: Changes & { date: string; quantity: number },
    now: number,
  ) {
    const unit = unitNamed(tables, company, body.unitOfMeasureId) ?? hours(company);
    const before = rows.by("employee", employee.id).map(({ wire }) => wire.lineNumber);
    return entries.add(company, {
      id: newId(random),
      employeeId: employee.id,
      employeeNumber: employee.number,
      lineNumber: Math.max(0, ...before) + 10_000,
      jobNumber: "",
      jobTaskNumber: "",
      absence: "",
      status: "Open",
      lastModifiedDateTime: instantAt(now),
      ...body,
      unitOfMeasureId: unit?.id ?? "",
      unitOfMeasureCode: unit?.code ?? "",
    });
  }
  const hours = (company: string) =>
    units.by("company", company).find(({ wire }) => wire.internationalStandardCode === "HUR")?.wire;

  function change(
    entry: StoredEntity<TimeEntryRecord>,
    tag: string | null | undefined,
    body: Changes,
    now: number,
  ) {
    const unit = unitNamed(tables, entry.company, body.unitOfMeasureId);
    return entries.change(entry, tag, (wire) => {
      refuseApproved(wire);
      return {
        ...wire,
        ...body,
        unitOfMeasureCode: unit?.code ?? wire.unitOfMeasureCode,
        lastModifiedDateTime: instantAt(now),
      };
    });
  }
  function refuseApproved({ status }: TimeEntryRecord): void {
    if (status === "Approved") throw new Problem(400, "The entry is approved: it cannot be changed any more");
  }
  function remove(entry: StoredEntity<TimeEntryRecord>): undefined {
    refuseApproved(entry.wire);
    return entries.remove(entry);
  }

  return {
    createTimeRegistrationEntry({ company_id, body: { employeeNumber, ...body } }, { now }) {
      const company = companyOf(tables, company_id);
      const [employee] = employees.by("number", employeeNumber);
      if (!employee) throw new Problem(400, "There is no such employee", { field: "employeeNumber" });
      return create(company, employee, body, now);
    },
    updateTimeRegistrationEntry: ({ company_id, timeRegistrationEntry_id: id, ...input }, { now }) =>
      change(entries.find(company_id, id), input["If-Match"], input.body, now),
    deleteTimeRegistrationEntry: ({ company_id, timeRegistrationEntry_id: id }) =>
      remove(entries.find(company_id, id)),

    listEmployeeTimeRegistrationEntries({ company_id, employee_id, ...query }) {
      const company = companyOf(tables, company_id);
      const own = rows.by("employee", employeeOf(employee_id).id);
      return entries.listed(
        own.filter((entry) => entry.company === company),
        query,
      );
    },
    getEmployeeTimeRegistrationEntry: ({ company_id, employee_id, timeRegistrationEntry_id: id, ...view }) =>
      entries.read(company_id, id, view, ofEmployee(employee_id)),
    createEmployeeTimeRegistrationEntry: ({ company_id, employee_id, body }, { now }) =>
      create(companyOf(tables, company_id), employeeOf(employee_id), body, now),
    updateEmployeeTimeRegistrationEntry: (input, { now }) =>
      change(
        entries.find(input.company_id, input.timeRegistrationEntry_id, ofEmployee(input.employee_id)),
        input["If-Match"],
        input.body,
        now,
      ),
    deleteEmployeeTimeRegistrationEntry: ({ company_id, employee_id, timeRegistrationEntry_id: id }) =>
      remove(entries.find(company_id, id, ofEmployee(employee_id))),
  };
}
