/** Seeds the ticket fields: subject, description, and a drop-down for each form. */
import type { TicketField } from "#contracts/support-desk/index.ts";
import type { SupportDeskTables } from "#services/support-desk/tables.ts";
import { formNames, optionNames } from "./seed-vocabulary.ts";

const [SUBJECT, DESCRIPTION, FIRST_DROP_DOWN] = [801, 802, 803];
/** The first form's drop-down has more options than a page. An app created the fourth one. */
const MANY_OPTIONS = 150;
const APP_MADE = 3;

export const fieldIdsOf = (form: number) => [SUBJECT, DESCRIPTION, FIRST_DROP_DOWN + form];

const optionsOf = (form: number): readonly string[] =>
  form === 0 ? Array.from({ length: MANY_OPTIONS }, (_, i) => `Product ${i + 1}`) : optionNames;

const tagOf = (form: number, name: string) =>
  `${formNames[form] ?? "form"} ${name}`.toLowerCase().replace(/\W+/g, "_");

/** Custom field value of a ticket, from its form's drop-down. Null for one in seven. */
export function customFieldsOf(ticketId: number, form: number): { id: number; value: string | null }[] {
  const names = optionsOf(form);
  const name = names[ticketId % names.length];
  const value = ticketId % 7 === 0 || name === undefined ? null : tagOf(form, name);
  return [{ id: FIRST_DROP_DOWN + form, value }];
}

export function seedFields({ fields, fieldOptions, macros }: SupportDeskTables, creator: number): void {
  const at = new Date(Date.UTC(2018, 11, 3, 9)).toISOString();
  const field = (id: number, type: TicketField["type"], title: string): TicketField => ({
    id,
    type,
    title,
    title_in_portal: title,
    description: `${title}, as the requester fills it in`,
    position: id - SUBJECT + 1,
    active: true,
    required: type !== "tagger",
    removable: type === "tagger",
    visible_in_portal: true,
    editable_in_portal: true,
    creator_user_id: creator,
    creator_app_name: null,
    created_at: at,
    updated_at: at,
  });
  fields.put(field(SUBJECT, "subject", "Subject"));
  fields.put(field(DESCRIPTION, "description", "Description"));
  for (const [form, title] of formNames.entries()) {
    const id = FIRST_DROP_DOWN + form;
    fields.put({
      ...field(id, "tagger", form === 0 ? "Product" : `${title}: kind`),
      ...(form === APP_MADE && { creator_user_id: -1, creator_app_name: "Form builder" }),
    });
    for (const [i, name] of optionsOf(form).entries())
      fieldOptions.put({
        fieldId: id,
        option: {
          id: 90_001 + fieldOptions.size,
          name,
          raw_name: name,
          value: tagOf(form, name),
          default: i === 0,
        },
      });
    const [first = ""] = optionsOf(form);
    macros.put({
      id: 60_001 + form,
      title: `Take as ${title}`,
      fields: [{ fieldId: id, value: tagOf(form, first) }],
    });
  }
}
