/**
 * Replaces literals of arguments with variables before an operation is planned, so that operations that differ
 * only in literals share one plan and one compiled shape. Only the planner sees the rewritten document;
 * validation, cost and errors use the client's document. Literals of directives stay, because plans depend on
 * them.
 */
import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  parseType,
  print,
  TypeInfo,
  type ValueNode,
  type VariableDefinitionNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from "graphql";

export interface LiftedOperation {
  /** One operation with its fragments. Variables replace its literals. */
  readonly document: DocumentNode;
  /** Equal for all operations that differ only in literals and formatting. */
  readonly key: string;
  /** The literals, by the names of their variables. */
  readonly literals: Readonly<Record<string, unknown>>;
}

/** Thrown for a literal that a variable cannot express exactly. */
class NotLiftable extends Error {}

/**
 * Rewrites an operation of a valid document, with its literals as variables.
 * @param operationName Required if the document has several operations.
 * @returns undefined unless exactly one operation matches
 */
export function liftLiterals(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): LiftedOperation | undefined {
  const own = document.definitions.filter(
    (node): node is OperationDefinitionNode =>
      node.kind === Kind.OPERATION_DEFINITION && (!operationName || node.name?.value === operationName),
  );
  const [operation] = own;
  if (!operation || own.length > 1) return undefined;
  const variables = new LiteralVariables(operation.variableDefinitions ?? []);
  const types = new TypeInfo(schema);
  const rewritten = visit<DocumentNode>(
    {
      kind: Kind.DOCUMENT,
      definitions: document.definitions.filter(
        (node) => node === operation || node.kind === Kind.FRAGMENT_DEFINITION,
      ),
    },
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Field(node) {
        const field = types.getFieldDef();
        // Introspection fields need no plan.
        if (!field || field.name.startsWith("__") || !node.arguments?.length) return undefined;
        const declared = new Map(field.args.map((one) => [one.name, one]));
        return {
          ...node,
          arguments: node.arguments.map((one) => variables.inPlaceOf(one, declared.get(one.name.value))),
        };
      },
    }),
  );
  const lifted: DocumentNode = {
    ...rewritten,
    definitions: rewritten.definitions.map((node) =>
      node.kind === Kind.OPERATION_DEFINITION
        ? { ...node, variableDefinitions: [...(node.variableDefinitions ?? []), ...variables.definitions] }
        : node,
    ),
  };
  return { document: lifted, key: print(lifted), literals: variables.values };
}

/** The variables that replace the literals of one operation. */
class LiteralVariables {
  readonly definitions: VariableDefinitionNode[] = [];
  readonly values: Record<string, unknown> = {};
  readonly #taken: Set<string>;
  /** Equal literals share one variable, because fields with equal arguments may be one field of the answer. */
  readonly #names = new Map<string, string>();

  constructor(own: readonly VariableDefinitionNode[]) {
    this.#taken = new Set(own.map(({ variable }) => variable.name.value));
  }

  /** Replaces the literal of an argument with a variable, if the variable has the same meaning. */
  inPlaceOf(argument: ArgumentNode, declared: GraphQLArgument | undefined): ArgumentNode {
    if (!declared || argument.value.kind === Kind.VARIABLE || argument.value.kind === Kind.NULL)
      return argument;
    let value: unknown;
    try {
      value = jsonOf(argument.value, declared.type);
    } catch (error) {
      if (error instanceof NotLiftable) return argument;
      throw error;
    }
    const name = this.#nameOf(argument.name.value, String(declared.type), value);
    return { ...argument, value: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } } };
  }

  #nameOf(argument: string, type: string, value: unknown): string {
    const key = `${type} ${JSON.stringify(value)}`;
    let name = this.#names.get(key);
    if (name === undefined) {
      for (let i = this.definitions.length; name === undefined || this.#taken.has(name); i++)
        name = `${argument}_${i}`;
      this.#taken.add(name);
      this.#names.set(key, name);
      this.values[name] = value;
      this.definitions.push({
        kind: Kind.VARIABLE_DEFINITION,
        variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
        type: parseType(type, { noLocation: true }),
      });
    }
    return name;
  }
}

/**
 * A literal as a client would send it in JSON.
 * @throws NotLiftable if the literal contains a variable, or JSON cannot express it exactly
 */
function jsonOf(node: ValueNode, type: GraphQLInputType | undefined): unknown {
  const nullable = type && getNullableType(type);
  if (node.kind === Kind.VARIABLE) throw new NotLiftable();
  if (node.kind === Kind.NULL) return null;
  if (node.kind === Kind.LIST) {
    const item = isListType(nullable) ? (nullable.ofType as GraphQLInputType) : undefined;
    return node.values.map((one) => jsonOf(one, item));
  }
  if (node.kind === Kind.OBJECT) {
    const fields = isInputObjectType(nullable) ? nullable.getFields() : {};
    return Object.fromEntries(
      node.fields.map(({ name, value }) => [name.value, jsonOf(value, fields[name.value]?.type)]),
    );
  }
  if (isListType(nullable)) return jsonOf(node, nullable.ofType as GraphQLInputType);
  if (node.kind === Kind.INT && String(nullable) === "ID") return node.value;
  if (node.kind === Kind.INT && String(Number(node.value)) !== node.value) throw new NotLiftable();
  // For custom scalars, a decimal is exact only in its source text.
  if (node.kind === Kind.FLOAT && String(nullable) !== "Float") throw new NotLiftable();
  if (node.kind === Kind.ENUM && !isEnumType(nullable)) throw new NotLiftable();
  return valueFromASTUntyped(node);
}

/** Cache that holds its values by weak references. */
export class SharedByKey<Value extends object> {
  readonly #values = new Map<string, WeakRef<Value>>();
  readonly #unused = new FinalizationRegistry<string>((key) => {
    if (this.#values.get(key)?.deref() === undefined) this.#values.delete(key);
  });

  get size(): number {
    return this.#values.size;
  }

  /** Returns the value of a key. Creates it if the cache has none that is still in use. */
  get(key: string, create: () => Value | undefined): Value | undefined {
    const known = this.#values.get(key)?.deref();
    if (known) return known;
    const value = create();
    if (value) {
      this.#values.set(key, new WeakRef(value));
      this.#unused.register(value, key);
    }
    return value;
  }
}
