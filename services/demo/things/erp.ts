/** Things of the ERP in the demo company that have a name, for seeds and tests. */

import { guidOf } from "#contracts/kit/guid.ts";
import type { Person } from "#services/demo/company.ts";

export const memoIdOf = (company: string, person: Person) =>
  guidOf(`erp credit memo ${company} ${person.index}`);
export const invoiceIdOf = (company: string, index: number) => guidOf(`erp invoice ${company} ${index}`);

/** Most vendors are the first company's, some the second's, a few both's. */
export const FIRST_COMPANY = guidOf("erp company 0");
export const SECOND_COMPANY = guidOf("erp company 1");

/** Names that no path or filter should stumble over, by the index of the person behind them. */
export const trickyNames: Readonly<Record<number, string>> = {
  0: "O'Neil & Sons (EU) / Parts",
  1: "100% Fish, Chips + More?",
  2: "''Quoted'' #1; (a','b')",
  5: "Çelik Łódź 株式会社 🚚",
};

/** A few people are no vendors. */
export const hasNoVendor = (person: Person) => person.index % 20 === 19;
export const companiesOf = ({ index }: Person): readonly string[] =>
  index % 12 === 6 ? [FIRST_COMPANY, SECOND_COMPANY] : [index % 3 === 2 ? SECOND_COMPANY : FIRST_COMPANY];
export const vendorIdOf = (person: Person, company: string) =>
  guidOf(`erp vendor ${company} ${person.index}`);
export const vendorNumberOf = (person: Person) => `V${String(person.index + 1).padStart(6, "0")}`;
export const vendorNameOf = (person: Person) =>
  trickyNames[person.index] ?? `${person.displayName} ${trades[person.index % trades.length]}`;

const trades = ["Consulting", "Logistics", "Print", "Catering", "Studio", "Supplies"] as const;

export const units = [
  { code: "HOUR", displayName: "Hour", internationalStandardCode: "HUR", symbol: "h" },
  { code: "DAY", displayName: "Day", internationalStandardCode: "DAY", symbol: "d" },
  { code: "PCS", displayName: "Piece", internationalStandardCode: "EA", symbol: "pcs" },
  { code: "KG", displayName: "Kilogram", internationalStandardCode: "KGM", symbol: "kg" },
  { code: "PALLET", displayName: "Pallet", internationalStandardCode: "PF", symbol: "" },
] as const;
export type UnitCode = (typeof units)[number]["code"];

export const unitIdOf = (company: string, code: UnitCode) => guidOf(`erp unit ${company} ${code}`);
export const employeeIdOf = ({ index }: Person) => guidOf(`erp employee ${index}`);
export const employeeNumberOf = ({ index }: Person) => `E${String(index + 1).padStart(5, "0")}`;
export const timeEntryIdOf = (person: Person, line: number) =>
  guidOf(`erp time entry ${person.index} ${line}`);
