/** Registration to revenue: from a meeting's registrants to their deals and payments. */
import { RegistrationToRevenueDocument, type RegistrationToRevenueQuery } from "./__generated__/graphql.ts";
import { category, instant, integer, money, text } from "./kit/columns.ts";
import { Sums } from "./kit/decimal.ts";
import { defineReport, each } from "./kit/report.ts";

const columns = {
  registrant: text("Registrant"),
  email: text("E-mail"),
  status: category("Registration"),
  registeredAt: instant("Registered"),
  stage: category("Stage"),
  person: text("Person"),
  registrations: integer("Registrations", { total: true }),
  deals: integer("Deals", { total: true }),
  won: money("Won", { total: true }),
  payments: integer("Payments", { total: true }),
  paid: money("Paid", { total: true }),
};

type Registrants = NonNullable<
  NonNullable<NonNullable<RegistrationToRevenueQuery["meetings"]>["meeting"]>["registrants"]
>;
type Registrant = Registrants["nodes"][number];

export const registrationToRevenue = defineReport({
  name: "registration-to-revenue",
  title: "Registration to revenue",
  about:
    "Who registered for a meeting, and the deals and payments of the same people since ever. A person with several currencies has a row for each; what is counted stands in the first.",
  document: RegistrationToRevenueDocument,
  columns,
  rows: ({ meetings }) => each(meetings?.meeting?.registrants?.nodes).flatMap(rowsOf),
  chart: { kind: "bars", title: "People by stage", label: "stage", value: "registrations" },
});

function rowsOf({ email, firstName, lastName, status, createdAt, user }: Registrant) {
  const deals = each(user?.crmPersons).flatMap((person) => each(person.deals?.nodes));
  const won = new Sums().addAll(deals.map((deal) => (deal.status === "WON" ? deal.value : null)));
  const payments = each(user?.payments?.nodes);
  const paid = new Sums().addAll(payments.map(({ amount }) => amount));
  const currencies = new Set([...won, ...paid].map(({ currency }) => currency));
  const names = each(user?.crmPersons).map(({ name }) => name);
  const stages = { paid: payments.length, "deal won": won.size, deal: deals.length, person: names.length };
  const [stage = "registered"] = Object.entries(stages).flatMap(([name, count]) => (count > 0 ? [name] : []));
  const counts = { registrations: 1, deals: deals.length, payments: payments.length };
  const whose = {
    registrant: [firstName, lastName].filter(Boolean).join(" "),
    email,
    status,
    registeredAt: createdAt,
    stage,
    person: names.join(", "),
  };
  const of = (sums: Sums, currency: string) => [...sums].find((one) => one.currency === currency) ?? null;
  return (currencies.size === 0 ? [""] : [...currencies]).map((currency, index) => ({
    ...whose,
    ...(index === 0 ? counts : { registrations: null, deals: null, payments: null }),
    won: of(won, currency),
    paid: of(paid, currency),
  }));
}
