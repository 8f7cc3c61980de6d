/** Time entries of all employees of a company, and of one employee. */
import Type from "typebox";
import { del, get, json, patch, post } from "#contracts/kit/contract.ts";
import { $filter, Day, entityOf, expand, Guid, Instant, ifMatch, page, select, tagged } from "./common.ts";
import { UnitOfMeasure } from "./units-of-measure.ts";

export const timeEntryStatuses = ["Open", "Submitted", "Rejected", "Approved"] as const;

/** Writable members. The employee of the entry cannot change. */
const writable = {
  jobNumber: Type.String({ maxLength: 20 }),
  jobTaskNumber: Type.String({ maxLength: 20 }),
  /** Reason of the absence, if the entry is one. */
  absence: Type.String({ maxLength: 50 }),
  date: Day,
  quantity: Type.Number({ minimum: 0, maximum: 24 }),
  unitOfMeasureId: Guid,
  status: Type.Enum([...timeEntryStatuses]),
};
const members = {
  employeeId: Guid,
  employeeNumber: Type.String(),
  lineNumber: Type.Integer(),
  ...writable,
  unitOfMeasureCode: Type.String(),
  lastModifiedDateTime: Instant,
};

/** An employee. No operation reads it; `$expand` adds it. */
export const Employee = Type.Object({
  id: Type.String(),
  number: Type.String(),
  displayName: Type.String(),
  jobTitle: Type.String(),
  email: Type.String(),
});

/** A stored entry. */
export const TimeEntryRecord = Type.Object({ id: Guid, ...members });

export const TimeEntry = entityOf({ ...tagged, id: Guid }, members, {
  employee: Employee,
  unitOfMeasure: UnitOfMeasure,
});

const creatable = {
  ...Type.Partial(Type.Object(writable)).properties,
  date: writable.date,
  quantity: writable.quantity,
};
/** If the path does not name the employee, the body must. */
export const TimeEntryCreate = Type.Object(
  { employeeNumber: Type.String({ minLength: 1 }), ...creatable },
  { additionalProperties: false },
);
export const EmployeeTimeEntryCreate = Type.Object(creatable, { additionalProperties: false });
export const TimeEntryUpdate = Type.Partial(Type.Object(writable), { additionalProperties: false });

export type Employee = Type.Static<typeof Employee>;
export type TimeEntryRecord = Type.Static<typeof TimeEntryRecord>;
export type TimeEntry = Type.Static<typeof TimeEntry>;

const view = { ...expand("employee", "unitOfMeasure"), ...select(TimeEntryRecord.properties) };
const list = { query: { $filter, ...view }, page: page(TimeEntry) };
const update = { headers: ifMatch, body: json(TimeEntryUpdate), returns: TimeEntry };

export const timeEntryOperations = {
  listTimeRegistrationEntries: get("/companies({company_id})/timeRegistrationEntries", list),
  createTimeRegistrationEntry: post("/companies({company_id})/timeRegistrationEntries", {
    body: json(TimeEntryCreate),
    returns: TimeEntry,
    success: [201],
  }),
  getTimeRegistrationEntry: get(
    "/companies({company_id})/timeRegistrationEntries({timeRegistrationEntry_id})",
    { query: view, returns: TimeEntry },
  ),
  updateTimeRegistrationEntry: patch(
    "/companies({company_id})/timeRegistrationEntries({timeRegistrationEntry_id})",
    update,
  ),
  deleteTimeRegistrationEntry: del(
    "/companies({company_id})/timeRegistrationEntries({timeRegistrationEntry_id})",
    { success: [204] },
  ),
  listEmployeeTimeRegistrationEntries: get(
    "/companies({company_id})/employees({employee_id})/timeRegistrationEntries",
    list,
  ),
  createEmployeeTimeRegistrationEntry: post(
    "/companies({company_id})/employees({employee_id})/timeRegistrationEntries",
    { body: json(EmployeeTimeEntryCreate), returns: TimeEntry, success: [201] },
  ),
  getEmployeeTimeRegistrationEntry: get(
    "/companies({company_id})/employees({employee_id})/timeRegistrationEntries({timeRegistrationEntry_id})",
    { query: view, returns: TimeEntry },
  ),
  updateEmployeeTimeRegistrationEntry: patch(
    "/companies({company_id})/employees({employee_id})/timeRegistrationEntries({timeRegistrationEntry_id})",
    update,
  ),
  deleteEmployeeTimeRegistrationEntry: del(
    "/companies({company_id})/employees({employee_id})/timeRegistrationEntries({timeRegistrationEntry_id})",
    { success: [204] },
  ),
};
