/** The stand-in service of a model, with its tables and its seed. */
import { boundIn } from "./graph-names.ts";
import {
  type EnumValue,
  itemTypeIn,
  type Member,
  type Model,
  type ModelOperation,
  type ObjectType,
  type Resource,
  typeIn,
  type ValueType,
} from "./model.ts";
import { camel, dot, kebab, member, pascal } from "./names.ts";
import { type Plan, restListOf } from "./write-schema.ts";

/** Behavior of the service for an operation, as far as its method and path show it. */
export type Behavior = "list" | "create" | "read" | "update" | "delete" | "file";

/** Behavior of an operation on a resource; undefined if the handler must be written by hand. */
export function behaviorOf(
  operation: ModelOperation,
  resources: readonly Resource[],
): { readonly what: Behavior; readonly resource: Resource } | undefined {
  const { method, path, returns } = operation;
  const resource = resources.find(
    (one) => path === one.collection || path === one.path || path.startsWith(`${one.path}/`),
  );
  if (!resource) return undefined;
  const answersOne = returns?.kind === "object" && returns.name === resource.type.name;
  const isOf = (shape: ValueType) => shape.kind === "object" && shape.name === resource.type.name;
  const what: Behavior | undefined =
    operation === resource.read
      ? "read"
      : path === resource.collection && method === "get" && returns?.kind === "list" && isOf(returns.item)
        ? "list"
        : path === resource.collection && method === "post" && answersOne
          ? "create"
          : path === resource.path && (method === "put" || method === "patch") && answersOne
            ? "update"
            : path === resource.path && method === "delete" && returns === undefined
              ? "delete"
              : method === "get" && returns?.kind === "file"
                ? "file"
                : undefined;
  return what && { what, resource };
}

/** A list of objects that no operation reads by an id. */
export interface Listing {
  readonly type: ObjectType;
  /** Member by which the rows of one list differ. */
  readonly key: Member;
  readonly table: string;
  /** The object below which the rows are. */
  readonly owner: Resource | undefined;
}

/** The list of an operation, if the stand-in service keeps its rows. */
export function listingOf(operation: ModelOperation, { model, resources }: Plan): Listing | undefined {
  const { method, path, pathParameters, returns } = operation;
  if (method !== "get" || returns?.kind !== "list" || behaviorOf(operation, resources)) return undefined;
  const type = itemTypeIn(model, returns);
  const owner = resources.find((one) => path.startsWith(`${one.path}/`));
  const [key] = (type?.members ?? [])
    .filter(({ name, shape, required }) => name === "id" || (required && shape.kind === "text"))
    .sort((a, b) => Number(b.name === "id") - Number(a.name === "id"));
  if (!type || !key || pathParameters.length !== (owner ? 1 : 0)) return undefined;
  const last = path.split("/").at(-1) ?? "";
  return { type, key, owner, table: camel(owner ? `${owner.type.name} ${last}` : last) };
}

const listingsIn = (plan: Plan): readonly Listing[] =>
  plan.model.operations.flatMap((one) => listingOf(one, plan) ?? []);

/** True if the stand-in service answers an operation without a handler by hand. */
export const isAnswered = (operation: ModelOperation, plan: Plan): boolean =>
  behaviorOf(operation, plan.resources) !== undefined || listingOf(operation, plan) !== undefined;

const table = (resource: Resource) => camel(resource.collection.split("/").at(-1) ?? resource.type.name);

/** The text of `tables.ts`. */
export function tablesText(plan: Plan): string {
  const { name, resources } = plan;
  const listings = listingsIn(plan);
  const types = [...new Set([...resources, ...listings].map(({ type }) => type.name))].sort();
  const tables = [
    ...resources.map(
      (one) =>
        `  ${table(one)}: store.collection(${JSON.stringify(table(one))}, { key: (row: ${one.type.name}) => String(${dot("row", one.key.name)}) }),`,
    ),
    ...listings.map(({ type, key, owner, table: own }) =>
      owner
        ? `  ${own}: store.collection(${JSON.stringify(own)}, { key: ({ owner, row }: { readonly owner: string; readonly row: ${type.name} }) => \`\${owner} \${${dot("row", key.name)}}\` }),`
        : `  ${own}: store.collection(${JSON.stringify(own)}, { key: (row: ${type.name}) => String(${dot("row", key.name)}) }),`,
    ),
  ];
  return `/** The rows of the service: read by the service, written by the seed and by what is submitted. */
${types.length > 0 ? `import type { ${types.join(", ")} } from "#contracts/${kebab(name)}/index.ts";\n` : ""}import type { Store } from "#services/kit/data/store.ts";

export const ${name}Tables = (${tables.length > 0 ? "store" : "_store"}: Store) => ({
${tables.join("\n")}
});
`;
}

