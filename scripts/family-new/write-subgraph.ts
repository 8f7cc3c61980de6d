/** Mapper types, loaders, outcomes of mutations and resolvers of a family. */

import { type Argument, fieldNameOf, graphNameOf } from "./graph-names.ts";
import { membersBesideId, type Resource } from "./model.ts";
import { camel, dot, kebab, member } from "./names.ts";
import {
  argumentsIn,
  filterOf,
  isDerivedFilter,
  isDerivedWrite,
  type Plan,
  pagedItemOf,
  type ReadField,
  restListOf,
  type WriteField,
} from "./write-schema.ts";

/** Text of `mappers.ts`. Without a mapper of its own, a type holds the wire type of the same name. */
export const mappersText = ({
  prefix,
}: Plan): string => `/** Types of the objects that resolvers get, for types not named like a wire type of the family. */
export type ${prefix}Mapper = object;
`;

/** The text of `loaders.ts`. */
export function loadersText({ name, resources }: Plan): string {
  if (resources.length === 0)
    return `/** Loaders of the family: none yet, because no operation reads an object by its key. */\nexport const ${name}Loaders = {};\n`;
  const loaders = resources.map(({ type, read }) => {
    const [key = "id"] = read.pathParameters;
    return `  ${camel(type.name)}: each("${camel(read.name)}", {\n    ask: (${key}) => ({ ${key} }),\n    itemIn: (${camel(type.name)}) => ${camel(type.name)},\n  }),`;
  });
  return `import { ${name} } from "#contracts/${kebab(name)}/index.ts";
import { loadersOf } from "#subgraphs/kit/loading/loaders.ts";

const { each } = loadersOf(${name});

export const ${name}Loaders = {
${loaders.join("\n")}
};
`;
}

/** The text of `style.ts`. */
export const styleText = ({
  name,
  prefix,
}: Plan): string => `/** Resolvers of the family that are derived from SDL and contract. */
import { ${name} } from "#contracts/${kebab(name)}/index.ts";
import { plainStyle } from "#subgraphs/kit/schema/plain/style.ts";
import { ${name}Loaders } from "./loaders.ts";

export const ${name}Style = plainStyle({
  family: ${name},
  loaders: ${name}Loaders,
  entries: ["${prefix}"],
});
`;

/** The text of `outcomes.ts`. */
export function outcomesText({ name, reads, writes }: Plan): string {
  const shown = new Map<string, string[]>();
  const unobservable: string[] = [];
  for (const { name: mutation, of, operation } of writes) {
    const list = reads.find((one) => !one.on && one.operation.path === operation.path);
    const field = of ? camel(of.type.name) : list?.name;
    if (field === undefined) unobservable.push(mutation);
    else shown.set(field, [...(shown.get(field) ?? []), mutation]);
  }
  const lines = [...shown].map(
    ([field, mutations]) => `    ${JSON.stringify(`${name}.${field}`)}: ${JSON.stringify(mutations)},\n`,
  );
  const reasons = unobservable.map((mutation) => `    ${mutation}: "No operation shows what it changes.",\n`);
  return `/** Fields in which clients can look up the outcome of a write of the family. */
import type { MutationOutcomes } from "#subgraphs/kit/mapping/mutation-outcomes.ts";

export const ${name}Outcomes: MutationOutcomes = {
  shownBy: {
${lines.join("")}  },
${reasons.length > 0 ? `  unobservable: {\n${reasons.join("")}  },\n` : ""}};
`;
}

const keyExpression = ({ key }: Resource) =>
  ["whole", "number"].includes(key.shape.kind) ? 'String(id ?? "")' : 'id ?? ""';

const idIn = ({ key }: Resource) => (key.name === "id" ? "{ id }" : `{ ${member(key.name)}: id }`);

/** Expression for the value of an argument, in the spelling of the service. */
function wireExpression({ name, shape, takesOne, bound }: Argument, from: string): string {
  const value = `${from}${name}${bound ? `?.${bound}` : ""}`;
  const item = shape.kind === "list" ? shape.item : shape;
  if (item.kind !== "enum") return value;
  if (takesOne) return `wireValue(${item.name}, onlyOne(${value}, "${name}"), "${name}")`;
  return `wireValue${shape.kind === "list" ? "s" : ""}(${item.name}, ${value}, "${name}")`;
}

