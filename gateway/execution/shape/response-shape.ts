/**
 * Compiles the shaping of results, once per operation, into a function that writes the client's answer from the
 * merged data of the subgraphs as object literals. The stock gateway interprets the operation for each value of
 * each answer instead, which is most of its cost.
 *
 * If the compiled function meets a value that it cannot decide, it throws `FallbackError`, and
 * `repairedShape` shapes the same data.
 */
import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  type SelectionSetNode,
} from "graphql";
import { type Fragments, walkSelections } from "#platform/graphql/selections.ts";
import { applies, isIncluded, type ObjectSelection, Unsupported, type Values } from "./included.ts";

/** Thrown if the data does not fit the schema: null for a non-null type, a wrong leaf, an unexpected type. */
export class FallbackError extends Error {}

/** Data for the client, its number of objects, and a lower bound of its bytes. */
export interface ShapedData {
  readonly data: Record<string, unknown>;
  readonly objects: number;
  readonly bytes: number;
}

export type CompiledShape = (data: Readonly<Record<string, unknown>>) => ShapedData;

export interface ShapeOptions {
  /** Variables that conditions depend on. Without them, every selection that can be included is included. */
  readonly values?: Values | undefined;
  /** Response names of the client, if the data has other names. */
  readonly names?: ReadonlyMap<string, string> | undefined;
}

/**
 * Compiles the shape of selections.
 * @throws Unsupported for introspection and names that cannot be written as literals.
 */
export function compileShape(
  schema: GraphQLSchema,
  { type, selectionSet, fragments }: ObjectSelection,
  options: ShapeOptions = {},
): CompiledShape {
  const compiler = new Compiler(schema, fragments, options);
  const root = isObjectType(type)
    ? compiler.object(type, [selectionSet])
    : compiler.abstract(type, [selectionSet]);
  return compiler.finish(root);
}

class Compiler {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Fragments;
  readonly #values: Values | undefined;
  readonly #names: ShapeOptions["names"];
  readonly #code: string[] = [];
  /** Values that the code refers to: sets of enum values. */
  readonly #constants: unknown[] = [];
  #count = 0;

  constructor(schema: GraphQLSchema, fragments: Fragments, { values, names }: ShapeOptions) {
    this.#schema = schema;
    this.#fragments = fragments;
    this.#values = values;
    this.#names = names;
  }

  finish(root: string): CompiledShape {
    const source = `"use strict"; let objects = 0; let bytes = 0;\n${this.#code.join("\n")}
      return (o) => { objects = 0; bytes = 0; const data = ${root}(o); return { data, objects, bytes }; };`;
    // The source has only our own code and GraphQL names, and each name is written as JSON.
    const fallback = () => {
      throw new FallbackError();
    };
    return new Function("fallback", "constants", "lengthOf", source)(
      fallback,
      this.#constants,
      lengthOf,
    ) as CompiledShape;
  }

