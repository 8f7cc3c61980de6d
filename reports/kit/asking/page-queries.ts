/** Documents that request pages: first the whole selection, then one list at a time. */
import { Kind, print, type ValueNode, visit } from "graphql";
import type { ReadDocument } from "#reports/kit/document/document.ts";
import { partOf } from "#reports/kit/document/needed.ts";
import { nullPath } from "#reports/kit/document/null-paths.ts";
import {
  type ConnectionField,
  type Field,
  keyFor,
  keysOfRows,
  type ListField,
  type ObjectField,
  type Selection,
} from "#reports/kit/document/selection.ts";
import type { Request } from "./request.ts";

/** Step from an object to an object in it. */
export type Step =
  | { readonly kind: "field"; readonly field: ObjectField }
  | { readonly kind: "item"; readonly field: ListField; readonly index: number }
  /** The row after a cursor. Null for the first row. */
  | { readonly kind: "row"; readonly field: ConnectionField; readonly after: string | null };

/** Location of an object whose lists have further pages: its global id, or the steps from the query root. */
export interface ListLocation {
  readonly node?: { readonly id: string; readonly type: string };
  readonly steps: readonly Step[];
}

/** Page sizes of lists that differ from the document. */
export type PageSizes = ReadonlyMap<ConnectionField, { readonly rows: number }>;

/** Keys of the fields that are requested in addition to the selections of the document. */
export const pageInfoKey = ({ beside, via }: ConnectionField): string =>
  via.key === "pageInfo" || beside.some(({ key }) => key === "pageInfo") ? "_pageInfo" : "pageInfo";
export const cursorsKey = ({ via }: ConnectionField): string =>
  via.kind === "edges" ? via.key : via.key === "edges" ? "_edges" : "edges";

/** True if a row with paged lists can be found again only by the cursor before it. */
const needsCursors = ({ items }: ConnectionField): boolean => items.paged && !items.refetchable;

const aliased = (key: string, name: string) => (key === name ? name : `${key}: ${name}`);

export class PageQueries {
  readonly #document: ReadDocument;
  readonly #variables: Record<string, unknown>;
  readonly #used = new Set<string>();

  constructor(document: ReadDocument, variables: Record<string, unknown>) {
    this.#document = document;
    this.#variables = variables;
  }

  /** Request for the whole selection, with the first page of each list. */
  whole(root: Selection, sizes: PageSizes): Request {
    this.#used.clear();
    return {
      ...this.#request(this.#selection(root, sizes), [], {}),
      again: (paths) => {
        const failed = paths.map((path) => nullPath(root, path));
        if (failed.some((path) => path.length === 0)) return undefined;
        const part = partOf(root, failed, sizes);
        return this.whole(part.selection, part.sizes);
      },
    };
  }

  /** Request for the page of a list after a cursor. Null for the first page. */
  page(field: ConnectionField, place: ListLocation, after: string | null, sizes: PageSizes): Request {
    this.#used.clear();
    const own: Record<string, string | null> = { _after: after };
    const types = ["$_after: String"];
    let text = this.#connection(field, sizes, { after: "$_after" });
    for (const [index, step] of [...place.steps.entries()].reverse()) {
      if (step.kind !== "row") {
        text = conditioned(step.field, `${this.#head(step.field)} { ${text} }`);
        continue;
      }
      const { via } = step.field;
      const nodes = via.kind === "nodes" ? text : `${aliased(via.nodeKey, "node")} { ${text} }`;
      const name = `_row${index}`;
      if (step.after !== null) {
        own[name] = step.after;
        types.push(`$${name}: String`);
      }
      const head = this.#head(step.field, { first: "1", ...(step.after !== null && { after: `$${name}` }) });
      text = conditioned(step.field, `${head} { ${aliased(via.key, via.kind)} { ${nodes} } }`);
    }
    if (place.node) {
      own["_id"] = place.node.id;
      types.push("$_id: ID!");
      text = `node(id: $_id) { ... on ${place.node.type} { ${text} } }`;
    }
    return {
      ...this.#request(text, types, own),
      again: (paths) => {
        const rows = keysOfRows(field).length;
        const failed = paths.map((path) => nullPath(field.items, path.slice(depthOf(place) + rows)));
        if (failed.some((path) => path.length === 0)) return undefined;
        const part = partOf(field.items, failed, sizes);
        const size = sizes.get(field);
        const short = { ...field, beside: [], items: part.selection };
        return this.page(
          short,
          place,
          after,
          new Map([...part.sizes, ...(size ? [[short, size] as const] : [])]),
        );
      },
    };
  }

