/** Prints `docs/demo-company.md`: objects of the demo company worth seeing, each with a query. Run it with tsx. */

import { writeFileSync } from "node:fs";
import { demoCompany, demoIndex } from "#services/demo/company.ts";
import { idFor } from "#services/demo/ids.ts";
import { paymentIdOf as accountingPaymentIdOf } from "#services/demo/things/accounting.ts";
import { groupIdOf, REMOTE_ACCESS } from "#services/demo/things/directory.ts";
import { demoEnvelopes } from "#services/demo/things/e-signature.ts";
import { demoIdps } from "#services/demo/things/identity.ts";
import { seededJobIds } from "#services/demo/things/marketing.ts";
import { demoMeetings, demoWebinars } from "#services/demo/things/meetings.ts";
import { organizationAccountIdOf } from "#services/demo/things/social.ts";
import { MAIN_ACCOUNT } from "#services/demo/things/treasury.ts";

export interface DemoObject {
  readonly what: string;
  /** Fields of `Query` that show the object. */
  readonly selection: string;
}

/** Objects in the initial data of the stand-in services. */
export function demoObjects(): readonly DemoObject[] {
  const { people } = demoCompany();
  const emailOf = (index: number) => people[index]?.email ?? "";
  const [first] = people;
  const person = (what: string, index: number, inner: string): DemoObject => ({
    what,
    selection: `user(email: "${emailOf(index)}") { ${inner} }`,
  });
  const node = (what: string, id: string): DemoObject => ({
    what,
    selection: `node(id: "${id}") { id }`,
  });
  const within = (what: string, id: string, family: string, field: string, inner: string): DemoObject => ({
    what,
    selection: `${family} { ${field}(id: "${id}") { ${inner} } }`,
  });
  const firstWebinar = String(Object.values(demoWebinars)[0]?.id);
  return [
    person("Person whom almost every service knows", 37, "displayName sources { family status }"),
    person("Person whose account is suspended", demoIndex.suspended, "identityUser { status }"),
    person(
      "Person whose account is locked out",
      demoIndex.lockedOut,
      "identityUser { status factors { type } }",
    ),
    node("External identity provider", `IdentityProvider:${demoIdps.partners}`),
    within(
      "Group of an engineering department, by id only",
      "department-engineering",
      "identity",
      "group",
      "members(first: 3) { nodes { email } }",
    ),
    within("User group of the directory", groupIdOf(REMOTE_ACCESS), "directory", "userGroup", "name"),
    within(
      "User of the directory, by id only",
      idFor("directory", 0),
      "directory",
      "user",
      "pushEndpoints { name }",
    ),
    node("Provider in the API catalog", "ApiProvider:treasury"),
    {
      what: "Ticket",
      selection: 'ticket(id: "Ticket:1001") { subject requester { email } }',
    },
    node("Ticket form", "TicketForm:7001"),
    within(
      "Completed envelope, by id only",
      demoEnvelopes.completed,
      "eSignature",
      "envelope",
      "documents { name }",
    ),
    within(
      "Meeting of the whole company, by id only",
      String(demoMeetings.allHands.id),
      "meetings",
      "meeting",
      "id",
    ),
    within("Webinar with a report, by id only", firstWebinar, "meetings", "webinar", "id"),
    within(
      "Account of an organization on the social network",
      organizationAccountIdOf(0),
      "social",
      "user",
      "id",
    ),
    node("Payment of a bank customer", "BankPayment:500001"),
    node("Financial account of the treasury", `TreasuryFinancialAccount:${MAIN_ACCOUNT}`),
    within(
      "Payment that is recorded in accounting",
      first ? accountingPaymentIdOf(first) : "",
      "accounting",
      "payment",
      "id",
    ),
    within(
      "Import of marketing contacts that has ended",
      seededJobIds.completed,
      "marketing",
      "importJob",
      "id",
    ),
  ];
}

/** The text of `docs/demo-company.md`. */
export function demoCompanyDoc(): string {
  const rows = demoObjects().map(({ what, selection }) => `| ${what} | \`{ ${selection} }\` |`);
  return `# The demo company

Generated from the seeds of the stand-in services by \`npm run codegen\`.

\`npm start\` without configuration answers with the data of a demo company. It begins with these objects; each query runs in the console. \`users\` lists people and finds them by name: \`users(filter: { text: "…" })\`.

${["| object | query |", "|---|---|", ...rows].join("\n")}
`;
}

if (process.argv[1]?.endsWith("docs/demo-company.ts"))
  writeFileSync(new URL("../../docs/demo-company.md", import.meta.url), demoCompanyDoc());
