/** The documented success status of each operation, as a client of the graph gets it. */

import { describe, it } from "vitest";
import { example } from "#services/demo/things/support-desk.ts";
import { mutation, type Question } from "#test/kit/mutation.ts";
import { expectStatus } from "#test/kit/rule-checks.ts";
import { headersOf, startDesk } from "./client.ts";

const { tributary, tables } = await startDesk();

const desk = (selection: string): Question => ({ query: `{ supportDesk { ${selection} } }` });
const ticket = (selection: string): Question => ({
  query: `query ($id: ID!) { ticket(id: $id) { ${selection} } }`,
  variables: { id: example.shared },
});
const optionsOf = (field: number) => tables.fieldOptions.by("field", field).map(({ option }) => option);
const optionId = (field: number, index: number) =>
  `TicketFieldOption:${field}:${optionsOf(field)[index]?.id}`;
const FORM = "ticketForm { id name }";

describe("an operation of the support desk", () => {
  it.each<[rule: string, operation: string, status: number, question: () => Question]>([
    ["D2-350", "getTicketField", 200, () => desk("ticketField(id: 805) { title }")],
    [
      "D2-351",
      "updateTicketField",
      200,
      () => {
        const options = optionsOf(806).map(({ name, value }) => ({ name, value }));
        return mutation("updateTicketField", { id: "806", options }, "ticketField { title }");
      },
    ],
    [
      "D2-352",
      "listTicketFieldOptions",
      200,
      () => desk("ticketField(id: 805) { options(first: 2) { nodes { name } } }"),
    ],
    [
      "D2-353",
      "deleteTicketFieldOption",
      204,
      () => mutation("deleteTicketFieldOption", { id: optionId(805, 0) }, "deletedId"),
    ],
    [
      "D2-354",
      "getTicketFieldOption",
      200,
      () => desk(`ticketFieldOption(id: "${optionId(806, 0)}") { name value }`),
    ],
    ["D2-355", "listTicketForms", 200, () => desk("ticketForms { id name }")],
    ["D2-356", "createTicketForm", 201, () => mutation("createTicketForm", { name: "New" }, FORM)],
    [
      "D2-357",
      "reorderTicketForms",
      200,
      () => mutation("reorderTicketForms", { ids: ["7002", "7001"] }, "ticketForms { id position }"),
    ],
    [
      "D2-358",
      "showManyTicketForms",
      200,
      () => desk("ticketForms(filter: { formIds: [7001, 7002] }) { name }"),
    ],
    ["D2-359", "deleteTicketForm", 204, () => mutation("deleteTicketForm", { id: "7004" }, "deletedId")],
    ["D2-360", "getTicketForm", 200, () => desk("ticketForm(id: 7001) { name }")],
    [
      "D2-361",
      "updateTicketForm",
      200,
      () => mutation("updateTicketForm", { id: "7002", displayName: "Bills" }, FORM),
    ],
    ["D2-362", "cloneTicketForm", 200, () => mutation("cloneTicketForm", { id: "7001" }, FORM)],
    [
      "D2-363",
      "importTicket",
      201,
      () => mutation("importTicket", { ticket: { subject: "Old" } }, "ticket { subject }"),
    ],
    [
      "D2-364",
      "bulkImportTickets",
      200,
      () => mutation("importTickets", { tickets: [{ subject: "Old" }] }, "job { id status }"),
    ],
    [
      "D2-365",
      "listTicketMetricEvents",
      200,
      () =>
        desk(
          'ticketMetricEvents(first: 2, filter: { occurredAt: { from: "2026-01-01T00:00:00Z" } }) { nodes { metric } }',
        ),
    ],
    ["D2-366", "listTicketMetrics", 200, () => desk("ticketMetricSets(first: 2) { nodes { replyCount } }")],
    [
      "D2-367",
      "getTicketMetric",
      200,
      () => desk(`ticketMetricSet(id: ${5_000_000 + example.shared}) { replyCount }`),
    ],
    ["D2-369", "searchRequests", 200, () => desk("searchTickets(first: 2) { nodes { subject } }")],
    ["D2-370", "getRequest", 200, () => ticket("subject")],
    [
      "D2-371",
      "updateRequest",
      200,
      () =>
        mutation(
          "updateTicket",
          { id: String(example.shared), comment: { body: "A word" } },
          "ticket { subject }",
        ),
    ],
    ["D2-372", "listRequestComments", 200, () => ticket("comments(first: 2) { nodes { plainBody } }")],
    [
      "D2-373",
      "getRequestComment",
      200,
      () => {
        const [first] = tables.comments.by("ticket", example.shared);
        return ticket(`comment(id: "${first?.comment.id}") { plainBody }`);
      },
    ],
    ["D2-394", "search", 200, () => desk("search(first: 2) { nodes { __typename } }")],
    ["D2-395", "countSearchResults", 200, () => desk("ticketCount")],
    ["D2-396", "exportSearchResults", 200, () => desk("exportTickets(first: 2) { nodes { subject } }")],
  ])(
    "(%s) %s answers %i, and the client gets the whole answer",
    async (_rule, operation, status, question) => {
      await expectStatus(tributary, question(), operation, status, headersOf("admin"));
    },
  );
});
