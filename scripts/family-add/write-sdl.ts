/** Writes a family without code from the model of an OpenAPI document: SDL with `@source` and `@connect`. */
import type {
  EnumType,
  Member,
  Model,
  ModelOperation,
  ObjectType,
  ValueType,
} from "#scripts/family-new/model.ts";
import { pascal } from "#scripts/family-new/names.ts";
import { unwrapped } from "#scripts/family-new/openapi/read-paging.ts";
import { type Entity, entityNoun, linksOf, type PersonLink, personLinksOf } from "./links.ts";
import { pageStyleOf } from "./lists.ts";
import { fromText, keyText, MappingWriter, NAME, named } from "./mappings.ts";
import { fieldNameOf, memberName, nounOf } from "./names.ts";
import type { ServiceFacts } from "./service-facts.ts";

/** The file, and the parts of the document that it does not have. */
export interface DeclaredText {
  readonly sdl: string;
  readonly lost: readonly string[];
  readonly counts: Readonly<Record<"queries" | "mutations" | "types" | "connections", number>>;
}

const SCALARS = {
  text: "String",
  instant: "DateTime",
  day: "Date",
  email: "String",
  whole: "Int",
  number: "Float",
  flag: "Boolean",
  json: "JSON",
} as const;
const CUSTOM = ["DateTime", "Date", "JSON"];
const MOST_DESCRIPTION = 300;
const PAGING = `directive @paging(source: String!, fields: [String!], page: String, offset: String, cursor: String, firstPage: Int, size: String, most: Int!, next: String, link: Boolean, total: String, more: String) repeatable on SCHEMA`;

export class SdlWriter {
  readonly #family: string;
  readonly #model: Model;
  readonly #facts: ServiceFacts;
  readonly #lost: string[] = [];
  readonly #paging = new Map<string, string[]>();
  readonly #entities: readonly Entity[];
  /** Short names of types, by their names in the document. */
  readonly #names: ReadonlyMap<string, string>;
  /** Texts of types and inputs by name. */
  readonly #types = new Map<string, string>();
  readonly #scalars = new Set<string>();
  readonly #fields = { Query: new Map<string, string>(), Mutation: new Map<string, string>() };
  /** True to write links as fields; false to propose them in comments. */
  readonly #links: boolean;
  #hasPersons = false;
  readonly #mappings: MappingWriter;

