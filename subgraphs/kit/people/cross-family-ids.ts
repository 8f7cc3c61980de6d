/**
 * Ids by which other families know a person who has no route there from an address: kept in
 * attributes of the directory's profile and, where that is configured, in custom fields of the CRM.
 */
import {
  attributeSetting,
  fieldSetting,
  type LinkedRecord,
  linkedIdType,
  linkedNames,
} from "#contracts/kit/linked-ids.ts";
import type { FamilySettings } from "#platform/config/family-settings.ts";
import { TributaryError } from "#platform/errors/catalog.ts";

export { type LinkedRecord, linkedIdType, linkedNames };

type InFamily = { readonly client: { readonly upstream: { readonly settings: FamilySettings } } };

/** The profile attribute that holds the id of a record. */
export const attributeOf = ({ client }: InFamily, record: LinkedRecord): string =>
  client.upstream.settings.scope?.[attributeSetting(record)] ?? linkedIdType[record].attribute;

/** The CRM's custom field that holds it; undefined where none is configured. */
export const fieldOf = ({ client }: InFamily, record: LinkedRecord): string | undefined =>
  client.upstream.settings.scope?.[fieldSetting(record)];

/** The ids of one person, as one family knows them; or why it could not say. */
export type LinkedIds =
  | { readonly [R in LinkedRecord]?: readonly string[] }
  | { readonly failed: Readonly<Record<string, unknown>> };

/** The ids that values of attributes are: texts and numbers, each once. */
export function idsIn(values: readonly unknown[]): string[] {
  const ids = values.flatMap((value) =>
    (typeof value === "string" && value.trim() !== "") || typeof value === "number"
      ? [String(value).trim()]
      : [],
  );
  return [...new Set(ids)];
}

/**
 * Ids that go from one subgraph to another, where a failure must come to light in the field that
 * needs them, not in one that no client asked for.
 */
export async function resultOrFailure(read: () => Promise<LinkedIds>): Promise<LinkedIds> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof TributaryError)) throw error;
    return { failed: { ...error.extensions } };
  }
}

/** An id, and how it was come by. */
export interface LinkedId {
  readonly id: string;
  readonly by: "IDENTITY_ATTRIBUTE" | "CRM_FIELD";
}

/**
 * All ids that a person has for a record, each once.
 * @throws what kept one of the families from saying: the rest alone might be somebody else's
 */
export function linkedIds(
  record: LinkedRecord,
  sources: { readonly identity: unknown; readonly crm: unknown },
): LinkedId[] {
  const found = new Map<string, LinkedId>();
  for (const [ids, by] of [
    [sources.identity, "IDENTITY_ATTRIBUTE"],
    [sources.crm, "CRM_FIELD"],
  ] as const) {
    const known = (ids ?? {}) as LinkedIds;
    if ("failed" in known) throw failureOf(known.failed);
    for (const id of known[record] ?? []) if (!found.has(id)) found.set(id, { id, by });
  }
  return [...found.values()];
}

function failureOf({ code, ...detail }: Readonly<Record<string, unknown>>): TributaryError {
  return new TributaryError(code as TributaryError["code"], detail);
}
