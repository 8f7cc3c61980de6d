/** Measured requests, as a client sends them. Peers choose their work by the operation's name. */

import { example } from "#gateway/schemas/supergraph.ts";

export const PEOPLE = 1_000;
const WALK_PAGE = 100;

export type WorkloadName = "headline" | "ticket" | "walk" | "gateways" | "coded" | "connector";

export interface Workload {
  readonly name: WorkloadName;
  readonly means: string;
  readonly query: string;
  /** Default numbers of clients at the same time. */
  readonly clients: readonly number[];
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Media types that the client accepts, if not JSON only. */
  readonly accept?: string;
  /** True if the operation is a whole walk, which follows `users.pageInfo` to the last page. */
  readonly walks?: boolean;
}

const TICKET = `query OneTicket($id: ID!) {
  ticket(id: $id) {
    id subject status
    requester { email displayName payments(first: 5) { nodes { id amount { amount currency } } } }
  }
}`;

const WALK = `query Walk($first: Int = ${WALK_PAGE}, $after: String) {
  users(first: $first, after: $after) {
    nodes {
      id email displayName
      tickets(first: 5) { nodes { id subject status } }
      payments(first: 5) { nodes { id status amount { amount currency } direction } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const workloads: readonly Workload[] = [
  {
    name: "headline",
    means: "50 users with tickets and payments",
    query: example("linked"),
    clients: [1, 16],
  },
  { name: "ticket", means: "one ticket, its user, their payments", query: TICKET, clients: [1, 16] },
  {
    name: "walk",
    means: `${PEOPLE} users by ${WALK_PAGE} with tickets and payments`,
    query: WALK,
    clients: [1],
    walks: true,
  },
];

/** Limits the walk to the first `people` if one page has room for them; otherwise the walk reads all people. */
export const walkOver = (workload: Workload, people: number): Workload =>
  people <= WALK_PAGE ? { ...workload, walks: false, variables: { first: people } } : workload;

export const bodyOf = ({ query }: Workload, variables: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ operationName: /^query (\w+)/m.exec(query)?.[1], query, variables });

interface PageOfUsers {
  readonly users: { readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null } };
}

/** Cursor of the next page of a walk; undefined at its end. */
export function nextOf(data: unknown): string | undefined {
  const { hasNextPage, endCursor } = (data as PageOfUsers).users.pageInfo;
  return hasNextPage ? (endCursor ?? undefined) : undefined;
}
