/** The sources and connectors of a folder, read from its directives. */
import type { ConstDirectiveNode } from "graphql";
import type { Method } from "#contracts/kit/contract.ts";
import type { Evaluate } from "./mapping/evaluate.ts";
import type { VariableUse } from "./mapping/examine.ts";
import type { Selection } from "./mapping/syntax.ts";
import type { Template, UrlTemplate } from "./mapping/template.ts";

/** A header of calls: a text, or a header of the caller by name. */
export type Header =
  | { readonly name: string; readonly value: Template }
  | { readonly name: string; readonly from: string };

/** A mapping with the variables that it reads. */
export interface Mapping {
  readonly evaluate: Evaluate;
  readonly uses: readonly VariableUse[];
  /** Names of the members of its value. Undefined if only an answer determines them. */
  readonly members: ReadonlySet<string> | undefined;
  readonly parsed: Selection;
  /** The place in the file for an offset in the mapping. */
  readonly placeAt: (offset: number) => string;
}

/** A use of a variable in a file. */
export interface LocatedUse extends VariableUse {
  /** The text that contains the use, in words: `the selection of @connect of Query.invoice`. */
  readonly within: string;
  readonly place: string;
}

/** Rules of calls that both a source and a connector can have. */
export interface CallRules {
  readonly headers: readonly Header[];
  /** Segments of the path after those of the URL. */
  readonly path: Mapping | undefined;
  readonly query: Mapping | undefined;
  /** Message and extensions of an error, mapped from the answer. */
  readonly errors: { readonly message?: Mapping | undefined; readonly extensions?: Mapping | undefined };
  readonly isSuccess: Mapping | undefined;
  /** The variables of all its texts. */
  readonly uses: readonly LocatedUse[];
}

/** Rate limit of a source: `@rates(calls: 100, perSeconds: 60)`. */
export interface Rates {
  readonly calls: number;
  readonly perMs: number;
}

/** A service, by `@source` or by the origin of a connector's URL. */
export interface Source extends CallRules {
  /** Name of its family in traces, `sources`, errors and scopes. */
  readonly name: string;
  /** Undefined for a family of the deployment, whose address is configured. */
  readonly baseUrl: Template | undefined;
  readonly rates: Rates | undefined;
}

/** Paging of a service. */
export interface Paging {
  /** Unit of the page parameter: the number of the page, its first row, or a cursor of the service. */
  readonly by: "page" | "offset" | "cursor";
  readonly parameter: string;
  readonly firstPage: number;
  /** Parameter for the number of rows. Undefined if the service determines the number. */
  readonly size: string | undefined;
  /** Most rows of a page. */
  readonly most: number;
  /** The cursor of the next page, or an address with the cursor as a parameter. */
  readonly next: Mapping | undefined;
  /** True if the header `Link` has the address of the next page. */
  readonly link: boolean;
  /** Number of rows on all pages. */
  readonly total: Mapping | undefined;
  /** True if another page follows. */
  readonly more: Mapping | undefined;
}

/** One `@paging`. */
export interface PagingRule {
  readonly source: string;
  /** Coordinates of its lists; undefined for all lists of the source. */
  readonly fields: readonly string[] | undefined;
  readonly paging: Paging;
  readonly node: ConstDirectiveNode;
}

/** The source of a connector's keys. */
export type ConnectorKind =
  /** A field of `Query` or `Mutation`, or of another type, that reads `$args` and `$this`. */
  | "field"
  /** A field of `Query` with `entity: true`: its arguments are a key of the type that it returns. */
  | "entity"
  /** A type: its key is the members of `$this`. */
  | "type"
  /** A type: one call takes the keys of many objects, `$batch`. */
  | "batch";

/** One `@connect`. */
export interface Connector extends CallRules {
  /** `Query.invoice`, or `Invoice` for a connector on a type. */
  readonly coordinate: string;
  readonly kind: ConnectorKind;
  /** The object type of the field or type with the directive. */
  readonly typeName: string;
  /** Undefined on a type. */
  readonly fieldName: string | undefined;
  /** The type of its value, without lists. */
  readonly returns: string;
  /** True if its value is a list. */
  readonly list: boolean;
  /** Undefined for a list without pages. */
  readonly paging: Paging | undefined;
  /** Name of the operation in traces: source and field, joined by a dot. */
  readonly operation: string;
  readonly source: Source;
  readonly method: Method;
  readonly url: UrlTemplate;
  readonly body: Mapping | undefined;
  readonly form: boolean;
  readonly selection: Mapping;
  /** Most keys of one call with `$batch`. */
  readonly maxBatch: number;
  /** Members of `$args`, `$this` or `$batch` that its call needs, each as a path. */
  readonly keys: readonly (readonly string[])[];
  /** `file.graphql:12:5` */
  readonly place: string;
}
