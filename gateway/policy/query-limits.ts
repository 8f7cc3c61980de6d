/**
 * Limits the size of an operation, by its text, before it is planned. A query of one kilobyte can contain an
 * endless number of selections, and the planner would visit them all.
 */
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";
import { TributaryError } from "#platform/errors/catalog.ts";
import { fragmentsIn, walkSelections } from "#platform/graphql/selections.ts";
import type { QueryLimits } from "#platform/limits/limits.ts";

/** The message of each limit. */
const messages = {
  depth: (most: number) => `The operation nests more than ${most} fields deep`,
  aliases: (most: number) => `The operation has more than ${most} aliases`,
  rootFields: (most: number) => `The operation has more than ${most} root fields`,
  directives: (most: number) => `The operation has more than ${most} directives`,
  selections: (most: number) => `The operation has more than ${most} selections`,
} as const;

type Size = Record<keyof typeof messages, number>;

/** Refuses documents with an operation beyond the limits. The server caches documents that passed. */
export function limitsRule(limits: QueryLimits): ValidationRule {
  return (context) => ({
    Document(document) {
      for (const size of sizesOf(document))
        for (const [name, message] of Object.entries(messages) as [keyof Size, (most: number) => string][])
          if (size[name] > limits[name])
            context.reportError(new TributaryError("QUERY_TOO_COMPLEX", {}, message(limits[name])));
    },
  });
}

/** The size of each operation. A fragment counts at each spread, but is measured once. */
function sizesOf(document: DocumentNode): Size[] {
  const fragments = fragmentsIn(document);
  const measured = new Map<FragmentDefinitionNode, Size>();

  function sizeOfFragment(fragment: FragmentDefinitionNode): Size {
    let size = measured.get(fragment);
    if (!size) {
      size = nothing();
      measured.set(fragment, size); // validation refuses cyclic fragments, but the recursion must end here
      Object.assign(size, sizeOf(fragment.selectionSet));
      size.directives += fragment.directives?.length ?? 0;
    }
    return size;
  }

  function sizeOf(selectionSet: SelectionSetNode): Size {
    const size = nothing();
    const add = (selection: SelectionNode, inner: Size, names: readonly (keyof Size)[], depth: number) => {
      size.selections++;
      size.directives += selection.directives?.length ?? 0;
      size.depth = Math.max(size.depth, depth);
      for (const name of names) size[name] += inner[name];
    };
    walkSelections(selectionSet, true, fragments, {
      field(field) {
        const inner = field.selectionSet ? sizeOf(field.selectionSet) : nothing();
        const introspects = field.name.value.startsWith("__");
        size.rootFields++;
        if (field.alias) size.aliases++;
        add(field, inner, ["aliases", "directives", "selections"], introspects ? 1 : inner.depth + 1);
      },
      fragment(fragment, _within, selection) {
        const inner =
          fragment.kind === Kind.FRAGMENT_DEFINITION
            ? sizeOfFragment(fragment)
            : sizeOf(fragment.selectionSet);
        add(selection, inner, ["aliases", "directives", "selections", "rootFields"], inner.depth);
        return undefined;
      },
    });
    return size;
  }

  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const size = sizeOf(definition.selectionSet);
    size.directives += definition.directives?.length ?? 0;
    if (definition.operation === OperationTypeNode.SUBSCRIPTION) {
      // The query of each event is one field deeper, below the namespace, and must pass, too.
      size.depth++;
      size.selections++;
    }
    return [size];
  });
}

/** `rootFields` counts the direct fields of each selection set. Only those of an operation are root fields. */
const nothing = (): Size => ({ depth: 0, aliases: 0, rootFields: 0, directives: 0, selections: 0 });

/** The parser's message about a document beyond its token limit. */
const TOO_LONG = /more than? (\d+) tokens|more that (\d+) tokens/;

/** The parser's refusal of a long document, in our words. Undefined for other messages. */
export function tooLong(message: string): string | undefined {
  const [, than, that] = TOO_LONG.exec(message) ?? [];
  const most = than ?? that;
  return most && `The operation has more than ${most} tokens`;
}
