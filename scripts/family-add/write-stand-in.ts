/** Describes the stand-in service of a family without code, from the examples and types of its OpenAPI document. */
import { type ConstValueNode, parseConstValue, valueFromASTUntyped } from "graphql";
import type { Member, Model, ModelOperation, ObjectType, ValueType } from "#scripts/family-new/model.ts";
import { isObject } from "#scripts/family-new/openapi/read-json.ts";
import { type UnwrappedRows, unwrapped } from "#scripts/family-new/openapi/read-paging.ts";
import { demoCompany } from "#services/demo/company.ts";
import type { DescribedOperation, DescribedPages, Description } from "#services/kit/read-description.ts";
import { type Entity, entityNoun, linksOf } from "./links.ts";
import { pageStyleOf } from "./lists.ts";
import { memberName } from "./names.ts";

/** Rows of each collection. */
const ROWS = 3;

/**
 * Describes the stand-in service.
 * @param hasLink True if the answers of an operation have a header `Link`.
 */
export function standInOf(
  family: string,
  model: Model,
  hasLink: (operation: ModelOperation) => boolean,
): Description {
  const samples = new Samples(model);
  const collections = new Set(
    model.operations.flatMap((operation) =>
      operation.method === "get" && isListed(model, operation) ? operation.path : [],
    ),
  );
  const items = new Set(
    model.operations.flatMap(({ method, path }) => (method === "get" && isItem(path) ? parentOf(path) : [])),
  );
  const routes = new Set<string>();
  const operations = model.operations.flatMap((operation, index): DescribedOperation[] => {
    const { returns, path, method, success, body, form, pathParameters } = operation;
    const route = `${method} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`;
    if (returns?.kind === "file" || routes.has(route)) return [];
    routes.add(route);
    const found = returns && unwrapped(model, operation, returns);
    const type = found && samples.typeOf(found.shape.kind === "list" ? found.shape.item : found.shape);
    const key = keyOf(type, isItem(path) ? pathParameters.at(-1) : undefined);
    // An object within a list of one has the key below.
    const hasKey = found?.shape.kind === "object" && [pathParameters.at(-1), "id"].includes(key);
    const does = behaviorOf(operation, found, collections, items, hasKey);
    const pages = does === "list" && found ? pagesOf(model, operation, found, hasLink(operation)) : undefined;
    return [
      {
        name: `${operation.name}${index}`,
        method: METHODS[method],
        path,
        status: success,
        does,
        query: operation.query.map(({ name }) => name.replace(/\[.*$/, "")),
        ...((body ?? form) && { sends: body ? ("json" as const) : ("form" as const) }),
        ...(returns && { body: samples.body(operation, returns, found, key) }),
        at: found?.path ?? [],
        key,
        ...(pages && { pages }),
      },
    ];
  });
  return { family, operations: withReferences(model, operations) };
}

/** Foreign keys of samples name objects that the stand-in has, so that links lead to one. */
function withReferences(
  model: Model,
  operations: readonly DescribedOperation[],
): readonly DescribedOperation[] {
  const keys = new Map<string, readonly unknown[]>();
  const shapes = new Map<string, ValueType>();
  for (const { method, path, returns } of model.operations)
    if (returns && returns.kind !== "file" && !shapes.has(`${METHODS[method]} ${path}`))
      shapes.set(`${METHODS[method]} ${path}`, returns);
  const shapeOf = ({ method, path }: DescribedOperation) => shapes.get(`${method} ${path}`);
  const entities = operations.flatMap((operation): (Entity & { readonly wire: string })[] => {
    const { does, path, key, body, at } = operation;
    const shape = shapeOf(operation);
    const found =
      shape && at.reduce<ValueType | undefined>((one, name) => memberShape(model, one, name), shape);
    const field = memberName(key);
    if (does !== "read" || found?.kind !== "object" || field === undefined) return [];
    const list = operations.find((one) => one.does === "list" && one.path === parentOf(path));
    const rows = list ? exampleRows(list.body, list.at) : exampleRows([valueAt(body, at)], []);
    keys.set(
      path,
      rows.map((row) => row[key]),
    );
    return [{ type: path, origin: found.name, key: field, wire: key, noun: entityNoun(path) }];
  });
  /** @param depth Levels of objects below a row; the key of the row itself is its own. */
  const referring = (value: unknown, shape: ValueType | undefined, depth: number, number = 0): unknown => {
    if (Array.isArray(value) && shape?.kind === "list")
      return value.map((item: unknown, index) => referring(item, shape.item, depth, index));
    const type = shape?.kind === "object" ? model.types.find(({ name }) => name === shape.name) : undefined;
    if (!type || !isObject(value)) return value;
    const links = new Map(
      linksOf(type, entities).map(({ wire, type: path }) => [wire, keys.get(path) ?? []]),
    );
    if (depth > 0)
      for (const { origin, type: path, wire } of entities)
        if (origin === type.name) links.set(wire, keys.get(path) ?? []);
    return Object.fromEntries(
      Object.entries(value).map(([name, own]) => {
        const known = links.get(name) ?? [];
        if (known.length > 0 && own !== null) return [name, known[number % known.length]];
        return [
          name,
          referring(own, type.members.find((one) => one.name === name)?.shape, depth + 1, number),
        ];
      }),
    );
  };
  return operations.map((operation) => {
    const { body, at } = operation;
    return body === undefined
      ? operation
      : { ...operation, body: referring(body, shapeOf(operation), -at.length) };
  });
}

const memberShape = (model: Model, shape: ValueType | undefined, member: string): ValueType | undefined =>
  shape?.kind === "object"
    ? model.types.find(({ name }) => name === shape.name)?.members.find(({ name }) => name === member)?.shape
    : undefined;

const valueAt = (body: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>((one, name) => (isObject(one) ? one[name] : undefined), body);

const METHODS = { get: "GET", post: "POST", put: "PUT", patch: "PATCH", delete: "DELETE" } as const;

const isItem = (path: string): boolean => /\/\{[^{}/]+\}$/.test(path);
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

function isListed(model: Model, operation: ModelOperation): boolean {
  const { returns } = operation;
  if (!returns || returns.kind === "file") return false;
  const { shape } = unwrapped(model, operation, returns);
  return shape.kind === "list" && shape.item.kind === "object";
}

function behaviorOf(
  { method, path }: ModelOperation,
  found: UnwrappedRows | undefined,
  collections: ReadonlySet<string>,
  items: ReadonlySet<string>,
  hasKey: boolean,
): DescribedOperation["does"] {
  const isKnown = (collection: string) => collections.has(collection) || items.has(collection);
  if (method === "get" && collections.has(path)) return "list";
  if (method === "post" && isKnown(path) && found?.shape.kind !== "list") return "create";
  if (!isItem(path) || !isKnown(parentOf(path))) return "answer";
  if (method === "get") return hasKey ? "read" : "answer";
  if (method === "delete") return "delete";
  return method === "post" ? "answer" : "change";
}

function keyOf(type: ObjectType | undefined, parameter: string | undefined): string {
  const names = new Set(type?.members.map(({ name }) => name));
  return [parameter, "id", ...names].find((name) => name !== undefined && names.has(name)) ?? "id";
}

/** The pages of a list, by the arguments of its `@paging`. */
function pagesOf(
  model: Model,
  operation: ModelOperation,
  found: UnwrappedRows,
  link: boolean,
): DescribedPages | undefined {
  const { returns } = operation;
  if (!returns || returns.kind === "file") return undefined;
  const style = pageStyleOf(model, operation, returns, found, link);
  if (!style) return undefined;
  const args: unknown = valueFromASTUntyped(parseConstValue(`{ ${style.args} }`) as ConstValueNode);
  const has = isObject(args) ? args : {};
  const text = (name: string) => (typeof has[name] === "string" ? has[name] : undefined);
  // A mapping with `->` takes the last row, so it is no path in the body.
  const place = (name: string) => {
    const mapping = text(name);
    return mapping === undefined || mapping.includes("->")
      ? undefined
      : mapping
          .split(".")
          .slice(1)
          .map((part) => part.replaceAll('"', ""));
  };
  const by = (["cursor", "page", "offset"] as const).find((name) => text(name) !== undefined) ?? "page";
  return {
    by,
    parameter: text(by) ?? "",
    size: text("size"),
    most: Number(has["most"]),
    next: place("next"),
    total: place("total"),
    more: place("more"),
    ...(link && { link }),
  };
}

/** Sample values of types: the examples of the document, else a value that the type allows. */
class Samples {
  readonly #model: Model;
  readonly #people = new People();

  constructor(model: Model) {
    this.#model = model;
  }

  typeOf(shape: ValueType): ObjectType | undefined {
    return shape.kind === "object" ? this.#model.types.find(({ name }) => name === shape.name) : undefined;
  }

  /** The body of an answer. Its rows have different keys. */
  body(
    operation: ModelOperation,
    returns: ValueType,
    found: UnwrappedRows | undefined,
    key: string,
  ): unknown {
    return this.#people.inPlaceOf(this.#bodyOf(operation, returns, found, key));
  }

  #bodyOf(
    operation: ModelOperation,
    returns: ValueType,
    found: UnwrappedRows | undefined,
    key: string,
  ): unknown {
    const own = operation.example ?? this.#value(returns, 1);
    if (found?.shape.kind !== "list" || found.shape.item.kind !== "object") return own;
    const { item } = found.shape;
    const rows = Array.from({ length: ROWS }, (_, index) => this.#row(item, index + 1, key));
    const first = operation.example === undefined ? [] : exampleRows(operation.example, found.path);
    const known = new Set(first.map((row) => String(row[key])));
    return replaced(own, found.path, [...first, ...rows.filter((row) => !known.has(String(row[key])))]);
  }

  #row(shape: ValueType, number: number, key: string): Readonly<Record<string, unknown>> {
    const row = this.#value(shape, number);
    if (!isObject(row)) return {};
    const value = row[key];
    if (number === 1) return row;
    const first = this.#value(shape, 1);
    const isSame = isObject(first) && first[key] === value;
    if (!isSame) return row;
    return { ...row, [key]: typeof value === "number" ? value + number - 1 : `${String(value)}-${number}` };
  }

  #value(shape: ValueType, number: number, member?: Member): unknown {
    if (member?.example !== undefined) return member.example;
    switch (shape.kind) {
      case "list":
        return [this.#value(shape.item, number)];
      case "object":
        return Object.fromEntries(
          this.typeOf(shape)?.members.map((one) => [one.name, this.#value(one.shape, number, one)]) ?? [],
        );
      case "enum":
        return this.#model.enums.find(({ name }) => name === shape.name)?.values[0]?.wire ?? null;
      case "instant":
        return `2026-01-0${number}T09:00:00Z`;
      case "day":
        return `2026-01-0${number}`;
      case "email":
        return this.#people.email(number);
      case "whole":
      case "number":
        return number;
      case "flag":
        return number % 2 === 1;
      case "json":
        return {};
      case "text":
        return this.#text(member?.name ?? "text", number);
    }
  }

  #text(name: string, number: number): string {
    if (/(^|_)id$|Id$/.test(name)) return String(number);
    if (/e?-?mail/i.test(name)) return this.#people.email(number);
    if (/(^|_)(url|uri|link|href)$|Url$/i.test(name)) return `https://example.com/${number}`;
    return `${name.replaceAll(/[_-]+/g, " ")} ${number}`;
  }
}

/** E-mail addresses of the demo company. They stand in place of those of examples, so that links find people. */
class People {
  readonly #emails = demoCompany({})
    .people.slice(0, PEOPLE)
    .map(({ email }) => email);
  readonly #byExample = new Map<string, string>();

  email(number: number): string {
    return this.#emails[(number - 1) % this.#emails.length] ?? "";
  }

  /** A value with an address of the company in place of each other one; the same one for the same example. */
  inPlaceOf(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => this.inPlaceOf(item));
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, this.inPlaceOf(own)]));
    if (typeof value !== "string" || !ADDRESS.test(value) || this.#emails.includes(value)) return value;
    const email = this.#byExample.get(value) ?? this.email(this.#byExample.size + 1);
    this.#byExample.set(value, email);
    return email;
  }
}

const PEOPLE = 20;
const ADDRESS = /^[^\s@<>]{1,64}@[^\s@<>]{1,255}$/;

function exampleRows(body: unknown, path: readonly string[]): readonly Readonly<Record<string, unknown>>[] {
  const rows = valueAt(body, path);
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

function replaced(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const own = isObject(body) ? body : {};
  return { ...own, [name]: replaced(own[name], rest, value) };
}
