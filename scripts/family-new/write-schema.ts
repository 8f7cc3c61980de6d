/** The SDL of a model, and the names that its types and fields have in the graph. */
import { problemsOfDescription } from "#scripts/check/wording/words.ts";
import { isWriteOf } from "#subgraphs/kit/schema/plain/writes.ts";
import { singularOf } from "#subgraphs/kit/schema/shorthand/rest.ts";
import { type Argument, argumentsOf, fieldNameOf, graphNameOf } from "./graph-names.ts";
import {
  type EnumType,
  itemTypeIn,
  type Member,
  type Model,
  type ModelOperation,
  membersBesideId,
  type ObjectType,
  type Resource,
  resourcesOf,
  typeIn,
  type ValueType,
} from "./model.ts";
import { camel, pascal, spoken } from "./names.ts";

/** Field of the graph for a reading operation. */
export interface ReadField {
  readonly operation: ModelOperation;
  /** The resource whose type has the field; undefined for a field of the namespace. */
  readonly on: Resource | undefined;
  readonly name: string;
  /** The resource that the field reads by its id. */
  readonly byId: Resource | undefined;
}

/** A write as a mutation. */
export interface WriteField {
  readonly operation: ModelOperation;
  readonly name: string;
  /** The resource that the path names by its id. */
  readonly of: Resource | undefined;
  /** The type of the family's response. */
  readonly answers: ObjectType | undefined;
  readonly body: ObjectType | undefined;
}

/** State that the writers of all layers share for one family. */
export interface Plan {
  readonly name: string;
  readonly prefix: string;
  readonly model: Model;
  readonly resources: readonly Resource[];
  readonly reads: readonly ReadField[];
  readonly writes: readonly WriteField[];
  /** Types in responses. */
  readonly shown: readonly ObjectType[];
  /** Enums in responses, for which the service may send a value that its document does not list. */
  readonly shownEnums: ReadonlySet<string>;
  typeOf(name: string): string;
}

/** Verb, prefix of the family, noun: `checkInVisit` of the family `reception` is `checkInReceptionVisit`. */
function mutationName(operation: string, prefix: string, nouns: readonly (string | undefined)[]): string {
  const noun = nouns.find(
    (one) => one !== undefined && pascal(operation).endsWith(one) && one !== pascal(operation),
  );
  if (noun !== undefined) return `${camel(pascal(operation).slice(0, -noun.length))}${prefix}${noun}`;
  const [, verb = "", rest = ""] = /^([a-z]+)(.*)$/.exec(operation) ?? [];
  return `${verb}${prefix}${pascal(rest)}`;
}

/** Decides names and places for the operations of a model. */
export function planOf(name: string, model: Model): Plan {
  const prefix = pascal(name);
  const resources = resourcesOf(model);
  const reads = model.operations
    .filter(({ method }) => method === "get")
    .map((operation): ReadField => {
      const byId = resources.find(({ read }) => read === operation);
      if (byId) return { operation, on: undefined, name: camel(byId.type.name), byId };
      const on = resources.find(
        ({ path }) => operation.path.startsWith(`${path}/`) && operation.pathParameters.length === 1,
      );
      const own = on
        ? operation.path.slice(on.path.length)
        : operation.name.replace(/^(get|list|read|fetch|find)(?=[A-Z_])/, "");
      return { operation, on, name: camel(own), byId: undefined };
    });
  const writes = model.operations
    .filter(({ method }) => method !== "get")
    .map((operation): WriteField => {
      const { returns } = operation;
      const of = resources.find(
        ({ path }) => operation.path === path || operation.path.startsWith(`${path}/`),
      );
      const answers = typeIn(model, returns);
      return {
        operation,
        name: mutationName(operation.name, prefix, [of?.type.name, answers?.name]),
        of,
        answers,
        body: typeIn(model, operation.body),
      };
    });
  const shown = new Set<ObjectType>();
  const shownEnums = new Set<string>();
  const show = (shape: ValueType | undefined): void => {
    if (shape?.kind === "list") show(shape.item);
    if (shape?.kind === "enum") shownEnums.add(shape.name);
    const type = typeIn(model, shape);
    if (!type || shown.has(type)) return;
    shown.add(type);
    for (const member of type.members) show(member.shape);
  };
  for (const { operation } of [...reads, ...writes])
    if (operation.returns?.kind !== "file") show(operation.returns);
  const typeOf = (own: string) => (own.startsWith(prefix) ? own : `${prefix}${own}`);
  return { name, prefix, model, resources, reads, writes, shown: [...shown], shownEnums, typeOf };
}

