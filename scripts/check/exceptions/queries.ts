/** Multi-line queries that stay in the TypeScript of a test, because no typed document has the same content. */

const OTHER_SCHEMA = "Asks a schema that the test itself makes.";
const WALK = "Composed by a walk over the schema, or for each of many lists in turn.";
const GIVEN_AS_TEXT = "The text is what is tested: it is parsed, completed or turned into tables.";
const PIECES = "The selection, or the name of the field, is an argument of the test's own function.";
const VALUES = "Composed of ids of the demo company, one text in a list of texts that are asked alike.";

/**
 * Number of such queries and the reason for them, by test file. The check reports an entry with more queries than
 * the file has.
 */
export const exceptions: Readonly<Record<string, readonly [queries: number, reason: string]>> = {
  "test/console/compose.test.ts": [1, GIVEN_AS_TEXT],
  "test/faults/writes.test.ts": [1, PIECES],
  "test/gateway/execution/defer/limits.test.ts": [1, "Has as many deferred parts as a test asks for."],
  "test/gateway/execution/defer/torture.test.ts": [1, OTHER_SCHEMA],
  "test/gateway/execution/stop-on-error.test.ts": [3, PIECES],
  "test/gateway/execution/shape/repaired-shape.test.ts": [1, OTHER_SCHEMA],
  "test/gateway/http/part-stream.test.ts": [1, "Its label is the longest one that is accepted."],
  "test/gateway/live/subscription-query.test.ts": [1, GIVEN_AS_TEXT],
  "test/gateway/policy/cost.test.ts": [1, "Names one domain twice, as a variable and as a literal."],
  "test/gateway/policy/scalar-literals.test.ts": [1, OTHER_SCHEMA],
  "test/inputs/given.ts": [3, VALUES],
  "test/inputs/second-pages.ts": [1, WALK],
  "test/kit/demo-nodes.ts": [10, VALUES],
  "test/links/ambiguous.test.ts": [1, PIECES],
  "test/operations/business/banking/payments.test.ts": [1, PIECES],
  "test/operations/business/marketing/recipients.test.ts": [1, PIECES],
  "test/operations/business/money-content.test.ts": [3, WALK],
  "test/operations/business/treasury/index.transfers.test.ts": [1, PIECES],
  "test/operations/collaboration/contact-centre/teams.test.ts": [2, PIECES],
  "test/operations/collaboration/one-content.test.ts": [1, VALUES],
  "test/operations/collaboration/support-desk/resource-collections.test.ts": [1, PIECES],
  "test/operations/identity/identity/roles.test.ts": [1, PIECES],
  "test/operations/identity/identity/users.test.ts": [1, PIECES],
  "test/operations/identity/one-content.test.ts": [1, VALUES],
  "test/operations/node-types.test.ts": [1, WALK],
  "test/platform/graphql/selections.test.ts": [1, OTHER_SCHEMA],
  "test/reports/kit/asking/paginate.test.ts": [3, GIVEN_AS_TEXT],
  "test/reports/kit/document/own-documents.test.ts": [3, GIVEN_AS_TEXT],
  "test/reports/kit/tables/tables.test.ts": [1, GIVEN_AS_TEXT],
  "test/soak/small-heap.ts": [1, "Each client asks with another text, so that no plan is found twice."],
};
