/** Changes mappings of both ticketing systems. A call makes all its changes, or none. */
import { randomUUID } from "node:crypto";
import type { Named } from "#contracts/connectors/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import { type ConnectorsTables, keyIn, type OfIntegration } from "#services/connectors/tables.ts";
import type { Collection } from "#services/kit/data/store.ts";
import { valuesOf } from "./access.ts";

/** Company and organization identify a mapping. Both are required, also to delete it. */
interface Pair {
  readonly company: Named;
  readonly organization: Named;
}
interface Mapping extends Pair {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}
type Rows<T> = Collection<OfIntegration<T>, "integration">;

const nameOf = ({ company, organization }: Pair) => JSON.stringify([company.id, organization.id]);
const refused = (message: string, field: string) => new Problem(400, message, { field });

interface Change extends Pair {
  readonly delete?: boolean;
}

/**
 * Creates, edits and deletes mappings.
 * @param options.check Checks the part of a change that only this ticketing system has.
 * @throws Problem 400, or 404 for the deletion of an unknown mapping. Then nothing is changed.
 */
export function changeMappings<C extends Change, M extends Mapping>(
  { organizations }: ConnectorsTables,
  integration: { readonly id: string; readonly providerId: string },
  changes: readonly C[],
  now: number,
  options: {
    readonly mappings: Rows<M>;
    readonly companies: { get(key: string): unknown };
    readonly check: (change: C) => void;
    readonly made: (change: C, base: Mapping) => M;
  },
): void {
  const { mappings, companies, check, made } = options;
  const { id: integrationId, providerId } = integration;
  const known = new Map(valuesOf(mappings, integrationId).map((mapping) => [nameOf(mapping), mapping]));
  const named = new Set(changes.map(nameOf));
  if (named.size < changes.length)
    throw refused("A company and an organization are mapped to each other once in a request", "data");
  for (const change of changes) {
    const { company, organization } = change;
    if (change.delete) {
      if (!known.has(nameOf(change)))
        throw new Problem(404, `${company.name} and ${organization.name} are not mapped to each other`);
      continue;
    }
    if (!companies.get(keyIn(integrationId, company.id)))
      throw refused(`There is no company ${company.id}`, "company");
    if (organizations.get(organization.id)?.providerId !== providerId)
      throw refused(`There is no organization ${organization.id}`, "organization");
    check(change);
  }
  const updatedAt = new Date(now).toISOString();
  for (const change of changes) {
    const before = known.get(nameOf(change));
    if (change.delete) mappings.delete(keyIn(integrationId, before?.id ?? ""));
    else {
      const { company, organization } = change;
      const { id = randomUUID(), createdAt = updatedAt } = before ?? {};
      const value = made(change, { id, company, organization, createdAt, updatedAt });
      mappings.put({ integrationId, value });
    }
  }
}
