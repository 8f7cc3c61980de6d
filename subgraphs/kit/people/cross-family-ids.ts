/**
 * Ids of a person's records in families that cannot search by address. They are stored in attributes of the
 * directory's profile and, if configured, in custom fields of the CRM.
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

/** The profile attribute with the id of a record. */
export const attributeOf = ({ client }: InFamily, record: LinkedRecord): string =>
  client.upstream.settings.scope?.[attributeSetting(record)] ?? linkedIdType[record].attribute;

/** The CRM's custom field with the id of a record. Undefined if none is configured. */
export const fieldOf = ({ client }: InFamily, record: LinkedRecord): string | undefined =>
  client.upstream.settings.scope?.[fieldSetting(record)];

/** Ids of a person's records from one family, or the failure to read them. */
export type LinkedIds =
  | { readonly [R in LinkedRecord]?: readonly string[] }
  | { readonly failed: Readonly<Record<string, unknown>> };

/** Distinct ids in values of attributes, which are texts or numbers. */
export function idsIn(values: readonly unknown[]): string[] {
  const ids = values.flatMap((value) =>
    (typeof value === "string" && value.trim() !== "") || typeof value === "number"
      ? [String(value).trim()]
      : [],
  );
  return [...new Set(ids)];
}

/**
 * Returns a failure as data. One subgraph passes these ids to another, and the failure must appear in the field
 * that needs the ids, not in a field that no client has selected.
 */
export async function resultOrFailure(read: () => Promise<LinkedIds>): Promise<LinkedIds> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof TributaryError)) throw error;
    return { failed: { ...error.extensions } };
  }
}

/** An id, and its source. */
export interface LinkedId {
  readonly id: string;
  readonly by: "IDENTITY_ATTRIBUTE" | "CRM_FIELD";
}

/**
 * All distinct ids of a person's record.
 * @throws the failure of a family, because without its ids the result could be wrong
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
