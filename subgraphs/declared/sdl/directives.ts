/** Reads `@source` and `@connect`, v0.1 to v0.4, from the files of a folder. */
import {
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  type StringValueNode,
  type ValueNode,
} from "graphql";
import type { Method } from "#contracts/kit/contract.ts";
import { nearestName } from "#platform/config/file/nearest-name.ts";
import { keysOf, namedType } from "#subgraphs/declared/keys.ts";
import type { VariableUse } from "#subgraphs/declared/mapping/examine.ts";
import { parseTemplate, parseUrl } from "#subgraphs/declared/mapping/template.ts";
import type {
  Connector,
  ConnectorKind,
  Header,
  Paging,
  PagingRule,
  Source,
} from "#subgraphs/declared/model.ts";
import { type Mistakes, placeOf } from "#subgraphs/declared/places.ts";
import { type FileNames, LATEST } from "./file-names.ts";
import { fieldsIn, isList, listIn, membersIn, numberIn, textIn } from "./nodes.ts";
import { TextReader } from "./text-reader.ts";

export type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

const PAGED_BY = ["page", "offset", "cursor"] as const;
const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/** Keys of one call with `$batch`, unless `batch.maxSize` says otherwise. */
const MOST_KEYS = 100;
const NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** Variables that a mapping may read, by the directive's argument. */
const OF_REQUEST = ["args", "this", "batch", "config", "context", "request", "env"];
const OF_ANSWER = [...OF_REQUEST, "status", "response"];
const OF_SOURCE = ["config", "context", "request", "env"];
const OF_SOURCE_ANSWER = [...OF_SOURCE, "status", "response"];

/** Parts that the files of a folder share. */
export interface Shared {
  readonly mistakes: Mistakes;
  /** Sources by name. */
  readonly sources: Map<string, Source>;
  /** `@paging` of all files. */
  readonly pagings: PagingRule[];
  /** Families of the deployment, which a connector may call by their names. */
  readonly families: ReadonlySet<string>;
  /** Object types, interfaces and unions that the folder defines. */
  readonly types: ReadonlySet<string>;
}

/** Reads the directives of one file. */
export class DirectiveReader {
  readonly #names: FileNames;
  readonly #mistakes: Mistakes;
  readonly #shared: Shared;
  readonly #texts: TextReader;

  constructor(names: FileNames, shared: Shared) {
    this.#names = names;
    this.#mistakes = shared.mistakes;
    this.#shared = shared;
    this.#texts = new TextReader(names.version, shared.mistakes);
  }

