import Type from "typebox";
import { describe, expect, it } from "vitest";
import { optional, required } from "#contracts/kit/params.ts";
import {
  documentedMembers,
  parameterDifferences,
  shapeDifferences,
} from "#scripts/check/documented-shapes.ts";

/** Members as plain data: `name!` is required, a type follows a colon. */
const read = (text: string) => {
  const plain = (members: ReturnType<typeof documentedMembers>): unknown =>
    members &&
    Object.fromEntries(
      [...members].map(([name, one]) => [
        `${name}${one.required ? "!" : ""}`,
        one.members ? plain(one.members) : (one.type ?? null),
      ]),
    );
  return plain(documentedMembers(text));
};

describe("a documented shape", () => {
  it.each([
    ["Tag {name:string!, color:string}", { "name!": "string", color: "string" }],
    [
      "{tags array; subject string; assignee_id integer} all optional",
      { tags: "array", subject: "string", assignee_id: "integer" },
    ],
    [
      "{domain!, password! strings; code integer}",
      { "domain!": "string", "password!": "string", code: "integer" },
    ],
    ["{Code,Date:string; Amount:number}", { Code: "string", Date: "string", Amount: "number" }],
    [
      "Group {attributes:Attributes}; Attributes {sudo:{enabled:boolean!}}",
      { attributes: { sudo: { "enabled!": "boolean" } } },
    ],
    ["{data:[{company:{id:string!}!}]}", { data: { "company!": { "id!": "string" } } }],
    [
      "form-encoded: {features:{a,b.c each {requested:boolean!}}}",
      { features: { a: { "requested!": "boolean" }, b: { c: { "requested!": "boolean" } } } },
    ],
    [
      "{dial_in_numbers [{code, type, number, label strings}]}",
      { dial_in_numbers: { code: "string", type: "string", number: "string", label: "string" } },
    ],
    [
      "{email string!, org strings optional; further fields continue the same pattern}",
      { "email!": "string", org: "string" },
    ],
  ])("%s", (text, members) => {
    expect(read(text)).toEqual(members);
  });

  it("is undefined for a cell without members", () => {
    expect(documentedMembers("not shown (ticket form)")).toBeUndefined();
  });
});

describe("a contract", () => {
  const documented = documentedMembers("{ticket:{subject:string!,tags:array,id:integer}}") ?? new Map();
  const differences = (ticket: Parameters<typeof Type.Object>[0]) =>
    shapeDifferences(Type.Object({ ticket: Type.Optional(Type.Object(ticket)) }), documented);

  it("with the documented members has no difference", () => {
    expect(
      differences({
        subject: Type.String(),
        tags: Type.Optional(Type.Array(Type.String())),
        id: Type.Optional(Type.Integer()),
      }),
    ).toEqual([]);
  });

  it("differs by a missing, an undocumented and an optional member, and by a type", () => {
    expect(
      differences({
        subject: Type.Optional(Type.String()),
        id: Type.Optional(Type.String()),
        extra: Type.Optional(Type.String()),
      }),
    ).toEqual([
      { place: "body ticket subject", problem: "is required in the documents and optional in the contract" },
      { place: "body ticket tags", problem: "is documented and missing in the contract" },
      { place: "body ticket id", problem: "is integer in the documents and string in the contract" },
      { place: "body ticket extra", problem: "is not documented" },
    ]);
  });

  it("differs by parameters: presence, requirement, type and values", () => {
    const query = {
      limit: optional(Type.String()),
      sort: optional(Type.Enum(["a"])),
      q: optional(Type.String()),
      own: required(optional(Type.String())),
    };
    expect(
      parameterDifferences("limit:integer,sort:enum(a|b),q:string!,page[size]:integer", query, query),
    ).toEqual([
      { place: "query limit", problem: "is integer in the documents and string in the contract" },
      { place: "query sort", problem: "lacks the value b" },
      { place: "query q", problem: "is required in the documents and optional in the contract" },
      { place: "query page[size]", problem: "is documented and missing in the contract" },
      { place: "query own", problem: "is not documented" },
    ]);
  });
});
