/** Functions for several areas of the CRM: finding records, building responses, recording changes. */

import { type CrmUser, type Person, PersonUpdate } from "#contracts/crm/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { CrmRecord, CrmTables, CustomValue } from "#services/crm/tables.ts";
import type { Call } from "#services/kit/service.ts";

export const DAY = 86_400_000;
/** Days that a record stays marked deleted before it is removed (D3-279). */
export const DAYS_MARKED = 30;

export const ok = <T>(data: T) => ({ success: true, data });

export type Records = ReturnType<typeof crmRecords>;

export function crmRecords(tables: CrmTables) {
  const { persons, fields, users, changes } = tables;

  /** @throws 404 if the person does not exist, or is removed */
  function find(id: string | number, field = "id"): CrmRecord {
    const record = persons.get(String(Number(id)));
    if (!record) throw new Problem(404, "Person not found", { field });
    return record;
  }

  /** A person that can be changed. @throws 404 also if the person is marked deleted */
  function living(id: string | number, field = "id"): CrmRecord {
    const record = find(id, field);
    if (!record.person.active_flag) throw new Problem(404, "The person is deleted", { field });
    return record;
  }

  const userOf = (id: number): CrmUser => users.get(String(id)) ?? { id, name: null, email: null };

  /** @throws 400 if no user of the CRM has the id */
  function knownUser(id: number, field: string): CrmUser {
    const user = users.get(String(id));
    if (!user) throw new Problem(400, "There is no such user", { field });
    return user;
  }

  /** Id of the CRM user with the caller's e-mail address. Other callers act as user 1. */
  const userIdOf = ({ caller }: Call): number =>
    (caller.email === undefined ? undefined : users.by("email", caller.email)[0]?.id) ?? 1;

  const customFields = () => fields.sorted("place").filter((field) => field.edit_flag && field.active_flag);

  /** A person as in responses, with its owner, and with every custom field under its key. */
  function answerOf({ person, customFields: values }: CrmRecord): Person {
    const custom: Record<string, CustomValue | null> = {};
    for (const { key } of customFields()) custom[key] = values[key] ?? null;
    return { ...custom, ...person, owner_id: userOf(person.owner_id) };
  }

  function noteChange(
    personId: number,
    key: string,
    [before, after]: readonly [unknown, unknown],
    call: Call,
    bulk = false,
  ): void {
    const [old_value, new_value] = [shown(before), shown(after)];
    if (old_value === new_value) return;
    changes.put({
      id: changes.nextId(),
      person_id: personId,
      field_key: key,
      old_value,
      new_value,
      actor_user_id: userIdOf(call),
      time: new Date(call.now).toISOString(),
      change_source: "api",
      is_bulk_update_flag: bulk,
    });
  }

  /** Stores a changed person with the current time, and records each changed field. */
  function change(before: CrmRecord, after: CrmRecord, call: Call): CrmRecord {
    const { id } = before.person;
    for (const member of members) noteChange(id, member, [before.person[member], after.person[member]], call);
    for (const key of new Set([...Object.keys(before.customFields), ...Object.keys(after.customFields)]))
      noteChange(id, key, [before.customFields[key], after.customFields[key]], call);
    return persons.put({
      ...after,
      person: { ...after.person, update_time: new Date(call.now).toISOString() },
    });
  }

  return { tables, find, living, userOf, knownUser, userIdOf, customFields, answerOf, noteChange, change };
}

const members = Object.keys(PersonUpdate.properties) as readonly (keyof typeof PersonUpdate.properties)[];

/** A value as in the changelog: addresses as text, an organization by its name. */
function shown(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return shown(value.map((one: { value: string }) => one.value).join(", "));
  if (typeof value === "object" && "name" in value) return String(value.name);
  return String(value);
}

/**
 * Sorts rows by `sort`, such as `name ASC, add_time DESC`. Null comes first in ascending order and last in
 * descending order; equal rows are sorted by id.
 * @throws 400 for a key that is not in `keys`
 */
export function sorted<T extends { readonly id: number }>(
  rows: readonly T[],
  sort: string | null | undefined,
  keys: readonly (keyof T & string)[],
): T[] {
  const orders = (sort?.split(",") ?? []).map((part) => {
    const [, name, direction = "ASC"] = /^\s*([\w.]+)(?:\s+(ASC|DESC))?\s*$/i.exec(part) ?? [];
    const key = keys.find((one) => one === name);
    if (key === undefined)
      throw new Problem(400, `sort takes ${keys.join(", ")}, each with ASC or DESC`, { field: "sort" });
    return { key, sign: direction.toUpperCase() === "DESC" ? -1 : 1 };
  });
  return [...rows].sort((a, b) => {
    for (const { key, sign } of orders) {
      const order = compare(a[key], b[key]);
      if (order !== 0) return sign * order;
    }
    return a.id - b.id;
  });
}

function compare(a: unknown, b: unknown): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1;
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [one, other] = [String(a).toLowerCase(), String(b).toLowerCase()];
  return one < other ? -1 : one > other ? 1 : 0;
}
