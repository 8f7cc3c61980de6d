/** Example documents, grouped by task. Each can be run unchanged. */
import money from "../../schema/examples/questions/money.graphql?raw";
import people from "../../schema/examples/questions/people.graphql?raw";
import work from "../../schema/examples/questions/work.graphql?raw";

export interface Example {
  readonly name: string;
  readonly question: string;
  readonly document: string;
  readonly variables: string;
}

export interface Task {
  readonly task: string;
  readonly examples: readonly Example[];
}

/** Text of each operation by name, with the comment above it. */
const documents = new Map(
  [people, money, work].flatMap((text) =>
    text.split(/\n(?=# [^\n]*\n(?:# [^\n]*\n)*query )/).flatMap((part): [string, string][] => {
      const name = /^query (\w+)/m.exec(part)?.[1];
      return name === undefined ? [] : [[name, `${part.trim()}\n`]];
    }),
  ),
);

function example(name: string, variables: object = {}): Example {
  const document = documents.get(name) ?? "";
  const question = /^# (.*)/.exec(document)?.[1] ?? name;
  return {
    name: name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, " "),
    question,
    document,
    variables: Object.keys(variables).length > 0 ? JSON.stringify(variables, null, 2) : "",
  };
}

const someone = { email: "omar.vargas@northwind.example" };

export const tasks: readonly Task[] = [
  {
    task: "Screens of an application",
    examples: [
      example("SupportWorkspace"),
      example("OneCustomer", someone),
      example("Company360", { domain: "northwind.example" }),
      example("AccountsPayable"),
      example("CashPosition"),
      example("AccessReview"),
      example("EventRevenue", { meeting: "85746065432" }),
      example("CampaignPipeline", { emails: [someone.email, "paula.vargas@northwind.example"] }),
      example("TeamCapacity"),
      example("Onboarding", someone),
    ],
  },
  {
    task: "People of many services",
    examples: [example("PeopleTicketsPayments"), example("WhoIsWho"), example("BankCustomers")],
  },
  {
    task: "Who can sign in",
    examples: [example("PeopleByName"), example("DevicesOfPeople"), example("WorkersAndAccounts")],
  },
  {
    task: "The agent's queue",
    examples: [
      example("SupportQueue"),
      example("AgentQueue", { agent: "User:paula.vargas@northwind.example" }),
      example("PeopleAndTheirRatings"),
      example("SatisfactionOfCustomers"),
      example("QueueMembers"),
    ],
  },
  {
    task: "What vendors were paid",
    examples: [example("VendorsWhoAreCustomers"), example("TreasuryPayees"), example("CreditMemos")],
  },
  {
    task: "Where the money is",
    examples: [example("PaymentsOfTheDay"), example("CreditLeft"), example("Disputes")],
  },
  {
    task: "Sales and projects",
    examples: [
      example("SalesWeek"),
      example("TicketsInDeals"),
      example("TimeRegistered"),
      example("ProjectOwners"),
    ],
  },
  {
    task: "Who signed",
    examples: [example("EnvelopeRecipients", { envelope: "38b688bd-6205-4cb9-80dc-f3af026cd02b" })],
  },
];
