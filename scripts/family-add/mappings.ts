/** Writes the mappings of answers and bodies, and determines their members. */
import type { Member, Model, ObjectType, ValueType } from "#scripts/family-new/model.ts";
import type { UnwrappedRows } from "#scripts/family-new/openapi/read-paging.ts";
import { type Entity, linksOf } from "./links.ts";
import { pathText } from "./lists.ts";
import { memberName } from "./names.ts";

export const NAME = /^[A-Za-z_]\w*$/;
const LONGEST_LINE = 80;
/** Most lines of a mapping, and most levels of its objects. */
const MOST_LINES = 200;
const MOST_LEVELS = 6;

export class MappingWriter {
  readonly #types: ReadonlyMap<string, ObjectType>;
  readonly #entities: readonly Entity[];
  readonly #typeName: (name: string) => string;
  readonly #links: boolean;
  readonly #covered = new Set<string>();
  /** Number of lines that objects need, by level and type. */
  readonly #lengths = new Map<string, number>();
  /** Lines that the mapping can still have. */
  #linesLeft = 0;

  /**
   * @param typeName The name of a type in the graph.
   * @param links True to write links to other objects.
   */
  constructor(
    { types }: Model,
    entities: readonly Entity[],
    typeName: (name: string) => string,
    links: boolean,
  ) {
    this.#types = new Map(types.map((type) => [type.name, type]));
    this.#entities = entities;
    this.#typeName = typeName;
    this.#links = links;
  }

  /** The selection of an answer. */
  ofAnswer({ path, shape }: UnwrappedRows): string {
    const braces = this.#whole(shape, false);
    if (path.length === 0) return braces ? braces.slice(1, -1).replaceAll(/^ {2}/gm, "").trim() : "$";
    return `${pathText(path)}${braces ? ` ${braces}` : ""}`;
  }

  /** The mapping of an argument `input` to a body; undefined for a body that is sent as it is. */
  ofBody(shape: ValueType): string | undefined {
    return this.#whole(shape, true);
  }

  /** True for an object whose members are in mappings; deeply nested objects are left out. */
  isWritten(shape: ValueType, isInput: boolean): boolean {
    const type = this.isObject(shape) && shape.kind === "object" ? this.#typeOf(shape.name) : undefined;
    return type !== undefined && named(type).some(([, member]) => this.covers(type, member, isInput));
  }

  /** True if mappings have a member of a type. */
  covers({ name }: ObjectType, member: Member, isInput: boolean): boolean {
    return !this.holdsObjects(member.shape) || this.#covered.has(coverage(name, member.name, isInput));
  }

  /** True for an object with members that the graph can name. Other objects are JSON. */
  isObject(shape: ValueType): boolean {
    return (
      shape.kind === "object" &&
      this.#typeOf(shape.name)?.members.some(({ name }) => memberName(name) !== undefined) === true
    );
  }

  readonly #typeOf = (name: string): ObjectType | undefined => this.#types.get(name);

  #whole(shape: ValueType, isInput: boolean): string | undefined {
    const depth = this.#depthOf(shape);
    this.#linesLeft = MOST_LINES - this.#lengthOf(shape, depth);
    return this.#braces(shape, isInput, depth);
  }

  /** Levels of objects that a mapping of a value has, so that it is not longer than people read. */
  #depthOf(shape: ValueType): number {
    for (let depth = MOST_LEVELS; depth > 1; depth--)
      if (this.#lengthOf(shape, depth) <= MOST_LINES) return depth;
    return 1;
  }

  #lengthOf(shape: ValueType, depth: number): number {
    if (shape.kind === "list") return this.#lengthOf(shape.item, depth);
    if (shape.kind !== "object" || depth === 0) return 1;
    const key = `${depth} ${shape.name}`;
    let length = this.#lengths.get(key);
    if (length === undefined) {
      length = 1;
      for (const member of this.#typeOf(shape.name)?.members ?? [])
        length += this.#lengthOf(member.shape, depth - 1);
      this.#lengths.set(key, length);
    }
    return length;
  }

  /** The braces of an object or of the objects of a list; undefined for anything else. */
  #braces(shape: ValueType, isInput: boolean, depth: number): string | undefined {
    if (shape.kind === "list") return this.#braces(shape.item, isInput, depth);
    const type = shape.kind === "object" && this.isObject(shape) ? this.#typeOf(shape.name) : undefined;
    if (!type) return undefined;
    const lines = named(type).flatMap(([field, { name: wire, shape: own }]) => {
      let below: string | undefined;
      if (this.holdsObjects(own)) {
        below = depth > 1 ? this.#braces(own, isInput, depth - 1) : this.#deepBraces(own, isInput, depth - 1);
        if (below === undefined) return [];
        this.#covered.add(coverage(type.name, wire, isInput));
      }
      const [to, from] = isInput ? [wire, field] : [field, wire];
      const value = to === from ? to : `${keyText(to)}: ${fromText(from)}`;
      return below ? `${value} ${below}` : value;
    });
    if (this.#links && !isInput)
      for (const { field, key, wire } of linksOf(type, this.#entities))
        lines.push(`${field}: { ${key === wire ? key : `${key}: ${fromText(wire)}`} }`);
    if (lines.length === 0) return undefined;
    const short = `{ ${lines.join(" ")} }`;
    if (short.length <= LONGEST_LINE && !short.includes("\n")) return short;
    return `{\n${lines.join("\n").replaceAll(/^/gm, "  ")}\n}`;
  }

  /** Braces below the last level: of an object with a key the key, of others their members while lines are left. */
  #deepBraces(shape: ValueType, isInput: boolean, depth: number): string | undefined {
    const reference = isInput ? undefined : this.#referenceTo(shape);
    if (reference !== undefined) return reference;
    const length = this.#lengthOf(shape, 1);
    if (length > this.#linesLeft || depth < -MOST_LEVELS) return undefined;
    this.#linesLeft -= length;
    return this.#braces(shape, isInput, depth);
  }

  /** True for objects, and for lists of them. */
  holdsObjects(shape: ValueType): boolean {
    return shape.kind === "list" ? this.holdsObjects(shape.item) : this.isObject(shape);
  }

  /** Braces with the key of an object that is read by it; undefined for any other object. */
  #referenceTo(shape: ValueType): string | undefined {
    if (shape.kind === "list") return this.#referenceTo(shape.item);
    const type = shape.kind === "object" ? this.#typeOf(shape.name) : undefined;
    const entity = type && this.#entities.find((one) => one.type === this.#typeName(type.name));
    const [field, member] = (type && named(type).find(([name]) => name === entity?.key)) ?? [];
    if (!type || field === undefined || !member) return undefined;
    return `{ ${field === member.name ? field : `${field}: ${fromText(member.name)}`} }`;
  }
}

const coverage = (type: string, member: string, isInput: boolean): string =>
  `${isInput ? "input" : "type"} ${type} ${member}`;

/** A member of the service in a mapping. */
export const fromText = (wire: string): string => (NAME.test(wire) ? wire : pathText([wire]));

/** A name in a mapping. */
export const keyText = (name: string): string => (NAME.test(name) ? name : JSON.stringify(name));

/** The members of a type by their names in the graph, each once. */
export function named({ members }: ObjectType): readonly (readonly [string, Member])[] {
  const byName = new Map<string, Member>();
  for (const member of members) {
    const name = memberName(member.name);
    if (name !== undefined && !byName.has(name)) byName.set(name, member);
  }
  return [...byName];
}
