/**
 * Splits an operation into the first payload and the parts of its `@defer` directives, and writes the document
 * for the planner. If a later fetch of a field would cost another REST call, the planner's document fetches the
 * field with its object, and only its delivery is later. Fragment spreads are expanded, so that each `@defer`
 * has one place in the operation.
 */
import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  type InlineFragmentNode,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { atRoot, type Deferrable, type Origin } from "./deferrable.ts";
import { applies, isDefer, labelOf, type Values } from "./directive.ts";

/** A step of the path to a deferred place: a field, a type condition, a variable of `@skip` or `@include`. */
export type DeferStep =
  | { readonly field: FieldNode; readonly name: string }
  | { readonly on: string }
  | { readonly variable: string; readonly is: boolean };

/** A deferred fragment at its place in the operation. */
export interface DeferredPart {
  readonly label: string | undefined;
  /** The enclosing deferred fragment, if there is one. */
  parent: DeferredPart | undefined;
  readonly steps: readonly DeferStep[];
  /** Type of the objects that the fragment applies to. */
  readonly type: GraphQLCompositeType;
  /** Selections of the part, without those deferred within it. */
  selectionSet: SelectionSetNode;
  /** Labels of the planned fetches that the part waits for. */
  readonly waits: Set<string>;
}

export interface Split {
  /** Selections of the first payload. */
  readonly first: SelectionSetNode;
  /** Enclosing parts come before the parts within them. */
  readonly parts: readonly DeferredPart[];
  /** Operation for the planner. Each `@defer` in it has its own label. */
  readonly planned: OperationDefinitionNode;
}

export interface SplitOptions {
  readonly schema: GraphQLSchema;
  readonly deferrable: Deferrable;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly values: Values;
}

/** Splits an operation. Undefined if no part of it can be delivered later. */
export function splitOperation(operation: OperationDefinitionNode, options: SplitOptions): Split | undefined {
  const root = options.schema.getRootType(operation.operation);
  if (!root) return undefined;
  const splitter = new Splitter(options);
  const whole = splitter.expand(operation.selectionSet, root, [], undefined);
  const selectionSet = splitter.plan(whole, root, undefined, { owner: undefined, origin: atRoot });
  const parts = splitter.settle();
  if (parts.length === 0) return undefined;
  return { first: splitter.own(whole), parts, planned: { ...operation, selectionSet } };
}

/** The part whose fetch reads a selection set, and the origin of its objects. */
interface PartFetch {
  readonly owner: DeferredPart | undefined;
  readonly origin: Origin;
}

type Wrap = (selection: SelectionNode) => SelectionNode;

class Splitter {
  readonly #options: SplitOptions;
  /** The parts, by their expanded fragments. */
  readonly #parts = new Map<InlineFragmentNode, DeferredPart>();
  #labels = 0;

  constructor(options: SplitOptions) {
    this.#options = options;
  }