  constructor(family: string, model: Model, facts: ServiceFacts, links: boolean) {
    this.#family = family;
    this.#links = links;
    this.#model = model;
    this.#facts = facts;
    this.#names = shortNames([...model.types, ...model.enums].map(({ name }) => name));
    this.#entities = model.operations.flatMap((operation) => {
      const found = this.#entityOf(operation);
      return found ? [{ ...found, noun: entityNoun(operation.path) }] : [];
    });
    this.#mappings = new MappingWriter(model, this.#entities, this.#typeName, links);
  }

  write(): DeclaredText {
    this.#cover();
    for (const operation of this.#model.operations) this.#operation(operation);
    const { Query, Mutation } = this.#fields;
    const root = (name: string, fields: ReadonlyMap<string, string>) =>
      fields.size === 0 ? [] : [`type ${name} {\n${[...fields.values()].join("\n")}\n}`];
    const sdl = [
      this.#head(),
      ...[...this.#scalars].sort().map((name) => `scalar ${name}`),
      ...root("Query", Query),
      ...root("Mutation", Mutation),
      ...this.#types.values(),
      ...this.#persons(),
    ].join("\n\n");
    const connections = [...this.#paging.values()].reduce((sum, fields) => sum + fields.length, 0);
    return {
      sdl: `${sdl}\n`,
      lost: [
        ...this.#facts.lost,
        ...(this.#model.unresolved ?? []).map((ref) => `${ref} leads nowhere: JSON stands in its place`),
        ...new Set(this.#lost),
      ],
      counts: { queries: Query.size, mutations: Mutation.size, types: this.#types.size, connections },
    };
  }

  #head(): string {
    const { baseUrl, headers, query, errors } = this.#facts;
    const http = [
      `baseURL: ${JSON.stringify(baseUrl)}`,
      ...(headers.length > 0 ? [`headers: [${headers.map((one) => `\n      ${one}`).join("")}\n    ]`] : []),
      ...(query === undefined ? [] : [`queryParams: ${JSON.stringify(query)}`]),
    ];
    const source = [
      `name: "${this.#family}"`,
      `http: { ${http.join(", ")} }`,
      ...(errors ? [`errors: ${errors}`] : []),
    ];
    const pagings = [...this.#paging].map(
      ([args, fields]) =>
        `  @paging(source: "${this.#family}", ${args}, fields: [${fields.map((one) => `\n    "${one}"`).join("")}\n  ])`,
    );
    return [
      `# ${this.#model.title}, by its OpenAPI document. Comments propose links: a field that names an object by its key.`,
      ...(pagings.length > 0 ? [PAGING, ""] : []),
      "extend schema",
      '  @link(url: "https://specs.apollo.dev/connect/v0.4", import: ["@source", "@connect"])',
      `  @source(\n    ${source.join("\n    ")}\n  )`,
      ...pagings,
    ].join("\n");
  }

  #operation(operation: ModelOperation): void {
    const { method, path, summary } = operation;
    const where = `${method.toUpperCase()} ${path}`;
    const body = operation.body ?? operation.form;
    const problem = this.#problemOf(operation, body);
    if (problem !== undefined) {
      this.#lost.push(`${where}: ${problem}`);
      return;
    }
    for (const lost of this.#facts.partsLost(operation)) this.#lost.push(`${where}: ${lost}`);
    const root = method === "get" ? "Query" : "Mutation";
    const name = this.#freeName(root, operation);
    const { returns } = operation;
    const answer: ValueType | undefined = returns?.kind === "file" ? undefined : returns;
    const found = answer ? unwrapped(this.#model, operation, answer) : undefined;
    const isList = found?.shape.kind === "list" && found.shape.item.kind === "object";
    const style =
      method === "get" && answer && found && isList
        ? pageStyleOf(this.#model, operation, answer, found, this.#facts.hasLink(operation))
        : undefined;
    const others = operation.query.filter((parameter) => !style?.parameters.has(parameter.name));
    const clash = style && others.some(({ name: own }) => /^(first|after)$/.test(memberName(own) ?? ""));
    const entity = this.#entityOf(operation);
    // All arguments of an entity are its key.
    const query = entity !== undefined ? [] : clash ? operation.query : others;
    if (entity !== undefined && others.length > 0)
      this.#lost.push(`${where}: the parameters ${others.map((one) => one.name).join(", ")}`);
    if (style && !clash)
      this.#paging.set(style.args, [...(this.#paging.get(style.args) ?? []), `${root}.${name}`]);
    const { args, url, queryParams, bodyText, headers } = this.#request(
      operation,
      query,
      body,
      entity?.key,
      where,
    );
    const type = found ? this.#outputType(found.shape) : "Boolean";
    const http = [
      `${method.toUpperCase()}: ${JSON.stringify(url)}`,
      ...(queryParams === undefined ? [] : [`queryParams: ${block(queryParams, 8)}`]),
      ...(bodyText === undefined ? [] : [`body: ${block(bodyText, 8)}`]),
      ...(headers.length > 0 ? [`headers: [${headers.join(", ")}]`] : []),
    ];
    const lines = [
      ...described(summary, "  "),
      `  ${name}${args.length > 0 ? `(${args.join(", ")})` : ""}: ${type}`,
      "    @connect(",
      `      source: "${this.#family}"`,
      `      http: { ${http.join(http.length > 1 ? "\n        " : "")} }`,
      `      selection: ${block(found ? this.#mappings.ofAnswer(found) : "$(true)", 6)}`,
      ...(entity === undefined ? [] : ["      entity: true"]),
      "    )",
    ];
    this.#fields[root].set(name, lines.join("\n"));
  }

  #problemOf(
    { method, returns, pathInDocument }: ModelOperation,
    body: ValueType | undefined,
  ): string | undefined {
    if (returns?.kind === "file") return `the answer is ${returns.mediaType}, which no mapping reads`;
    if (method === "get" && !returns) return "the answer has no documented body";
    const media = body ? undefined : this.#facts.bodyOf({ method, pathInDocument });
    return media === undefined ? undefined : `the body is ${media}, neither JSON nor a form`;
  }

  #freeName(root: "Query" | "Mutation", operation: ModelOperation): string {
    const fields = this.#fields[root];
    const wanted = [
      fieldNameOf(this.#family, operation),
      `${memberName(this.#family)}${pascal(operation.name)}`,
    ].find((one) => !fields.has(one));
    for (let number = 2; ; number++) {
      const name = wanted ?? `${memberName(this.#family)}${pascal(operation.name)}${number}`;
      if (!fields.has(name)) return name;
    }
  }

  /** The type that an operation reads by a key alone, and the field with the key. */
  #entityOf(operation: ModelOperation): Omit<Entity, "noun"> | undefined {
    const { method, path, returns, pathParameters, query } = operation;
    const [parameter = "", ...others] = pathParameters;
    if (method !== "get" || !returns || returns.kind === "file" || others.length > 0) return undefined;
    if (!/\}(\.json)?$/.test(path) || query.some(({ required }) => required)) return undefined;
    if (this.#facts.headersOf(operation).some(({ required }) => required)) return undefined;
    const { shape } = unwrapped(this.#model, operation, returns);
    const type = shape.kind === "object" ? this.#typeOf(shape.name) : undefined;
    const fields = new Set(type?.members.map(({ name }) => memberName(name)));
    const key = keyNames(parameter, nounOf(path)).find((name) => fields.has(name));
    return type && key !== undefined
      ? { type: this.#typeName(type.name), origin: type.name, key }
      : undefined;
  }

  #typeOf(name: string): ObjectType | undefined {
    return this.#model.types.find((type) => type.name === name);
  }

  readonly #typeName = (name: string): string => {
    const prefix = pascal(this.#family);
    const own = this.#names.get(name) ?? pascal(name);
    return own.startsWith(prefix) && own !== prefix ? own : prefix + own;
  };

  #request(
    operation: ModelOperation,
    query: readonly Member[],
    body: ValueType | undefined,
    key: string | undefined,
    where: string,
  ) {
    const { path, pathInDocument, pathParameters } = operation;
    const args: string[] = [];
    const names = new Set<string>();
    const add = (wire: string, type: string, fixed?: string): string => {
      let name = fixed ?? memberName(wire) ?? "value";
      while (names.has(name)) name += "Value";
      names.add(name);
      args.push(`${name}: ${type}`);
      return name;
    };
    let url = path;
    for (const parameter of pathParameters) {
      const name = add(parameter, "ID!", key);
      url = url.replace(`{${parameter}}`, `{$args.${name}}`);
    }
    const sent: [string, string][] = [];
    for (const { name: wire, shape, required } of query) {
      if (shape.kind === "object" || (shape.kind === "list" && shape.item.kind === "object"))
        this.#lost.push(`${where}: the parameter ${wire}, whose value is an object`);
      else if (!IN_QUERY.test(wire))
        this.#lost.push(`${where}: the parameter ${wire}, whose name is a variable`);
      else sent.push([wire, add(wire, `${this.#inputType(shape, wire)}${required ? "!" : ""}`)]);
    }
    const headers = this.#facts.headersOf(operation).flatMap(({ name, required }) => {
      if (key === undefined)
        return `{ name: ${JSON.stringify(name)}, value: "{$args.${add(name, required ? "String!" : "String")}}" }`;
      this.#lost.push(`${where}: the header ${name}`);
      return [];
    });
    if (body && !operation.body) headers.push(FORM);
    const inUrl = sent.length <= MOST_IN_URL;
    const pairs = [
      ...[/\?([^#]*)/.exec(pathInDocument)?.[1] ?? ""].filter((text) => text !== ""),
      ...(inUrl ? sent.map(([wire, name]) => `${wire}={$args.${name}}`) : []),
    ];
    if (pairs.length > 0) url += `?${pairs.join("&")}`;
    const queryParams = inUrl
      ? undefined
      : sent.map(([wire, name]) => `${keyText(wire)}: $args.${name}`).join("\n");
    if (!body) return { args, url, queryParams, headers, bodyText: undefined };
    const input = add("input", `${this.#inputType(body, "input")}!`);
    const braces = this.#mappings.ofBody(body);
    return { args, url, queryParams, headers, bodyText: `$args.${input}${braces ? ` ${braces}` : ""}` };
  }

  #outputType(shape: ValueType, member?: Member): string {
    if (shape.kind === "list") return `[${this.#outputType(shape.item)}!]`;
    if (shape.kind === "object" && this.#mappings.isWritten(shape, false)) return this.#object(shape.name);
    return this.#leaf(shape, member);
  }

  #inputType(shape: ValueType, wire: string, member?: Member): string {
    if (shape.kind === "list") return `[${this.#inputType(shape.item, wire)}!]`;
    if (shape.kind === "object" && this.#mappings.isWritten(shape, true)) return this.#input(shape.name);
    return this.#leaf(
      shape,
      member ?? { name: wire, shape, required: false, nullable: true, description: undefined },
    );
  }

  #leaf(shape: ValueType, member: Member | undefined): string {
    if (shape.kind === "enum") return this.#enum(shape.name);
    if (shape.kind === "list") return this.#outputType(shape);
    const isId = member !== undefined && /^(id|.*(_id|Id|ID))$/.test(member.name);
    if (isId && (shape.kind === "text" || shape.kind === "whole")) return "ID";
    if (shape.kind === "whole" && member?.format === "int64") return "Float";
    const name = shape.kind === "object" ? "JSON" : SCALARS[shape.kind];
    if (CUSTOM.includes(name)) this.#scalars.add(name);
    return name;
  }

  /** Writes an enum in the spelling of the service, and returns its name; `String` if a value is no GraphQL name. */
  #enum(name: string): string {
    const type = this.#model.enums.find((one) => one.name === name);
    if (!type || type.values.length === 1 || !isPrintable(type)) return "String";
    const own = this.#typeName(name);
    if (!this.#types.has(own)) {
      const values = type.values.flatMap(({ wire, description }) => [
        ...described(description, "  "),
        `  ${wire}`,
      ]);
      this.#types.set(own, [...described(type.description, ""), `enum ${own} {`, ...values, "}"].join("\n"));
    }
    return own;
  }

  #object(name: string): string {
    const own = this.#typeName(name);
    const type = this.#typeOf(name);
    if (!type || this.#types.has(own)) return own;
    this.#types.set(own, ""); // before its parts, so that types stand in the order of their use
    const fields = this.#coveredOf(type, false).flatMap(([field, member]) => {
      const required = member.name === "id" && member.required ? "!" : "";
      return [
        ...described(member.description, "  "),
        `  ${field}: ${this.#outputType(member.shape, member)}${required}`,
      ];
    });
    const lines = [`type ${own} {`, ...fields, ...this.#linksOf(type), "}"];
    this.#types.set(own, [...described(type.description, ""), ...lines].join("\n"));
    return own;
  }

  /** The links of a type: fields, or comments that propose them. */
  #linksOf(type: ObjectType): readonly string[] {
    return linksOf(type, this.#entities).map(({ field, type: linked, key, wire }) => {
      if (linked === "User") this.#hasPersons = true;
      return this.#links
        ? `  ${field}: ${linked}`
        : `  # ${field}: ${linked} — with "${field}: { ${key}: ${fromText(wire)} }" in selections`;
    });
  }

  /** `User` as the links need it, with the reads that take an e-mail address. */
  #persons(): readonly string[] {
    const fields = personLinksOf(this.#model).flatMap((link) => this.#personField(link));
    if (fields.length === 0 && !this.#hasPersons) return [];
    const lines = [
      'extend type User @key(fields: "email") {',
      "  email: String!",
      ...fields.flatMap((field) => field.split("\n")),
      "}",
    ];
    return [(this.#links ? lines : lines.map((line) => `# ${line}`)).join("\n")];
  }

  #personField({ operation, parameter }: PersonLink): readonly string[] {
    const { path, returns, summary } = operation;
    const name = fieldNameOf(this.#family, operation);
    if (!returns || returns.kind === "file" || !this.#fields.Query.has(name)) return [];
    const found = unwrapped(this.#model, operation, returns);
    const isInPath = path.includes(`{${parameter}}`);
    if (!isInPath && found.shape.kind !== "list") return [];
    const url = isInPath
      ? path.replace(`{${parameter}}`, "{$this.email}")
      : `${path}?${parameter}={$this.email}`;
    return [
      [
        ...described(summary, "  "),
        `  ${name}: ${this.#outputType(found.shape)}`,
        "    @connect(",
        `      source: "${this.#family}"`,
        `      http: { GET: ${JSON.stringify(url)} }`,
        `      selection: ${block(this.#mappings.ofAnswer(found), 6)}`,
        "    )",
      ].join("\n"),
    ];
  }

  /** The name of an input, which no other type of the document has. */
  #inputName(name: string): string {
    const taken = new Set(
      [...this.#model.types, ...this.#model.enums].map((one) => this.#typeName(one.name)),
    );
    let own = `${this.#typeName(name)}Input`;
    while (taken.has(own)) own += "Value";
    return own;
  }

  #input(name: string): string {
    const own = this.#inputName(name);
    const type = this.#typeOf(name);
    if (!type || this.#types.has(own)) return own;
    this.#types.set(own, "");
    const fields = this.#coveredOf(type, true).flatMap(([field, member]) => [
      ...described(member.description, "  "),
      `  ${field}: ${this.#inputType(member.shape, member.name, member)}${member.required && !member.nullable ? "!" : ""}`,
    ]);
    this.#types.set(own, [...described(type.description, ""), `input ${own} {`, ...fields, "}"].join("\n"));
    return own;
  }

  /** Notes which members the mappings have: deep ones are not written, because no call would fill them. */
  #cover(): void {
    for (const operation of this.#model.operations) {
      const body = operation.body ?? operation.form;
      const { returns } = operation;
      if (this.#problemOf(operation, body) !== undefined) continue;
      if (body) this.#mappings.ofBody(body);
      if (returns && returns.kind !== "file")
        this.#mappings.ofAnswer(unwrapped(this.#model, operation, returns));
    }
  }

  /** The members of a type that some mapping has. */
  #coveredOf(type: ObjectType, isInput: boolean): readonly (readonly [string, Member])[] {
    const all = named(type);
    const covered = all.filter(([, member]) => this.#mappings.covers(type, member, isInput));
    const others = all.filter((one) => !covered.includes(one)).map(([, { name }]) => name);
    if (others.length > 0)
      this.#lost.push(
        `${isInput ? this.#inputName(type.name) : this.#typeName(type.name)}: without ${others.join(", ")}, because its mappings would be too long`,
      );
    return covered;
  }
}

/** Names without words that generators add, if the short name is unique. */
function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const wanted = names.map((name) => {
    const rest = name.replace(/^(Get|Retrieve|Fetch)(?=[A-Z])/, "");
    const short = rest.replace(/(Response|Success|Resource|Dto|Schema|Model|Object|Full|Body|Answer)+$/, "");
    return [name, short === "" ? name : short] as const;
  });
  const count = (short: string) => wanted.filter(([name, own]) => own === short || name === short).length;
  return new Map(wanted.filter(([name, short]) => short !== name && count(short) === 1));
}

