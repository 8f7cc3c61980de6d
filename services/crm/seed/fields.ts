/** The fields of persons, the values of the custom ones, and the saved filters. */

import type { PersonField } from "#contracts/crm/index.ts";
import type { CrmTables, CustomValue, SavedFilter } from "#services/crm/tables.ts";
import type { DemoCompany, Person as DemoPerson } from "#services/demo/company.ts";
import { demoFieldKey, demoFields, interests, NAME_FIELD, relationships } from "#services/demo/things/crm.ts";

const DAY = 86_400_000;

const options = (...labels: readonly string[]) => labels.map((label, index) => ({ id: index + 1, label }));

type SeededField = Pick<PersonField, "id" | "key" | "name" | "field_type"> & Partial<PersonField>;

const custom = (field: keyof typeof demoFields, rest: Omit<SeededField, "id" | "key">): SeededField => ({
  ...rest,
  id: demoFields[field],
  key: demoFieldKey(field),
  edit_flag: true,
});

const own: readonly (readonly [key: string, name: string, type: PersonField["field_type"]])[] = [
  ["name", "Name", "varchar"],
  ["email", "E-mail", "varchar"],
  ["phone", "Phone", "phone"],
  ["org_id", "Organization", "org"],
  ["owner_id", "Owner", "user"],
  ["label", "Label", "enum"],
  ["visible_to", "Visible to", "varchar"],
  ["marketing_status", "Marketing status", "varchar"],
  ["add_time", "Created", "date"],
  ["update_time", "Changed", "date"],
];

const seeded: readonly SeededField[] = [
  ...own.map(
    ([key, name, field_type], index): SeededField => ({
      id: NAME_FIELD + index,
      key,
      name,
      field_type,
      mandatory_flag: key === "name",
      options: key === "label" ? options("Customer", "Hot lead", "Warm lead", "Cold lead") : null,
    }),
  ),
  custom("relationship", {
    name: "Relationship",
    field_type: "enum",
    options: options(...relationships),
  }),
  custom("interests", { name: "Interests", field_type: "set", options: options(...interests) }),
  custom("birthday", { name: "Birthday", field_type: "date", add_visible_flag: false }),
  custom("discount", { name: "Discount", field_type: "double" }),
  custom("nickname", { name: "Nickname", field_type: "varchar" }),
];

export const demoFilters: readonly SavedFilter[] = [
  { id: 1, name: "Subscribers", member: "marketing_status", is: "subscribed" },
  { id: 2, name: "Hot leads", member: "label", is: 2 },
  { id: 3, name: "Private", member: "visible_to", is: "1" },
];

export function seedFields({ fields, filters }: CrmTables, { today }: DemoCompany): void {
  const time = new Date(today - 2_500 * DAY).toISOString();
  for (const [index, field] of seeded.entries())
    fields.put({
      options: null,
      order_nr: index + 1,
      add_visible_flag: true,
      mandatory_flag: false,
      edit_flag: false,
      active_flag: true,
      add_time: time,
      update_time: time,
      ...field,
    });
  for (const filter of demoFilters) filters.put(filter);
}

/** The custom values of a person. */
export function customValuesOf(
  { index, firstName }: DemoPerson,
  relationship: (typeof relationships)[number] | undefined,
): Record<string, CustomValue> {
  const values: Record<string, CustomValue> = {};
  if (relationship) values[demoFieldKey("relationship")] = relationships.indexOf(relationship) + 1;
  if (index % 3 === 0) values[demoFieldKey("interests")] = index % 2 === 0 ? "1,3" : "2";
  if (index % 4 === 0)
    values[demoFieldKey("birthday")] = `19${60 + (index % 40)}-0${1 + (index % 9)}-1${index % 10}`;
  if (index % 5 === 0) values[demoFieldKey("discount")] = 2.5 + (index % 7);
  if (index % 6 === 0) values[demoFieldKey("nickname")] = `${firstName.slice(0, 3)}o`;
  return values;
}
