/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query People($first: Int!, $after: String) {\n  users(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...Person\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery PersonTickets($id: ID!, $first: Int!, $after: String) {\n  node(id: $id) {\n    ... on User {\n      id\n      tickets(first: $first, after: $after) {\n        nodes {\n          ...TicketRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n}\n\nquery OneTicket($id: ID!) {\n  ticket(id: $id) {\n    ...TicketRow\n  }\n}\n\nquery OnePayment($id: ID!) {\n  node(id: $id) {\n    ...PaymentRow\n  }\n}\n\nquery Vendors {\n  erp {\n    vendors(first: 1) {\n      nodes {\n        id\n        displayName\n      }\n    }\n  }\n}\n\nquery Units {\n  erp {\n    unitsOfMeasure(first: 1) {\n      nodes {\n        id\n        code\n      }\n    }\n  }\n}\n\nfragment Person on User {\n  id\n  displayName\n  tickets(first: 2) {\n    nodes {\n      ...TicketRow\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment TicketRow on Ticket {\n  id\n  subject\n  status\n  updatedAt\n  requester {\n    id\n  }\n}\n\nfragment PaymentRow on Payment {\n  id\n  status\n  amount {\n    amount\n    currency\n  }\n}": typeof types.PeopleDocument,
};
const documents: Documents = {
    "query People($first: Int!, $after: String) {\n  users(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...Person\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery PersonTickets($id: ID!, $first: Int!, $after: String) {\n  node(id: $id) {\n    ... on User {\n      id\n      tickets(first: $first, after: $after) {\n        nodes {\n          ...TicketRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n}\n\nquery OneTicket($id: ID!) {\n  ticket(id: $id) {\n    ...TicketRow\n  }\n}\n\nquery OnePayment($id: ID!) {\n  node(id: $id) {\n    ...PaymentRow\n  }\n}\n\nquery Vendors {\n  erp {\n    vendors(first: 1) {\n      nodes {\n        id\n        displayName\n      }\n    }\n  }\n}\n\nquery Units {\n  erp {\n    unitsOfMeasure(first: 1) {\n      nodes {\n        id\n        code\n      }\n    }\n  }\n}\n\nfragment Person on User {\n  id\n  displayName\n  tickets(first: 2) {\n    nodes {\n      ...TicketRow\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment TicketRow on Ticket {\n  id\n  subject\n  status\n  updatedAt\n  requester {\n    id\n  }\n}\n\nfragment PaymentRow on Payment {\n  id\n  status\n  amount {\n    amount\n    currency\n  }\n}": types.PeopleDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query People($first: Int!, $after: String) {\n  users(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...Person\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery PersonTickets($id: ID!, $first: Int!, $after: String) {\n  node(id: $id) {\n    ... on User {\n      id\n      tickets(first: $first, after: $after) {\n        nodes {\n          ...TicketRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n}\n\nquery OneTicket($id: ID!) {\n  ticket(id: $id) {\n    ...TicketRow\n  }\n}\n\nquery OnePayment($id: ID!) {\n  node(id: $id) {\n    ...PaymentRow\n  }\n}\n\nquery Vendors {\n  erp {\n    vendors(first: 1) {\n      nodes {\n        id\n        displayName\n      }\n    }\n  }\n}\n\nquery Units {\n  erp {\n    unitsOfMeasure(first: 1) {\n      nodes {\n        id\n        code\n      }\n    }\n  }\n}\n\nfragment Person on User {\n  id\n  displayName\n  tickets(first: 2) {\n    nodes {\n      ...TicketRow\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment TicketRow on Ticket {\n  id\n  subject\n  status\n  updatedAt\n  requester {\n    id\n  }\n}\n\nfragment PaymentRow on Payment {\n  id\n  status\n  amount {\n    amount\n    currency\n  }\n}"): (typeof documents)["query People($first: Int!, $after: String) {\n  users(first: $first, after: $after) {\n    edges {\n      cursor\n      node {\n        ...Person\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nquery PersonTickets($id: ID!, $first: Int!, $after: String) {\n  node(id: $id) {\n    ... on User {\n      id\n      tickets(first: $first, after: $after) {\n        nodes {\n          ...TicketRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n}\n\nquery OneTicket($id: ID!) {\n  ticket(id: $id) {\n    ...TicketRow\n  }\n}\n\nquery OnePayment($id: ID!) {\n  node(id: $id) {\n    ...PaymentRow\n  }\n}\n\nquery Vendors {\n  erp {\n    vendors(first: 1) {\n      nodes {\n        id\n        displayName\n      }\n    }\n  }\n}\n\nquery Units {\n  erp {\n    unitsOfMeasure(first: 1) {\n      nodes {\n        id\n        code\n      }\n    }\n  }\n}\n\nfragment Person on User {\n  id\n  displayName\n  tickets(first: 2) {\n    nodes {\n      ...TicketRow\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}\n\nfragment TicketRow on Ticket {\n  id\n  subject\n  status\n  updatedAt\n  requester {\n    id\n  }\n}\n\nfragment PaymentRow on Payment {\n  id\n  status\n  amount {\n    amount\n    currency\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;