/** Tests of a skeleton: each operation that the stand-in service answers, over REST and through the graph. */
import { argumentOf, fieldNameOf, graphNameOf } from "./graph-names.ts";
import {
  itemTypeIn,
  type Member,
  type Model,
  membersBesideId,
  type ObjectType,
  typeIn,
  type ValueType,
} from "./model.ts";
import { camel, kebab, member } from "./names.ts";
import { filterOf, linkOf, linksIn, type Plan, type ReadField } from "./write-schema.ts";
import { isAnswered } from "./write-service.ts";

/** Spelling of members and enum values in a test: that of the service, or that of the graph. */
type Spelling = "wire" | "graph";

/** A value that a test writes. */
function sample(shape: ValueType, model: Model, spelling: Spelling): unknown {
  switch (shape.kind) {
    case "text":
      return "Written by a test";
    case "enum": {
      const [first] = model.enums.find(({ name }) => name === shape.name)?.values ?? [];
      return spelling === "wire" ? first?.wire : first?.name;
    }
    case "email":
      return "somebody@tributary.example";
    case "instant":
      return "2026-03-01T09:00:00.000Z";
    case "day":
      return "2026-03-01";
    case "number":
      return spelling === "wire" ? 2 : "2";
    case "whole":
      return 2;
    case "flag":
      return true;
    case "list":
      return shape.item.kind === "enum" ? [sample(shape.item, model, spelling)] : [];
    case "json":
      return {};
    case "object":
      return sampleOf(typeIn(model, shape), model, spelling);
  }
}

const sampleOf = (
  type: ObjectType | undefined,
  model: Model,
  spelling: Spelling,
  nameOf: (one: Member) => string = ({ name }) => (spelling === "wire" ? name : camel(name)),
): object =>
  Object.fromEntries(
    (type?.members ?? [])
      .filter((one) => one.required || ["text", "enum"].includes(one.shape.kind))
      .map((one) => [nameOf(one), sample(one.shape, model, spelling)]),
  );

/** The text of `test/services/<family>/index.test.ts`. */
export function serviceTestText(plan: Plan): string {
  const { name, model, resources } = plan;
  const rows = model.operations.flatMap((operation) => {
    if (!isAnswered(operation, plan)) return [];
    const body = typeIn(model, operation.body);
    const sent = body ? JSON.stringify(sampleOf(body, model, "wire")) : "undefined";
    const path = operation.path.replace(/\{\w+\}/g, "1");
    return [
      `    [${JSON.stringify(camel(operation.name))}, ${JSON.stringify(operation.method.toUpperCase())}, ${JSON.stringify(path)}, ${operation.success}, ${sent}],`,
    ];
  });
  const [first] = resources;
  const refused = model.operations.find(({ method }) => method === "get") ?? model.operations[0];
  const [method = "", path = ""] = refused
    ? [refused.method.toUpperCase(), refused.path.replace(/\{\w+\}/g, "1")]
    : [];
  return `/** The stand-in service over REST. */
import { describe, expect, it } from "vitest";
import { ${name} } from "#contracts/${kebab(name)}/index.ts";
import { demoSecret } from "#contracts/demo-credentials.ts";
import { sharedFamilies } from "#test/kit/families.ts";

const families = await sharedFamilies();

function call(method: string, path: string, body?: object, secret = demoSecret("${name}")) {
  const headers = { [${name}.auth.header]: ${name}.auth.present(secret), ...(body && { "content-type": "application/json" }) };
  return fetch(families.baseUrl("${name}") + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

describe("the stand-in service ${model.title}", () => {
  it.each<[operation: string, method: string, path: string, status: number, body: object | undefined]>([
${rows.join("\n")}
  ])("answers %s as its contract says", async (_operation, method, path, status, body) => {
    const response = await call(method, path, body);
    await response.arrayBuffer();
    expect([response.status, families.bugs]).toEqual([status, []]);
  });

  it("refuses a caller whose credential it does not know", async () => {
    expect((await call("${method}", ${JSON.stringify(path)}, undefined, "unknown")).status).toBe(401);
  });
${
  first
    ? `
  it("answers 404 for an object that does not exist", async () => {
    expect((await call("GET", "${first.collection}/none")).status).toBe(404);
  });
`
    : ""
}});
`;
}

/** Selection of a type: its plain fields, and the selections of its objects. */
function selectionOf(plan: Plan, type: ObjectType): string {
  const resource = plan.resources.find((one) => one.type === type);
  const members = membersBesideId(type, resource);
  const fields = members.flatMap((one) => {
    const { name, shape } = one;
    const inner = shape.kind === "list" ? shape.item : shape;
    if (inner.kind === "list") return [];
    const target = linkOf(plan, type, one);
    if (target) return `${camel(target.name)} { id }`;
    if (inner.kind !== "object") return fieldNameOf(one, type);
    const other = typeIn(plan.model, inner);
    return other ? `${camel(name)} { ${selectionOf(plan, other)} }` : [];
  });
  const user = members.some(({ shape }) => shape.kind === "email") ? ["user { email }"] : [];
  return [...(resource ? ["id", "upstreamId"] : []), ...fields, ...user].join(" ");
}

