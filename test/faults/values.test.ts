/**
 * Values never become syntax: for any text, the family reads exactly this text at its place only, or nothing is
 * sent.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCondition } from "#contracts/kit/lq.ts";
import { parseForm } from "#contracts/kit/wire.ts";
import { parseWhere } from "#services/accounting/support/where.ts";
import { parseFilter } from "#services/erp/support/odata-filter.ts";
import type { ObservedCall } from "#services/kit/http/host.ts";
import { parseSearchQuery } from "#services/support-desk/search.ts";
import { runs } from "#test/kit/draws.ts";
import { sharedTributary } from "#test/kit/gateway.ts";
import { scopeKeys } from "#test/kit/scope-keys.ts";

/** Scopes of the demo company, as a deployment with the stand-in services configures them. */
const demoScopes = () =>
  Object.fromEntries(
    Object.entries(scopeKeys).map(([family, keys]) => [
      family,
      { scope: Object.fromEntries(keys.flatMap(({ parameter, demo }) => (demo ? [[parameter, demo]] : []))) },
    ]),
  );

const tributary = await sharedTributary({ settings: demoScopes() });

/** Texts that are syntax in some language. */
const pieces = [
  ..."'\"\\`%_*|:;,.&=?#+$@!~^<>()[]{}/ -\t\n\0",
  "''",
  '\\"',
  "%27",
  "%26x=1",
  "&filter=a:eq:b",
  "' or 1 eq 1 or '",
  '" OR "a"=="a',
  "') or contains(city,'",
  " type:user",
  "-status:open",
  'tags:x" status:closed "',
  "][x]=1",
  "__proto__",
  "null",
  "OR",
  "AND",
  "x",
  "7",
  "\u00e9",
  "\u2019",
  "\u{1f600}",
  "\ud800",
];
const value = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(""));

interface Dialect {
  readonly name: string;
  readonly document: string;
  /** Reads the value at its place in a call with the family's parser. */
  readonly read: (call: ObservedCall, value: string) => unknown;
  /** The expected result of `read` for a value. */
  readonly means: (value: string) => unknown;
}

const where = { "Contact.Name": "text" } as const;
const odata = { displayName: "text" } as const;

const dialects: readonly Dialect[] = [
  {
    name: "a list query (LQ)",
    document:
      "query ($v: String!) { directory { hrInstances(first: 1, filter: { name: { eq: $v } }) { nodes { id } } } }",
    read: ({ search }) => new URLSearchParams(search).getAll("filter").map(readCondition),
    means: (text) => [{ field: "name", operator: "eq", values: [[text]] }],
  },
  {
    name: "one of several values of a list query",
    document:
      'query ($v: String!) { directory { hrInstances(first: 1, filter: { name: { in: ["a", $v] } }) { nodes { id } } } }',
    read: ({ search }) => new URLSearchParams(search).getAll("filter").map(readCondition),
    means: (text) => [{ field: "name", operator: "in", values: [["a"], [text]] }],
  },
  {
    name: "OData",
    document:
      "query ($v: String!) { erp { vendors(first: 1, filter: { displayName: { eq: $v } }) { nodes { id } } } }",
    read: ({ query }, text) => {
      const holds = parseFilter(query["$filter"] ?? "", odata);
      return [text, `${text}x`, "", "x"].map((displayName) => holds({ displayName }));
    },
    means: (text) => [true, false, text === "", text === "x"],
  },
  {
    name: "where",
    document:
      "query ($v: String!) { accounting { prepayments(first: 1, filter: { contactDisplayName: { eq: $v } }) { nodes { id } } } }",
    read: ({ query }, text) => {
      const holds = parseWhere(query["where"] ?? "", where);
      return [text, `${text}x`, "", "x"].map((Name) => holds({ Contact: { Name } }));
    },
    means: (text) => [true, false, text === "", text === "x"],
  },
  {
    name: "a phrase of a search",
    document: "query ($v: String!) { tickets(first: 1, filter: { text: $v }) { nodes { id } } }",
    read: ({ query }) => parseSearchQuery(query["query"] ?? ""),
    means: (text) => ({ equals: { type: ["ticket"] }, compared: [], words: [text.trim().toLowerCase()] }),
  },
  {
    name: "a term of a search",
    document: "query ($v: String!) { tickets(first: 1, filter: { tags: [$v] }) { nodes { id } } }",
    read: ({ query }) => parseSearchQuery(query["query"] ?? ""),
    means: (text) => ({ equals: { type: ["ticket"], tags: [text.toLowerCase()] }, compared: [], words: [] }),
  },
  {
    name: "a search of requests, which has no way to write a quote",
    document:
      "query ($v: String!) { supportDesk { searchTickets(first: 1, filter: { text: $v }) { nodes { id } } } }",
    read: ({ query }) => query["query"],
    means: (text) => `"${text.replaceAll('"', " ").trim()}"`,
  },
  {
    name: "a CRM search",
    document: "query ($v: String!) { crm { searchPeople(filter: { text: $v }, first: 1) { nodes { id } } } }",
    read: ({ search }) => new URLSearchParams(search).getAll("term"),
    means: (text) => [text.trim()],
  },
  {
    name: "a parameter of a query",
    document:
      "query ($v: String!) { identity { providers(first: 1, filter: { text: $v }) { nodes { id } } } }",
    read: ({ search }) => new URLSearchParams(search).getAll("q"),
    means: (text) => [text],
  },
  {
    name: "a JSON:API filter",
    document: "query ($v: String!) { user(email: $v) { bankCustomer { id } } }",
    read: ({ search }) => [...new URLSearchParams(search)].filter(([name]) => name.startsWith("filter")),
    means: (text) => [["filter[email]", text.trim().toLowerCase()]],
  },
  {
    name: "a value of a form",
    document:
      "mutation ($v: String!) { updateTreasuryFinancialAccount(input: { nickname: $v }) { userErrors { code } } }",
    read: ({ body }) => parseForm(body ?? ""),
    means: (text) => ({ nickname: text }),
  },
  {
    name: "a name in a form",
    document:
      'mutation ($v: String!) { updateTreasuryFinancialAccount(input: { metadata: [{ key: $v, value: "1" }] }) { userErrors { code } } }',
    // Without the family's parser, which refuses names of members that all objects have.
    read: ({ body }) => [...new URLSearchParams(body)],
    means: (text) => [[`metadata[${text}]`, "1"]],
  },
];

describe("a value", () => {
  it.each(dialects.map((dialect) => [dialect.name, dialect] as const))(
    "stays a value in %s",
    { timeout: 120_000 },
    async (_name, { name, document, read, means }) => {
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(value, async (text) => {
          // Every address has an @, because other texts are refused in any case.
          const given = name === "a JSON:API filter" ? `${text}@example.org` : text;
          tributary.families.clock.advance(2_000);
          const { calls, errors } = await tributary.ask(document, { v: given });
          const [call, ...more] = calls;
          expect(more).toEqual([]);
          if (!call) {
            expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
            return;
          }
          sent++;
          expect(call.operation).toBeDefined();
          expect(read(call, given)).toEqual(means(given));
        }),
        { numRuns: runs(240) },
      );
      // Not all values are refused: about one in four generated addresses is valid.
      expect(sent).toBeGreaterThan(5);
    },
  );
});
