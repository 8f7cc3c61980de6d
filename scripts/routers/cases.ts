/** The questions (operations) to each router, and the comparison of its responses with ours. */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { parse } from "graphql";
import { composedSchemas } from "#gateway/schemas/supergraph.ts";
import { customerIdOf, latestStatementOf } from "#services/demo/things/banking.ts";
import { missingScopesOf } from "#subgraphs/kit/access/access-check.ts";
import { defaultAccess } from "#subgraphs/kit/access/access-policy.ts";
import { operations, queryOf, variablesFor } from "./questions.ts";
import { OPERATION_ID_HEADER, type Stand } from "./stand.ts";

interface AnsweredError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly AnsweredError[];
}

/** A document with its variables. */
interface Question {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Time limit of a response, ms. */
const ANSWER_MS = 60_000;
/** Unanswered questions after which a router is not asked any more. */
const GIVE_UP = 2;
const NO_ANSWER = "no answer";

/** Asks a router as a client does: with a token, and with a new id for each operation. */
export async function ask(url: string, question: Question, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      [OPERATION_ID_HEADER]: randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  return (await response.json()) as Answer;
}

/** A response with the number of its REST calls. */
interface MeasuredResponse {
  readonly answer: Answer;
  readonly calls: number;
}

async function measured(stand: Stand, url: string, question: Question): Promise<MeasuredResponse> {
  stand.wait();
  const before = stand.calls();
  const answer = await ask(url, question, stand.token).catch(
    (error: unknown): Answer => ({ errors: [{ message: `${NO_ANSWER}: ${String(error)}` }] }),
  );
  return { answer, calls: stand.calls() - before };
}

/** Loads the indexes of people and workers, which are read once per process, not per operation. */
const warm = (stand: Stand, url: string) =>
  ask(
    url,
    {
      query: '{ user(email: "somebody@example.org") { identityUser { id } directoryHrWorker { username } } }',
    },
    stand.token,
  );

const questionOf = (stand: Stand, name: string): Question => ({
  query: queryOf(name),
  variables: variablesFor(name, stand.company),
});

/** Responses of our own gateway to all questions. */
export async function ownAnswers(stand: Stand): Promise<ReadonlyMap<string, MeasuredResponse>> {
  await warm(stand, stand.own);
  const answers = new Map<string, MeasuredResponse>();
  for (const name of operations.keys())
    answers.set(name, await measured(stand, stand.own, questionOf(stand, name)));
  return answers;
}

/** Results of a router for all questions. */
export interface Questions {
  readonly asked: number;
  /** Number of questions whose data equals ours, without errors. */
  readonly equal: number;
  readonly calls: number;
  readonly ownCalls: number;
  /** Questions whose responses differ, with the difference. */
  readonly differences: readonly string[];
  /** Questions with another number of calls than ours. */
  readonly otherCosts: readonly string[];
}

/** Asks all questions, and compares data with ours. */
export async function askQuestions(
  stand: Stand,
  url: string,
  own: ReadonlyMap<string, MeasuredResponse>,
): Promise<Questions> {
  await warm(stand, url);
  let equal = 0;
  let calls = 0;
  let ownCalls = 0;
  let unanswered = 0;
  const differences: string[] = [];
  const otherCosts: string[] = [];
  for (const [name, ours] of own) {
    const theirs = await measured(stand, url, questionOf(stand, name));
    calls += theirs.calls;
    ownCalls += ours.calls;
    if (
      theirs.answer.errors?.some(({ message }) => message.startsWith(NO_ANSWER)) &&
      ++unanswered === GIVE_UP
    )
      throw new Error(
        `${GIVE_UP} questions without an answer in ${ANSWER_MS / 1_000} s; the last is ${name}`,
      );
    const difference = differenceOf(ours.answer, theirs.answer);
    if (difference === undefined) equal++;
    else differences.push(`${name}: ${difference}`);
    if (theirs.calls !== ours.calls)
      otherCosts.push(`${name}: ${theirs.calls} calls, ours makes ${ours.calls}`);
  }
  return { asked: own.size, equal, calls, ownCalls, differences, otherCosts };
}

function differenceOf(ours: Answer, theirs: Answer): string | undefined {
  if (theirs.errors) return `errors: ${JSON.stringify(theirs.errors.slice(0, 2)).slice(0, 300)}`;
  return isDeepStrictEqual(comparable(theirs.data), comparable(ours.data))
    ? undefined
    : `other data at ${placeOf(comparable(ours.data), comparable(theirs.data))}`;
}

/** Replaces values that are encrypted differently each time: cursors and links. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== "object" || value === null)
    return typeof value === "string" && value.includes("/files/") ? "a link" : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      /cursor$/i.test(name) ? "a cursor" : comparable(inner),
    ]),
  );
}

/** The first place at which two values differ. */
function placeOf(ours: unknown, theirs: unknown, path = "data"): string {
  if (typeof ours !== "object" || typeof theirs !== "object" || ours === null || theirs === null)
    return `${path} (${String(theirs)} instead of ${String(ours)})`;
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const one: unknown = Reflect.get(ours, name);
    const other: unknown = Reflect.get(theirs, name);
    if (!isDeepStrictEqual(one, other)) return placeOf(one, other, `${path}.${name}`);
  }
  return path;
}

/** A single case. @returns undefined if the router behaves as ours, else the difference */
export type Case = (stand: Stand, url: string) => Promise<string | undefined>;