/** Literal for a required member without a given value. */
function emptyValue({ shape, nullable }: Member, model: Model, id: string): string {
  if (nullable) return "null";
  switch (shape.kind) {
    case "enum":
      return JSON.stringify(model.enums.find(({ name }) => name === shape.name)?.values[0]?.wire);
    case "text":
      return '""';
    case "email":
      return '"nobody@tributary.example"';
    case "instant":
      return "new Date(now).toISOString()";
    case "day":
      return "new Date(now).toISOString().slice(0, 10)";
    case "whole":
    case "number":
      return "0";
    case "flag":
      return "false";
    case "list":
      return "[]";
    case "json":
      return "null";
    case "object":
      return rowLiteral(typeIn(model, shape), model, () => undefined, id);
  }
}

function rowLiteral(
  type: ObjectType | undefined,
  model: Model,
  literalOf: (one: Member) => string | undefined,
  id: string,
  key?: Member,
): string {
  const isNumber = ({ shape }: Member) => ["whole", "number"].includes(shape.kind);
  const members = (type?.members ?? []).flatMap((one) => {
    if (one === key || one.name === "id")
      return `${member(one.name)}: ${isNumber(one) ? (/^String\((.+)\)$/.exec(id)?.[1] ?? id) : id}`;
    const value = literalOf(one) ?? (one.required ? emptyValue(one, model, id) : undefined);
    return value === undefined ? [] : value.startsWith("...") ? value : `${member(one.name)}: ${value}`;
  });
  return `{ ${members.join(", ")} }`;
}

const alike = (a: ValueType, b: ValueType): boolean =>
  a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b);

/** Handler of a list: all rows that have the values of the query. */
function listHandler(operation: ModelOperation, type: ObjectType, rows: string, owner?: Resource): string {
  const isCondition = (asked: string, shape: ValueType) =>
    type.members.some((one) => one.name === asked && alike(one.shape, shape));
  const tests = operation.query.flatMap((parameter) => {
    const { name: asked, shape } = parameter;
    const wanted = dot("query", asked);
    const has = dot("row", asked);
    if (isCondition(asked, shape)) return `(${wanted} === undefined || ${has} === ${wanted})`;
    const bound = boundIn(type, parameter);
    if (bound) {
      const { member: own, compares } = bound;
      const value = `${dot("row", own.name)}${own.required && !own.nullable ? "" : ' ?? ""'}`;
      return `(!${wanted} || Date.parse(${value}) ${compares} Date.parse(${wanted}))`;
    }
    return shape.kind === "list" && isCondition(asked, shape.item)
      ? `(${wanted} === undefined || ${wanted}.some((one) => one === ${has}))`
      : [];
  });
  const name = camel(operation.name);
  const filtered = tests.length > 0 ? `${rows}.filter((row) => ${tests.join(" && ")})` : rows;
  if (!owner)
    return `    ${name}: (${tests.length > 0 ? "query" : ""}) => ${tests.length > 0 ? filtered : `[...${rows}]`},`;
  const [key = "id"] = operation.pathParameters;
  return `    ${name}({ ${key}${tests.length > 0 ? ", ...query" : ""} }) {
      const owner = String(${dot(`need${pascal(owner.type.name)}(${key})`, owner.key.name)});
      return ${filtered};
    },`;
}

/** Lists whose handlers, and those of the look-ups beside them, are made from the contract. */
const plainLists = (plan: Plan) =>
  plan.resources.flatMap((resource) => {
    const operation = restListOf(plan, resource.type)?.operation;
    const isPlain = operation?.query.every(({ name, shape, required }) =>
      resource.type.members.some(
        (one) =>
          !required && one.name === name && alike(one.shape, shape.kind === "list" ? shape.item : shape),
      ),
    );
    return operation && isPlain ? [{ resource, operation }] : [];
  });

