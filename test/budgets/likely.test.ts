/** The likely cost of each question of the table, compared with its number of calls. */
import { type DocumentNode, Kind } from "graphql";
import { describe, expect, it } from "vitest";
import { CostModel } from "#gateway/policy/cost.ts";
import { composedSchemas, costTable } from "#gateway/schemas/supergraph.ts";
import { readWeights } from "#platform/graphql/cost-table.ts";
import { defaultQueryLimits } from "#platform/limits/limits.ts";
import { operationOf, variablesFor } from "#scripts/routers/questions.ts";
import { demoCompany } from "#services/demo/company.ts";
import { budgets } from "./table.ts";

const company = demoCompany();
const model = new CostModel(
  composedSchemas().supergraph,
  readWeights(costTable()),
  defaultQueryLimits.pageSize,
);

/** Persons of the CRM are read by a search each or by a page of the list. The model adds a part of both. */
const EITHER: ReadonlySet<string> = new Set([
  "Disputes",
  "Applicants",
  "TreasuryPayees",
  "CreditLeft",
  "VendorsWhoAreCustomers",
]);

describe("the cost of a question", () => {
  it.each(budgets)(
    "$name is likely within a factor of 2 of its calls (3.5 where calls exclude each other), and at most the greatest cost",
    ({ name, calls }) => {
      const operation = operationOf(name);
      const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation] };
      const variables = variablesFor(name, company);
      const made = Object.values(calls).reduce((sum, number) => sum + number, 0);
      const likely = model.likelyOf(document, operation, variables);
      expect(likely).toBeGreaterThanOrEqual(made / 2);
      expect(likely).toBeLessThanOrEqual((EITHER.has(name) ? 3.5 : 2) * made);
      expect(model.callsOf(document, operation, variables)).toBeGreaterThanOrEqual(made);
      expect(model.leastOf(document, operation, variables)).toBeLessThanOrEqual(made);
    },
  );
});