/** Objects of all subgraphs by their global ids, and one that does not exist. */
const node: Case = async (stand, url) => {
  const known = await ask(
    stand.own,
    { query: "{ tickets(first: 1) { nodes { id } } banking { payments(first: 1) { nodes { id } } } }" },
    stand.token,
  );
  const ids = [
    ...Array.from(JSON.stringify(known.data).matchAll(/"id":"([^"]+)"/g), ([, id]) => id),
    `User:${stand.company.people[3]?.email}`,
    "BankPayment:99999999",
  ];
  const question = {
    query:
      "query ($ids: [ID!]!, $id: ID!) { nodes(ids: $ids) { id __typename ... on Ticket { subject } ... on BankPayment { status } } missing: node(id: $id) { id } }",
    variables: { ids, id: "Ticket:99999999" },
  };
  return differenceOf(await ask(stand.own, question, stand.token), await ask(url, question, stand.token));
};

/** A write is carried out once, and answered as by ours. */
const mutation: Case = async (stand, url) => {
  const found = await ask(stand.own, { query: "{ tickets(first: 100) { nodes { id } } }" }, stand.token);
  // The last ticket, because no question reads it, so the write changes no compared response.
  const id = /.*"id":"([^"]+)"/.exec(JSON.stringify(found.data))?.[1];
  const question = {
    query:
      "mutation ($input: UpdateTicketInput!) { updateTicket(input: $input) { ticket { id subject } userErrors { message } } }",
    variables: { input: { id, comment: { body: "Written by way of a router." } } },
  };
  const ours = await measured(stand, stand.own, question);
  const theirs = await measured(stand, url, question);
  return (
    differenceOf(ours.answer, theirs.answer) ??
    (theirs.calls === ours.calls ? undefined : `${theirs.calls} calls, ours makes ${ours.calls}`)
  );
};

/** A family that is down affects only its own fields, with errors that name the family. */
const fault: Case = async (stand, url) => {
  stand.wait();
  stand.setFaults("banking=status:503");
  try {
    const { data, errors = [] } = await ask(
      url,
      {
        query:
          "{ users(first: 2) { nodes { email displayName tickets(first: 1) { nodes { id } } bankCustomer { id } } } }",
      },
      stand.token,
    );
    const { nodes } = (data as { users: { nodes: { tickets: unknown; bankCustomer: unknown }[] } }).users;
    if (nodes.length !== 2 || nodes.some((user) => !user.tickets || user.bankCustomer))
      return "other fields than those of the family are lost";
    return errors.length === 0 ? "no error" : lacking(errors, ["code", "family", "requestId"]);
  } finally {
    stand.setFaults("");
  }
};

/** An error of the client keeps its code. */
const badInput: Case = async (stand, url) => {
  const { errors = [] } = await ask(url, { query: '{ payment(id: "nonsense") { id } }' }, stand.token);
  if (errors.length === 0) return "no error";
  return lacking(errors, ["code", "requestId"]);
};

/**
 * First member that an error lacks. It also looks in the place where some routers put a subgraph's
 * extensions.
 */
function lacking(errors: readonly AnsweredError[], members: readonly string[]): string | undefined {
  const lacks = errors.find(({ extensions = {} }) => {
    const inner = extensions["upstream_extensions"];
    const all = typeof inner === "object" ? { ...extensions, ...inner } : extensions;
    return !members.every((name) => typeof Reflect.get(all, name) === "string");
  });
  return lacks && `an error without ${members.join(", ")}: ${JSON.stringify(lacks)}`;
}

/** A link from a subgraph leads to the file through our gateway. */
const file: Case = async (stand, url) => {
  stand.wait();
  const [someone] = stand.company.people;
  if (!someone) return "the demo company has no people";
  const answer = await ask(
    url,
    {
      query: "query ($id: ID!) { banking { statement(id: $id) { pdf { url } } } }",
      variables: { id: latestStatementOf(customerIdOf(someone)) },
    },
    stand.token,
  );
  const link = /"url":"([^"]+)"/.exec(JSON.stringify(answer.data))?.[1];
  if (link === undefined) return `no link: ${JSON.stringify(answer).slice(0, 300)}`;
  const { status } = await fetch(new URL(link, stand.own));
  return status === 200 ? undefined : `the link answers ${status}`;
};

/** Without a token no question returns data that requires a scope, or makes a call. */
const noToken: Case = async (stand, url) => {
  const before = stand.calls();
  for (const name of operations.keys()) {
    const { data, errors = [] } = await ask(url, questionOf(stand, name));
    if (/[^\s{}[\],:]/.test(JSON.stringify(data ?? {}).replaceAll(/"\w+":|null/g, "")))
      return `${name} has data`;
    if (errors.length === 0) return `${name} has no error`;
  }
  const made = stand.calls() - before;
  return made === 0 ? undefined : `${made} calls were made`;
};

/** A token with exactly the scopes that our gateway requires for a question is enough. */
const exactScopes: Case = async (stand, url) => {
  const { requirements, notCounted } = defaultAccess(composedSchemas().supergraph);
  for (const [name, operation] of operations) {
    stand.wait();
    const question = questionOf(stand, name);
    const demands = requirements.of(parse(question.query), operation);
    const { ids = [] } = (question.variables ?? {}) as { readonly ids?: readonly string[] };
    const all = [...demands.requirements, ...(demands.ids.length > 0 ? ids.flatMap(requirements.ofId) : [])];
    const token = await stand.tokenOf(missingScopesOf(all, new Set(), notCounted));
    const difference = differenceOf(await ask(stand.own, question, token), await ask(url, question, token));
    if (difference !== undefined) return `${name}: ${difference}`;
  }
  return undefined;
};

/** The cases besides the questions; the last leaves the subgraphs with an open circuit. */
export const cases: Readonly<Record<string, Case>> = {
  node,
  mutation,
  "bad input": badInput,
  file,
  "no token": noToken,
  "exact scopes": exactScopes,
  "family down": fault,
};