/** The text of `index.ts` of the service. */
export function serviceText(plan: Plan): string {
  const { name, model, resources } = plan;
  /** Variable of a table. The service has a variable with the name of the family already. */
  const variable = (own: string) => (own === name ? `${own}Table` : own);
  const tableOf = (resource: Resource) => variable(table(resource));
  const plain = plainLists(plan);
  const written = model.operations.filter(
    (one) => !plain.some(({ resource, operation }) => one === operation || one === resource.read),
  );
  const handlers = written.map((operation): string => {
    const own = camel(operation.name);
    const found = behaviorOf(operation, resources);
    const listing = listingOf(operation, plan);
    if (listing?.owner)
      return listHandler(
        operation,
        listing.type,
        `${variable(listing.table)}.all().filter((one) => one.owner === owner).map(({ row }) => row)`,
        listing.owner,
      );
    if (listing) return listHandler(operation, listing.type, `${variable(listing.table)}.all()`);
    if (!found) return `    ${own}() {\n      throw new Problem(501, "${own} is not written yet");\n    },`;
    const { what, resource } = found;
    const [key = "id"] = operation.pathParameters;
    const rows = tableOf(resource);
    const bodyType = typeIn(model, operation.body);
    const inBody = (one: Member) =>
      bodyType?.members.find(
        (other) =>
          other.name === one.name && other.nullable === one.nullable && alike(other.shape, one.shape),
      );
    // A key that clients choose is in the body; another is the next number.
    const ownKey = inBody(resource.key)?.required ? dot("body", resource.key.name) : undefined;
    const literal = () =>
      rowLiteral(
        resource.type,
        model,
        (one) => {
          const other = inBody(one);
          if (!other) return undefined;
          const value = dot("body", one.name);
          if (other.required) return value;
          return one.required
            ? undefined
            : `...(${value} !== undefined && { ${member(one.name)}: ${value} })`;
        },
        ownKey ?? `String(${rows}.nextId())`,
        resource.key,
      );
    switch (what) {
      case "list":
        return listHandler(operation, resource.type, `${rows}.all()`);
      case "read":
        return `    ${own}: ({ ${key} }) => need${pascal(resource.type.name)}(${key}),`;
      case "create": {
        const text = literal();
        const { idempotencyKey } = operation;
        const parameters = [
          ...(text.includes("body") || idempotencyKey ? ["body"] : []),
          ...(idempotencyKey ? [`${member(idempotencyKey)}: key`] : []),
        ];
        const input = parameters.length > 0 ? `{ ${parameters.join(", ")} }` : "_input";
        const write = `${rows}.put(${text})`;
        const done = idempotencyKey ? `once(key, [${JSON.stringify(own)}, body], () => ${write})` : write;
        return `    ${own}: (${input}${/\bnow\b/.test(text) ? ", { now }" : ""}) => ${done},`;
      }
      case "update": {
        const changed = resource.type.members.filter((one) => one !== resource.key && inBody(one));
        const members = changed.map(
          (one) =>
            `...(${dot("body", one.name)} !== undefined && { ${member(one.name)}: ${dot("body", one.name)} })`,
        );
        return `    ${own}: ({ ${key}${members.length > 0 ? ", body" : ""} }) => ${rows}.put({ ...need${pascal(resource.type.name)}(${key}), ${members.join(", ")} }),`;
      }
      case "delete":
        return `    ${own}({ ${key} }) {\n      ${rows}.delete(String(${dot(`need${pascal(resource.type.name)}(${key})`, resource.key.name)}));\n      return undefined;\n    },`;
      default:
        return `    ${own}: ({ ${key} }) => Buffer.from(JSON.stringify(need${pascal(resource.type.name)}(${key}))),`;
    }
  });
  const text = handlers.join("\n");
  const tables = [...resources.map(table), ...listingsIn(plan).map((one) => one.table)];
  const destructured = tables.map((own) => (variable(own) === own ? own : `${own}: ${variable(own)}`));
  const keyed = text.includes("once(key");
  const needed = resources.filter(({ type }) => text.includes(`need${pascal(type.name)}(`));
  const types = needed.map(({ type }) => `type ${type.name}`).sort();
  return `/** The stand-in service: ${model.title}. */
import { ${[name, ...types].sort((a, b) => a.replace("type ", "").localeCompare(b.replace("type ", ""))).join(", ")} } from "#contracts/${kebab(name)}/index.ts";
${needed.length > 0 || text.includes("Problem(") ? 'import { Problem } from "#contracts/kit/error-bodies.ts";\n' : ""}${keyed ? 'import { idempotentWrites } from "#services/kit/data/idempotent-writes.ts";\n' : ""}${plain.length > 0 ? 'import { collectionHandlers, plainAnswers } from "#services/kit/collections.ts";\n' : ""}import { service } from "#services/kit/service.ts";
${tables.length > 0 ? `import { ${name}Tables } from "./tables.ts";\n` : ""}
export const ${name}Service = service(${name}, (${tables.length > 0 ? `{ store${keyed ? ", jobs" : ""} }` : ""}) => {
${tables.length > 0 ? `  const { ${destructured.join(", ")} } = ${name}Tables(store);` : ""}
${keyed ? "  const once = idempotentWrites(store, jobs);\n" : ""}${needed
  .map(
    (one) => `
  function need${pascal(one.type.name)}(id: string): ${one.type.name} {
    const row = ${tableOf(one)}.get(id);
    if (!row) throw new Problem(404, "There is no such object");
    return row;
  }
`,
  )
  .join("")}
  return {
${plain.length > 0 ? `    ...collectionHandlers(${name}, { ${plain.map(({ operation, resource }) => `${camel(operation.name)}: ${tableOf(resource)}`).join(", ")} }, plainAnswers),\n` : ""}${text}
  };
});
`;
}

