/** Operations of the table by name, and their variables. */
import { readdirSync, readFileSync } from "node:fs";
import {
  type FieldNode,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionNode,
} from "graphql";
import type { DemoCompany, Person } from "#services/demo/company.ts";
import { customerIdOf } from "#services/demo/things/banking.ts";
import { crmPersonIdOf } from "#services/demo/things/crm.ts";
import { demoEnvelopes } from "#services/demo/things/e-signature.ts";
import { contactIdOf } from "#services/demo/things/marketing.ts";
import { demoMeetings, demoWebinars } from "#services/demo/things/meetings.ts";
import { organizationAccountIdOf, socialUserIdOf } from "#services/demo/things/social.ts";
import { example } from "#services/demo/things/support-desk.ts";

const FOLDER = new URL("../../schema/examples/questions/", import.meta.url);

/** Every operation of `schema/examples/questions/`; none of them uses fragments of another name than a type's. */
export const operations: ReadonlyMap<string, OperationDefinitionNode> = new Map(
  readdirSync(FOLDER).flatMap((file) =>
    parse(readFileSync(new URL(file, FOLDER), "utf8"), { noLocation: true }).definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? [[node.name?.value ?? "", node] as const] : [],
    ),
  ),
);

export function operationOf(name: string): OperationDefinitionNode {
  const operation = operations.get(name);
  if (!operation) throw new Error(`there is no operation ${name}`);
  return operation;
}

export const queryOf = (name: string): string => print(operationOf(name));

/** Prefix of a field's second name. */
export const AGAIN = "again_";
const again = ({ alias, name }: FieldNode): NameNode => ({
  kind: Kind.NAME,
  value: `${AGAIN}${(alias ?? name).value}`,
});

/** Returns the operation with each root field twice, the second time under another name. */
export function doubledQueryOf(name: string): string {
  const operation = operationOf(name);
  const selections = operation.selectionSet.selections.flatMap((field): SelectionNode[] =>
    field.kind === Kind.FIELD ? [field, { ...field, alias: again(field) }] : [field],
  );
  return print({ ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections } });
}

/** Objects of the demo company by the names of the variables that take them. */
export function demoVariables({ people, organizations }: DemoCompany): Record<string, unknown> {
  const someone = people[37] as Person;
  const fifty = people.slice(0, 50);
  return {
    email: someone.email,
    domain: organizations[0]?.domain,
    shouted: someone.email.toUpperCase(),
    emails: fifty.map(({ email }) => email),
    agent: `User:${(people[1] as Person).email}`,
    meeting: String(demoMeetings.allHands.id),
    webinar: String(Object.values(demoWebinars)[0]?.id),
    envelope: demoEnvelopes.sent,
    ticket: `Ticket:${example.shared}`,
    customer: `BankCustomer:${customerIdOf(someone)}`,
    payment: "BankPayment:500001",
    city: someone.city,
    text: someone.lastName,
    accounts: Array.from({ length: 5 }, (_, index) => `SocialUser:${organizationAccountIdOf(index)}`),
    ids: [
      ...people.slice(0, 10).map(({ email }) => `User:${email}`),
      ...people.slice(10, 20).map((person) => `BankCustomer:${customerIdOf(person)}`),
      ...people.slice(20, 30).map((person) => `MarketingContact:${contactIdOf(person)}`),
      ...people.slice(30, 40).map((person) => `SocialUser:${socialUserIdOf(person)}`),
      ...people.slice(40, 43).map((person) => `CrmPerson:${crmPersonIdOf(person)}`),
    ],
  };
}

/** Variables for documents: objects of the demo company. An operation gets those that it declares. */
export function variablesFor(name: string, company: DemoCompany): Record<string, unknown> {
  const all = demoVariables(company);
  const declared = operationOf(name).variableDefinitions ?? [];
  return Object.fromEntries(declared.map(({ variable }) => [variable.name.value, all[variable.name.value]]));
}
