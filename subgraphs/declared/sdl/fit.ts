/** Compares mappings with the types of a folder: all names in them must exist, and each field must have a value. */
import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type TypeNode,
} from "graphql";
import { nearestName } from "#platform/config/file/nearest-name.ts";
import { keyMembers, namedType } from "#subgraphs/declared/keys.ts";
import {
  membersOf,
  type ObjectSelection,
  objectsIn,
  objectsOf,
} from "#subgraphs/declared/mapping/examine.ts";
import type { Connector, LocatedUse } from "#subgraphs/declared/model.ts";
import type { Mistakes } from "#subgraphs/declared/places.ts";

type Fields = ReadonlyMap<string, FieldDefinitionNode | InputValueDefinitionNode>;

interface Folder {
  /** The expanded SDL. */
  readonly typeDefs: DocumentNode;
  readonly connectors: readonly Connector[];
  readonly mistakes: Mistakes;
}

const BUILT_IN = new Set(["ID", "String", "Int", "Float", "Boolean"]);

/** Findings in a folder without mistakes. */
export interface Fit {
  /** Sentences for operators: fields that are null in objects of one connector, but not of others. */
  readonly notices: readonly string[];
  /** Types with objects whose other members are read by key. */
  readonly partial: ReadonlySet<string>;
}

/** Reports names that do not exist. */
export function checkFit(folder: Folder): Fit {
  const types = new Types(folder.typeDefs);
  for (const connector of folder.connectors) checkVariables(connector, types, folder.mistakes);
  return new SelectionCheck(types, folder).run();
}

/** The types of the folder by name. */
class Types {
  readonly fields = new Map<string, Fields>();
  /** Members of types' keys. Other types that refer to an object provide them. */
  readonly keys = new Map<string, ReadonlySet<string>>();
  /** Object types that the folder defines, and does not extend. */
  readonly own = new Set<string>();
  readonly #members = new Map<string, string[]>();
  readonly #leaves = new Set(BUILT_IN);

  constructor({ definitions }: DocumentNode) {
    for (const node of definitions) {
      if (node.kind === Kind.ENUM_TYPE_DEFINITION) this.#leaves.add(node.name.value);
      else if (node.kind === Kind.UNION_TYPE_DEFINITION)
        for (const { name } of node.types ?? []) this.#addMember(node.name.value, name.value);
      else if (
        node.kind === Kind.OBJECT_TYPE_DEFINITION ||
        node.kind === Kind.OBJECT_TYPE_EXTENSION ||
        node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
      ) {
        const { value: name } = node.name;
        if (node.kind === Kind.OBJECT_TYPE_DEFINITION) this.own.add(name);
        this.fields.set(name, fieldsOf(node.fields));
        this.keys.set(name, new Set(node.directives?.flatMap(keyMembers)));
        if (node.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION)
          for (const one of node.interfaces ?? []) this.#addMember(one.name.value, name);
      }
    }
  }

  #addMember(abstract: string, name: string): void {
    this.#members.set(abstract, [...(this.#members.get(abstract) ?? []), name]);
  }

  /** True if values of a type have no members. */
  isLeaf = (name: string): boolean => this.#leaves.has(name);

  /** The object types of a value. Empty for a scalar. */
  objects(name: string): readonly string[] {
    return this.#members.get(name) ?? (this.fields.has(name) ? [name] : []);
  }
}

const fieldsOf = (
  nodes: readonly (FieldDefinitionNode | InputValueDefinitionNode)[] | undefined,
): Map<string, FieldDefinitionNode | InputValueDefinitionNode> =>
  new Map(nodes?.map((node) => [node.name.value, node]));

/** `$args`, `$this` and `$batch` have the members declared in the SDL. */
function checkVariables(connector: Connector, types: Types, mistakes: Mistakes): void {
  const { typeName, fieldName, uses } = connector;
  const field = fieldName === undefined ? undefined : types.fields.get(typeName)?.get(fieldName);
  const args = field?.kind === Kind.FIELD_DEFINITION ? fieldsOf(field.arguments) : new Map();
  if (connector.paging) for (const name of ["first", "after"]) args.delete(name);
  for (const use of uses) {
    if (use.name === "args") checkUse(use, connector.coordinate, args, "argument");
    else if (use.name === "this" || use.name === "batch")
      checkUse(use, typeName, types.fields.get(typeName) ?? new Map(), "field");
  }

  function checkUse(use: LocatedUse, owner: string, fields: Fields, word: string): void {
    let [holder, known, kind]: [string, Fields | undefined, string] = [owner, fields, word];
    for (const name of use.members) {
      if (!known) return;
      const found: { readonly type: TypeNode } | undefined = known.get(name);
      if (!found) {
        const path = [`$${use.name}`, ...use.members].join(".");
        mistakes.list.push(
          `${use.place}: In ${use.within}: ${path} does not exist: ${holder} has no ${kind} "${name}"${hintFor(name, [...known.keys()])}`,
        );
        return;
      }
      holder = namedType(found.type);
      known = types.fields.get(holder) ?? (types.isLeaf(holder) ? new Map() : undefined);
      kind = "member";
    }
  }
}

function hintFor(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? "" : `; did you mean "${nearest}"?`;
}

/** Follows the selections of all connectors through the types of their fields. */
class SelectionCheck {
  readonly #types: Types;
  readonly #connectors: readonly Connector[];
  readonly #mistakes: Mistakes;
  /** Coordinates that a selection fills. */
  readonly #filled = new Set<string>();
  /** Types whose objects are passed on unchanged. */
  readonly #open = new Set<string>();
  readonly #partial: { readonly place: string; readonly coordinate: string; type: string; left: string[] }[] =
    [];