/** Expression for an enum in the two seed rows: the first value, then the second. */
function rowValues([first, second = first]: readonly EnumValue[]): string {
  const values = [JSON.stringify(first?.wire), JSON.stringify(second?.wire)];
  return first === second ? `${values[0]}` : `index === 0 ? ${values.join(" : ")}`;
}

/** The text of `seed/index.ts`: two rows of each resource, and of each list. */
export function seedText(plan: Plan): string {
  const { name, model, resources } = plan;
  const idsOf = ({ type, key }: Resource) => [camel(`${type.name} id`), camel(`${type.name} ${key.name}`)];
  const keys = new Set(resources.flatMap(idsOf));
  const seed = (type: ObjectType, put: (row: string) => string, owner?: Resource, key?: Member) => {
    const literal = rowLiteral(
      type,
      model,
      (one) => {
        const { name: own, shape } = one;
        if (shape.kind === "email") return "email";
        if (owner && shape.kind === "text" && idsOf(owner).includes(camel(own))) return '"1"';
        if (shape.kind === "whole" && keys.has(camel(own))) return owner ? "1" : "index + 1";
        if (shape.kind === "text")
          return keys.has(camel(own)) ? "String(index + 1)" : `\`${own} \${index + 1}\``;
        if (shape.kind === "enum")
          return rowValues(model.enums.find((other) => other.name === shape.name)?.values ?? []);
        // Tests look for a value of each plain member, so that those that may be absent have one, too.
        if (["whole", "number"].includes(shape.kind)) return "index + 1";
        const itemText = shape.kind === "list" && shape.item.kind === "text";
        if (itemText) return `[\`${own} \${index + 1}\`]`;
        const isPlain = !["list", "object", "json"].includes(shape.kind);
        return isPlain ? emptyValue({ ...one, nullable: false }, model, "") : undefined;
      },
      "String(index + 1)",
      key,
    );
    return `  for (const [index${literal.includes("email") ? ", { email }" : ""}] of company.people.slice(0, 2).entries())\n    ${put(literal)};`;
  };
  const listings = listingsIn(plan);
  const rows = [
    ...resources.map((one) => seed(one.type, (row) => `${table(one)}.put(${row})`, undefined, one.key)),
    // One object has both rows, so that its list has a second page.
    ...listings.map(({ type, table: rows, owner }) =>
      seed(type, (row) => `${rows}.put(${owner ? `{ owner: "1", row: ${row} }` : row})`, owner),
    ),
  ];
  const tables = [...resources.map(table), ...listings.map((one) => one.table)];
  const usesNow = /\bnow\b/.test(rows.join(""));
  return `/** The share of the demo company in this service. */
import type { DemoCompany } from "#services/demo/company.ts";
import type { SeedContext } from "#services/kit/service.ts";
import { ${name}Tables } from "#services/${kebab(name)}/tables.ts";

export function seed${pascal(name)}({ store${rows.length > 0 ? ", company" : ""} }: SeedContext<DemoCompany>): void {
  ${tables.length > 0 ? `const { ${tables.join(", ")} } = ` : ""}${name}Tables(store);
${usesNow ? "  const now = company.today;\n" : ""}${rows.join("\n")}
}
`;
}
