/** Ticket fields and their options. */
import type { Wire } from "#contracts/kit/contract.ts";
import { MAX_FIELD_OPTIONS, TicketField, TicketFieldOption } from "#contracts/support-desk/index.ts";
import type { TicketFieldMapper, TicketFieldOptionMapper } from "#generated/collaboration/mappers.ts";
import type { Resolvers, TicketFieldOptionInput } from "#generated/collaboration/resolvers.ts";
import { badInput } from "#platform/errors/catalog.ts";
import type { CollaborationContext } from "#subgraphs/collaboration/context.ts";
import { deskId, partIn, partKey } from "#subgraphs/collaboration/support-desk/ids.ts";
import { globalId, keyed } from "#subgraphs/kit/mapping/ids.ts";
import { payload, type UserError } from "#subgraphs/kit/mapping/payloads.ts";
import { asksForTotal, referencedMembers, selectedMembers } from "#subgraphs/kit/mapping/selected-members.ts";
import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";
import { relation } from "#subgraphs/kit/people/relations.ts";

const fieldId = (id: string, argument = "id") => deskId("TicketField", id, argument);

const ofField = (option: Wire<TicketFieldOption>, id: string): TicketFieldOptionMapper => ({
  ...option,
  fieldId: id,
});

/** Checks an option without a call. @throws BAD_USER_INPUT for an option that the desk would refuse */
function checked({ name, value }: TicketFieldOptionInput, at: string): { name: string; value: string } {
  if (name.trim() === "") throw badInput("An option needs a name", `${at}name`);
  if (!/^[^\s,]+$/.test(value))
    throw badInput("An option's value is a tag: without blanks and commas", `${at}value`);
  return { name, value };
}