  constructor(types: Types, { connectors, mistakes }: Folder) {
    this.#types = types;
    this.#connectors = connectors;
    this.#mistakes = mistakes;
  }

  run(): Fit {
    for (const connector of this.#connectors) {
      const { returns, selection, keys, kind, coordinate } = connector;
      if (kind !== "field") for (const [key = ""] of keys) this.#filled.add(`${returns}.${key}`);
      if (coordinate.includes(".")) this.#filled.add(coordinate);
      this.#value(objectsOf(selection.parsed), returns, connector);
    }
    for (const root of ["Query", "Mutation"])
      for (const [name, node] of this.#types.fields.get(root) ?? [])
        if (!this.#filled.has(`${root}.${name}`))
          this.#mistakes.at(node, `${root}.${name} has no @connect: it would always be null`);
    const reached = new Set([...this.#filled].map((coordinate) => coordinate.split(".")[0] ?? ""));
    for (const type of reached) {
      if (!this.#types.own.has(type) || this.#open.has(type)) continue;
      const keys = this.#types.keys.get(type);
      for (const [name, node] of this.#types.fields.get(type) ?? [])
        if (!this.#filled.has(`${type}.${name}`) && !keys?.has(name) && !isExternal(node))
          this.#mistakes.at(node, `No selection gives ${type}.${name} a value: it would always be null`);
    }
    const partial = new Set<string>();
    const notices = this.#partial.flatMap(({ place, coordinate, type, left }) => {
      const lacking = left.filter(
        (name) =>
          !this.#connectors.some((one) => one.coordinate === `${type}.${name}`) &&
          !this.#hasOther(coordinate, type, name),
      );
      const names = lacking.filter((name) => !this.#isReadByKey(type, name));
      if (names.length < lacking.length) partial.add(type);
      const others = names.filter((name) => this.#filled.has(`${type}.${name}`));
      return others.length === 0
        ? []
        : `${place}: The selection of ${coordinate} leaves out ${others.join(", ")} of ${type}, and no connector reads ${type} by a key: null there`;
    });
    return { notices, partial };
  }

  /** True if another connector of a field fills a member of its object. */
  #hasOther(coordinate: string, type: string, name: string): boolean {
    return this.#connectors.some(
      (one) =>
        one.coordinate === coordinate && one.returns === type && one.selection.members?.has(name) !== false,
    );
  }

  /** True if a connector reads a member of objects by their key. */
  #isReadByKey(type: string, name: string): boolean {
    return this.#connectors.some(
      ({ kind, returns, selection }) =>
        kind !== "field" && returns === type && selection.members?.has(name) !== false,
    );
  }

  #value(values: ReturnType<typeof objectsOf>, typeName: string, connector: Connector): void {
    for (const object of values) {
      if (!object) this.#opens(typeName);
      else this.#object(object, typeName, connector);
    }
  }

  #object(object: ObjectSelection, typeName: string, connector: Connector): void {
    const { selection, coordinate } = connector;
    const names = this.#types.objects(typeName);
    if (names.length === 0) {
      const first = object.entries.find(({ kind }) => kind === "member");
      if (this.#types.isLeaf(typeName) && first?.kind === "member")
        this.#mistakes.list.push(
          `${selection.placeAt(first.offset)}: In the selection of @connect of ${coordinate}: ${typeName} has no members`,
        );
      return;
    }
    for (const entry of object.entries) {
      if (entry.kind !== "member") {
        this.#value(objectsIn(entry.value), typeName, connector);
        continue;
      }
      const { name } = entry;
      if (name === "__typename") continue;
      const having = names.filter((type) => this.#types.fields.get(type)?.has(name));
      if (having.length === 0) {
        const known = names.flatMap((type) => [...(this.#types.fields.get(type)?.keys() ?? [])]);
        this.#mistakes.list.push(
          `${selection.placeAt(entry.offset)}: In the selection of @connect of ${coordinate}: ${typeName} has no field "${name}"${hintFor(name, known)}`,
        );
      }
      for (const type of having) {
        this.#filled.add(`${type}.${name}`);
        const field = this.#types.fields.get(type)?.get(name);
        if (field) this.#value(objectsIn(entry.value), namedType(field.type), connector);
      }
    }
    const written = membersOf(object);
    const [type = ""] = names;
    const place = object.entries.find(({ kind }) => kind === "member");
    if (type !== typeName && place?.kind === "member" && written?.has("__typename") === false)
      this.#mistakes.list.push(
        `${selection.placeAt(place.offset)}: In the selection of @connect of ${coordinate}: ${typeName} is one of several types, and no __typename says which`,
      );
    if (type !== typeName || !written || !this.#types.own.has(type)) return;
    const left = [...(this.#types.fields.get(type)?.keys() ?? [])].filter((name) => !written.has(name));
    this.#partial.push({
      place: place?.kind === "member" ? selection.placeAt(place.offset) : connector.place,
      coordinate,
      type,
      left,
    });
  }

  /** Marks all fields of a type and below it as filled, because the service determines the members of the value. */
  #opens(typeName: string): void {
    for (const type of this.#types.objects(typeName)) {
      if (this.#open.has(type)) continue;
      this.#open.add(type);
      for (const [name, { type: own }] of this.#types.fields.get(type) ?? []) {
        this.#filled.add(`${type}.${name}`);
        this.#opens(namedType(own));
      }
    }
  }
}

const isExternal = ({ directives }: FieldDefinitionNode | InputValueDefinitionNode): boolean =>
  directives?.some(({ name }) => name.value === "external") === true;