const SCALARS = {
  text: "String",
  instant: "DateTime",
  day: "Date",
  email: "String",
  whole: "Int",
  number: "Decimal",
  flag: "Boolean",
  json: "JSON",
} as const;

function graphType(plan: Plan, shape: ValueType, suffix = ""): string {
  if (shape.kind === "object") return `${plan.typeOf(shape.name)}${suffix}`;
  if (shape.kind === "enum") return plan.typeOf(shape.name);
  return shape.kind === "list" ? `[${graphType(plan, shape.item, suffix)}!]` : SCALARS[shape.kind];
}

/** Text of the document as a description: one line in plain words. */
function described(text: string | undefined, otherwise: string): string {
  const line = (text ?? "").replace(/\s+/g, " ").replaceAll('"', "'").trim();
  const plain = problemsOfDescription("", line).length === 0 ? line : otherwise;
  return JSON.stringify(/[.!?]$/.test(plain) ? plain : `${plain}.`);
}

/** Filter input of a list; undefined for other operations, and for lists without conditions. */
export function filterOf(
  plan: Plan,
  { returns, query, name }: ModelOperation,
): { readonly type: string; readonly noun: string; readonly required: boolean } | undefined {
  if (returns?.kind !== "list" || query.length === 0) return undefined;
  const { item } = returns;
  const isAlone =
    plan.reads.filter(({ operation }) => {
      const other = operation.returns;
      return (
        other?.kind === "list" &&
        operation.query.length > 0 &&
        other.item.kind === "object" &&
        item.kind === "object" &&
        other.item.name === item.name
      );
    }).length === 1;
  const own = item.kind === "object" && isAlone ? item.name : pascal(name);
  return {
    type: `${plan.typeOf(own)}Filter`,
    noun: item.kind === "object" ? spoken(item.name) : "row",
    required: query.some(({ required }) => required),
  };
}

/** The arguments of an operation, which are members of the filter if it has one. */
export function argumentsIn(plan: Plan, operation: ModelOperation): readonly Argument[] {
  const row = itemTypeIn(plan.model, operation.returns);
  return argumentsOf(operation.query, filterOf(plan, operation) !== undefined, row);
}

/** Type of the rows of a list in pages; undefined for other operations. */
export const pagedItemOf = ({ paging, returns }: ModelOperation): string | undefined =>
  paging && returns?.kind === "list" && returns.item.kind === "object" ? returns.item.name : undefined;

/** The object whose key is in a member of a type with `@rest`, because the style of a plain family derives its link. */
export function linkOf(plan: Plan, type: ObjectType, { name }: Member): ObjectType | undefined {
  const isNamed = (noun: string) => !type.members.some((one) => camel(one.name) === noun);
  return plan.resources.find(
    ({ type: target, key }) =>
      restListOf(plan, type) &&
      restListOf(plan, target) &&
      isNamed(camel(target.name)) &&
      [camel(`${target.name} id`), camel(`${target.name} ${key.name}`)].includes(camel(name)),
  )?.type;
}

/** True if the style of a plain family derives the filter of a list: each member is one optional condition. */
export const isDerivedFilter = (plan: Plan, operation: ModelOperation): boolean =>
  argumentsIn(plan, operation).every(({ parameter, bound }) => !bound && !parameter.required);

/** The list from which a type with `@rest` is read: the only one of its objects, in pages. */
export function restListOf({ reads, resources }: Plan, type: ObjectType): ReadField | undefined {
  const resource = resources.find((one) => one.type === type);
  const [list, ...others] = reads.filter(({ operation }) => pagedItemOf(operation) === type.name);
  return others.length === 0 && list && list.operation.path === resource?.collection ? list : undefined;
}

