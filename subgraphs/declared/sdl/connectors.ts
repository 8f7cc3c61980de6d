/** Reads `@connect`, v0.1 to v0.4, from the files of a folder. */
import {
  type ConstDirectiveNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type StringValueNode,
  type ValueNode,
  visit,
} from "graphql";
import type { Method } from "#contracts/kit/contract.ts";
import { nearestName } from "#platform/config/file/nearest-name.ts";
import { keysOf, namedType } from "#subgraphs/declared/keys.ts";
import type { VariableUse } from "#subgraphs/declared/mapping/examine.ts";
import { parseTemplate, parseUrl } from "#subgraphs/declared/mapping/template.ts";
import type { Connector, ConnectorKind, Header, Paging, Source } from "#subgraphs/declared/model.ts";
import { type Mistakes, placeOf } from "#subgraphs/declared/places.ts";
import { type FileNames, LATEST } from "./file-names.ts";
import { fieldsIn, isList, isObject, numberIn, type ObjectNode, textIn } from "./nodes.ts";
import type { Shared } from "./sources.ts";
import { TextReader } from "./text-reader.ts";

const METHODS: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
/** Keys of one call with `$batch`, unless `batch.maxSize` sets another number. */
const MOST_KEYS = 100;

/** Variables that a mapping may read. */
const OF_REQUEST = ["args", "this", "batch", "config", "context", "request", "env"];
const OF_ANSWER = [...OF_REQUEST, "status", "response"];

/** Reads the connectors of one file. */
export class ConnectorReader {
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

  /** The paging of a list: the rule that names the list, otherwise the rule for all lists of its source. */
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

  /** Reports connectors at places where they would never be called. */
  checkPlaces(document: DocumentNode): void {
    const isRead = new Set<DirectiveNode>(
      document.definitions.flatMap((node) =>
        isObject(node) && node.name.value !== "Subscription"
          ? [node, ...(node.fields ?? [])].flatMap(({ directives }) => directives ?? [])
          : [],
      ),
    );
    visit(document, {
      Directive: (node) => {
        if (node.name.value === this.#names.connect && !isRead.has(node))
          this.#mistakes.at(
            node,
            "@connect stands on an object type or its fields, and on fields of Query and Mutation",
          );
      },
    });
  }

  /** The connectors on a type and on its fields. */
  connectorsOf(type: ObjectNode): readonly Connector[] {
    const isRoot = type.name.value === "Query" || type.name.value === "Mutation";
    const ofType = (type.directives ?? []).filter(this.#isConnect);
    if (isRoot && ofType[0]) this.#mistakes.at(ofType[0], "@connect stands on the fields of a root type");
    const onType = isRoot
      ? []
      : ofType.flatMap((node, index) => this.#connector(node, type, undefined, index, ofType.length) ?? []);
    const onFields = (type.fields ?? []).flatMap((field) => {
      const ofField = (field.directives ?? []).filter(this.#isConnect);
      return ofField.flatMap(
        (node, index) => this.#connector(node, type, field, index, ofField.length) ?? [],
      );
    });
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
    // The arguments of an entity are its key. Of `$this` and `$batch`, only the members in a mapping are known.
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
