/** Reads `@source` from the files of a folder, and Tributary's own directives on the same schema node. */
import { type ConstDirectiveNode, type DocumentNode, Kind } from "graphql";
import { parseTemplate } from "#subgraphs/declared/mapping/template.ts";
import type { PagingRule, Source } from "#subgraphs/declared/model.ts";
import type { Mistakes } from "#subgraphs/declared/places.ts";
import type { FileNames } from "./file-names.ts";
import { fieldsIn, listIn, membersIn, numberIn, textIn } from "./nodes.ts";
import { TextReader } from "./text-reader.ts";

const PAGED_BY = ["page", "offset", "cursor"] as const;
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/** Variables that a mapping of a source may read. */
const OF_SOURCE = ["config", "context", "request", "env"];
const OF_ANSWER = [...OF_SOURCE, "status", "response"];

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

/** Reads the sources of one file. */
export class SourceReader {
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
      ? "A source has a name of letters, digits, `_` and `-`"
      : this.#shared.sources.has(name)
        ? `The source ${name} is declared twice`
        : this.#shared.families.has(name)
          ? `${name} is a family of this gateway: a connector calls it without a @source`
          : !baseUrl
            ? `The source ${name} has no baseURL`
            : /^https?:\/\/[^/?#]*@/.test(baseUrl.value)
              ? `The baseURL of ${name} has a user, which is not sent: families.sources.${name}.credential is`
              : undefined;
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
      ...this.#texts.rules(http, args, what, OF_SOURCE, OF_ANSWER),
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

  /** A limit for a source that is not declared on the same node would have no effect. */
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
      return text && this.#texts.mapping(text, `${name} of @paging`, OF_ANSWER);
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
}
