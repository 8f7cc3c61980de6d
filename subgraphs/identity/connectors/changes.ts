/** Changes of integrations, of their settings and mappings. A company and an organization identify a mapping. */
import type { Named } from "#contracts/connectors/index.ts";
import type { PsaMappedPairInput, PsaNamedInput } from "#generated/identity/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { IdentityContext } from "#subgraphs/identity/context.ts";
import { globalId } from "#subgraphs/kit/mapping/ids.ts";
import type { Nullish } from "#subgraphs/kit/mapping/nullish.ts";
import { payload } from "#subgraphs/kit/mapping/payloads.ts";
import { integrationIn, keyIn, organizationIn, ownId } from "./keys.ts";
import type { At } from "./mappers.ts";

interface Pair {
  readonly company: Named;
  readonly organization: Named;
}

function named({ id, name }: PsaNamedInput, argument: string, ownIdOf: (id: string) => string): Named {
  if (name.trim() === "") throw badInput(`"${argument}.name" is blank`, argument);
  return { id: ownIdOf(id), name };
}

/** @throws BAD_USER_INPUT for a body without members */
export function checkChanged<Body extends object>(body: Body): Body {
  if (Object.keys(body).length === 0) throw badInput("Nothing is to be changed", "input");
  return body;
}

interface MappingsInput<Mapping> {
  readonly integrationId?: Nullish<string>;
  readonly organizationId?: Nullish<string>;
  readonly save?: Nullish<readonly Mapping[]>;
  readonly remove?: Nullish<readonly PsaMappedPairInput[]>;
}

/**
 * Changes mappings in one call.
 * @param changes.own the part of a mapping that only this ticketing system has
 * @throws BAD_USER_INPUT if there is no change, or two of the same mapping
 */
export function changeMappings<Mapping extends PsaMappedPairInput, Own extends object>(
  connectors: IdentityContext["connectors"],
  system: "PsaA" | "PsaB",
  { integrationId, organizationId, save, remove }: MappingsInput<Mapping>,
  changes: {
    readonly own: (at: At, mapping: Mapping) => Own;
    readonly send: (input: At & { readonly body: { data: (Pair & Own)[] } }) => Promise<unknown>;
  },
) {
  const at = integrationIn(
    connectors,
    `${system}Integration`,
    integrationId,
    organizationId,
    "integrationId",
  );
  const pairIn = ({ company, organization }: PsaMappedPairInput): Pair => ({
    company: named(company, "company", (id) => ownId(`${system}Company`, id, at, "company")),
    organization: named(organization, "organization", (id) => organizationIn(id, "organization")),
  });
  const saved = (save ?? []).map((mapping) => ({ ...pairIn(mapping), ...changes.own(at, mapping) }));
  const removed = (remove ?? []).map(pairIn);
  const all = [...saved, ...removed];
  checkChanged(all);
  const keys = all.map(({ company, organization }) => keyIn(at, company.id, organization.id));
  if (new Set(keys.map(({ ids }) => JSON.stringify(ids))).size < all.length)
    throw badInput("A company and an organization are mapped to each other once in a change", "input");
  const data = [...saved, ...removed.map((pair) => ({ ...pair, delete: true }))] as (Pair & Own)[];
  return payload(async () => {
    await changes.send({ ...at, body: { data } });
    return {
      integration: { at, part: true as const },
      mappings: saved.map((mapping) => ({ ...mapping, at, part: true as const })),
      deletedIds: keys.slice(saved.length).map(({ ids }) => globalId(`${system}Mapping`, at.UUID, ...ids)),
    };
  });
}
