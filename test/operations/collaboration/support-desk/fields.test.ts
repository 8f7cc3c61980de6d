import { describe, expect, it } from "vitest";
import {
  DeleteFieldOptionDocument,
  FieldOptionByIdDocument,
  FieldsForEndUsersDocument,
  FieldsOfTicketsDocument,
  OptionsOfTicketFieldDocument,
  UpdateTicketFieldDocument,
  UpsertFieldOptionDocument,
} from "#generated/test/graphql.ts";
import { operationsOf, startTributary } from "#test/kit/gateway.ts";
import { reply, startScripted } from "#test/kit/scripted-upstream.ts";
import { headersOf, startDesk } from "./client.ts";

const { tributary, tables, admin, agent, as, endUser } = await startDesk();

const kept = (field: number) =>
  tables.fieldOptions.by("field", field).map(({ option: { name, value } }) => ({ name, value }));

describe("ticket fields in the graph", () => {
  it("have their creators only if these are selected, in the same call (D2-011, D2-013)", async () => {
    const plain = await agent.ask(
      "{ supportDesk { ticketField(id: 805) { id upstreamId type title portalTitle description position active required removable visibleInPortal editableInPortal createdAt updatedAt } } }",
    );
    expect(plain.data).toMatchObject({
      supportDesk: { ticketField: { id: "TicketField:805", type: "TAGGER", title: "Hardware order: kind" } },
    });
    expect(plain.calls).toMatchObject([{ operation: "getTicketField", query: {} }]);
    const made = await agent.ask(
      "{ supportDesk { ticketField(id: 805) { creator { email } creatorAppName } } }",
    );
    expect(made.data).toEqual({
      supportDesk: {
        ticketField: {
          creator: { email: tributary.families.person(0).email },
          creatorAppName: null,
        },
      },
    });
    expect(made.calls).toMatchObject([
      { operation: "getTicketField", query: { creator: "true", include: "users" } },
    ]);
  });

  it("of an app have no person, but the app's name (D2-012)", async () => {
    expect(
      await agent.data("{ supportDesk { ticketField(id: 806) { creator { email } creatorAppName } } }"),
    ).toEqual({ supportDesk: { ticketField: { creator: null, creatorAppName: "Form builder" } } });
  });

  it("page through their options, which are counted by number (D2-021)", async () => {
    const first = await agent.ask(OptionsOfTicketFieldDocument);
    expect(operationsOf(first.calls)).toEqual([
      "supportDesk.getTicketField",
      "supportDesk.listTicketFieldOptions",
    ]);
    const { nodes, pageInfo } = first.data.supportDesk.ticketField.options;
    const second = await agent.data(OptionsOfTicketFieldDocument, { after: pageInfo.endCursor });
    const rest = second.supportDesk.ticketField.options;
    expect([nodes.length, rest.nodes.length, rest.pageInfo.hasNextPage]).toEqual([100, 50, false]);
    expect([first.data.supportDesk.ticketField.options.totalCount, rest.totalCount]).toEqual([150, 150]);
    expect(new Set([...nodes, ...rest.nodes].map(({ id }) => id)).size).toBe(150);
  });

  it("are read by id with their options, also as nodes, each once (D2-018, D2-019)", async () => {
    const [row] = tables.fieldOptions.by("field", 806);
    const id = `TicketFieldOption:806:${row?.option.id}`;
    const { data, calls } = await agent.ask(FieldOptionByIdDocument, { id });
    expect(data).toEqual({
      supportDesk: {
        ticketFieldOption: {
          id,
          upstreamId: String(row?.option.id),
          name: "New",
          rawName: "New",
          value: row?.option.value,
          default: true,
          field: { id: "TicketField:806", title: "Access request: kind" },
        },
      },
      node: { value: row?.option.value },
      none: null,
      field: { title: "Access request: kind" },
    });
    expect(operationsOf(calls).filter((name) => name.endsWith("Option")).length).toBe(2);
    for (const bad of ["806", "TicketFieldOption:806", "TicketFieldOption:806:x", "TicketField:806"]) {
      const { errors, calls } = await agent.ask(
        "query ($id: ID!) { supportDesk { ticketFieldOption(id: $id) { id } } }",
        { id: bad },
      );
      expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument: "id" } }]);
      expect(calls).toEqual([]);
    }
  });

  it("are read once each for the forms of a whole list of tickets, and for their values", async () => {
    const { data, calls } = await agent.ask(FieldsOfTicketsDocument);
    const counts = new Map<string, number>();
    for (const name of operationsOf(calls)) counts.set(name, (counts.get(name) ?? 0) + 1);
    const distinct = new Set(
      data.tickets.nodes.flatMap(({ form }) => form?.fields.map(({ id }) => id) ?? []),
    );
    expect(distinct.size).toBeGreaterThan(5);
    expect(counts.get("supportDesk.showManyTicketForms")).toBe(1);
    expect(counts.get("supportDesk.getTicketField")).toBe(distinct.size);
    const values = data.tickets.nodes.flatMap(({ fieldValues }) => fieldValues);
    expect(values.filter(({ value }) => value !== null).length).toBeGreaterThan(20);
    for (const { value, option } of values) expect(option?.value ?? null).toBe(value);
  });

  it("are FORBIDDEN to end users in their own fields, and the rest has data (D2-010, D2-020, D2-030)", async () => {
    const { data, errors } = await endUser.ask(FieldsForEndUsersDocument);
    expect(data).toEqual({
      supportDesk: {
        ticketField: null,
        ticketFieldOption: null,
        ticketForm: { name: "General request", fields: null },
      },
    });
    expect(errors.length).toBeGreaterThanOrEqual(3);
    for (const { extensions } of errors)
      expect(extensions).toMatchObject({ code: "FORBIDDEN", family: "supportDesk", status: 403 });
  });
});

