/** Reads persons from requests: adds defaults, and refuses invalid values. */

import {
  type ContactValue,
  marketingStatuses,
  NewPerson,
  type PersonField,
  type PersonUpdate,
} from "#contracts/crm/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { CrmRecord, CustomValue } from "#services/crm/tables.ts";
import type { Records } from "./records.ts";

const visibilities = ["1", "3"] as const;

type StoredChanges = Partial<Pick<CrmRecord["person"], keyof PersonUpdate>>;

export function personInput({ tables: { fields, organizations }, knownUser, customFields }: Records) {
  function oneOf(allowed: readonly (string | number)[], value: string | number, field: string): void {
    if (!allowed.includes(value))
      throw new Problem(400, `${field} must be one of: ${allowed.join(", ")}`, { field });
  }

  /** @throws 400 for more than one primary value */
  function contactValues(given: NonNullable<PersonUpdate["email"]>, field: string): ContactValue[] {
    if (given.filter(({ primary }) => primary).length > 1)
      throw new Problem(400, `Only one ${field} can be the primary one`, { field });
    const chosen = given.findIndex(({ primary }) => primary);
    const primary = chosen < 0 ? 0 : chosen;
    return given.map(({ label = "work", value }, at) => ({ label, value, primary: at === primary }));
  }

  /**
   * The members of a body, in the form in which they are stored.
   * @throws 400 for an unknown organization, user, label, …
   */
  function membersIn(body: PersonUpdate): StoredChanges {
    const { name, email, phone, org_id, add_time, owner_id, visible_to, marketing_status, label } = body;
    if (owner_id !== undefined) knownUser(owner_id, "owner_id");
    if (visible_to !== undefined) oneOf(visibilities, visible_to, "visible_to");
    if (marketing_status !== undefined) oneOf(marketingStatuses, marketing_status, "marketing_status");
    if (label !== undefined) {
      const labels = fields.all().find(({ key }) => key === "label")?.options ?? [];
      oneOf(
        labels.map(({ id }) => id),
        label,
        "label",
      );
    }
    const organization = org_id === undefined ? undefined : organizations.get(String(org_id));
    if (org_id !== undefined && !organization)
      throw new Problem(400, "There is no such organization", { field: "org_id" });
    const kept = {
      name,
      email: email && contactValues(email, "email"),
      phone: phone && contactValues(phone, "phone"),
      org_id: organization,
      add_time: add_time && new Date(add_time).toISOString(),
      owner_id,
      visible_to,
      marketing_status,
      label,
    };
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
  }

  /**
   * The custom fields of a body. Null removes a value.
   * @throws 400 for an unknown key, so that no value is silently lost
   */
  function customIn(body: object): Readonly<Record<string, CustomValue | null>> {
    const custom: Record<string, CustomValue | null> = {};
    for (const [key, value] of Object.entries(body)) {
      if (Object.hasOwn(NewPerson.properties, key)) continue;
      const field = customFields().find((one) => one.key === key);
      if (!field) throw new Problem(400, "There is no custom field of this key", { field: key });
      if (value !== null && !fits(value, field))
        throw new Problem(400, `"${field.name}" takes ${forms[field.field_type]}`, { field: key });
      custom[key] = value;
    }
    return custom;
  }

  return { membersIn, customIn };
}

const forms: Readonly<Record<PersonField["field_type"], string>> = {
  varchar: "text",
  text: "text",
  phone: "text",
  user: "text",
  org: "text",
  double: "a number",
  date: "a day, as 2026-05-04",
  enum: "the id of one of its options",
  set: "ids of its options, comma separated",
};

function fits(value: unknown, { field_type, options }: PersonField): value is CustomValue {
  const isOption = (id: string) => (options ?? []).some((option) => String(option.id) === id);
  switch (field_type) {
    case "double":
      return typeof value === "number";
    case "enum":
      return typeof value === "number" && isOption(String(value));
    case "set":
      return typeof value === "string" && value.split(",").every(isOption);
    case "date":
      return (
        typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
      );
    default:
      return typeof value === "string";
  }
}

/** Applies given custom values to those of a record. */
export function withCustom(
  known: CrmRecord["customFields"],
  given: Readonly<Record<string, CustomValue | null>>,
): CrmRecord["customFields"] {
  const values = new Map<string, CustomValue>(Object.entries(known));
  for (const [key, value] of Object.entries(given))
    if (value === null) values.delete(key);
    else values.set(key, value);
  return Object.fromEntries(values);
}