export const fieldResolvers: Resolvers = {
  SupportDesk: {
    ticketField: (_, { id }, { supportDesk }, info) =>
      supportDesk.ticketField.load(fieldId(id), selectedMembers(info, "TicketField")),
    ticketFieldOption: (_, { id }, { supportDesk }) =>
      supportDesk.ticketFieldOption.load(partKey("TicketFieldOption", id)),
  },

  TicketField: mapWireType(
    TicketField,
    {
      __resolveReference: ({ id }, { supportDesk }, info) =>
        supportDesk.ticketField.load(fieldId(id), referencedMembers(info, "TicketField")),
      ...keyed("TicketField"),
      creator: relation(
        { by: "creator_user_id", note: "comes in the response of the field" },
        async (field: TicketFieldMapper, _args: object, { supportDesk }: CollaborationContext) => {
          const whole = field.creator_user_id === undefined ? await wholeField(field, supportDesk) : field;
          const id = whole?.creator_user_id;
          // -1 stands for an app.
          return id == null || id < 0 ? null : (supportDesk.users.get(id) ?? null);
        },
      ),
      async options(field, page, { supportDesk }, info) {
        const ticket_field_id = String(field.id ?? "");
        const options = await supportDesk.connection(
          "listTicketFieldOptions",
          { ticket_field_id },
          page,
          {},
          asksForTotal(info),
        );
        return options.map((option) => ofField(option, ticket_field_id));
      },
    },
    {
      alwaysSelect: ["id"],
      requires: { creator: ["creator_user_id"] },
      // The response of a write does not contain the creator.
      loadFull: (field: TicketFieldMapper, { supportDesk }: CollaborationContext) =>
        wholeField(field, supportDesk),
    },
  ),

  TicketFieldOption: mapWireType(TicketFieldOption, {
    __resolveReference: ({ id }, { supportDesk }) =>
      supportDesk.ticketFieldOption.load(partKey("TicketFieldOption", id)),
    ...keyed(
      "TicketFieldOption",
      (option: TicketFieldOptionMapper) => option.fieldId,
      ({ id }) => id,
    ),
    field: (option, _, { supportDesk }, info) =>
      supportDesk.ticketField.load(option.fieldId, selectedMembers(info, "TicketField")),
  }),

  TicketFieldValue: {
    field: ({ id }, _, { supportDesk }, info) =>
      id == null ? null : supportDesk.ticketField.load(id, selectedMembers(info, "TicketField")),
    value: ({ value }) => value,
    async option({ id, value }, _, { supportDesk }) {
      if (id == null || value == null) return null;
      const field = await supportDesk.ticketField.load(id, OPTIONS);
      const option = field?.custom_field_options?.find((one) => one.value === value);
      return option && ofField(option, String(id));
    },
  },

  TicketForm: {
    async fields({ ticket_field_ids }, _, { supportDesk }, info) {
      if (!ticket_field_ids) return null;
      const members = selectedMembers(info, "TicketField");
      const fields = await Promise.all(
        ticket_field_ids.map((id) => supportDesk.ticketField.load(id, members)),
      );
      return fields.filter((field) => field !== null);
    },
  },

  Mutation: {
    async updateTicketField(_, { input }, { supportDesk: desk }) {
      const id = fieldId(input.id);
      if (input.options.length > MAX_FIELD_OPTIONS)
        throw badInput(`A field has at most ${MAX_FIELD_OPTIONS} options`, "options");
      const options = input.options.map((option, i) => checked(option, `options.${i}.`));
      const kept = new Set(options.map(({ value }) => value));
      if (kept.size < options.length) throw badInput("Two options have the same value", "options");
      const named = new Set(input.removeOptions);
      const both = [...named].find((value) => kept.has(value));
      if (both !== undefined) throw badInput(`"${both}" is to stay and to be removed`, "removeOptions");

      const read = await payload(async () => {
        const { ticket_field: before } = await desk.api.getTicketField({ ticket_field_id: id });
        // If the present options are not in the response, the write stops, because it would delete them.
        if (!before || (before.type === "tagger" && !before.custom_field_options))
          throw desk.client.badResponse();
        return { before };
      });
      if (!read.before) return { userErrors: read.userErrors };
      const going = (read.before.custom_field_options ?? [])
        .filter(({ value }) => value != null && !kept.has(value))
        .map((option) => ofField(option, id));
      const unnamedOptions = going.filter(({ value }) => !named.has(value ?? ""));
      if (unnamedOptions.length > 0)
        return { unnamedOptions, userErrors: [wouldRemove(unnamedOptions.length)] };

      return payload(async () => {
        const { ticket_field: ticketField } = await desk.api.updateTicketField({
          ticket_field_id: id,
          body: { ticket_field: { custom_field_options: options } },
        });
        return { ticketField, removedOptions: going };
      });
    },

    upsertTicketFieldOption(_, { input }, { supportDesk: desk }) {
      const id = fieldId(input.fieldId, "fieldId");
      const key = input.id == null ? undefined : partIn("TicketFieldOption", id, input.id);
      const option = checked(input, "");
      return payload(async () => {
        const known = key && { id: Number(key.partId) };
        // The status tells whether the option was added or changed.
        const { status, body } = await desk.answer("upsertTicketFieldOption", {
          ticket_field_id: id,
          body: { custom_field_option: { ...known, ...option } },
        });
        const { custom_field_option: written } = body;
        if (!written) throw desk.client.outcomeUnknown();
        return { ticketFieldOption: ofField(written, id), created: status === 201 };
      });
    },

    deleteTicketFieldOption(_, { input }, { supportDesk: desk }) {
      const key = partKey("TicketFieldOption", input.id);
      const { wholeId: ticket_field_id, partId: ticket_field_option_id } = key;
      return payload(async () => {
        await desk.api.deleteTicketFieldOption({ ticket_field_id, ticket_field_option_id });
        return { deletedId: globalId("TicketFieldOption", ticket_field_id, ticket_field_option_id) };
      });
    },
  },
};

/** Members to select for the options in a field. */
const OPTIONS: ReadonlySet<string> = new Set(["custom_field_options"]);

const wholeField = async (field: TicketFieldMapper, desk: CollaborationContext["supportDesk"]) =>
  field.id == null ? null : desk.ticketField.load(field.id);

const wouldRemove = (count: number): UserError => ({
  code: "CONFLICT",
  message: `${count} option${count === 1 ? "" : "s"} would be removed without being named, with every value on tickets and macros: see unnamedOptions`,
  field: ["removeOptions"],
  familyCode: null,
});
