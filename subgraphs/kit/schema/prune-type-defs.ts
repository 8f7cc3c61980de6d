/**
 * Repairs SDL from which families were removed: removes references to missing types, and repeats this until all
 * remaining definitions are reachable and complete.
 */
import {
  type ConstDirectiveNode,
  type ConstValueNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  type TypeDefinitionNode,
  type TypeExtensionNode,
  type TypeNode,
  visit,
} from "graphql";

type TypeNodes = TypeDefinitionNode | TypeExtensionNode;

const BUILT_IN = new Set(["ID", "String", "Int", "Float", "Boolean"]);
/** Root types are only extended, never defined. */
const OPERATIONS = new Set(["Query", "Mutation", "Subscription"]);

const isType = (node: DefinitionNode): node is TypeNodes =>
  isTypeDefinitionNode(node) || isTypeExtensionNode(node);

/**
 * Removes fields, arguments and members of missing types, types without fields, interfaces without
 * implementations, and definitions that no query, mutation or entity reaches.
 */
export function pruneTypeDefs(document: DocumentNode): DocumentNode {
  let { definitions } = document;
  for (let before = -1; before !== sizeOf(definitions); ) {
    before = sizeOf(definitions);
    definitions = reachable(withoutEmpty(withoutDangling(definitions)));
  }
  return { ...document, definitions };
}

/** Number of definitions, fields and members. Pruning ends when it no longer changes. */
const sizeOf = (definitions: readonly DefinitionNode[]): number =>
  definitions.reduce(
    (sum, node) => sum + 1 + (isType(node) ? membersOf(node).length + interfacesOf(node).length : 0),
    0,
  );

type Member =
  | FieldDefinitionNode
  | InputValueDefinitionNode
  | NamedTypeNode
  | { readonly kind: Kind.ENUM_VALUE_DEFINITION };

function membersOf(node: TypeNodes): readonly Member[] {
  if ("fields" in node) return node.fields ?? [];
  if ("types" in node) return node.types ?? [];
  return "values" in node ? (node.values ?? []) : [];
}

const interfacesOf = (node: TypeNodes): readonly NamedTypeNode[] =>
  "interfaces" in node ? (node.interfaces ?? []) : [];

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

function withoutDangling(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const defined = new Set([...BUILT_IN, ...OPERATIONS]);
  for (const node of definitions) if (isTypeDefinitionNode(node)) defined.add(node.name.value);
  const isDefined = ({ type }: { readonly type: TypeNode }) => defined.has(namedType(type));
  const isNamed = ({ name }: NamedTypeNode) => defined.has(name.value);
  return definitions
    .filter((node) => !isTypeExtensionNode(node) || defined.has(node.name.value))
    .map((definition) =>
      visit(definition, {
        FieldDefinition: (node) => (isDefined(node) ? undefined : null),
        InputValueDefinition: (node) => (isDefined(node) ? undefined : null),
        ObjectTypeDefinition: (node) => ({ ...node, interfaces: node.interfaces?.filter(isNamed) }),
        UnionTypeDefinition: (node) => ({ ...node, types: node.types?.filter(isNamed) }),
      }),
    );
}

/** Removes types without members, and interfaces without implementations. */
function withoutEmpty(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const members = new Map<string, number>();
  const implemented = new Set<string>();
  for (const node of definitions.filter(isType)) {
    members.set(node.name.value, (members.get(node.name.value) ?? 0) + membersOf(node).length);
    for (const { name } of interfacesOf(node)) implemented.add(name.value);
  }
  const isEmpty = (node: TypeNodes): boolean => {
    if (node.kind === Kind.SCALAR_TYPE_DEFINITION || node.kind === Kind.SCALAR_TYPE_EXTENSION) return false;
    if (node.kind === Kind.INTERFACE_TYPE_DEFINITION && !implemented.has(node.name.value)) return true;
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION && isPageWithoutItems(node)) return true;
    return members.get(node.name.value) === 0;
  };
  return definitions.filter((node) => !isType(node) || !isEmpty(node));
}

/** True for a connection whose items have a missing type. */
function isPageWithoutItems({ fields = [] }: ObjectTypeDefinitionNode): boolean {
  const names = fields.map(({ name }) => name.value);
  return names.includes("pageInfo") && !names.includes("nodes");
}