/** Fields that can have the key of a path, the likeliest first: of a task, `{task_gid}` is a member of that name, or `gid`. */
function keyNames(parameter: string, noun: string): readonly string[] {
  const own = memberName(parameter) ?? "";
  const word = memberName(noun) ?? "";
  const rest = /^[A-Z]/.test(own.slice(word.length)) && own.startsWith(word) ? own.slice(word.length) : "";
  const isId = own === word || /(id|key|number)$/i.test(own);
  return [own, ...(rest === "" ? [] : [memberName(rest) ?? ""]), ...(isId ? ["id"] : [])];
}

const MOST_IN_URL = 3;
/** Names of query parameters that stand for themselves. */
const IN_QUERY = /^[^{}?#&=\s]+$/;
const FORM = '{ name: "content-type", value: "application/x-www-form-urlencoded" }';

const isPrintable = ({ values }: EnumType): boolean =>
  values.every(({ wire }) => NAME.test(wire) && !/^(__.*|true|false|null)$/.test(wire));

/** The first sentence of a description, as SDL has it. */
function described(text: string | undefined, indent: string): readonly string[] {
  const [sentence = ""] = (text ?? "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .split(/(?<=[.!?]) /);
  const short = sentence.length > MOST_DESCRIPTION ? `${sentence.slice(0, MOST_DESCRIPTION)}…` : sentence;
  return short === "" ? [] : [`${indent}${JSON.stringify(short)}`];
}

/** A string for one line, a block string for several. */
function block(text: string, indent: number): string {
  if (!text.includes("\n")) return JSON.stringify(text);
  const blanks = " ".repeat(indent);
  return `"""\n${text.replaceAll(/^/gm, blanks)}\n${blanks}"""`;
}
