/** The ERP's share of the demo company: two companies, and a vendor for nearly everyone in one of them. */

import { blockedValues } from "#contracts/erp/index.ts";
import { guidOf } from "#contracts/kit/guid.ts";
import type { DemoCompany } from "#services/demo/company.ts";
import {
  companiesOf,
  FIRST_COMPANY,
  hasNoVendor,
  SECOND_COMPANY,
  vendorIdOf,
  vendorNameOf,
  vendorNumberOf,
} from "#services/demo/things/erp.ts";
import { erpTables } from "#services/erp/tables.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { seedDocuments } from "./documents.ts";
import { seedBooks } from "./finance.ts";
import { seedTime, seedUnits } from "./time.ts";

const DAY = 86_400_000;
const currencies = [
  { code: "USD", displayName: "US dollar", symbol: "$" },
  { code: "EUR", displayName: "Euro", symbol: "€" },
  { code: "GBP", displayName: "Pound sterling", symbol: "£" },
  { code: "CAD", displayName: "Canadian dollar", symbol: "$" },
  { code: "JPY", displayName: "Japanese yen", symbol: "¥" },
  { code: "KWD", displayName: "Kuwaiti dinar", symbol: "KD" },
  { code: "NGN", displayName: "Nigerian naira", symbol: "₦" },
] as const;
const currencyIn: Readonly<Record<string, (typeof currencies)[number]["code"]>> = {
  CA: "CAD",
  DE: "EUR",
  GB: "GBP",
  JP: "JPY",
  KW: "KWD",
  NG: "NGN",
  NL: "EUR",
  PT: "EUR",
};
const digitsOf: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 };
const paymentTerms = ["0D", "14D", "30D"].map((dueDateCalculation) => ({
  id: guidOf(`erp payment term ${dueDateCalculation}`),
  code: dueDateCalculation === "0D" ? "COD" : `NET${dueDateCalculation.slice(0, -1)}`,
  displayName:
    dueDateCalculation === "0D" ? "Cash on delivery" : `Net ${dueDateCalculation.slice(0, -1)} days`,
  dueDateCalculation,
}));

export function seedErp(context: SeedContext<DemoCompany>): void {
  const { store, random, company: demo } = context;
  const tables = erpTables(store);
  for (const id of [FIRST_COMPANY, SECOND_COMPANY]) tables.companies.put({ id });
  for (const currency of currencies) tables.currencies.put(currency);
  for (const term of paymentTerms) tables.paymentTerms.put(term);

  const money = (currency: string) => {
    const digits = digitsOf[currency] ?? 2;
    return Number((random.int(0, 90_000_000) / 10 ** digits).toFixed(digits));
  };
  for (const person of demo.people) {
    if (hasNoVendor(person)) continue;
    for (const company of companiesOf(person)) {
      const id = vendorIdOf(person, company);
      const number = vendorNumberOf(person);
      const displayName = vendorNameOf(person);
      const currencyCode = currencyIn[person.country] ?? "USD";
      tables.vendors.put({
        company,
        version: 1,
        wire: {
          id,
          number,
          displayName,
          addressLine1: person.street,
          city: person.city,
          country: person.country,
          postalCode: String(10_000 + ((person.index * 37) % 90_000)),
          phoneNumber: person.phone,
          email: person.email,
          website: person.index % 3 === 0 ? `https://${number.toLowerCase()}.example` : "",
          taxRegistrationNumber: `${person.country}${random.int(100_000_000, 999_999_999)}`,
          currencyCode,
          paymentTermsId: random.pick(paymentTerms).id,
          balance: money(currencyCode),
          blocked: random.chance(0.9) ? "None" : random.pick(blockedValues),
          lastModifiedDateTime: new Date(demo.today - random.int(0, 500 * DAY)).toISOString(),
        },
      });
      tables.purchases.put({
        company,
        version: 1,
        wire: { vendorId: id, vendorNumber: number, name: displayName, totalPurchaseAmount: money("USD") },
      });
    }
  }
  for (const company of [FIRST_COMPANY, SECOND_COMPANY]) {
    seedUnits(context, company, new Date(demo.today).toISOString());
    seedBooks(context, company);
    seedDocuments(context, company);
  }
  seedTime(context, FIRST_COMPANY);
}