/** The text of `resolvers/index.ts`. */
export function resolversText(plan: Plan, subgraph: string): string {
  const { name, prefix, resources, shown, typeOf } = plan;
  // The style derives look-ups by id, lists, and plain writes of types with `@rest`.
  const isDerived = ({ byId, operation }: ReadField) =>
    resources.some(({ type }) => {
      const list = restListOf(plan, type);
      return (
        list && (byId?.type === type || (list.operation === operation && isDerivedFilter(plan, operation)))
      );
    });
  const reads = plan.reads.filter((one) => !isDerived(one));
  const writes = plan.writes.filter((one) => !isDerivedWrite(plan, one));
  const argsOf = ({ operation, byId, on }: ReadField) => {
    const filter = filterOf(plan, operation);
    const from = filter ? `filter${filter.required ? "" : "?"}.` : "";
    const own = argumentsIn(plan, operation).map((argument) => {
      return {
        wire: argument.parameter.name,
        arg: filter ? "filter" : argument.name,
        value: wireExpression(argument, from),
        // An empty list of values matches no row, but the service would read it as no condition.
        none: filter && argument.shape.kind === "list" ? `${from}${argument.name}?.length === 0` : undefined,
      };
    });
    const path =
      byId || on
        ? []
        : operation.pathParameters.map((one) => ({
            wire: one,
            arg: camel(one),
            value: camel(one),
            none: undefined,
          }));
    return [...path, ...own];
  };
  const inputOf = (all: readonly { readonly wire: string; readonly value: string }[]) =>
    all.map(({ wire, value }) => (wire === value ? wire : `${member(wire)}: ${value}`)).join(", ");

  const readResolver = (field: ReadField): string => {
    const { operation, byId, on } = field;
    if (byId)
      return `    ${field.name}: (_, { id }, { ${name} }) => ${name}.${camel(byId.type.name)}.load(idOf("${typeOf(byId.type.name)}", id)),`;
    const args = argsOf(field);
    const isPaged = pagedItemOf(operation) !== undefined;
    const names = [...new Set(args.map(({ arg }) => arg)), ...(isPaged ? ["...page"] : [])];
    const given = names.length > 0 ? `{ ${names.join(", ")} }` : "_args";
    const [key] = operation.pathParameters;
    const input = [on && key ? `${key}: ${keyExpression(on)}` : "", inputOf(args)].filter(Boolean).join(", ");
    const source = on ? idIn(on) : "_";
    if (operation.returns?.kind === "file")
      return `    ${field.name}: (${source}, ${given}, context) =>\n      fileLink(context, context.${name}, "${camel(operation.name)}", { ${input} }, { filename: "${kebab(field.name)}.${operation.returns.mediaType.replace(/^.*[/+.]/, "")}" }),`;
    const call = isPaged
      ? `${name}.connection("${camel(operation.name)}", { ${input} }, page)`
      : `${name}.api.${camel(operation.name)}({ ${input} })`;
    const none = args.flatMap((one) => one.none ?? []).join(" || ");
    const value = none ? `(${none} ? ${isPaged ? "emptyConnection()" : "[]"} : ${call})` : call;
    return operation.returns
      ? `    ${field.name}: (${source}, ${given}, { ${name} }) => ${value},`
      : `    async ${field.name}(${source}, ${given}, { ${name} }) {\n      await ${call};\n      return true;\n    },`;
  };

  const writeResolver = ({ name: field, operation, of, body, answers }: WriteField): string => {
    const path = operation.pathParameters.map((one, at) =>
      of && at === 0 ? { wire: one, arg: "id" } : { wire: one, arg: camel(one) },
    );
    const { idempotencyKey } = operation;
    const names = [
      ...path.map(({ arg }) => (arg === "id" && of ? "id: given" : arg)),
      ...(idempotencyKey ? ["idempotencyKey: key"] : []),
    ];
    // Members with another name in the graph are renamed to their names at the service.
    const renamed = (body?.members ?? []).filter((one) => graphNameOf(one) !== camel(one.name));
    names.push(...renamed.map(graphNameOf));
    const destructured =
      names.length === 0
        ? "{ input }"
        : `{ input: { ${[...names, ...(body ? ["...members"] : [])].join(", ")} } }`;
    const lines = [
      idempotencyKey && "const idempotencyKey = writeKey(key);",
      of && `const id = idOf("${typeOf(of.type.name)}", given);`,
      body &&
        `const body = toWire(${body.name}, ${
          renamed.length > 0
            ? `{ ...members, ${renamed.map((one) => `${member(camel(one.name))}: ${graphNameOf(one)}`).join(", ")} }`
            : names.length === 0
              ? "input"
              : "members"
        });`,
    ].filter(Boolean);
    const input = [
      ...path.map(({ wire, arg }) => (wire === arg ? wire : `${member(wire)}: ${arg}`)),
      ...(idempotencyKey ? [`${member(idempotencyKey)}: idempotencyKey`] : []),
      ...(body ? ["body"] : []),
    ].join(", ");
    const call = `await ${name}.api.${camel(operation.name)}({ ${input} });`;
    const result = answers
      ? `const ${camel(answers.name)} = ${call}\n        return { ${camel(answers.name)} };`
      : `${call}\n        return ${operation.method === "delete" ? (of ? `{ deletedId: globalId("${typeOf(of.type.name)}", id) }` : `{ deletedId: ${path.at(-1)?.arg ?? "null"} }`) : "{}"};`;
    const unused = !body && names.length === 0 ? "_args" : destructured;
    const before = lines.map((line) => `      ${line}\n`).join("");
    const write = `payload(async () => {\n        ${result}\n      })`;
    return idempotencyKey
      ? `    async ${field}(_, ${unused}, { ${name} }) {\n${before}      const answer = await ${write};\n      return { ...answer, idempotencyKey };\n    },`
      : `    ${field}(_, ${unused}, { ${name} }) {\n${before}      return ${write};\n    },`;
  };

  const types = shown.flatMap((type) => {
    const rest = restListOf(plan, type);
    const resource = resources.find((one) => one.type === type);
    const own = typeOf(type.name);
    const email = type.members.find(({ shape }) => shape.kind === "email");
    const fields = [
      resource &&
        !rest &&
        `    __resolveReference: ({ id }, { ${name} }) => ${name}.${camel(type.name)}.load(idOf("${own}", id)),`,
      resource &&
        !rest &&
        `    ...keyed("${own}"${resource.key.name === "id" ? "" : `, (${idIn(resource)}: ${type.name}) => id`}),`,
      email && !rest && `    user: toUser(${JSON.stringify(email.name)}),`,
      ...reads.filter(({ on }) => on && on === resource).map(readResolver),
    ].filter(Boolean);
    const renamed = membersBesideId(type, resource)
      .filter((one) => !rest && fieldNameOf(one, type) !== camel(one.name))
      .map((one) => `${fieldNameOf(one, type)}: ${JSON.stringify(one.name)}`);
    if (rest && fields.length === 0 && renamed.length === 0) return [];
    const options = renamed.length > 0 ? `, { renamed: { ${renamed.join(", ")} } }` : "";
    return `  ${own}: mapWireType(${type.name}, {${fields.length > 0 ? `\n${fields.join("\n")}\n  ` : ""}}${options}),`;
  });
  const entry = reads.filter(({ on }) => !on);
  const text = `export const ${name}Resolvers: Resolvers = {
  Query: {
    ${name}: () => ({}),
  },

${entry.length > 0 ? `  ${prefix}: {\n${entry.map(readResolver).join("\n")}\n  },\n` : ""}
${types.join("\n\n")}
${writes.length > 0 ? `\n  Mutation: {\n${writes.map(writeResolver).join("\n\n")}\n  },\n` : ""}};
`;
  const values = [
    ...new Set([
      ...shown.map((type) => type.name),
      ...writes.flatMap(({ body }) => body?.name ?? []),
      ...plan.model.enums.map((one) => one.name),
    ]),
  ]
    .filter((one) => new RegExp(`(mapWireType|toWire|wireValues?)\\(${one},`).test(text))
    .sort();
  const ids = ["globalId", "idOf", "keyed"].filter((one) => text.includes(`${one}(`));
  const enums = ["wireValue", "wireValues"].filter((one) => text.includes(`${one}(`));
  const uses = (helper: string) => text.includes(`${helper}(`);
  const imports = [
    values.length > 0 && `import { ${values.join(", ")} } from "#contracts/${kebab(name)}/index.ts";`,
    `import type { Resolvers } from "#generated/${subgraph}/resolvers.ts";`,
    uses("fileLink") && 'import { fileLink } from "#subgraphs/kit/context/link-fields.ts";',
    uses("onlyOne") && 'import { onlyOne } from "#subgraphs/kit/filters/only-one.ts";',
    uses("emptyConnection") && 'import { emptyConnection } from "#subgraphs/kit/loading/connection.ts";',
    enums.length > 0 && `import { ${enums.join(", ")} } from "#subgraphs/kit/mapping/enum-values.ts";`,
    ids.length > 0 && `import { ${ids.join(", ")} } from "#subgraphs/kit/mapping/ids.ts";`,
    uses("payload") && 'import { payload } from "#subgraphs/kit/mapping/payloads.ts";',
    uses("toWire") && 'import { toWire } from "#subgraphs/kit/mapping/to-wire.ts";',
    uses("writeKey") && 'import { writeKey } from "#subgraphs/kit/mapping/write-key.ts";',
    uses("mapWireType") && 'import { mapWireType } from "#subgraphs/kit/mapping/wire-fields.ts";',
    uses("toUser") && 'import { toUser } from "#subgraphs/kit/people/relations.ts";',
  ].filter(Boolean);
  return `${imports.join("\n")}\n\n${text}`;
}

/** The access to a member of an answer, for texts of tests. */
export { dot };
