/** Documents with `@defer` at random places of their selections. */
import {
  type DocumentNode,
  Kind,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from "graphql";
import type { Random } from "#services/kit/data/random.ts";

/**
 * The same document with some of its selections in deferred fragments. Root fields of a mutation are not deferred.
 */
export function withRandomDefers(query: string, random: Random, share = 0.3): string {
  let labels = 0;
  const document: DocumentNode = parse(query, { noLocation: true });
  const roots = new Set<SelectionSetNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION && definition.operation === "mutation")
      roots.add(definition.selectionSet);
  const deferred = visit(document, {
    SelectionSet: {
      leave(set, _key, _parent, _path, ancestors) {
        if (ancestors.length <= 3 && roots.size > 0) return undefined;
        if (random.next() >= share) return undefined;
        const later = set.selections.filter(() => random.next() < 0.6);
        if (later.length === 0) return undefined;
        const first = set.selections.filter((selection) => !later.includes(selection));
        const fragment = parse(`{ ... @defer(label: "d${labels++}") { __typename } }`, { noLocation: true })
          .definitions[0];
        if (fragment?.kind !== Kind.OPERATION_DEFINITION) return undefined;
        const [node] = fragment.selectionSet.selections;
        if (node?.kind !== Kind.INLINE_FRAGMENT) return undefined;
        const written: SelectionNode = { ...node, selectionSet: { ...set, selections: later } };
        return { ...set, selections: [...first, written] };
      },
    },
  });
  return print(deferred);
}
