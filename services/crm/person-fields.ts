/** Person fields. Custom fields can be created, changed and deleted; built-in ones cannot. */
import { createHash } from "node:crypto";
import { customFieldTypes, type PersonField, type personFieldOperations } from "#contracts/crm/index.ts";
import { Problem } from "#contracts/kit/error-bodies.ts";
import type { Jobs } from "#services/kit/data/jobs.ts";
import type { HandlersOf } from "#services/kit/service.ts";
import { DAY, DAYS_MARKED, ok, type Records } from "./support/records.ts";

/** The key of a custom field: a hash of its id. */
export const customKeyOf = (id: number): string =>
  createHash("sha1").update(`person field ${id}`).digest("hex");

const withOptions: readonly string[] = ["enum", "set"];

interface OptionInput {
  readonly id?: number;
  readonly label: string;
}

/**
 * The options of a field. New options get the next ids.
 * @throws 400 if options are missing for a type that needs them, or given for a type that has none
 */
function optionsOf(
  given: readonly OptionInput[] | undefined,
  type: string,
  known: NonNullable<PersonField["options"]> = [],
): PersonField["options"] {
  const refuse = (message: string) => new Problem(400, message, { field: "options" });
  if (!withOptions.includes(type)) {
    if (given?.length) throw refuse(`A field of the type ${type} has no options`);
    return null;
  }
  if (!given?.length) throw refuse("options must name one at least");
  if (new Set(given.map(({ label }) => label)).size < given.length) throw refuse("options must differ");
  let last = Math.max(0, ...known.map(({ id }) => id));
  return given.map(({ id, label }) => {
    if (id !== undefined && !known.some((option) => option.id === id))
      throw refuse(`The field has no option ${id}`);
    return { id: id ?? ++last, label };
  });
}

export function personFieldHandlers(
  { tables: { fields, persons } }: Records,
  jobs: Jobs,
): HandlersOf<typeof personFieldOperations> {
  const removeForGood = jobs.define("removePersonField", ({ id, key }: { id: number; key: string }) => {
    fields.delete(String(id));
    for (const record of persons.all()) {
      const { [key]: gone, ...customFields } = record.customFields;
      if (gone !== undefined) persons.put({ ...record, customFields });
    }
  });

  function find(id: string): PersonField {
    const field = fields.get(String(Number(id)));
    if (!field) throw new Problem(404, "Field not found", { field: "id" });
    return field;
  }

  /** @throws 403 for a built-in field, 404 for a field that is marked deleted */
  function changeable(id: string): PersonField {
    const field = find(id);
    if (!field.edit_flag)
      throw new Problem(403, "This field is the CRM's own and cannot be changed", { field: "id" });
    if (!field.active_flag) throw new Problem(404, "The field is deleted", { field: "id" });
    return field;
  }

  return {
    listPersonFields: () => fields.sorted("place").filter(({ active_flag }) => active_flag),

    getPersonField: ({ id }) => ok(find(id)),

    createPersonField({ body: { name, field_type, options, add_visible_flag } }, call) {
      const type = customFieldTypes.find((one) => one === field_type);
      if (!type)
        throw new Problem(400, `field_type must be one of: ${customFieldTypes.join(", ")}`, {
          field: "field_type",
        });
      const now = new Date(call.now).toISOString();
      const chosen = optionsOf(options, type);
      const id = fields.nextId();
      const field: PersonField = {
        id,
        key: customKeyOf(id),
        name,
        field_type: type,
        options: chosen,
        order_nr: Math.max(0, ...fields.all().map(({ order_nr }) => order_nr)) + 1,
        add_visible_flag: add_visible_flag ?? true,
        mandatory_flag: false,
        edit_flag: true,
        active_flag: true,
        add_time: now,
        update_time: now,
      };
      return ok(fields.put(field));
    },

    updatePersonField({ id, body: { name, options, add_visible_flag } }, call) {
      const field = changeable(id);
      return ok(
        fields.put({
          ...field,
          name: name ?? field.name,
          options: options ? optionsOf(options, field.field_type, field.options ?? []) : field.options,
          add_visible_flag: add_visible_flag ?? field.add_visible_flag,
          update_time: new Date(call.now).toISOString(),
        }),
      );
    },

    deletePersonField({ id }, call) {
      const field = changeable(id);
      fields.put({ ...field, active_flag: false, update_time: new Date(call.now).toISOString() });
      removeForGood({ id: field.id, key: field.key }, DAYS_MARKED * DAY);
      return ok({ id: field.id });
    },
  };
}
