/** Registration to revenue: from a meeting's registrants to their deals and payments. */
import { RegistrationToRevenueDocument, type RegistrationToRevenueQuery } from "./__generated__/graphql.ts";
import { defineReport, each } from "./kit/report-definition.ts";
import { category, count, instant, money, text } from "./kit/rows/columns.ts";
import { Sums } from "./kit/rows/decimal.ts";

const columns = {
  registrant: text("Registrant"),
  email: text("E-mail"),
  status: category("Registration"),
  registeredAt: instant("Registered"),
  stage: category("Stage"),
  person: text("Person"),
  registrations: count("Registrations", { total: true }),
  deals: count("Deals", { total: true }),
  won: money("Won", { total: true }),
  payments: count("Payments", { total: true }),
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
    "Who registered for a meeting, and the deals and payments of the same people since ever. A person with several currencies has a row for each, and counts are in the first. In the totals each deal and payment counts once, even if several registrations lead to it.",
  document: RegistrationToRevenueDocument,
  columns,
  rows: ({ meetings }) => each(meetings?.meeting?.registrants?.nodes).flatMap(rowsOf),
  chart: { kind: "bars", title: "Registrations by stage", label: "stage", value: "registrations" },
});

const idsOf = (objects: readonly { readonly id: string }[]) => objects.map(({ id }) => id);

function rowsOf({ id, email, firstName, lastName, status, createdAt, user }: Registrant) {
  const deals = each(user?.crmPersons).flatMap((person) => each(person.deals?.nodes));
  const wonDeals = deals.filter(({ status: outcome }) => outcome === "WON");
  const won = new Sums().addAll(wonDeals.map((deal) => ({ id: deal.id, amount: deal.value })));
  const payments = each(user?.payments?.nodes);
  const paid = new Sums().addAll(payments);
  const currencies = new Set([...won, ...paid].map(({ currency }) => currency));
  const names = each(user?.crmPersons).map(({ name }) => name);
  const stages = {
    paid: payments.length,
    "deal won": wonDeals.length,
    deal: deals.length,
    person: names.length,
  };
  const [stage = "registered"] = Object.entries(stages).flatMap(([name, count]) => (count > 0 ? [name] : []));
  const counts = { registrations: [id], deals: idsOf(deals), payments: idsOf(payments) };
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
