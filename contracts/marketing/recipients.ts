/** Recipient lists and custom fields: those of the key's own account, or of one it acts for. */
import Type from "typebox";
import { del, get, json, optional, post } from "#contracts/kit/contract.ts";
import { wholeList } from "#contracts/kit/pages/whole.ts";
import { text } from "./common.ts";

export const MAX_CUSTOM_FIELDS = 120;
export const fieldTypes = ["text", "number", "date"] as const;

export const CustomField = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  type: Type.Enum([...fieldTypes]),
  /** Id of the field in contacts and in the column mapping of imports. */
  definition_id: Type.String(),
});

/** A reserved name, which custom fields cannot have. */
export const ReservedField = Type.Object({ name: Type.String(), type: Type.Enum([...fieldTypes, "set"]) });

export const List = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  recipient_count: Type.Integer(),
});

export type CustomField = Type.Static<typeof CustomField>;
export type ReservedField = Type.Static<typeof ReservedField>;
export type List = Type.Static<typeof List>;

const headers = { "on-behalf-of": optional(Type.String({ minLength: 1 })) };

export const recipientOperations = {
  listCustomFields: get("/contactdb/custom_fields", {
    headers,
    page: wholeList("custom_fields", CustomField),
  }),
  createCustomField: post("/contactdb/custom_fields", {
    headers,
    // A missing member is refused with an error id of its own, so the schema leaves the check to the handler.
    body: json(Type.Object({ name: text, type: text })),
    success: [201],
    returns: CustomField,
  }),
  getCustomField: get("/contactdb/custom_fields/{custom_field_id}", { headers, returns: CustomField }),
  deleteCustomField: del("/contactdb/custom_fields/{custom_field_id}", { headers, success: [204] }),
  listReservedFields: get("/contactdb/reserved_fields", {
    headers,
    returns: Type.Object({ reserved_fields: Type.Array(ReservedField) }),
  }),
  listLists: get("/contactdb/lists", { headers, page: wholeList("lists", List) }),
  deleteLists: del("/contactdb/lists", {
    headers,
    body: json(Type.Array(Type.Integer(), { minItems: 1 })),
    success: [204],
  }),
};