const METHODS = { get: "GET", post: "POST", put: "PUT", patch: "PATCH", delete: "DELETE" } as const;

/** True if the style of a plain family derives a mutation: its name is a verb and a type with `@rest`. */
export function isDerivedWrite(plan: Plan, { name, operation, body }: WriteField): boolean {
  const { idempotencyKey, returns } = operation;
  const resource = plan.resources.find(
    ({ type }) => restListOf(plan, type) && name.endsWith(plan.typeOf(type.name)),
  );
  if (!resource || idempotencyKey !== undefined) return false;
  const verb = name.slice(0, -plan.typeOf(resource.type.name).length);
  const [only, ...others] = plan.model.operations.filter((one) =>
    isWriteOf(
      verb,
      { name: camel(one.name), method: METHODS[one.method], path: one.path },
      resource.collection,
      resource.path,
    ),
  );
  return (
    only === operation &&
    others.length === 0 &&
    (operation.body === undefined || body !== undefined) &&
    (returns === undefined || (returns.kind === "object" && returns.name === resource.type.name)) &&
    (body?.members ?? []).every((one) => graphNameOf(one) === camel(one.name))
  );
}

/** Members of a derived write with ids of linked objects, and their names in the input. */
export function linksIn(plan: Plan, write: WriteField): ReadonlyMap<Member, string> {
  const of = plan.resources.find(({ type }) => write.name.endsWith(plan.typeOf(type.name)))?.type;
  const members = of && isDerivedWrite(plan, write) ? (write.body?.members ?? []) : [];
  return new Map(
    members.flatMap((one) => {
      const target = of && linkOf(plan, of, one);
      return target ? [[one, `${camel(target.name)}Id`] as const] : [];
    }),
  );
}

/** `@connection` of a type whose objects are listed in pages; empty for other types. */
function connectionOf(plan: Plan, type: ObjectType): string {
  const list = plan.reads.find(({ operation }) => pagedItemOf(operation) === type.name);
  if (!list) return "";
  const noun = JSON.stringify(spoken(list.name));
  const isCounted = list.operation.paging?.total !== undefined;
  // Descriptions of filters and costs name the objects of a type with `@rest`.
  const of = isCounted || restListOf(plan, type) ? [`of: ${noun}`] : [];
  return ` @connection(${[...of, ...(isCounted ? [] : ["uncounted: true"])].join(", ")})`;
}

