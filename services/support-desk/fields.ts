/** Ticket fields. A deleted option is removed from tickets and macros, too. */
import { Problem } from "#contracts/kit/error-bodies.ts";
import {
  type fieldOperations,
  MAX_FIELD_OPTIONS,
  type TicketField,
  type TicketFieldOption,
} from "#contracts/support-desk/index.ts";
import { type HandlersOf, reply } from "#services/kit/service.ts";
import { found, type SupportDeskTables, usersOf } from "./tables.ts";

const refused = (message: string, field: string) => new Problem(422, message, { field });

export function fieldHandlers(tables: SupportDeskTables): HandlersOf<typeof fieldOperations> {
  const { fields, fieldOptions, tickets, macros } = tables;

  const fieldOf = (id: string) => found(fields.get(id));

  /** @throws Problem 404 also for an option of another field */
  function optionOf(fieldId: string, id: string): TicketFieldOption {
    const row = found(fieldOptions.get(id));
    return found(row.fieldId === fieldOf(fieldId).id ? row.option : undefined);
  }

  const optionsOf = ({ id }: TicketField) => fieldOptions.by("field", id).map(({ option }) => option);

  /** The field as in responses. Its creator is included only on request. */
  function shown(field: TicketField, creator = false): TicketField {
    const { creator_user_id, creator_app_name, ...rest } = field;
    return {
      ...rest,
      ...(field.type === "tagger" && { custom_field_options: optionsOf(field) }),
      ...(creator && { creator_user_id, creator_app_name }),
    };
  }

  function dropDown(id: string): TicketField {
    const field = fieldOf(id);
    if (field.type !== "tagger") throw refused("Only drop-downs have options", "ticket_field");
    return field;
  }

  function checkOption({ name, value }: { name: string; value: string }, path: string): void {
    if (name.trim() === "") throw refused("An option needs a name", `${path}.name`);
    if (!/^[^\s,]+$/.test(value))
      throw refused("An option's value is a tag: without blanks and commas", `${path}.value`);
  }

  /** Replaces values of a field on tickets and macros. Null removes the value. */
  function changeValues(fieldId: number, changes: ReadonlyMap<string, string | null>): void {
    if (changes.size === 0) return;
    for (const ticket of tickets.all()) {
      const changed = ticket.custom_fields.map((held) => {
        const next = held.id === fieldId && held.value !== null ? changes.get(held.value) : undefined;
        return next === undefined ? held : { ...held, value: next };
      });
      if (changed.some((held, i) => held !== ticket.custom_fields[i]))
        tickets.put({ ...ticket, custom_fields: changed });
    }
    for (const macro of macros.all()) {
      const changed = macro.fields.flatMap((action) => {
        const next = action.fieldId === fieldId ? changes.get(action.value) : undefined;
        if (next === undefined) return [action];
        return next === null ? [] : [{ ...action, value: next }];
      });
      if (changed.length < macro.fields.length || changed.some((action, i) => action !== macro.fields[i]))
        macros.put({ ...macro, fields: changed });
    }
  }

  return {
    getTicketField({ ticket_field_id, creator, include }) {
      const field = fieldOf(ticket_field_id);
      const ticket_field = shown(field, creator ?? false);
      if (!include) return { ticket_field };
      return { ticket_field, users: usersOf(tables, [field.creator_user_id ?? null]) };
    },

    updateTicketField({ ticket_field_id, body }, { now }) {
      const field = dropDown(ticket_field_id);
      const sent = body.ticket_field.custom_field_options;
      const path = "ticket_field.custom_field_options";
      if (sent.length > MAX_FIELD_OPTIONS)
        throw refused(`A field has at most ${MAX_FIELD_OPTIONS} options`, path);
      for (const [i, option] of sent.entries()) checkOption(option, `${path}.${i}`);
      if (new Set(sent.map(({ value }) => value)).size < sent.length)
        throw refused("Two options have the same value", path);

      const before = new Map(optionsOf(field).map((option) => [option.value, option]));
      for (const { id } of before.values()) fieldOptions.delete(String(id));
      for (const { name, value } of sent) {
        const known = before.get(value);
        const id = known?.id ?? fieldOptions.nextId();
        const option = { id, name, raw_name: name, value, default: known?.default ?? false };
        fieldOptions.put({ fieldId: field.id, option });
        before.delete(value);
      }
      changeValues(field.id, new Map([...before.keys()].map((value) => [value, null])));
      return { ticket_field: shown(fields.put({ ...field, updated_at: new Date(now).toISOString() })) };
    },

    listTicketFieldOptions: ({ ticket_field_id }) => optionsOf(fieldOf(ticket_field_id)),

    upsertTicketFieldOption({ ticket_field_id, body }) {
      const field = dropDown(ticket_field_id);
      const { id, name, value } = body.custom_field_option;
      checkOption({ name, value }, "custom_field_option");
      const known = id === undefined ? undefined : optionOf(ticket_field_id, String(id));
      const options = optionsOf(field);
      if (options.some((other) => other.value === value && other.id !== known?.id))
        throw refused("Another option has this value", "custom_field_option.value");
      if (!known && options.length >= MAX_FIELD_OPTIONS)
        throw refused(`A field has at most ${MAX_FIELD_OPTIONS} options`, "custom_field_option");
      const option: TicketFieldOption = {
        id: known?.id ?? fieldOptions.nextId(),
        name,
        raw_name: name,
        value,
        default: known?.default ?? false,
      };
      fieldOptions.put({ fieldId: field.id, option });
      if (known && known.value !== value) changeValues(field.id, new Map([[known.value, value]]));
      return reply(
        known ? 200 : 201,
        { custom_field_option: option },
        { location: `/api/v2/ticket_fields/${field.id}/options.json` },
      );
    },

    deleteTicketFieldOption({ ticket_field_id, ticket_field_option_id }) {
      const { id, value } = optionOf(ticket_field_id, ticket_field_option_id);
      fieldOptions.delete(String(id));
      changeValues(Number(ticket_field_id), new Map([[value, null]]));
      return undefined;
    },

    getTicketFieldOption: ({ ticket_field_id, ticket_field_option_id }) => ({
      custom_field_option: optionOf(ticket_field_id, ticket_field_option_id),
    }),
  };
}
