/** Units of measure, employees, and the time that they have registered. */

import { type TimeEntryRecord, timeEntryStatuses } from "#contracts/erp/index.ts";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import {
  employeeIdOf,
  employeeNumberOf,
  timeEntryIdOf,
  type UnitCode,
  unitIdOf,
  units,
} from "#services/demo/things/erp.ts";
import { erpTables } from "#services/erp/tables.ts";
import type { SeedContext } from "#services/kit/service.ts";

const DAY = 86_400_000;

/** Every fifth person of the demo company registers their time. */
const isEmployee = ({ index }: Person) => index % 5 === 0 || index < 4;

export function seedUnits({ store }: SeedContext<DemoCompany>, company: string, today: string): void {
  const tables = erpTables(store);
  for (const unit of units)
    tables.units.put({
      company,
      version: 1,
      wire: { id: unitIdOf(company, unit.code), ...unit, lastModifiedDateTime: today },
    });
}

/** The first company's people register time: the older, the more of it is approved. */
export function seedTime({ store, random, company: demo }: SeedContext<DemoCompany>, company: string): void {
  const { employees, timeEntries } = erpTables(store);
  for (const person of demo.people.filter(isEmployee)) {
    const { displayName, email, title } = person;
    const employee = {
      id: employeeIdOf(person),
      number: employeeNumberOf(person),
      displayName,
      jobTitle: title,
      email,
    };
    employees.put(employee);
    for (let line = 1; line <= random.int(3, 8); line++) {
      const at = demo.today - line * 3 * DAY - random.int(0, DAY);
      const away = random.chance(0.15);
      const unit: UnitCode = away ? "DAY" : "HOUR";
      const status: TimeEntryRecord["status"] = line > 4 ? "Approved" : random.pick(timeEntryStatuses);
      timeEntries.put({
        company,
        version: 1,
        wire: {
          id: timeEntryIdOf(person, line),
          employeeId: employee.id,
          employeeNumber: employee.number,
          lineNumber: line * 10_000,
          jobNumber: away ? "" : `JOB${random.int(100, 120)}`,
          jobTaskNumber: away ? "" : String(random.int(1, 9) * 100),
          absence: away ? random.pick(["Holiday", "Illness"]) : "",
          date: new Date(at).toISOString().slice(0, 10),
          quantity: away ? 1 : random.int(2, 32) / 4,
          unitOfMeasureId: unitIdOf(company, unit),
          unitOfMeasureCode: unit,
          status,
          lastModifiedDateTime: new Date(at).toISOString(),
        },
      });
    }
  }
}