  /** Expands fragment spreads, and creates a part for each deferred fragment. */
  expand(
    set: SelectionSetNode,
    type: GraphQLCompositeType,
    steps: readonly DeferStep[],
    parent: DeferredPart | undefined,
  ): SelectionSetNode {
    const selections = set.selections.flatMap((selection): SelectionNode[] => {
      const when = conditionsIn(selection.directives);
      if (selection.kind === Kind.FIELD) {
        const inner = this.#typeOf(type, selection.name.value);
        if (!selection.selectionSet || !inner) return [selection];
        const name = (selection.alias ?? selection.name).value;
        const field: DeferStep = { field: selection, name };
        return [
          {
            ...selection,
            selectionSet: this.expand(selection.selectionSet, inner, [...steps, ...when, field], parent),
          },
        ];
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#options.fragments[selection.name.value];
      if (!fragment) return [];
      const { typeCondition } = fragment;
      const on = typeCondition?.name.value;
      const named = on === undefined ? type : this.#options.schema.getType(on);
      if (!isCompositeType(named)) return [];
      const within = [...steps, ...when, ...(on === undefined || on === type.name ? [] : [{ on }])];
      const defer = selection.directives?.find(isDefer);
      const directives = selection.directives?.filter((directive) => !isDefer(directive)) ?? [];
      const written = (selectionSet: SelectionSetNode): InlineFragmentNode => ({
        kind: Kind.INLINE_FRAGMENT,
        ...(typeCondition && { typeCondition }),
        directives,
        selectionSet,
      });
      if (!defer || !applies(defer, this.#options.values))
        return [written(this.expand(fragment.selectionSet, named, within, parent))];
      const part: DeferredPart = {
        label: labelOf(defer),
        parent,
        steps: within,
        type: named,
        selectionSet: EMPTY,
        waits: new Set(),
      };
      // `@skip` and `@include` of the fragment are among the steps, which decide if the part applies.
      const node = written(EMPTY);
      this.#parts.set(node, part);
      part.selectionSet = this.expand(fragment.selectionSet, named, within, part);
      return [node];
    });
    return { kind: Kind.SELECTION_SET, selections };
  }

  /**
   * Selections to plan for objects of a type: those fetched with the object, and a fragment with `@defer` for
   * those fetched later.
   * @param layer The part that the selections belong to.
   */
  plan(
    set: SelectionSetNode,
    type: GraphQLCompositeType,
    layer: DeferredPart | undefined,
    { owner, origin }: PartFetch,
  ): SelectionSetNode {
    const early: SelectionNode[] = [];
    const late = new Map<string, { readonly by: DeferredPart; readonly selections: SelectionNode[] }>();
    /** Label of the deferred fetch of each response name. */
    const fetched = new Map<string, string>();
    const names = new Set(layer === owner ? this.#namesIn(set) : []);

    const place = (
      field: FieldNode,
      at: GraphQLCompositeType,
      by: DeferredPart | undefined,
      wrap: Wrap,
    ): void => {
      const name = (field.alias ?? field.name).value;
      const inner = this.#typeOf(at, field.name.value);
      const fetchedBy = (part: DeferredPart | undefined): FieldNode => {
        if (!field.selectionSet || !inner) return field;
        const from = this.#options.deferrable.origin(at.name, field.name.value, origin);
        return {
          ...field,
          selectionSet: this.plan(field.selectionSet, inner, by, { owner: part, origin: from }),
        };
      };
      const apart =
        by !== undefined &&
        by !== owner &&
        !names.has(name) &&
        !field.name.value.startsWith("__") &&
        isObjectType(at) &&
        this.#options.deferrable.isApart(at.name, field.name.value, origin);
      if (!apart) {
        if (by !== owner) names.add(name);
        early.push(wrap(fetchedBy(owner)));
        return;
      }
      // If several parts need a list, the first of them fetches it for all.
      const known = fetched.get(name);
      const label = known ?? labelIn(late, by) ?? `part${this.#labels++}`;
      let group = late.get(label);
      if (!group) {
        group = { by, selections: [] };
        late.set(label, group);
      }
      fetched.set(name, label);
      by.waits.add(label);
      group.selections.push(wrap(fetchedBy(group.by)));
    };

    const visit = (
      inner: SelectionSetNode,
      at: GraphQLCompositeType,
      by: DeferredPart | undefined,
      wrap: Wrap,
    ): void => {
      for (const selection of inner.selections) {
        if (selection.kind === Kind.FIELD) place(selection, at, by, wrap);
        else if (selection.kind === Kind.INLINE_FRAGMENT) {
          const part = this.#parts.get(selection);
          const on =
            selection.typeCondition && this.#options.schema.getType(selection.typeCondition.name.value);
          const within: Wrap = (node) =>
            wrap({ ...selection, selectionSet: { kind: Kind.SELECTION_SET, selections: [node] } });
          visit(
            part?.selectionSet ?? selection.selectionSet,
            isCompositeType(on) ? on : at,
            part ?? by,
            within,
          );
        }
      }
    };
    visit(set, type, layer, (selection) => selection);
    return {
      kind: Kind.SELECTION_SET,
      selections: [
        ...early,
        ...[...late].map(([label, { selections }]) => deferredFragment(label, selections)),
      ],
    };
  }

  /** The parts that wait for a fetch. The others are merged into their parent, or the first payload. */
  settle(): readonly DeferredPart[] {
    for (const [node, part] of this.#parts)
      if (part.waits.size === 0) this.#inline.add(node);
      else while (part.parent && part.parent.waits.size === 0) part.parent = part.parent.parent;
    const parts = [...this.#parts.values()].filter(({ waits }) => waits.size > 0);
    for (const part of parts) part.selectionSet = this.own(part.selectionSet);
    return parts;
  }

  readonly #inline = new Set<InlineFragmentNode>();

  /** The selections without the parts that are deferred within them. */
  own(set: SelectionSetNode): SelectionSetNode {
    const selections = set.selections.flatMap((selection): SelectionNode[] => {
      if (selection.kind === Kind.FIELD)
        return selection.selectionSet
          ? [{ ...selection, selectionSet: this.own(selection.selectionSet) }]
          : [selection];
      if (selection.kind !== Kind.INLINE_FRAGMENT) return [selection];
      const part = this.#parts.get(selection);
      if (part && !this.#inline.has(selection)) return [];
      return [{ ...selection, selectionSet: this.own(part?.selectionSet ?? selection.selectionSet) }];
    });
    return { kind: Kind.SELECTION_SET, selections };
  }

  /** Response names that are selected on the objects outside deferred fragments. */
  #namesIn({ selections }: SelectionSetNode): string[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [(selection.alias ?? selection.name).value];
      if (selection.kind !== Kind.INLINE_FRAGMENT || this.#parts.has(selection)) return [];
      return this.#namesIn(selection.selectionSet);
    });
  }

  #typeOf(type: GraphQLCompositeType, field: string): GraphQLCompositeType | undefined {
    if (!isObjectType(type) && !isInterfaceType(type)) return undefined;
    const found = type.getFields()[field];
    const named = found && getNamedType(found.type);
    return isCompositeType(named) ? named : undefined;
  }
}

const EMPTY: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [] };

/** Label of the fetch that a part already has at this place. */
function labelIn(
  late: ReadonlyMap<string, { readonly by: DeferredPart }>,
  part: DeferredPart,
): string | undefined {
  for (const [label, { by }] of late) if (by === part) return label;
  return undefined;
}

function deferredFragment(label: string, selections: readonly SelectionNode[]): InlineFragmentNode {
  const name = (value: string) => ({ kind: Kind.NAME, value }) as const;
  return {
    kind: Kind.INLINE_FRAGMENT,
    directives: [
      {
        kind: Kind.DIRECTIVE,
        name: name("defer"),
        arguments: [{ kind: Kind.ARGUMENT, name: name("label"), value: { kind: Kind.STRING, value: label } }],
      },
    ],
    selectionSet: { kind: Kind.SELECTION_SET, selections },
  };
}

/** Conditions of `@skip` and `@include`. A part that is never included gets a step that is never true. */
function conditionsIn(directives: readonly DirectiveNode[] = []): DeferStep[] {
  return directives.flatMap(({ name, arguments: args }): DeferStep[] => {
    if (name.value !== "skip" && name.value !== "include") return [];
    const is = name.value === "include";
    const value = args?.find((argument) => argument.name.value === "if")?.value;
    if (value?.kind === Kind.VARIABLE) return [{ variable: value.name.value, is }];
    return value?.kind === Kind.BOOLEAN && value.value !== is ? [NEVER] : [];
  });
}

/** No object has this type. */
const NEVER: DeferStep = { on: "" };