/** SDL of an enum. An enum in responses has a value for all that the document does not list. */
function enumText(plan: Plan, { name, description, values }: EnumType): string {
  const noun = spoken(name);
  const isOpen = plan.shownEnums.has(name) && !values.some((one) => one.name === "OTHER");
  const lines = values.map(
    (one) => `  ${described(one.description, `Value \`${one.wire}\` of the ${noun}`)}\n  ${one.name}\n`,
  );
  return `${described(description, `Value of the ${noun}, as listed by the service`)}\nenum ${plan.typeOf(name)}${isOpen ? ` @open(of: ${JSON.stringify(noun)})` : ""} {\n${lines.join("")}}\n`;
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);

/** Fields in braces; empty if the shorthand of the type adds all fields. */
const block = (fields: string) => (fields === "" ? "" : ` {\n${fields}}`);

/** The text of `schema/<subgraph>/<family>/index.graphql`. */
export function schemaText(plan: Plan): string {
  const { name, prefix, model, resources, reads, writes, shown } = plan;
  const service = model.title;
  const memberOf = (type: ObjectType, one: Member) => {
    const target = linkOf(plan, type, one);
    if (target)
      return `  ${described(one.description, `The ${spoken(target.name)} of the ${spoken(type.name)}`)}\n  ${camel(target.name)}: ${plan.typeOf(target.name)}\n`;
    const field = fieldNameOf(one, type);
    const isRenamed = restListOf(plan, type) && field !== camel(one.name);
    return `  ${described(one.description, `Value of \`${one.name}\` of the ${spoken(type.name)}`)}\n  ${field}: ${graphType(plan, one.shape)}${isRenamed ? ` @member(name: "${one.name}")` : ""}\n`;
  };
  const inputMember = (type: ObjectType, one: Member, own = camel(one.name), isId = false) =>
    `  ${described(one.description, `New value of \`${one.name}\` of the ${spoken(type.name)}`)}\n  ${own}: ${isId ? "ID" : graphType(plan, one.shape, "Input")}${one.required && !one.nullable ? "!" : ""}\n`;

  const condition = (
    { parameter, name: own, shape, takesOne, bound }: Argument,
    rowOfFilter: ObjectType | undefined,
  ): readonly string[] => {
    if (bound === "until") return [];
    const text = described(parameter.description, `Value of \`${parameter.name}\`, as the service takes it`);
    const isFilter = rowOfFilter !== undefined;
    const target = rowOfFilter && linkOf(plan, rowOfFilter, parameter);
    const isOne = takesOne || (target !== undefined && shape.kind !== "list");
    const limit = isOne ? `${text.slice(0, -1)} The service takes one value at a time."` : text;
    const type = target ? "[ID!]" : shape.kind === "number" ? "Float" : graphType(plan, shape);
    const member = target ? `${camel(target.name)}Ids` : own;
    const isNamed = !isFilter || camel(singularOf(member)) === camel(parameter.name);
    const narrows = isNamed ? "" : ` @narrows(by: "${parameter.name}")`;
    if (!bound) return [`${limit} ${member}: ${type}${parameter.required ? "!" : ""}${narrows}`];
    return [
      `"Period of \`${own}\`, as the service takes it." ${own}: ${shape.kind === "day" ? "DateRange" : "DateTimeRange"}`,
    ];
  };
  const conditionsIn = (operation: ModelOperation) => {
    const row = itemTypeIn(model, operation.returns);
    const isDerived =
      row && restListOf(plan, row)?.operation === operation && isDerivedFilter(plan, operation);
    return argumentsIn(plan, operation).flatMap((one) => condition(one, isDerived ? row : undefined));
  };
  const filters = reads.flatMap(({ operation }) => {
    const filter = filterOf(plan, operation);
    const conditions = conditionsIn(operation);
    return filter
      ? `"Conditions on ${article(filter.noun)}; all must be met."\ninput ${filter.type} {\n  ${conditions.join("\n  ")}\n}\n`
      : [];
  });

  const readField = ({ operation, name: field, byId, on }: ReadField): string => {
    const { returns, pathParameters, summary, paging } = operation;
    const filter = filterOf(plan, operation);
    const args = [
      ...(byId
        ? [`"Global id, or id in the service." id: ID!`]
        : on
          ? []
          : pathParameters.map(
              (one) => `"Value of \`${one}\` in the path of the service." ${camel(one)}: String!`,
            )),
      ...(filter ? [`filter: ${filter.type}${filter.required ? "!" : ""}`] : conditionsIn(operation)),
    ];
    const type = pagedItemOf(operation)
      ? `${plan.typeOf(pagedItemOf(operation) ?? "")}Connection`
      : returns?.kind === "file"
        ? "File"
        : returns
          ? graphType(plan, returns)
          : "Boolean";
    // The kit adds the cost to the lists and look-ups of types with `@rest`.
    const isRest = restListOf(plan, byId?.type ?? itemTypeIn(model, returns) ?? { name: "", members: [] });
    const facts = [
      paging && "The service decides the order",
      !isRest && `Costs one REST call${paging ? ` per ${paging.maxSize} rows` : ""}`,
    ].filter(Boolean);
    const withFacts = (text: string) => [text.replace(/\.$/, ""), ...facts].join(". ");
    const otherwise = byId
      ? `${byId.type.name} with this id in the service`
      : `Answer of the operation \`${operation.name}\``;
    return `  ${described(summary && withFacts(summary), withFacts(otherwise))}\n  ${field}${args.length > 0 ? `(${args.join(" ")})` : ""}: ${type}\n`;
  };

  const inputs = new Map<string, string>();
  const inputType = (type: ObjectType): void => {
    const input = `${plan.typeOf(type.name)}Input`;
    if (inputs.has(input)) return;
    inputs.set(input, "");
    for (const { shape } of type.members) inputsIn(shape);
    inputs.set(
      input,
      `"Values of ${article(spoken(type.name))} to write."\ninput ${input} {\n${type.members.map((one) => inputMember(type, one)).join("")}}\n`,
    );
  };
  const inputsIn = (shape: ValueType): void => {
    const inner = shape.kind === "list" ? shape.item : shape;
    const type = typeIn(model, inner);
    if (type) inputType(type);
    else if (inner.kind === "list") inputsIn(inner);
  };
  const mutationTypes = writes.map((write) => {
    const { name: field, of, body, answers, operation } = write;
    const linked = linksIn(plan, write);
    for (const { shape } of body?.members ?? []) inputsIn(shape);
    const input = `${field[0]?.toUpperCase()}${field.slice(1)}`;
    const members = [
      ...operation.pathParameters.map((one, at) =>
        of && at === 0
          ? `  "Global id of the ${spoken(of.type.name)}, or its id in the service."\n  id: ID!\n`
          : `  "Value of \`${one}\` in the path of the service."\n  ${camel(one)}: String!\n`,
      ),
      ...(body?.members ?? []).map((one) =>
        inputMember(body as ObjectType, one, linked.get(one) ?? graphNameOf(one), linked.has(one)),
      ),
      ...(operation.idempotencyKey
        ? [
            '  "Idempotency key that makes it safe to repeat the request. At most 128 characters; generated if omitted."\n  idempotencyKey: String\n',
          ]
        : []),
    ];
    const object = answers
      ? `  "Object after the change; null if the change was refused."\n  ${camel(answers.name)}: ${plan.typeOf(answers.name)}\n`
      : operation.method === "delete"
        ? `  "Global id of the deleted object; null if the change was refused."\n  deletedId: ID\n`
        : "";
    const sent = operation.idempotencyKey
      ? '  "Idempotency key that was sent; use it again to repeat the request safely."\n  idempotencyKey: String!\n'
      : "";
    return `input ${input}Input {\n${members.join("")}}\n\ntype ${input}Payload${block(object + sent)}\n`;
  });

  const enumTypes = model.enums.map((one) => enumText(plan, one));

  const restOf = (type: ObjectType) => {
    const list = restListOf(plan, type);
    return list ? ` @rest(list: ${JSON.stringify(camel(list.operation.name))})` : "";
  };
  const objectTypes = shown.map((type) => {
    const resource = resources.find((one) => one.type === type);
    const members = membersBesideId(type, resource);
    const email = members.find(({ shape }) => shape.kind === "email");
    const link = email
      ? `  "Person with the address in \`${fieldNameOf(email, type)}\`. Costs no REST call."\n  user: User${restListOf(plan, type) && graphNameOf(email) !== "email" ? ` @member(name: "${email.name}")` : ""}\n`
      : "";
    const further = reads.filter(({ on }) => on === resource && resource).map(readField);
    const fields = [...members.map((one) => memberOf(type, one)), link, ...further].join("");
    return `"${article(spoken(type.name)).replace(/^a/, "A")} of the service ${service}."\ntype ${plan.typeOf(type.name)}${resource ? " @node" : ""}${connectionOf(plan, type)}${restOf(type)}${block(fields)}\n`;
  });

  return `extend schema @service(noun: ${JSON.stringify(`service ${service}`)})

extend type Query {
  "Entry point to the data of the service ${service}."
  ${name}: ${prefix}
}

${
  writes.length > 0
    ? `extend type Mutation {\n${writes
        .map(({ name: field, operation }) => {
          const input = `${field[0]?.toUpperCase()}${field.slice(1)}`;
          return `  ${described(operation.summary && `${operation.summary.replace(/\.$/, "")}. Costs one REST call`, `Calls \`${operation.name}\` of the service. Costs one REST call`)}\n  ${field}(input: ${input}Input!): ${input}Payload\n`;
        })
        .join("")}}\n\n`
    : ""
}"Data of the service ${service}."
type ${prefix} {
${reads
  .filter(({ on }) => !on)
  .map(readField)
  .join("")}}

${[...objectTypes, ...enumTypes, ...filters, ...inputs.values(), ...mutationTypes].join("\n")}
extend type RateLimits {
  "Rate limits of the service ${service}."
  ${name}: FamilyRateLimits
}
`;
}