describe("the options of a field are replaced in the graph", () => {
  it("only if each removed option is named; the error names the options to be removed (D2-015, D2-017)", async () => {
    const before = kept(805);
    const [first, second, third] = before;
    const options = before.slice(3);
    const some = await admin.ask(UpdateTicketFieldDocument, {
      input: { id: 805, options, removeOptions: [first?.value] },
    });
    expect(some.data.updateTicketField).toMatchObject({
      ticketField: null,
      removedOptions: null,
      unnamedOptions: [second, third],
      userErrors: [
        { field: ["removeOptions"], code: "CONFLICT", message: expect.stringContaining("2 options") },
      ],
    });
    expect(operationsOf(some.calls)).toEqual(["supportDesk.getTicketField"]);
    expect(kept(805)).toEqual(before);

    const none = await admin.data(UpdateTicketFieldDocument, { input: { id: 805, options: [] } });
    expect(none.updateTicketField.unnamedOptions).toHaveLength(before.length);
    expect(kept(805)).toEqual(before);
  });

  it("in one mutation, whose payload has the remaining and the deleted options (D2-015, D2-016, D2-513)", async () => {
    const [first, second, ...rest] = kept(805);
    const ids = () => tables.fieldOptions.by("field", 805).map(({ option }) => option.id);
    const idsBefore = ids();
    const macro = () =>
      tables.macros.all().find(({ fields }) => fields.some(({ fieldId }) => fieldId === 805));
    expect(macro()?.fields).toEqual([{ fieldId: 805, value: first?.value }]);
    const holders = tables.tickets
      .all()
      .filter(({ custom_fields }) => custom_fields.some(({ value }) => value === first?.value));
    expect(holders.length).toBeGreaterThan(0);
    const options = [...rest, { name: "Added", value: "added" }];
    const { data, calls } = await admin.ask(UpdateTicketFieldDocument, {
      input: {
        id: "TicketField:805",
        options,
        removeOptions: [first?.value, second?.value, "gone_already"],
      },
    });
    expect(data.updateTicketField).toMatchObject({
      ticketField: { id: "TicketField:805", creatorAppName: null },
      removedOptions: [first, second],
      unnamedOptions: null,
      userErrors: [],
    });
    expect(
      data.updateTicketField.ticketField?.options.nodes.map(({ name, value }) => ({ name, value })),
    ).toEqual(options);
    expect(JSON.parse(calls[1]?.body ?? "")).toEqual({ ticket_field: { custom_field_options: options } });
    expect(ids().slice(0, -1)).toEqual(idsBefore.slice(2));
    expect(macro()).toBeUndefined();
    const ticket = await agent.data(
      "query ($id: ID!) { ticket(id: $id) { fieldValues { value option { id } } } }",
      { id: holders[0]?.id },
    );
    expect(ticket).toEqual({ ticket: { fieldValues: [{ value: null, option: null }] } });
  });

  it("for administrators only (D2-014, D2-022, D2-029)", async () => {
    const [option] = tables.fieldOptions.by("field", 807);
    const id = `TicketFieldOption:807:${option?.option.id}`;
    for (const [query, input] of [
      [UpdateTicketFieldDocument.toString(), { id: 807, options: kept(807) }],
      [UpsertFieldOptionDocument.toString(), { fieldId: 807, name: "N", value: "n" }],
      [DeleteFieldOptionDocument.toString(), { id }],
    ] as const)
      for (const persona of ["agent", "endUser"] as const) {
        const [answer] = Object.values(
          await as(persona).data<Record<string, { userErrors: object[] }>>(query, { input }),
        );
        expect(answer?.userErrors).toMatchObject([{ code: "FORBIDDEN" }]);
      }
    expect(tables.fieldOptions.by("field", 807)).toHaveLength(6);
  });

  it.each([
    [{ id: "805", options: [{ name: " ", value: "a" }] }, "options.0.name"],
    [{ id: "805", options: [{ name: "A", value: "a b" }] }, "options.0.value"],
    [{ id: "805", options: [{ name: "A", value: "a" }], removeOptions: ["a"] }, "removeOptions"],
    [
      {
        id: "805",
        options: [
          { name: "A", value: "a" },
          { name: "B", value: "a" },
        ],
      },
      "options",
    ],
    [{ id: "x", options: [] }, "id"],
    [
      { id: "805", options: Array.from({ length: 2_001 }, (_, i) => ({ name: "A", value: `a${i}` })) },
      "options",
    ],
  ])("not with invalid input: %# is refused before any call (D2-027)", async (input, argument) => {
    const { errors, calls } = await admin.ask(UpdateTicketFieldDocument, { input });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", argument } }]);
    expect(calls).toEqual([]);
  });

  it("never if the present options cannot be read", async () => {
    const silent = { id: 806, type: "tagger", title: "A desk that leaves out what its fields offer" };
    await using upstream = await startScripted(reply({ ticket_field: silent }));
    const own = await startTributary({ settings: { supportDesk: { baseUrl: upstream.origin } } });
    const { data, errors } = await own.ask(UpdateTicketFieldDocument, { input: { id: 806, options: [] } });
    expect(data.updateTicketField).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: "UPSTREAM_BAD_RESPONSE" } }]);
    expect(upstream.requests.map(({ method }) => method)).toEqual(["GET"]);
    await own.close();
  });
});

