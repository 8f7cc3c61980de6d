/**
 * Demands of a schema on callers: `@authenticated` and `@requiresScopes` on fields and types of a supergraph, or
 * of all subgraphs together, collected for the selections of an operation.
 */
import {
  type ArgumentNode,
  type ConstDirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
  valueFromASTUntyped,
} from "graphql";
import { fragmentsIn, walkSelections } from "#platform/graphql/selections.ts";

/** Met if the caller is authenticated and has all scopes of at least one alternative. */
export interface Requirement {
  readonly coordinate: string;
  /** Alternatives of scopes. Empty if authentication is enough. */
  readonly anyOf: readonly (readonly string[])[];
}

/** Demands of an operation, independent of variables, and arguments that look up objects by id. */
export interface OperationDemands {
  readonly requirements: readonly Requirement[];
  /** Arguments with global ids of any type. The demands depend on their values. */
  readonly ids: readonly ValueNode[];
  /** Arguments with representations of entities, as routers send them to subgraphs. */
  readonly representations: readonly ValueNode[];
}

export interface Requirements {
  /** False if the schema has no demands, so that no operation needs a check. */
  readonly any: boolean;
  /** All scopes that fields demand. */
  readonly scopes: ReadonlySet<string>;
  /** Mutations without a demanded scope. All authenticated callers can run them. */
  readonly unscopedMutations: readonly string[];
  /** Distinct demands of the operation's selections. */
  of(document: DocumentNode, operation: OperationDefinitionNode): OperationDemands;
  /** Demands to look up an object by global id: the lowest demand among its fields. */
  ofId(id: string): readonly Requirement[];
  /** Demands to learn that an entity exists: those of any of its fields. */
  ofEntity(type: string): readonly Requirement[];
}

interface FieldFacts {
  readonly type: string;
  readonly own: readonly Requirement[];
  /**
   * Set if the field takes global ids or representations of several types. Their types then decide about the
   * demands.
   */
  readonly looksUp: "ids" | "representations" | undefined;
}

interface TypeFacts {
  readonly own: readonly Requirement[];
  readonly fields: ReadonlyMap<string, FieldFacts>;
  /** The possible object types of a value: the type itself, implementations, or members of the union. */
  readonly objects: Set<string>;
}

/**
 * Reads the demands of a supergraph, or of any SDL with the two directives. If a type is defined in several parts,
 * as in the SDL of several subgraphs, the parts are merged.
 * @param notDemanded scopes to ignore, although the supergraph demands them
 */
export function requirementsOf(
  supergraph: DocumentNode,
  notDemanded: ReadonlySet<string> = new Set(),
): Requirements {
  const { types, roots } = factsOf(supergraph, notDemanded);
  const all = demandsIn(types);
  const byId = new Map<string, readonly Requirement[]>();
  const mutations = types.get(roots.get("mutation") ?? "")?.fields ?? [];
  return {
    any: all.length > 0,
    scopes: new Set(all.flatMap(({ anyOf }) => anyOf.flat())),
    unscopedMutations: [...mutations].flatMap(([name, { own }]) =>
      own.some(({ anyOf }) => anyOf.length > 0) ? [] : name,
    ),
    of(document, operation) {
      const root = roots.get(operation.operation);
      return root === undefined
        ? { requirements: [], ids: [], representations: [] }
        : collect(types, document, operation, root);
    },
    ofId(id) {
      const [name = ""] = id.split(":", 1);
      const type = types.get(name);
      let demand = byId.get(name);
      if (!demand && type) {
        demand = leastDemand(type);
        byId.set(name, demand);
      }
      return demand ?? [];
    },
    ofEntity: (type) => anyDemand(type, types.get(type)),
  };
}

/** The lowest demand among the fields of a type, without its id. */
function leastDemand(type: TypeFacts): readonly Requirement[] {
  const demands = [...type.fields].flatMap(([name, { own }]) => (IDS.has(name) ? [] : [own]));
  const scopesIn = (own: readonly Requirement[]) =>
    own.reduce((sum, { anyOf }) => sum + (anyOf[0]?.length ?? 0), 0);
  const [least = []] = demands.sort((a, b) => scopesIn(a) - scopesIn(b));
  return least;
}

