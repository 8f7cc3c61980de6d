/** Model of a skeleton: the operations and types of an interface, read from an OpenAPI document. */
import { keyAmong } from "#subgraphs/kit/schema/plain/family.ts";
import type { ErrorPlaces } from "./openapi/read-errors.ts";

export const SUBGRAPHS = ["identity", "collaboration", "business"] as const;
export type Subgraph = (typeof SUBGRAPHS)[number];

/** A value in a body. Objects and enums always have a name, so that each becomes one type in all layers. */
export type ValueType =
  | { readonly kind: "text" | "instant" | "day" | "email" | "whole" | "number" | "flag" | "json" }
  | { readonly kind: "list"; readonly item: ValueType }
  | { readonly kind: "object"; readonly name: string }
  | { readonly kind: "enum"; readonly name: string };

export interface Member {
  readonly name: string;
  readonly shape: ValueType;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly description: string | undefined;
  /** Largest value of a number, or the usual one. */
  readonly most?: number;
  /** Smallest value of a number. */
  readonly least?: number;
  /** Example of a value, or the usual one. */
  readonly example?: unknown;
  /** Format by the document: `int64`. */
  readonly format?: string | undefined;
}

/** An object type, after all types that its members name. */
export interface ObjectType {
  readonly name: string;
  readonly members: readonly Member[];
  readonly description?: string | undefined;
}

/** A text of a closed set. */
export interface EnumType {
  readonly name: string;
  readonly description: string | undefined;
  readonly values: readonly EnumValue[];
}

export interface EnumValue {
  /** The value in the spelling of the service, and its name in the graph. */
  readonly wire: string;
  readonly name: string;
  readonly description: string | undefined;
}

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** Pages of a list, with the interface's own names. Members of the body are named by their paths. */
export interface Paging {
  readonly by: "offset" | "page" | "cursor";
  /** Parameter with the offset, the number of the page or the cursor. */
  readonly position: string;
  /** Parameter with the most rows of a page. */
  readonly size: string | undefined;
  readonly maxSize: number;
  readonly defaultSize: number;
  /** Number of the first page, if it is not 1. */
  readonly firstPage?: number;
  readonly rows: readonly string[];
  readonly total: readonly string[] | undefined;
  /** Cursor of the next page. */
  readonly next: readonly string[] | undefined;
  /** Boolean that is true if more rows follow. */
  readonly more: readonly string[] | undefined;
  /** Numbers of this page, of its rows at most, and of all pages. */
  readonly page?: readonly string[];
  readonly length?: readonly string[];
  readonly pages?: readonly string[];
}

export interface ModelOperation {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  /** The path as the document has it, perhaps with a query string or a fragment. */
  readonly pathInDocument: string;
  readonly pathParameters: readonly string[];
  readonly query: readonly Member[];
  /** Header with the idempotency key. */
  readonly idempotencyKey: string | undefined;
  readonly body: ValueType | undefined;
  /** The body as a form, if it is not JSON. */
  readonly form?: ValueType | undefined;
  /** Body of the success; a media type for bytes; undefined if there is none. */
  readonly returns: ValueType | { readonly kind: "file"; readonly mediaType: string } | undefined;
  /** Paging of an operation that returns its list in pages. The parameters of paging are not in `query`. */
  readonly paging: Paging | undefined;
  readonly success: number;
  /** Example of the whole body of the success. */
  readonly example?: unknown;
  readonly summary: string | undefined;
}

export interface Model {
  readonly title: string;
  /** Expression that creates the auth scheme, and the function that it imports. */
  readonly auth: { readonly helper: "bearer" | "basic" | "keyHeader"; readonly expression: string };
  /** The documented error body. */
  readonly errors?: ErrorPlaces | undefined;
  readonly types: readonly ObjectType[];
  readonly enums: readonly EnumType[];
  readonly operations: readonly ModelOperation[];
  /** References without a target in the document. Their type is JSON. */
  readonly unresolved?: readonly string[];
}

type Shape = ModelOperation["returns"];

/** The type of an object; undefined for other shapes. */
export const typeIn = ({ types }: Pick<Model, "types">, shape: Shape): ObjectType | undefined =>
  shape?.kind === "object" ? types.find(({ name }) => name === shape.name) : undefined;

/** The type of an object, or of the items of a list. */
export const itemTypeIn = (model: Pick<Model, "types">, shape: Shape): ObjectType | undefined =>
  typeIn(model, shape?.kind === "list" ? shape.item : shape);

/** An object that is read by its id, and the collection that it is in. */
export interface Resource {
  readonly type: ObjectType;
  /** Member with the key of the path. */
  readonly key: Member;
  readonly read: ModelOperation;
  /** The path of one object, `/orders/{orderId}`, and of the collection. */
  readonly path: string;
  readonly collection: string;
}

/** The member with the key of a path. */
function keyIn({ members }: ObjectType, parameter: string): Member | undefined {
  const values = members.filter(({ shape }) => !["object", "list", "json"].includes(shape.kind));
  const names = values.map(({ name }) => name);
  return values[names.indexOf(keyAmong(names, parameter) ?? "")];
}

/** The objects that an operation reads by a single key, and that have a member with this key. */
export function resourcesOf(model: Model): readonly Resource[] {
  return model.operations.flatMap((read) => {
    const { returns, path, pathParameters, method } = read;
    const type = typeIn(model, returns);
    const [parameter = ""] = pathParameters;
    const key = type && keyIn(type, parameter);
    if (method !== "get" || !type || !key || pathParameters.length !== 1 || !/\/\{\w+\}$/.test(path))
      return [];
    return [{ type, key, read, path, collection: path.slice(0, path.lastIndexOf("/")) }];
  });
}

/** Members of a type beside an id that `@node` shows as `upstreamId`. A key of another name is a field, too. */
export const membersBesideId = ({ members }: ObjectType, resource: Resource | undefined): readonly Member[] =>
  members.filter((one) => one !== resource?.key || !/id$/i.test(one.name));