  /** Generates a function for the objects of a type. @returns the function's name */
  object(type: GraphQLObjectType, selections: readonly SelectionSetNode[]): string {
    const fields = [...this.#fieldsOf(type, selections)];
    const least = fields.reduce((sum, [responseName]) => sum + responseName.length + MEMBER_BYTES, 2);
    const members = fields.map(([responseName, nodes]) => {
      const shown = literal(this.#names?.get(responseName) ?? responseName);
      const { name } = nodes[0] as FieldNode;
      if (name.value === "__typename") {
        // An aliased `__typename` comes from the subgraph, whose value may differ.
        const told = `o[${literal(responseName)}]`;
        const sure = `(${told} == null || ${told} === ${literal(type.name)}`;
        return responseName === "__typename" || responseName in Object.prototype
          ? `${shown}: ${literal(type.name)}`
          : `${shown}: ${sure} ? ${literal(type.name)} : fallback())`;
      }
      const field = type.getFields()[name.value];
      if (!field) throw new Unsupported();
      const inner = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      const value = this.#value(field.type, inner);
      const read = `o[${literal(responseName)}]`;
      // Members that every object inherits (`constructor`, `toString`) are not part of the answer.
      const own =
        responseName in Object.prototype
          ? `Object.hasOwn(o, ${literal(responseName)}) ? ${read} : null`
          : read;
      return `${shown}: ${value}(${own})`;
    });
    const check = `const t = o.__typename; if (t !== undefined && t !== ${literal(type.name)}) fallback();`;
    const count = `objects++; bytes += ${least};`;
    return this.#function("o", `${check} ${count} return { ${members.join(", ")} };`);
  }

  /** Generates a function for the values of a type. @returns the function's name */
  #value(type: GraphQLOutputType, selections: readonly SelectionSetNode[]): string {
    if (isNonNullType(type)) {
      const inner = this.#value(type.ofType, selections);
      return this.#function("v", `if (v === null || v === undefined) fallback(); return ${inner}(v);`);
    }
    if (isListType(type)) {
      const inner = this.#value(type.ofType, selections);
      return this.#function(
        "v",
        `if (v === null || v === undefined) return null; if (!Array.isArray(v)) fallback();
         const n = v.length; const a = new Array(n); for (let i = 0; i < n; i++) a[i] = ${inner}(v[i]); return a;`,
      );
    }
    if (isObjectType(type)) {
      const object = this.object(type, selections);
      return this.#function(
        "v",
        `if (v === null || v === undefined) return null; if (typeof v !== "object") fallback(); return ${object}(v);`,
      );
    }
    if (isInterfaceType(type) || isUnionType(type)) return this.abstract(type, selections);
    return this.#function(
      "v",
      `if (v === null || v === undefined) return null; ${this.#leafCheck(type)} ${countOf(type)} return v;`,
    );
  }

  /** Generates a function for objects of an interface or a union. @returns the function's name */
  abstract(type: GraphQLNamedType, selections: readonly SelectionSetNode[]): string {
    if (!isInterfaceType(type) && !isUnionType(type)) throw new Unsupported();
    const cases = this.#schema
      .getPossibleTypes(type)
      .map((possible) => `case ${literal(possible.name)}: return ${this.object(possible, selections)}(v);`);
    return this.#function(
      "v",
      `if (v === null || v === undefined) return null; switch (v.__typename) { ${cases.join(" ")} default: fallback(); }`,
    );
  }

  /** Code that checks a leaf's value. Values of custom scalars are not checked. */
  #leafCheck(type: GraphQLNamedType): string {
    if (isEnumType(type)) {
      const index = this.#constants.push(new Set(type.getValues().map(({ name }) => name))) - 1;
      return `if (!constants[${index}].has(v)) fallback();`;
    }
    if (!isSpecifiedScalarType(type)) return "";
    const checks: Readonly<Record<string, string>> = {
      String: 'typeof v !== "string"',
      ID: 'typeof v !== "string" && !Number.isSafeInteger(v)',
      Boolean: 'typeof v !== "boolean"',
      Int: "!Number.isSafeInteger(v)",
      Float: 'typeof v !== "number" || !Number.isFinite(v)',
    };
    return `if (${checks[type.name]}) fallback();`;
  }

  #function(parameter: string, body: string): string {
    const name = `f${this.#count++}`;
    this.#code.push(`function ${name}(${parameter}) { ${body} }`);
    return name;
  }

  /** The selected fields of a type by response name, in the order of the operation. */
  #fieldsOf(type: GraphQLObjectType, selections: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
    const fields = new Map<string, FieldNode[]>();
    for (const set of selections)
      walkSelections(set, true, this.#fragments, {
        includes: ({ directives }) => isIncluded(directives, this.#values),
        field(field) {
          const name = (field.alias ?? field.name).value;
          if (/^__(?!typename$)/.test(field.name.value) || name === "__proto__") throw new Unsupported();
          const before = fields.get(name);
          if (before) before.push(field);
          else fields.set(name, [field]);
        },
        fragment: ({ typeCondition }) =>
          !typeCondition || applies(this.#schema, typeCondition.name.value, type) ? true : undefined,
      });
    return fields;
  }
}

/** Length of a scalar that is not a string. A JSON scalar may be long. */
const lengthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? JSON.stringify(value).length : 1;

/** Code that adds the length of a leaf, if its type allows long values. */
function countOf(type: GraphQLNamedType): string {
  if (type.name === "String" || isEnumType(type)) return "bytes += v.length;";
  const never = type.name === "Int" || type.name === "Float" || type.name === "Boolean";
  return never ? "" : 'bytes += typeof v === "string" ? v.length : lengthOf(v);';
}

/** Bytes around each member: two quotes, colon and comma. */
const MEMBER_BYTES = 4;

const literal = (name: string) => JSON.stringify(name);