describe("an option is put in the graph", () => {
  it("in one mutation, whose payload distinguishes an added option from a changed one (D2-023, D2-024, D2-026)", async () => {
    const added = await admin.ask(UpsertFieldOptionDocument, {
      input: { fieldId: 808, name: "Loan", value: "loan" },
    });
    expect(added.data.upsertTicketFieldOption).toMatchObject({
      created: true,
      ticketFieldOption: {
        name: "Loan",
        rawName: "Loan",
        value: "loan",
        default: false,
        field: { id: "TicketField:808" },
      },
    });
    expect(JSON.parse(added.calls[0]?.body ?? "")).toEqual({
      custom_field_option: { name: "Loan", value: "loan" },
    });
    const { id } = added.data.upsertTicketFieldOption.ticketFieldOption;
    for (const given of [id, id.split(":")[2]]) {
      const changed = await admin.data(UpsertFieldOptionDocument, {
        input: { fieldId: "TicketField:808", id: given, name: "Lease", value: "lease" },
      });
      expect(changed).toMatchObject({
        upsertTicketFieldOption: { created: false, ticketFieldOption: { id, name: "Lease" }, userErrors: [] },
      });
    }
  });

  it("with the desk's refusals in the payload (D2-513, D2-522)", async () => {
    const ask = (input: object) => admin.data(UpsertFieldOptionDocument, { input });
    expect(await ask({ fieldId: 809, name: "Twice", value: kept(809)[0]?.value })).toMatchObject({
      upsertTicketFieldOption: {
        ticketFieldOption: null,
        created: null,
        userErrors: [{ code: "BAD_USER_INPUT", field: ["value"] }],
      },
    });
    expect(await ask({ fieldId: 809, id: 1, name: "N", value: "n" })).toMatchObject({
      upsertTicketFieldOption: { userErrors: [{ code: "NOT_FOUND" }] },
    });
    const other = await admin.ask(UpsertFieldOptionDocument, {
      input: { fieldId: 809, id: "TicketFieldOption:808:1", name: "N", value: "n" },
    });
    expect(other.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(other.calls).toEqual([]);
  });

  it("and deleted with its values, with its id in the payload (D2-029)", async () => {
    const [option] = tables.fieldOptions.by("field", 810);
    const id = `TicketFieldOption:810:${option?.option.id}`;
    expect(JSON.stringify(tables.tickets.all())).toContain(`"${option?.option.value}"`);
    expect(await admin.data(DeleteFieldOptionDocument, { input: { id } })).toEqual({
      deleteTicketFieldOption: { deletedId: id, userErrors: [] },
    });
    expect(JSON.stringify(tables.tickets.all())).not.toContain(`"${option?.option.value}"`);
    expect(await admin.data(DeleteFieldOptionDocument, { input: { id } })).toMatchObject({
      deleteTicketFieldOption: { deletedId: null, userErrors: [{ code: "NOT_FOUND" }] },
    });
  });

  it("100 times a minute: then RATE_LIMITED, with the time to wait (D2-028)", async () => {
    tributary.families.clock.advance(60_000);
    const input = { fieldId: 811, name: "N", value: "n" };
    const path = `${tributary.families.baseUrl("supportDesk")}/api/v2/ticket_fields/811/options`;
    const { headers } = headersOf("admin");
    for (let i = 0; i < 100; i++)
      await fetch(path, {
        method: "POST",
        headers: { authorization: headers["x-desk-authorization"], "content-type": "application/json" },
        body: JSON.stringify({ custom_field_option: { name: "N", value: `n${i}` } }),
      });
    const { errors, calls: made } = await admin.ask(UpsertFieldOptionDocument, { input });
    expect(errors).toMatchObject([
      { extensions: { code: "RATE_LIMITED", retryable: true, retryAfterMs: expect.any(Number) } },
    ]);
    expect(made).toHaveLength(1);
  });
});
