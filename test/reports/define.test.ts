import { describe, expect, it } from "vitest";
import { defineReport } from "#reports/define.ts";
import { readDefinition } from "#reports/kit/definition/definition.ts";

const documents = { tickets: "{ tickets(first: 5) { nodes { id status } } }" };

describe("a report that is defined in code", () => {
  it("becomes the files of a report's folder", () => {
    const columns = { status: "Status", id: { label: "Ticket", type: "text" } } as const;
    const { name, files } = defineReport({
      name: "open",
      title: "Open",
      documents,
      sql: "select 1",
      columns,
    });
    expect(readDefinition(name, files)).toMatchObject({
      name: "open",
      title: "Open",
      sql: "select 1",
      documents: [{ name: "tickets", text: documents.tickets }],
      columns: { status: { label: "Status" }, id: { label: "Ticket", type: "text" } },
    });
  });

  it("is refused with the position of its mistake", () => {
    expect(() => defineReport({ name: "none", title: "None", documents: {} })).toThrow("needs a document");
    expect(() => defineReport({ name: "none", title: "", documents })).toThrow(/report\.json.*title/);
  });
});