  #request(text: string, types: readonly string[], own: Record<string, unknown>): Request {
    const { operation } = this.#document;
    const declared = (operation.variableDefinitions ?? []).filter(({ variable }) =>
      this.#used.has(variable.name.value),
    );
    const all = [...declared.map(print), ...types];
    const head = `query ${operation.name?.value ?? "Report"}${all.length > 0 ? `(${all.join(", ")})` : ""}`;
    const variables: Record<string, unknown> = { ...own };
    for (const { variable } of declared) {
      const { value: name } = variable.name;
      if (Object.hasOwn(this.#variables, name)) variables[name] = this.#variables[name];
    }
    return { query: `${head} { ${text} }`, variables };
  }

  #selection({ fields, type, idKey }: Selection, sizes: PageSizes): string {
    const parts = fields.map((field) => this.#field(field, sizes));
    const typenameKey = keyFor(fields, "__typename");
    const has = (key: string) => fields.some((field) => field.key === key && !field.on);
    if (idKey !== undefined && !has(idKey)) parts.push(aliased(idKey, "id"));
    if (fields.some(({ on }) => on) && !has(typenameKey)) parts.push("__typename");
    // All selected fields may be inapplicable to an object, so `__typename` fills the selection.
    return parts.length > 0 ? parts.join(" ") : `__typename # ${type.name}\n`;
  }

  #field(field: Field, sizes: PageSizes): string {
    switch (field.kind) {
      case "leaf":
        return conditioned(field, this.#head(field));
      case "money":
        return conditioned(field, `${this.#head(field)} { amount currency }`);
      case "connection":
        return this.#connection(field, sizes);
      default:
        return conditioned(field, `${this.#head(field)} { ${this.#selection(field, sizes)} }`);
    }
  }

  #connection(field: ConnectionField, sizes: PageSizes, paging: { readonly after?: string } = {}): string {
    const { via, items, beside } = field;
    const size = sizes.get(field);
    const head = this.#head(field, { ...paging, ...(size && { first: String(size.rows) }) });
    const rows = this.#selection(items, sizes);
    const cursor = needsCursors(field);
    const parts = beside.map((leaf) => this.#head(leaf));
    if (via.kind === "edges")
      parts.push(
        `${aliased(via.key, "edges")} { ${cursor ? "cursor " : ""}${aliased(via.nodeKey, "node")} { ${rows} } }`,
      );
    else {
      parts.push(`${aliased(via.key, "nodes")} { ${rows} }`);
      if (cursor) parts.push(`${aliased(cursorsKey(field), "edges")} { cursor }`);
    }
    parts.push(`${aliased(pageInfoKey(field), "pageInfo")} { hasNextPage endCursor }`);
    return conditioned(field, `${head} { ${parts.join(" ")} }`);
  }

  /** A field with its arguments; `instead` has replacements for their values. */
  #head({ key, name, args }: Field, instead: Readonly<Record<string, string>> = {}): string {
    const kept = args.filter((argument) => !Object.hasOwn(instead, argument.name.value));
    const texts = kept.map((argument) => `${argument.name.value}: ${this.#value(argument.value)}`);
    for (const [argument, text] of Object.entries(instead)) texts.push(`${argument}: ${text}`);
    return aliased(key, name) + (texts.length > 0 ? `(${texts.join(", ")})` : "");
  }

  #value(value: ValueNode): string {
    visit(value, { [Kind.VARIABLE]: { enter: ({ name }) => void this.#used.add(name.value) } });
    return print(value);
  }
}

/** Number of response keys between the response and a page of a list. */
export const depthOf = ({ node, steps }: ListLocation): number =>
  (node ? 1 : 0) +
  1 +
  steps.reduce((sum, { kind, field }) => sum + 1 + (kind === "row" ? keysOfRows(field).length : 0), 0);

const conditioned = ({ on }: Field, text: string): string => (on ? `... on ${on.type} { ${text} }` : text);