/** Writes a test that a list's filters of enums are sent in the spelling of the service. */
function enumTestOf(plan: Plan, { name: field, on, operation }: ReadField, selection: string): string[] {
  if (on || !filterOf(plan, operation)) return [];
  const asked = operation.query.flatMap((parameter) => {
    const { name, shape } = argumentOf(parameter, true);
    const inner = shape.kind === "list" ? shape.item : shape;
    if (inner.kind !== "enum") return [];
    const value = String(sample(inner, plan.model, "graph"));
    const wire = JSON.stringify(sample(inner, plan.model, "wire"));
    const key = member(`${parameter.name}${parameter.shape.kind === "list" ? "[]" : ""}`);
    return [
      { condition: `${name}: ${shape.kind === "list" ? `[${value}]` : value}`, sent: `${key}: ${wire}` },
    ];
  });
  if (asked.length === 0) return [];
  const conditions = asked.map(({ condition }) => condition).join(", ");
  return [
    `
  it("asks for ${field} by values of enums in the spelling of the service", async () => {
    const { calls, errors } = await tributary.ask("{ ${plan.name} { ${field}(filter: { ${conditions} })${selection} } }");
    expect(errors).toEqual([]);
    expect(calls.map(({ query }) => query)).toMatchObject([{ ${asked.map(({ sent }) => sent).join(", ")} }]);
  });
`,
  ];
}

/** The text of `test/operations/<subgraph>/<family>/index.test.ts`. */
export function graphTestText(plan: Plan): string {
  const { name, model, reads, writes, typeOf } = plan;
  const answerSelection = ({ operation: { returns, paging } }: ReadField): string => {
    if (returns?.kind === "file") return " { url }";
    const type = itemTypeIn(model, returns);
    if (!type) return "";
    const selected = `{ ${selectionOf(plan, type)} }`;
    return paging ? ` { nodes ${selected} totalCount }` : ` ${selected}`;
  };
  const known = (field: { readonly operation: ReadField["operation"] }) => isAnswered(field.operation, plan);
  const readRows = reads.filter(known).map((field) => {
    const { on, byId, operation } = field;
    const own = `${field.name}${byId ? '(id: "1")' : ""}${answerSelection(field)}`;
    const query = on
      ? `{ ${name} { ${camel(on.type.name)}(id: "1") { ${own} } } }`
      : `{ ${name} { ${own} } }`;
    const calls = [
      on && `${name}.${camel(on.read.name)}`,
      operation.returns?.kind === "file" ? undefined : `${name}.${camel(operation.name)}`,
    ].filter(Boolean);
    return `    [${JSON.stringify(camel(operation.name))}, ${JSON.stringify(query)}, ${JSON.stringify(calls)}],`;
  });
  const enumTests = reads.filter(known).flatMap((field) => enumTestOf(plan, field, answerSelection(field)));
  const files = reads.filter((field) => known(field) && field.operation.returns?.kind === "file" && field.on);
  const writeTests = writes.filter(known).map((write) => {
    const { name: field, of, body, answers, operation } = write;
    const linked = linksIn(plan, write);
    const input = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
    const values = {
      ...(of && { id: `${typeOf(of.type.name)}:2` }),
      ...sampleOf(body, model, "graph", (one) => linked.get(one) ?? graphNameOf(one)),
      ...Object.fromEntries([...linked.values()].map((name) => [name, "1"])),
    };
    const object = answers
      ? `${camel(answers.name)} { ${selectionOf(plan, answers)} }`
      : operation.method === "delete"
        ? "deletedId"
        : "";
    const shows = answers
      ? `${member(camel(answers.name))}: expect.any(Object), `
      : operation.method === "delete" && of
        ? `deletedId: "${typeOf(of.type.name)}:2", `
        : "";
    return `
  it("carries out ${field} with one call and shows the result", async () => {
    const { data, calls } = await tributary.ask<Record<string, unknown>>(
      \`mutation ($input: ${input}!) { ${field}(input: $input) { ${object} userErrors { message } } }\`,
      { input: ${JSON.stringify(values)} },
    );
    expect(data["${field}"]).toEqual({ ${shows}userErrors: [] });
    expect(operationsOf(calls)).toEqual(["${name}.${camel(operation.name)}"]);
  });
`;
  });
  return `import { describe, expect, it } from "vitest";
import { operationsOf, sharedTributary } from "#test/kit/gateway.ts";

const tributary = await sharedTributary();

describe("the graph over the service ${model.title}", () => {
  it.each<[operation: string, query: string, calls: readonly string[]]>([
${readRows.join("\n")}
  ])("reads %s with these calls and no others", async (_operation, query, expected) => {
    const { data, errors, calls } = await tributary.ask<Record<"${name}", Record<string, unknown>>>(query);
    expect(errors).toEqual([]);
    expect(Object.values(data.${name})).not.toContain(null);
    expect(operationsOf(calls)).toEqual(expected);
  });
${[...enumTests, ...writeTests].join("")}${files
  .map(
    (field) => `
  it("gives a link to the file of ${field.name}, whose download is one call", async () => {
    const { data } = await tributary.ask<{ ${name}: { ${camel(field.on?.type.name ?? "")}: { ${field.name}: { url: string } } } }>(
      \`{ ${name} { ${camel(field.on?.type.name ?? "")}(id: "1") { ${field.name} { url } } } }\`,
    );
    const token = data.${name}.${camel(field.on?.type.name ?? "")}.${field.name}.url.split("/").at(-1) ?? "";
    const before = tributary.families.calls.length;
    expect((await tributary.gateway.download(token))?.bytes.length).toBeGreaterThan(0);
    expect(operationsOf(tributary.families.calls.slice(before))).toEqual(["${name}.${camel(field.operation.name)}"]);
  });
`,
  )
  .join("")}});
`;
}