/** A requirement that is met if the demands of one field are met. The id does not count. */
function anyDemand(coordinate: string, type: TypeFacts | undefined): readonly Requirement[] {
  const fields = [...(type?.fields ?? [])].filter(([name]) => !IDS.has(name)).map(([, { own }]) => own);
  if (fields.length === 0 || fields.some((own) => own.length === 0)) return [];
  return [{ coordinate, anyOf: fields.flatMap((own) => combined(own)) }];
}

/** Several requirements as the alternatives of one requirement. */
const combined = (own: readonly Requirement[]): readonly (readonly string[])[] =>
  own.reduce<readonly (readonly string[])[]>(
    (all, { anyOf }) =>
      anyOf.length === 0 ? all : all.flatMap((scopes) => anyOf.map((more) => [...scopes, ...more])),
    [[]],
  );

/** Fields that a caller who looks up an object knows already. */
const IDS = new Set(["id", "upstreamId"]);

/** All demands of a supergraph, in the order of its types and fields. */
export function allDemands(supergraph: DocumentNode): readonly Requirement[] {
  return demandsIn(factsOf(supergraph, new Set()).types);
}

const demandsIn = (types: ReadonlyMap<string, TypeFacts>): readonly Requirement[] =>
  [...types.values()].flatMap(({ own, fields }) => [
    ...own,
    ...[...fields.values()].flatMap((field) => field.own),
  ]);

/**
 * Collects the demands of selections. A field of an abstract type has the demands of this field in all possible
 * object types, so that an interface does not avoid demands. `@skip` and `@include` are ignored, because demands
 * do not depend on variables.
 */
function collect(
  types: ReadonlyMap<string, TypeFacts>,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  root: string,
): OperationDemands {
  const fragments = fragmentsIn(document);
  const found = new Set<Requirement>();
  const ids: ValueNode[] = [];
  const representations: ValueNode[] = [];
  const demand = (requirements: readonly Requirement[] = []) => {
    for (const requirement of requirements) found.add(requirement);
  };
  /** Fragments that are collected already. Without this, nested fragments could take exponential time. */
  const seen = new Set<FragmentDefinitionNode>();

  const select = (selectionSet: SelectionSetNode, typeName: string): void =>
    walkSelections(selectionSet, typeName, fragments, {
      field({ name: { value: name }, arguments: args = [], selectionSet: inner }, on) {
        const type = types.get(on);
        const field = type?.fields.get(name);
        if (!type || !field) return; // `__typename`, introspection; the rest is refused by validation
        demand(field.own);
        if (field.looksUp)
          (field.looksUp === "ids" ? ids : representations).push(...args.map(({ value }) => value));
        for (const object of type.objects) {
          demand(types.get(object)?.own);
          demand(types.get(object)?.fields.get(name)?.own);
        }
        demand(types.get(field.type)?.own);
        if (inner) select(inner, field.type);
      },
      fragment(fragment, around) {
        if (fragment.kind === Kind.FRAGMENT_DEFINITION) {
          if (seen.has(fragment)) return undefined;
          seen.add(fragment);
        }
        const on = fragment.typeCondition?.name.value ?? around;
        demand(types.get(on)?.own);
        return on;
      },
    });
  select(operation.selectionSet, root);
  return { requirements: [...found], ids, representations };
}

