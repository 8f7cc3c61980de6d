/* eslint-disable */
import * as types from './graphql.ts';



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
    "query Linked {\n  users(first: 50) {\n    nodes {\n      id\n      email\n      displayName\n      identityUser {\n        upstreamId\n        status\n      }\n      tickets(first: 5) {\n        nodes {\n          id\n          subject\n          status\n          requester {\n            email\n          }\n        }\n      }\n      payments(first: 5) {\n        nodes {\n          id\n          status\n          amount {\n            amount\n            currency\n          }\n          payer {\n            email\n          }\n        }\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": typeof types.LinkedDocument,
};
const documents: Documents = {
    "query Linked {\n  users(first: 50) {\n    nodes {\n      id\n      email\n      displayName\n      identityUser {\n        upstreamId\n        status\n      }\n      tickets(first: 5) {\n        nodes {\n          id\n          subject\n          status\n          requester {\n            email\n          }\n        }\n      }\n      payments(first: 5) {\n        nodes {\n          id\n          status\n          amount {\n            amount\n            currency\n          }\n          payer {\n            email\n          }\n        }\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}": types.LinkedDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Linked {\n  users(first: 50) {\n    nodes {\n      id\n      email\n      displayName\n      identityUser {\n        upstreamId\n        status\n      }\n      tickets(first: 5) {\n        nodes {\n          id\n          subject\n          status\n          requester {\n            email\n          }\n        }\n      }\n      payments(first: 5) {\n        nodes {\n          id\n          status\n          amount {\n            amount\n            currency\n          }\n          payer {\n            email\n          }\n        }\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n}"): typeof import('./graphql.ts').LinkedDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