/** Definitions that queries, mutations and entities reach. */
function reachable(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const types = definitions.filter(isType);
  const parts = new Map<string, TypeNodes[]>();
  const implementers = new Map<string, string[]>();
  for (const node of types) {
    const { value } = node.name;
    parts.set(value, [...(parts.get(value) ?? []), node]);
    for (const { name } of interfacesOf(node))
      implementers.set(name.value, [...(implementers.get(name.value) ?? []), value]);
  }
  const reached = new Set<string>();
  const open = types
    .filter(
      (node) => OPERATIONS.has(node.name.value) || node.directives?.some(({ name }) => name.value === "key"),
    )
    .map(({ name }) => name.value);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    open.push(...(implementers.get(name) ?? []));
    for (const part of parts.get(name) ?? [])
      visit(part, { NamedType: (node) => void open.push(node.name.value) });
  }
  return definitions.filter((node) => !isType(node) || reached.has(node.name.value));
}

const argumentOf = ({ arguments: args }: ConstDirectiveNode, name: string): ConstValueNode | undefined =>
  args?.find((argument) => argument.name.value === name)?.value;

/** Fields, as `Type.field`, that a subgraph resolves. */
export function ownedFields(documents: readonly DocumentNode[]): Set<string> {
  const owned = new Set<string>();
  for (const node of documents.flatMap(({ definitions }) => definitions).filter(isType))
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION)
      for (const field of node.fields ?? [])
        if (!field.directives?.some(({ name }) => name.value === "external"))
          owned.add(`${node.name.value}.${field.name.value}`);
  return owned;
}

/** Removes external fields that no subgraph resolves, and `@requires` for them. */
export function dropUnownedExternals(document: DocumentNode, owned: ReadonlySet<string>): DocumentNode {
  const definitions = document.definitions.map((node): DefinitionNode => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) return node;
    const isOwned = (field: string) => owned.has(`${node.name.value}.${field}`);
    const fields = node.fields
      ?.filter(({ name }) => isOwned(name.value))
      .map((field) => ({
        ...field,
        ...(field.directives && {
          directives: field.directives.flatMap((directive) => ownedDemand(directive, isOwned)),
        }),
      }));
    return { ...node, ...(fields && { fields }) };
  });
  return { ...document, definitions };
}

function ownedDemand(
  directive: ConstDirectiveNode,
  isOwned: (field: string) => boolean,
): ConstDirectiveNode[] {
  const demanded = directive.name.value === "requires" ? argumentOf(directive, "fields") : undefined;
  if (demanded?.kind !== Kind.STRING) return [directive];
  const [operation] = parse(`{ ${demanded.value} }`, { noLocation: true }).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [directive];
  const left = operation.selectionSet.selections.filter(
    (selection) => selection.kind !== Kind.FIELD || isOwned(selection.name.value),
  );
  if (left.length === 0) return [];
  const value = left.map(print).join(" ");
  const args = directive.arguments?.map((argument) => ({ ...argument, value: { ...demanded, value } }));
  return [{ ...directive, ...(args && { arguments: args }) }];
}

/** All scopes in demands. */
export function scopesIn(document: DocumentNode): Set<string> {
  const scopes = new Set<string>();
  visit(document, {
    Directive(directive) {
      if (directive.name.value === "requiresScopes")
        visit(directive, { StringValue: ({ value }) => void scopes.add(value) });
    },
  });
  return scopes;
}

/**
 * Removes demands for scopes of absent families, because no caller can have them. Alternatives without any
 * remaining scope are removed, too.
 * @param gone scopes of absent families
 */
export function dropScopes(document: DocumentNode, gone: ReadonlySet<string>): DocumentNode {
  const isGone = (scope: ConstValueNode) => scope.kind === Kind.STRING && gone.has(scope.value);
  return visit(document, {
    Directive(directive) {
      if (directive.name.value !== "requiresScopes") return undefined;
      const scopes = argumentOf(directive as ConstDirectiveNode, "scopes");
      if (scopes?.kind !== Kind.LIST) return undefined;
      const ways = scopes.values
        .flatMap((way) => (way.kind === Kind.LIST ? [way] : []))
        .map((way) => ({ ...way, values: way.values.filter((scope) => !isGone(scope)) }))
        .filter(({ values }) => values.length > 0);
      if (ways.length === 0) return null;
      const args = directive.arguments?.map((argument) => ({
        ...argument,
        value: { ...scopes, values: ways },
      }));
      return { ...directive, arguments: args };
    },
  });
}