  /** Reads the sources of a file, and `@paging`. */
  readSources({ definitions }: DocumentNode): void {
    for (const definition of definitions) {
      if (definition.kind !== Kind.SCHEMA_EXTENSION && definition.kind !== Kind.SCHEMA_DEFINITION) continue;
      for (const directive of definition.directives ?? [])
        if (directive.name.value === this.#names.source)
          this.#readSource(directive, definition.directives ?? []);
        else if (directive.name.value === "paging") this.#readPaging(directive);
        else if (directive.name.value === "rates") this.#checkRates(directive, definition.directives ?? []);
    }
  }

  #readSource(node: ConstDirectiveNode, beside: readonly ConstDirectiveNode[]): void {
    const args = this.#texts.members(node.arguments, ["name", "http", "errors", "isSuccess"], "@source");
    const name = textIn(args.get("name"))?.value ?? "";
    const http = this.#texts.members(
      fieldsIn(args.get("http")),
      ["baseURL", "headers", "path", "queryParams"],
      "http",
    );
    const baseUrl = textIn(http.get("baseURL"));
    const problem = !NAME.test(name)
      ? "A source has a name of letters, digits and `_`"
      : this.#shared.sources.has(name)
        ? `The source ${name} is declared twice`
        : this.#shared.families.has(name)
          ? `${name} is a family of this gateway: a connector calls it without a @source`
          : baseUrl
            ? undefined
            : `The source ${name} has no baseURL`;
    if (problem !== undefined) this.#mistakes.at(node, problem);
    if (problem !== undefined || !baseUrl) return;
    const what = `@source ${name}`;
    this.#texts.uses = [];
    const template = this.#mistakes.reading(baseUrl, `the baseURL of ${what}`, (text) =>
      parseTemplate(text, this.#names.version),
    );
    if (!template) return;
    this.#shared.sources.set(name, {
      name,
      baseUrl: template,
      rates: this.#ratesOf(name, beside),
      ...this.#texts.rules(http, args, what, OF_SOURCE, OF_SOURCE_ANSWER),
      uses: this.#texts.uses,
    });
  }

  /** `@rates(source: "mailer", calls: 100, perSeconds: 60)`, a directive of Tributary. */
  #ratesOf(source: string, directives: readonly ConstDirectiveNode[]): Source["rates"] {
    for (const node of directives) {
      if (node.name.value !== "rates") continue;
      const args = this.#texts.members(node.arguments, ["source", "calls", "perSeconds"], "@rates");
      if (textIn(args.get("source"))?.value !== source) continue;
      const [calls, seconds] = [numberIn(args.get("calls")), numberIn(args.get("perSeconds"))];
      if (calls && seconds) return { calls, perMs: seconds * 1_000 };
      this.#mistakes.at(node, "@rates has `calls` and `perSeconds`, whole numbers above 0");
    }
    return undefined;
  }

  /** A limit of another source than those beside it would limit nothing. */
  #checkRates(node: ConstDirectiveNode, beside: readonly ConstDirectiveNode[]): void {
    const named = textIn(membersIn(node.arguments).get("source"))?.value;
    const has = beside.some(
      ({ name, arguments: args }) =>
        name.value === this.#names.source && textIn(membersIn(args).get("name"))?.value === named,
    );
    if (!has) this.#mistakes.at(node, "@rates names the `source` of a @source that stands beside it");
  }

  /** `@paging(source: "shop", page: "page", size: "per_page", most: 100)`, a directive of Tributary. */
  #readPaging(node: ConstDirectiveNode): void {
    const args = this.#texts.members(
      node.arguments,
      ["source", "fields", ...PAGED_BY, "firstPage", "size", "most", "next", "link", "total", "more"],
      "@paging",
    );
    const by = PAGED_BY.filter((name) => args.has(name));
    const [style = "page"] = by;
    const source = textIn(args.get("source"))?.value;
    const parameter = textIn(args.get(style))?.value;
    const most = numberIn(args.get("most"));
    const firstPage = args.get("firstPage");
    const link = args.get("link");
    const isLinked = link?.kind === Kind.BOOLEAN && link.value;
    const problem =
      by.length !== 1 || !source || !parameter
        ? "@paging has a `source`, and the name of one query parameter in `page`, `offset` or `cursor`"
        : most === undefined
          ? "@paging has `most`, the largest number of rows of a page"
          : style === "cursor" && !args.has("next") && !isLinked
            ? "@paging by `cursor` has `next`, a mapping of the answer, or `link: true`"
            : undefined;
    if (problem !== undefined) this.#mistakes.at(node, problem);
    if (problem !== undefined || !source || !parameter || most === undefined) return;
    const mapping = (name: string) => {
      const text = textIn(args.get(name));
      return text && this.#texts.mapping(text, `${name} of @paging`, OF_SOURCE_ANSWER);
    };
    this.#shared.pagings.push({
      source,
      fields: args.has("fields")
        ? listIn(args.get("fields")).flatMap((one) => textIn(one)?.value ?? [])
        : undefined,
      paging: {
        by: style,
        parameter,
        firstPage: firstPage?.kind === Kind.INT ? Number(firstPage.value) : 1,
        size: textIn(args.get("size"))?.value,
        most,
        link: isLinked === true,
        next: mapping("next"),
        total: mapping("total"),
        more: mapping("more"),
      },
      node,
    });
  }

  /** The paging of a list: that which names it, else that of all lists of its source. */
  #pagingOf(field: FieldDefinitionNode | undefined, coordinate: string, source: string): Paging | undefined {
    if (!field || !isList(field.type) || !this.#shared.types.has(namedType(field.type))) return undefined;
    const rules = this.#shared.pagings.filter((rule) => rule.source === source);
    const rule =
      rules.find(({ fields }) => fields?.includes(coordinate)) ?? rules.find(({ fields }) => !fields);
    const own = field.arguments?.find(({ name }) => name.value === "first" || name.value === "after");
    if (rule && own)
      this.#mistakes.at(
        own,
        `${coordinate} is a connection by @paging, which has \`first\` and \`after\` itself`,
      );
    return rule?.paging;
  }

  /** The connectors on a type and on its fields. */
  connectorsOf(type: ObjectNode): readonly Connector[] {
    const isRoot = type.name.value === "Query" || type.name.value === "Mutation";
    const ofType = (type.directives ?? []).filter(this.#isConnect);
    if (isRoot && ofType[0]) this.#mistakes.at(ofType[0], "@connect stands on the fields of a root type");
    const onType = isRoot
      ? []
      : ofType.flatMap((node, index) => this.#connector(node, type, undefined, index, ofType.length) ?? []);
    const onFields = (type.fields ?? []).flatMap((field) =>
      (field.directives ?? [])
        .filter(this.#isConnect)
        .flatMap((node) => this.#connector(node, type, field, 0, 1) ?? []),
    );
    return [...onType, ...onFields];
  }

  readonly #isConnect = ({ name }: ConstDirectiveNode): boolean => name.value === this.#names.connect;

  #connector(
    node: ConstDirectiveNode,
    { name: { value: typeName } }: ObjectNode,
    field: FieldDefinitionNode | undefined,
    index: number,
    of: number,
  ): Connector | undefined {
    const fieldName = field?.name.value;
    const coordinate = fieldName === undefined ? typeName : `${typeName}.${fieldName}`;
    const what = `@connect of ${coordinate}`;
    const args = this.#texts.members(
      node.arguments,
      ["source", "id", "http", "selection", "entity", "batch", "errors", "isSuccess"],
      what,
    );
    const http = this.#texts.members(
      fieldsIn(args.get("http")),
      [...METHODS, "body", "headers", "path", "queryParams"],
      what,
    );
    const methods = METHODS.filter((method) => http.has(method));
    const [method] = methods;
    const urlNode = method && textIn(http.get(method));
    if (!method || !urlNode || methods.length > 1) {
      this.#mistakes.at(node, `${what} has one of ${METHODS.join(", ")} in \`http\`, a text`);
      return undefined;
    }
    const selectionNode = textIn(args.get("selection"));
    if (!selectionNode) {
      this.#mistakes.at(node, `${what} has no selection`);
      return undefined;
    }
    const { version } = this.#names;
    this.#texts.uses = [];
    const url = this.#mistakes.reading(urlNode, `the URL of ${what}`, (text) => parseUrl(text, version));
    const selection = this.#texts.mapping(selectionNode, `the selection of ${what}`, OF_ANSWER);
    const bodyNode = textIn(http.get("body"));
    const body = bodyNode && this.#texts.mapping(bodyNode, `the body of ${what}`, OF_REQUEST);
    const rules = this.#texts.rules(http, args, what, OF_REQUEST, OF_ANSWER);
    if (!url || !selection) return undefined;
    this.#texts.checkUses(urlNode, url.uses, `the URL of ${what}`, OF_REQUEST);
    const source = this.#sourceOf(node, textIn(args.get("source")), url.origin, what);
    if (!source) return undefined;
    const uses = this.#texts.uses;
    const kind = this.#kindOf(node, args, typeName, fieldName, uses, what);
    if (!kind) return undefined;
    const keyed = kind === "batch" ? "batch" : kind === "entity" ? "args" : "this";
    // The arguments of an entity are known; of `$this` and `$batch` there is only what a mapping names.
    if (kind !== "entity" && uses.some(({ name, members }) => name === keyed && members.length === 0))
      this.#mistakes.at(
        node,
        `${what} takes $${keyed} whole: it has the members that mappings name, as $${keyed}.id or $${keyed} { id }`,
      );
    return {
      ...rules,
      uses,
      coordinate,
      kind,
      typeName,
      fieldName,
      returns: field ? namedType(field.type) : typeName,
      list: field !== undefined && isList(field.type),
      paging:
        kind === "field" && method === "GET" && typeName !== "Mutation"
          ? this.#pagingOf(field, coordinate, source.name)
          : undefined,
      operation: operationName(coordinate, of > 1 ? index : undefined),
      source,
      method,
      url,
      body: body || undefined,
      form: isForm([...rules.headers, ...source.headers]),
      selection,
      maxBatch: this.#maxBatch(args.get("batch"), what),
      keys: keysOf(keyed, uses),
      place: placeOf(node),
    };
  }

  #kindOf(
    node: ConstDirectiveNode,
    args: ReadonlyMap<string, ValueNode>,
    typeName: string,
    fieldName: string | undefined,
    uses: readonly VariableUse[],
    what: string,
  ): ConnectorKind | undefined {
    const reads = (name: string) => uses.some((use) => use.name === name);
    const isRoot = typeName === "Query" || typeName === "Mutation";
    const entity = args.get("entity");
    if (fieldName === undefined) {
      if (reads("args")) this.#mistakes.at(node, `${what} stands on a type, which has no $args`);
      else if (!reads("batch") && !reads("this"))
        this.#mistakes.at(node, `${what} stands on a type and reads neither $this nor $batch`);
      else if (reads("batch") && reads("this"))
        this.#mistakes.at(node, `${what} reads $this and $batch: one of them has the keys`);
      else return reads("batch") ? "batch" : "type";
      return undefined;
    }
    if (reads("batch")) this.#mistakes.at(node, `${what} reads $batch, which a connector on a type has`);
    else if (isRoot && reads("this"))
      this.#mistakes.at(node, `${what} reads $this, which a root field has not`);
    else if (entity?.kind === Kind.BOOLEAN && entity.value) {
      if (typeName === "Query") return "entity";
      this.#mistakes.at(node, `${what} has \`entity: true\`, which stands on fields of Query`);
    } else return "field";
    return undefined;
  }

  /** The source that a connector calls: a declared one, a family of the deployment, or the origin of its URL. */
  #sourceOf(
    node: ConstDirectiveNode,
    named: StringValueNode | undefined,
    origin: string | undefined,
    what: string,
  ): Source | undefined {
    if (named) {
      const source = this.#shared.sources.get(named.value);
      if (origin !== undefined)
        this.#mistakes.at(named, `${what} has a source and a whole URL: a path is enough`);
      else if (source) return source;
      else if (this.#shared.families.has(named.value)) return this.#addSource(named.value, undefined);
      else {
        const nearest = nearestName(named.value, [...this.#shared.sources.keys(), ...this.#shared.families]);
        const hint = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
        this.#mistakes.at(named, `${what} names no source and no family with "${named.value}"${hint}`);
      }
      return undefined;
    }
    if (origin === undefined || origin.includes("{")) {
      this.#mistakes.at(node, `${what} has neither a source nor a URL that begins with https://`);
      return undefined;
    }
    const name = new URL(origin).host.replace(/[^A-Za-z0-9]+/g, "_").replace(/^(?=\d)/, "h");
    return this.#shared.sources.get(name) ?? this.#addSource(name, origin);
  }

  #addSource(name: string, origin: string | undefined): Source {
    const source: Source = {
      name,
      baseUrl: origin === undefined ? undefined : parseTemplate(origin, LATEST),
      rates: undefined,
      headers: [],
      path: undefined,
      query: undefined,
      errors: {},
      isSuccess: undefined,
      uses: [],
    };
    this.#shared.sources.set(name, source);
    return source;
  }

  #maxBatch(node: ValueNode | undefined, what: string): number {
    if (!node) return MOST_KEYS;
    const size = this.#texts.members(fieldsIn(node), ["maxSize"], what).get("maxSize");
    const number = numberIn(size);
    if (number) return number;
    this.#mistakes.at(node, `${what} has \`batch: { maxSize }\`, a whole number above 0`);
    return MOST_KEYS;
  }
}

/** Operation name of a coordinate: the field of `Query`, type and field of another type, or the type itself. */
function operationName(coordinate: string, index: number | undefined): string {
  const [type = "", field] = coordinate.split(".");
  const isRoot = type === "Query" || type === "Mutation";
  const name =
    field === undefined
      ? type
      : isRoot
        ? field
        : `${type.charAt(0).toLowerCase()}${type.slice(1)}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return index === undefined ? name : `${name}${index + 1}`;
}

const isForm = (headers: readonly Header[]): boolean =>
  headers.some(
    (header) =>
      header.name === "content-type" &&
      "value" in header &&
      header.value.parts.some((part) => typeof part === "string" && part.includes("x-www-form-urlencoded")),
  );