function factsOf(document: DocumentNode, notDemanded: ReadonlySet<string>) {
  const demandsOf = (coordinate: string, directives: readonly ConstDirectiveNode[] = []) =>
    demandsOn(coordinate, directives, notDemanded);
  const abstract = new Set(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.INTERFACE_TYPE_DEFINITION || definition.kind === Kind.UNION_TYPE_DEFINITION
        ? definition.name.value
        : [],
    ),
  );
  const leaf = (name: string, directives: readonly ConstDirectiveNode[] | undefined): TypeFacts => ({
    own: demandsOf(name, directives),
    fields: new Map(),
    objects: new Set(),
  });
  const types = new Map<string, TypeFacts>();
  const roots = new Map<string, string>();
  const members: [abstract: string, object: string][] = [];
  for (const definition of document.definitions) {
    switch (definition.kind) {
      case Kind.SCHEMA_DEFINITION:
        for (const { operation, type } of definition.operationTypes) roots.set(operation, type.name.value);
        break;
      case Kind.UNION_TYPE_DEFINITION:
        for (const object of definition.types ?? []) members.push([definition.name.value, object.name.value]);
        types.set(definition.name.value, leaf(definition.name.value, definition.directives));
        break;
      case Kind.SCALAR_TYPE_DEFINITION:
      case Kind.ENUM_TYPE_DEFINITION:
        types.set(definition.name.value, leaf(definition.name.value, definition.directives));
        break;
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.OBJECT_TYPE_EXTENSION:
      case Kind.INTERFACE_TYPE_DEFINITION: {
        const { name, directives, fields = [], interfaces = [] } = definition;
        const object = definition.kind !== Kind.INTERFACE_TYPE_DEFINITION;
        const before = types.get(name.value);
        if (object) for (const { name: abstract } of interfaces) members.push([abstract.value, name.value]);
        types.set(name.value, {
          own: [...(before?.own ?? []), ...demandsOf(name.value, directives)],
          fields: new Map([
            ...(before?.fields ?? []),
            ...fields.map((field): [string, FieldFacts] => {
              const type = namedType(field.type);
              const own = demandsOf(`${name.value}.${field.name.value}`, field.directives);
              const others = before?.fields.get(field.name.value)?.own ?? [];
              return [
                field.name.value,
                { type, own: [...others, ...own], looksUp: looksUpIn(field, abstract.has(type)) },
              ];
            }),
          ]),
          objects: new Set(object ? [name.value] : []),
        });
        break;
      }
    }
  }
  for (const [abstract, object] of members) types.get(abstract)?.objects.add(object);
  for (const [operation, type] of [
    ["query", "Query"],
    ["mutation", "Mutation"],
    ["subscription", "Subscription"],
  ] as const)
    if (!roots.has(operation) && types.has(type)) roots.set(operation, type);
  return { types, roots };
}

function looksUpIn(
  { arguments: args = [] }: FieldDefinitionNode,
  isAbstract: boolean,
): FieldFacts["looksUp"] {
  const takes = (name: string) => args.some(({ type }) => namedType(type) === name);
  if (takes("_Any")) return "representations";
  return isAbstract && takes("ID") ? "ids" : undefined;
}

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

/** @throws at the start for a directive that cannot be enforced */
function demandsOn(
  coordinate: string,
  directives: readonly ConstDirectiveNode[],
  notDemanded: ReadonlySet<string>,
): readonly Requirement[] {
  const found: Requirement[] = [];
  for (const { name, arguments: args } of directives) {
    if (name.value === "authenticated") found.push({ coordinate, anyOf: [] });
    else if (name.value === "requiresScopes") {
      const anyOf = scopesIn(coordinate, args).map((all) => all.filter((scope) => !notDemanded.has(scope)));
      // One alternative has no scope left, so authentication is enough.
      found.push({ coordinate, anyOf: anyOf.some((all) => all.length === 0) ? [] : anyOf });
    } else if (name.value === "policy") throw new Error(`${coordinate}: @policy is not enforced here`);
  }
  return found;
}

function scopesIn(coordinate: string, args: readonly ArgumentNode[] = []): readonly (readonly string[])[] {
  const scopes = args.find(({ name }) => name.value === "scopes");
  const value: unknown = scopes && valueFromASTUntyped(scopes.value);
  const lists = Array.isArray(value) ? value : [];
  const anyOf = lists.map((all) => (Array.isArray(all) ? all : [all]).map(String));
  if (anyOf.length === 0) throw new Error(`${coordinate}: @requiresScopes names no scopes`);
  return anyOf;
}
